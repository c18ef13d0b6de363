import { removeCoupon as contract } from '@sitewright/api/cart/remove-coupon'
import { visitorCall } from '../../../platform/http/route.ts'
import { removeCode } from './codes.ts'

export const removeCoupon = visitorCall(contract, async ({ code }, request) => ({
  shoppingCart: await removeCode(request, code),
}))
