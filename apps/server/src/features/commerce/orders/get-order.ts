import { getOrder as contract } from '@sitewright/api/orders/get-order'
import { ownerCall } from '../../../platform/http/route.ts'
import { wholeOrder } from './whole-order.ts'

export const getOrder = ownerCall(contract, async ({ orderId }, { app, inSite }) =>
  inSite(async (site) => ({ order: await wholeOrder(app, site, orderId) })),
)
