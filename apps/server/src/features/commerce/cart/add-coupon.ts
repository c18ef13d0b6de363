import { addCoupon as contract } from '@sitewright/api/cart/add-coupon'
import { addCode } from './codes.ts'
import { cartCall } from './express-visit.ts'

export const addCoupon = cartCall(contract, async ({ code }, request) => ({
  shoppingCart: await addCode(request, code),
}))
