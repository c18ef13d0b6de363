import { getOrder as contract } from '@sitewright/api/orders/get-order'
import { ownerCall } from '../../../platform/http/route.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { fail } from '../errors.ts'
import { problemsOf } from './order-problems.ts'
import { findOrder, orderEvents, orderLines } from './order-table.ts'
import { presentOrder } from './present-order.ts'

export const getOrder = ownerCall(contract, async ({ orderId }, { inSite, siteId }) =>
  inSite(async (site) => {
    const order = await findOrder(site, orderId)
    if (!order) throw fail('orderMissing')
    const lines = await orderLines(site, orderId)
    const events = await orderEvents(site, orderId)
    const moneyFormat = (await moneyFormatsIn(site))(order.currency)
    const problems = await problemsOf(site, order, moneyFormat)
    const parts = { lines, problems, events, moneyFormat, imagesAt: `/s/${siteId}` }
    return { order: presentOrder(order, parts) }
  }),
)
