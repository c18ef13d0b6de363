import { settleOrderProblem as contract } from '@sitewright/api/orders/settle-order-problem'
import { ownerCall } from '../../../platform/http/route.ts'
import { markSettled } from './order-problems.ts'
import { wholeOrder } from './whole-order.ts'

/** Idempotent: a problem that is settled already, or that the order never had, changes nothing. */
export const settleOrderProblem = ownerCall(
  contract,
  async ({ orderId, problem: kind }, { app, inSite }) =>
    inSite(async (site) => {
      const before = await wholeOrder(app, site, orderId)
      if (!before.problems.some((one) => one.kind === kind)) return { order: before }
      await markSettled(site, { orderId, kind, at: new Date(app.clock.now()) })
      return { order: await wholeOrder(app, site, orderId) }
    }),
)
