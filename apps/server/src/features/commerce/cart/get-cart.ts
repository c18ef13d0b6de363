import { getCart as contract } from '@sitewright/api/cart/get-cart'
import { visitorCall } from '../../../platform/http/route.ts'
import { currentCart } from './current-cart.ts'

export const getCart = visitorCall(contract, async (_input, request) => ({
  shoppingCart: await currentCart(request),
}))
