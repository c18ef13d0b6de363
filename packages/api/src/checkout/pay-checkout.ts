import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, minor } from '../fields.ts'
import { checkout } from './shapes.ts'

export const payCheckout = defineCall({
  name: 'payCheckout',
  summary: 'Reserves the stock, takes the payment and makes the order; safe to send again.',
  audience: 'visitor',
  method: 'POST',
  path: '/api/commerce/checkout/:checkoutId/pay',
  params: z.object({ checkoutId: id }),
  input: z.object({
    /** What the payment provider's own form gave, or the name of a practice card; nothing for a free order. */
    paymentToken: z.string().max(200).default(''),
    /** The total the shopper agreed to; another total on the server is refused, never charged. */
    agreedTotalMinor: minor,
  }),
  output: z.object({
    checkout,
    /** Where to go next: the confirmation, or a page that waits for the provider's answer. */
    redirectUrl: z.string(),
  }),
})
