import * as z from 'zod'
import { id, time } from '../fields.ts'
import { moneyFormat } from '../money-format.ts'

/** Hundredths of the currency's unit whatever its digits (¥1,000 is 100000): the wire's old promise (specification §9). */
const cents = z.number().int()

export const cartEntry = z.object({
  id,
  itemId: id,
  quantity: z.number().int(),
  chosenVariant: z.object({ sku: z.string(), attributes: z.record(z.string(), z.string()) }),
  additionalFields: z.unknown().nullable(),
  title: z.string(),
  /** Price times quantity. */
  subTotal: cents,
  purchasePriceCents: cents,
  /** Path of the product's page. */
  fullUrl: z.string(),
  image: z.object({ url: z.string(), altText: z.string() }).nullable(),
  /** False when the quantity cannot be changed (digital goods, gift cards). */
  multipleQuantityAllowed: z.boolean(),
  /** Set when the entry cannot be bought as it stands, in words for the shopper. */
  problem: z.string().nullable(),
})
export type CartEntry = z.infer<typeof cartEntry>

export const shippingOption = z.object({ id: z.string(), name: z.string(), costCents: cents })

/** Every field of specification §3 "Shopping cart", and how the site writes the cart's amounts. */
export const cart = z.object({
  id,
  websiteId: id,
  orderId: id.nullable(),
  created: time,
  isPurchased: z.boolean(),
  currency: z.string(),
  moneyFormat,
  entries: z.array(cartEntry),
  shippingOptions: z.array(shippingOption),
  selectedShippingOption: shippingOption.nullable(),
  shippingLocation: z.object({ country: z.string() }).nullable(),
  applicableTaxRules: z.array(z.unknown()),
  coupons: z.array(z.string()),
  validCoupons: z.array(z.string()),
  invalidCoupons: z.array(z.string()),
  subtotalCents: cents,
  taxCents: cents,
  shippingCostCents: cents,
  discountCents: cents,
  grandTotalCents: cents,
  totalQuantity: z.number().int(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
})
export type Cart = z.infer<typeof cart>

/** Refused in the specification's words by the rule in `core`, so that browser and server say the same. */
export const quantity = z.unknown()
