import { restoreCartEntry as contract } from '@sitewright/api/cart/restore-cart-entry'
import { visitorCall } from '../../../platform/http/route.ts'
import { restoreEntry } from './restore-entry.ts'

export const restoreCartEntry = visitorCall(contract, ({ entryId }, request) =>
  restoreEntry(request, entryId),
)
