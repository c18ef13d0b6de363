import { SHIPPING_KINDS } from '@sitewright/core/commerce/pricing/shipping'
import * as z from 'zod'
import { id, time } from '../fields.ts'
import { shownAnswer } from '../forms/shapes.ts'
import { moneyFormat } from '../money-format.ts'

/**
 * Hundredths of the currency's unit whatever its digits (¥1,000 is 100000), as the public API promises (specification
 * §9).
 */
const cents = z.number().int()

export const cartEntry = z.object({
  id,
  itemId: id,
  quantity: z.number().int(),
  chosenVariant: z.object({ sku: z.string(), attributes: z.record(z.string(), z.string()) }),
  additionalFields: z.unknown().nullable(),
  /** Answers of the shopper to the product's own form, in words; empty without one. */
  answers: z.array(shownAnswer),
  /** Whether the product asks for something, so that the answers can be changed. */
  hasForm: z.boolean(),
  title: z.string(),
  /** Price times quantity. */
  subTotal: cents,
  purchasePriceCents: cents,
  /** Path of the product's page. */
  fullUrl: z.string(),
  image: z.object({ url: z.string(), altText: z.string() }).nullable(),
  /** False when the quantity cannot be changed (digital goods, gift cards). */
  multipleQuantityAllowed: z.boolean(),
  /** The reason why the entry cannot be bought, for the shopper; null if it can. */
  problem: z.string().nullable(),
})
export type CartEntry = z.infer<typeof cartEntry>

/** An entry that the shopper removed and can put back. */
export const removedEntry = cartEntry.pick({
  id: true,
  title: true,
  chosenVariant: true,
  quantity: true,
  answers: true,
})
export type RemovedEntry = z.infer<typeof removedEntry>

export const shippingOption = z.object({
  id: z.string(),
  name: z.string(),
  costCents: cents,
  /** A line below the name, such as how long it takes; may be empty. */
  note: z.string(),
  kind: z.enum(SHIPPING_KINDS),
})

/** A tax that the cart pays. */
export const appliedTax = z.object({
  id: z.string(),
  title: z.string(),
  /** Parts per million: 8.875 % is 88750. */
  ratePpm: z.number().int(),
  /** Whether prices hold it already. */
  inclusive: z.boolean(),
  amountCents: cents,
})

/** A discount that the cart gets; `title` is its code where it has one. */
export const appliedDiscount = z.object({
  id: z.string(),
  title: z.string(),
  code: z.string().nullable(),
  amountCents: cents,
})

/** All fields of specification §3 "Shopping cart", and the site's money format. */
export const cart = z.object({
  id,
  websiteId: id,
  orderId: id.nullable(),
  created: time,
  isPurchased: z.boolean(),
  currency: z.string(),
  moneyFormat,
  entries: z.array(cartEntry),
  /** Entries that the shopper removed within the last day, the latest first. */
  removedEntries: z.array(removedEntry),
  shippingOptions: z.array(shippingOption),
  selectedShippingOption: shippingOption.nullable(),
  shippingLocation: z.object({ country: z.string(), region: z.string() }).nullable(),
  applicableTaxRules: z.array(appliedTax),
  coupons: z.array(z.string()),
  validCoupons: z.array(z.string()),
  invalidCoupons: z.array(z.string()),
  /** Every discount of the cart, automatic ones and valid codes. */
  discounts: z.array(appliedDiscount),
  /** Why each invalid code takes nothing off, for the shopper. */
  couponProblems: z.array(z.object({ code: z.string(), message: z.string() })),
  /** Why the cart as a whole cannot be bought as it stands, for the shopper; null if it can. */
  problem: z.string().nullable(),
  /** Subtotal from which the store sells, where the cart is below it; null otherwise. */
  minimumCents: cents.nullable(),
  /** Why it cannot be sent to its address, for the shopper; null if it can. */
  deliveryProblem: z.string().nullable(),
  /** Progress towards free delivery, where the shop sends for nothing from a price on; null otherwise. */
  freeDelivery: z.object({ fromCents: cents, missingCents: cents }).nullable(),
  /** Stands for all that makes up the price; paying sends it back as what the shopper agreed to. */
  priceHash: z.string(),
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

/** Validated by the rule in `core` with the specification's words, so that browser and server agree. */
export const quantity = z.unknown()
