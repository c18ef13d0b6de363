import * as z from 'zod'
import { email } from '../accounts/shapes.ts'
import { id, minor } from '../fields.ts'
import { address } from '../orders/shapes.ts'

export const checkoutDetails = z.object({
  email,
  shippingAddress: address.nullable().default(null),
  shippingOptionId: z.string().max(50).nullable().default(null),
})
export type CheckoutDetails = z.infer<typeof checkoutDetails>

/** States of the checkout machine that a shopper can meet. */
export const checkout = z.object({
  id,
  state: z.enum(['open', 'awaitingPayment', 'completed', 'expired', 'failed']),
  /** Whole minor units; frozen while a payment is under way. */
  subtotalMinor: minor,
  shippingMinor: minor,
  taxMinor: minor,
  discountMinor: minor,
  totalMinor: minor,
  currency: z.string(),
})
export type Checkout = z.infer<typeof checkout>
