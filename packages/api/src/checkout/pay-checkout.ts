import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, minor } from '../fields.ts'
import { checkout, providerFields } from './shapes.ts'

export const payCheckout = defineCall({
  name: 'payCheckout',
  summary: 'Reserves the stock, takes the payment and makes the order; safe to send again.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'POST',
  path: '/api/commerce/checkout/:checkoutId/pay',
  params: z.object({ checkoutId: id }),
  input: z.object({
    /** The chosen way to pay: a token from the checkout page's choices; empty for a free order. */
    paymentToken: z.string().max(200).default(''),
    /** The total the shopper agreed to; if the server's total differs, the payment is refused, never charged. */
    agreedTotalMinor: minor,
    /** The cart's `priceHash` that was shown beside the total; a different make-up of the price is refused as well. */
    agreedPrice: z.string().max(100).optional(),
  }),
  output: z.object({
    checkout,
    /** Address to continue to: the order, a page that waits for the provider's answer, or the provider's own page. */
    redirectUrl: z.string(),
    /** The provider's fields that the shopper fills in before continuing; the provider answers to the page. */
    fields: providerFields.optional(),
  }),
})
