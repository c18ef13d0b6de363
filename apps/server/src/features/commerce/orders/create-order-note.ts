import { createOrderNote as contract } from '@sitewright/api/orders/create-order-note'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { holdOrder } from './held-order.ts'
import { insertNote, notesOfOrder } from './note-table.ts'
import { wholeOrder } from './whole-order.ts'

/** Notes that one order can have. */
const MOST = 100

export const createOrderNote = ownerCall(
  contract,
  async ({ orderId, text, isPublic }, { app, account, inSite }) =>
    inSite(async (site) => {
      await holdOrder(site, orderId)
      if ((await notesOfOrder(site, orderId)).length >= MOST) throw fail('notesFull')
      const at = new Date(app.clock.now())
      await insertNote(site, orderId, { text, isPublic, accountId: account.id, at })
      return { order: await wholeOrder(app, site, orderId) }
    }),
)
