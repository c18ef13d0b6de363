import { removeCartEntry as contract } from '@sitewright/api/cart/remove-cart-entry'
import { visitorCall } from '../../../platform/http/route.ts'
import { removeEntry } from './change-entry.ts'

export const removeCartEntry = visitorCall(contract, async ({ entryId }, request) => ({
  shoppingCart: await removeEntry(request, entryId),
}))
