import { setCartShipping as contract } from '@sitewright/api/cart/set-cart-shipping'
import { cartCall } from './express-visit.ts'
import { setDestination } from './set-destination.ts'

export const setCartShipping = cartCall(contract, async (wish, request) => ({
  shoppingCart: await setDestination(request, wish),
}))
