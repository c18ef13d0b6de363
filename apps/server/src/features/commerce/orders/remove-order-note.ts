import { removeOrderNote as contract } from '@sitewright/api/orders/remove-order-note'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { setRemoved } from './note-table.ts'
import { wholeOrder } from './whole-order.ts'

/** Idempotent: a note that was removed already stays removed. */
export const removeOrderNote = ownerCall(contract, async ({ orderId, noteId }, { app, inSite }) =>
  inSite(async (site) => {
    const isThere = await setRemoved(site, { orderId, noteId }, new Date(app.clock.now()))
    if (!isThere) throw fail('noteMissing')
    return { order: await wholeOrder(app, site, orderId) }
  }),
)
