import { updateOrderNote as contract } from '@sitewright/api/orders/update-order-note'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { changeNote } from './note-table.ts'
import { wholeOrder } from './whole-order.ts'

export const updateOrderNote = ownerCall(
  contract,
  async ({ orderId, noteId, text, isPublic }, { app, inSite }) =>
    inSite(async (site) => {
      const at = new Date(app.clock.now())
      const isThere = await changeNote(site, { orderId, noteId }, { text, isPublic, at })
      if (!isThere) throw fail('noteMissing')
      return { order: await wholeOrder(app, site, orderId) }
    }),
)
