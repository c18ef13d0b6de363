import * as z from 'zod'
import { defineCall } from '../call.ts'
import { filled } from '../fields.ts'
import { cart } from './shapes.ts'

export const addCoupon = defineCall({
  name: 'addCoupon',
  summary: 'Enters a discount code; the cart says what it takes off, or why it takes nothing off.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'POST',
  path: '/api/commerce/shopping-cart/coupons',
  input: z.object({ code: filled('Enter a code.').max(100, 'That code is too long.') }),
  output: z.object({ shoppingCart: cart }),
})
