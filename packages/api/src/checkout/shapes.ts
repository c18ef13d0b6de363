import * as z from 'zod'
import { email } from '../accounts/shapes.ts'
import { id, minor } from '../fields.ts'
import { address } from '../orders/shapes.ts'

export const MAX_NOTE = 1_000

export const checkoutDetails = z.object({
  email,
  shippingAddress: address.nullable().default(null),
  shippingOptionId: z.string().max(50).nullable().default(null),
  /** The shopper's words to the shop. */
  note: z.string().trim().max(MAX_NOTE, 'Please write less than 1,000 characters.').default(''),
  /** Null where the bill goes to the shipping address. */
  billingAddress: address.nullable().default(null),
  company: z.string().trim().max(100).default(''),
  vatNumber: z.string().trim().max(40).default(''),
  /** Whether the shopper agrees to the shop's terms. */
  acceptsTerms: z.boolean().default(false),
})
export type CheckoutDetails = z.infer<typeof checkoutDetails>

/** A checkout in a state that a shopper can meet. */
export const checkout = z.object({
  id,
  state: z.enum(['open', 'awaitingPayment', 'completed', 'expired', 'failed']),
  /** In minor units; frozen while a payment is under way. */
  subtotalMinor: minor,
  shippingMinor: minor,
  taxMinor: minor,
  discountMinor: minor,
  totalMinor: minor,
  currency: z.string(),
})
export type Checkout = z.infer<typeof checkout>

/**
 * Fields of the payment provider on our own page: its own module draws them, and their input goes to the provider
 * alone.
 */
export const providerFields = z.object({
  /** Address of an ES module that exports `mount`. */
  module: z.string(),
  /**
   * Configuration of the module, such as a public key; nothing secret. The page shows its `notice` above the fields, and its
   * `problem` below, such as why a card was declined; both are sentences.
   */
  needs: z.record(z.string(), z.json()),
})
export type ProviderFields = z.infer<typeof providerFields>

/** The shopper's next step of a payment: at the provider's page, or in its fields. */
export type PaymentAction =
  | { readonly kind: 'redirect'; readonly url: string }
  | ({ readonly kind: 'fields' } & ProviderFields)
