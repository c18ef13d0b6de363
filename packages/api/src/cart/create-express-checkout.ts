import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cartAddition } from './cart-addition.ts'

export const createExpressCheckout = defineCall({
  name: 'createExpressCheckout',
  summary:
    'Puts a product into a cart of its own, past the shopping cart, and says where to pay for it.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'POST',
  path: '/api/commerce/express-checkout',
  input: cartAddition,
  output: z.object({
    /** Path of the checkout. */
    checkoutUrl: z.string(),
  }),
})
