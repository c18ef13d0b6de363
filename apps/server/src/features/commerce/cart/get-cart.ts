import { getCart as contract } from '@sitewright/api/cart/get-cart'
import { visitorCall } from '../../../platform/http/route.ts'
import { currentCart } from './current-cart.ts'
import { mockCart } from './mock-cart.ts'

export const getCart = visitorCall(contract, async ({ mock }, request) => ({
  shoppingCart: await (mock === 'true' ? mockCart(request) : currentCart(request)),
}))
