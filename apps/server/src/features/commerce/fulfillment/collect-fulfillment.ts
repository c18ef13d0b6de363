import { collectFulfillment as contract } from '@sitewright/api/orders/collect-fulfillment'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { insertEvent } from '../orders/order-writing.ts'
import { wholeOrder } from '../orders/whole-order.ts'
import { moveFulfillment } from './fulfillment-table.ts'
import { fulfillmentOf, lockOrder, settleFulfillment } from './locked-order.ts'

/** Idempotent: a pickup that was picked up already is not changed. */
export const collectFulfillment = ownerCall(
  contract,
  async ({ orderId, fulfillmentId }, { app, inSite }) =>
    inSite(async (site) => {
      const row = fulfillmentOf(await lockOrder(site, orderId), fulfillmentId)
      if (row.state === 'undone') throw fail('fulfillmentUndone')
      if (row.state === 'ready') {
        const at = new Date(app.clock.now())
        await moveFulfillment(site, { orderId, row, to: 'sent', at })
        await settleFulfillment(site, orderId)
        await insertEvent(site, orderId, { text: 'Picked up', at })
      }
      return { order: await wholeOrder(app, site, orderId) }
    }),
)
