import { undoFulfillment as contract } from '@sitewright/api/orders/undo-fulfillment'
import { ownerCall } from '../../../platform/http/route.ts'
import { insertEvent } from '../orders/order-writing.ts'
import { wholeOrder } from '../orders/whole-order.ts'
import { moveFulfillment } from './fulfillment-table.ts'
import { fulfillmentOf, lockOrder, settleFulfillment } from './locked-order.ts'
import { undoneWords } from './sending-words.ts'

/** Idempotent: what was undone already is not changed. The history keeps that it was made. */
export const undoFulfillment = ownerCall(
  contract,
  async ({ orderId, fulfillmentId, note }, { app, inSite }) =>
    inSite(async (site) => {
      const row = fulfillmentOf(await lockOrder(site, orderId), fulfillmentId)
      if (row.state !== 'undone') {
        const at = new Date(app.clock.now())
        await moveFulfillment(site, { orderId, row, to: 'undone', at })
        await settleFulfillment(site, orderId)
        await insertEvent(site, orderId, { text: undoneWords(row, note), at })
      }
      return { order: await wholeOrder(app, site, orderId) }
    }),
)
