import { updateCartEntry as contract } from '@sitewright/api/cart/update-cart-entry'
import { visitorCall } from '../../../platform/http/route.ts'
import { setQuantity } from './change-entry.ts'

export const updateCartEntry = visitorCall(contract, async ({ entryId, quantity }, request) => ({
  shoppingCart: await setQuantity(request, { entryId, quantity }),
}))
