import { setCartShipping as contract } from '@sitewright/api/cart/set-cart-shipping'
import { visitorCall } from '../../../platform/http/route.ts'
import { setDestination } from './set-destination.ts'

export const setCartShipping = visitorCall(contract, async (wish, request) => ({
  shoppingCart: await setDestination(request, wish),
}))
