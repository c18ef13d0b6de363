import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, minor } from '../fields.ts'
import { checkout, providerFields } from './shapes.ts'

export const payCheckout = defineCall({
  name: 'payCheckout',
  summary: 'Reserves the stock, takes the payment and makes the order; safe to send again.',
  audience: 'visitor',
  method: 'POST',
  path: '/api/commerce/checkout/:checkoutId/pay',
  params: z.object({ checkoutId: id }),
  input: z.object({
    /** The chosen way to pay: a token of the checkout page's choices; nothing for a free order. */
    paymentToken: z.string().max(200).default(''),
    /** The total the shopper agreed to; another total on the server is refused, never charged. */
    agreedTotalMinor: minor,
  }),
  output: z.object({
    checkout,
    /** Where to go next: the order, a page that waits for the provider's answer, or the provider's own page. */
    redirectUrl: z.string(),
    /** What to ask the shopper for before going there; the provider answers to the page. */
    fields: providerFields.optional(),
  }),
})
