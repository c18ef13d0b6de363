import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cart } from './shapes.ts'

export const removeCoupon = defineCall({
  name: 'removeCoupon',
  summary: 'Takes a discount code out of the cart.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/coupons',
  query: z.object({ code: z.string().min(1).max(100) }),
  output: z.object({ shoppingCart: cart }),
})
