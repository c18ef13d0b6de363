import { addCartEntry as contract } from '@sitewright/api/cart/add-cart-entry'
import { visitorCall } from '../../../platform/http/route.ts'
import { addToCart } from './add-to-cart.ts'

export const addCartEntry = visitorCall(contract, (input, request) =>
  addToCart(request, {
    itemId: input.itemId,
    sku: input.sku,
    quantity: input.quantity,
    additionalFields: input.additionalFields,
  }),
)
