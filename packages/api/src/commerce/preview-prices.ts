import { SHIPPING_KINDS } from '@sitewright/core/commerce/pricing/shipping'
import { DEFAULT_TAX_CATEGORY } from '@sitewright/core/commerce/pricing/taxes'
import { isCountry } from '@sitewright/core/country-codes'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { appliedDiscount, appliedTax } from '../cart/shapes.ts'
import { id, minor, siteParams } from '../fields.ts'
import { moneyFormat } from '../money-format.ts'
import { discountInput } from './discount-shapes.ts'
import { HIGHEST_PRICE_MINOR } from './shapes.ts'
import { shippingZones, taxCategory, taxSettings } from './zone-shapes.ts'

const price = minor.max(HIGHEST_PRICE_MINOR, 'That price is too high.')

/** Something made up to be sold, or with the `productId` of something that is; or a variant of the store, as it is. */
const sampleLine = z.object({
  /** All but the quantity is then that of this variant, whatever is sent. */
  variantId: id.nullable().default(null),
  title: z.string().trim().max(200).default(''),
  productId: id.nullable().default(null),
  categoryIds: z.array(id).max(100).default([]),
  /** Product type of the specification. */
  type: z.number().int().min(1).max(5).default(1),
  priceMinor: price.default(0),
  quantity: z.number().int().min(1, 'Enter 1 or more.').max(9999, 'Enter 9999 or fewer.'),
  weightGrams: z.number().int().min(0).max(1_000_000_000).default(0),
  shippingSurchargeMinor: price.default(0),
  taxCategory: taxCategory.default(DEFAULT_TAX_CATEGORY),
})

const amounts = { amountCents: true } as const

export const previewPrices = defineCall({
  name: 'previewPrices',
  summary:
    'Prices a cart that nobody has: for a place, with codes, and with zones and taxes that are not saved yet.',
  audience: 'owner',
  needs: 'products.view',
  flag: 'commerce',
  method: 'POST',
  path: '/s/:siteId/api/price-preview',
  params: siteParams,
  input: z.object({
    lines: z.array(sampleLine).min(1, 'Put something into the cart.').max(50),
    destination: z.object({
      country: z.string().refine(isCountry, 'Choose a country.'),
      region: z.string().trim().max(100).default(''),
      postalCode: z.string().trim().max(20).default(''),
    }),
    shippingOptionId: z.string().max(50).nullable().default(null),
    codes: z.array(z.string().trim().min(1).max(50)).max(10).default([]),
    /** In place of the store's own, where it is set. */
    shippingZones: shippingZones.optional(),
    taxes: taxSettings.optional(),
    /** A discount that is being made, or changed if it has an id. */
    discount: discountInput.extend({ id: id.nullable().default(null) }).optional(),
  }),
  output: z.object({
    moneyFormat,
    /** Rows under the cart, which add up to the total. */
    rows: z.array(
      z.object({
        kind: z.enum(['subtotal', 'discount', 'shipping', 'tax', 'total', 'taxIncluded']),
        label: z.string(),
        amountMinor: z.number().int(),
      }),
    ),
    shippingOptions: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        note: z.string(),
        kind: z.enum(SHIPPING_KINDS),
        costMinor: minor,
      }),
    ),
    shippingOptionId: z.string().nullable(),
    taxes: z.array(appliedTax.omit(amounts).extend({ amountMinor: minor })),
    discounts: z.array(appliedDiscount.omit(amounts).extend({ amountMinor: minor })),
    /** Why each code takes nothing off, for the shopper. */
    codeProblems: z.array(z.object({ code: z.string(), message: z.string() })),
    /** Why the cart could not be bought, for the shopper; null if it could. */
    problem: z.string().nullable(),
  }),
})
