import { getOrder as contract } from '@sitewright/api/orders/get-order'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { findOrder, orderEvents, orderLines } from './order-table.ts'
import { presentOrder } from './present-order.ts'

export const getOrder = ownerCall(contract, async ({ orderId }, { inSite, siteId }) =>
  inSite(async (site) => {
    const order = await findOrder(site, orderId)
    if (!order) throw fail('orderMissing')
    const lines = await orderLines(site, orderId)
    const events = await orderEvents(site, orderId)
    return { order: presentOrder(order, { lines, events, imagesAt: `/s/${siteId}` }) }
  }),
)
