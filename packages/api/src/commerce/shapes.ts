import * as z from 'zod'
import { id, minor, time } from '../fields.ts'

const optionName = z.string().trim().min(1, 'Name the option.').max(50)
const optionValue = z.string().trim().min(1, 'Name the value.').max(100)

export const productOption = z.object({
  name: optionName,
  values: z.array(optionValue).min(1, 'An option needs at least one value.').max(100),
})

export const variant = z.object({
  id,
  sku: z.string(),
  /** Option name to chosen value; empty for a product without options. */
  attributes: z.record(z.string(), z.string()),
  priceMinor: minor,
  salePriceMinor: minor,
  onSale: z.boolean(),
  stock: z.object({ unlimited: z.boolean(), quantity: z.number().int().min(0) }),
  imageId: id.nullable(),
})
export type VariantShape = z.infer<typeof variant>

/** Above every currency's own ceiling, which the server holds prices to. */
const HIGHEST_PRICE_MINOR = 1_000_000_000

/** What an owner sends; a variant without an id is new, one left out is removed. */
export const variantInput = z.object({
  id: id.optional(),
  sku: z.string().trim().min(1, 'Enter a SKU.').max(60),
  attributes: z.record(optionName, optionValue),
  priceMinor: minor.max(HIGHEST_PRICE_MINOR, 'That price is too high.'),
  salePriceMinor: minor.max(HIGHEST_PRICE_MINOR, 'That price is too high.').default(0),
  onSale: z.boolean().default(false),
  stock: z.object({
    unlimited: z.boolean(),
    quantity: z.number().int().min(0).max(1_000_000).default(0),
  }),
  imageId: id.nullable().default(null),
})
export type VariantInput = z.infer<typeof variantInput>

export const productState = z.enum(['draft', 'public'])

export const product = z.object({
  id,
  collectionId: id,
  /** Product type of the spec: 1 physical, 2 digital, 3 service, 4 gift card. */
  type: z.number().int(),
  title: z.string(),
  urlId: z.string(),
  /** Address on the live site. */
  url: z.string(),
  /** Rich text as ProseMirror JSON. */
  description: z.unknown(),
  state: productState,
  imageIds: z.array(id),
  options: z.array(productOption),
  variants: z.array(variant),
  currency: z.string(),
  updatedAt: time,
})
export type ProductShape = z.infer<typeof product>

export const productInput = z.object({
  title: z.string().trim().min(1, 'Please enter a title.').max(200),
  urlId: z.string().trim().max(200).optional(),
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  description: z.unknown().optional(),
  state: productState.default('draft'),
  imageIds: z.array(id).max(100).default([]),
  options: z.array(productOption).max(6, 'A product has at most 6 options.').default([]),
  variants: z
    .array(variantInput)
    .min(1, 'A product needs a price.')
    .max(250, 'A product has at most 250 variants.'),
})
export type ProductInput = z.infer<typeof productInput>

export const productSummary = z.object({
  id,
  title: z.string(),
  state: productState,
  thumbnailUrl: z.string().nullable(),
  /** Formatted for people: "from $12.00". */
  price: z.string(),
  variantCount: z.number().int(),
  /** Units over all variants, or null when nothing limits them. */
  stock: z.number().int().nullable(),
  updatedAt: time,
})
export type ProductSummary = z.infer<typeof productSummary>

export const storeSettings = z.object({
  currency: z.string(),
  /** The one flat shipping rate. */
  shippingRateMinor: minor,
  shippingLabel: z.string().min(1).max(100),
  /** Where mail about orders says it comes from. */
  replyToEmail: z.string().max(256),
})
export type StoreSettings = z.infer<typeof storeSettings>
