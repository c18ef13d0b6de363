import { restoreOrderNote as contract } from '@sitewright/api/orders/restore-order-note'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { setRemoved } from './note-table.ts'
import { wholeOrder } from './whole-order.ts'

/** Idempotent: a note that is there stays as it is. */
export const restoreOrderNote = ownerCall(contract, async ({ orderId, noteId }, { app, inSite }) =>
  inSite(async (site) => {
    const isThere = await setRemoved(site, { orderId, noteId }, null)
    if (!isThere) throw fail('noteMissing')
    return { order: await wholeOrder(app, site, orderId) }
  }),
)
