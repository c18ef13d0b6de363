import { getCart as contract } from '@sitewright/api/cart/get-cart'
import { currentCart } from './current-cart.ts'
import { cartCall } from './express-visit.ts'
import { mockCart } from './mock-cart.ts'

export const getCart = cartCall(contract, async ({ mock }, request) => ({
  shoppingCart: await (mock === 'true' ? mockCart(request) : currentCart(request)),
}))
