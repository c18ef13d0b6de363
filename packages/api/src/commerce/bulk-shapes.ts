import { MAX_PRODUCT_CHANGES } from '@sitewright/core/commerce/product-changes'
import * as z from 'zod'
import { id, time } from '../fields.ts'
import { itemStatus, MOST_TERMS } from '../items/shared-shapes.ts'
import { HIGHEST_PRICE_MINOR, variant } from './shapes.ts'

/** A product as the list for editing many shows it: what can be changed there, and what names it. */
export const productRow = z.object({
  id,
  collectionId: id,
  title: z.string(),
  type: z.number().int(),
  state: itemStatus,
  publishOn: time,
  updatedAt: time,
  categoryIds: z.array(id),
  variants: z.array(
    variant.pick({
      id: true,
      sku: true,
      attributes: true,
      priceMinor: true,
      salePriceMinor: true,
      onSale: true,
      stock: true,
    }),
  ),
})
export type ProductRow = z.infer<typeof productRow>

const price = z.number().int().min(0).max(HIGHEST_PRICE_MINOR, 'That price is too high.')
const units = z.number().int().min(0).max(1_000_000)

const variantChange = z.object({
  id,
  priceMinor: price.optional(),
  salePriceMinor: price.optional(),
  onSale: z.boolean().optional(),
  stock: z.object({ unlimited: z.boolean(), quantity: units, seen: units.optional() }).optional(),
})

/** Changes of one product; what is absent stays as it is. */
export const productChange = z.object({
  productId: id,
  seenAt: time.optional(),
  state: itemStatus.optional(),
  publishOn: time.optional(),
  categoryIds: z.array(id).max(MOST_TERMS).optional(),
  variants: z.array(variantChange).max(250).optional(),
})

export const productChanges = z
  .array(productChange)
  .min(1)
  .max(MAX_PRODUCT_CHANGES, `Change at most ${MAX_PRODUCT_CHANGES} products at a time.`)
  .superRefine((changes, check) => {
    const seen = new Set<string>()
    const refuseTwice = (id: string, path: (string | number)[], message: string) => {
      if (seen.has(id)) check.addIssue({ code: 'custom', path, message })
      seen.add(id)
    }
    changes.forEach(({ productId, variants = [] }, index) => {
      refuseTwice(productId, [index, 'productId'], 'This product is listed twice.')
      variants.forEach(({ id }, at) => {
        refuseTwice(id, [index, 'variants', at, 'id'], 'This variant is listed twice.')
      })
    })
  })

/** A change that was not made, by the product's id; the others were. */
export const refusedChange = z.object({
  productId: id,
  code: z.string(),
  message: z.string(),
  /** Messages by field of the change: `variants.0.priceMinor`. */
  errors: z.record(z.string(), z.string()),
})
export type RefusedChange = z.infer<typeof refusedChange>
