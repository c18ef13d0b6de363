import { addCoupon as contract } from '@sitewright/api/cart/add-coupon'
import { visitorCall } from '../../../platform/http/route.ts'
import { addCode } from './codes.ts'

export const addCoupon = visitorCall(contract, async ({ code }, request) => ({
  shoppingCart: await addCode(request, code),
}))
