import { removeCoupon as contract } from '@sitewright/api/cart/remove-coupon'
import { removeCode } from './codes.ts'
import { cartCall } from './express-visit.ts'

export const removeCoupon = cartCall(contract, async ({ code }, request) => ({
  shoppingCart: await removeCode(request, code),
}))
