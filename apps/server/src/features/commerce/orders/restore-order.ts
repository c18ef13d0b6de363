import { restoreOrder as contract } from '@sitewright/api/orders/restore-order'
import { can } from '@sitewright/core/roles'
import { fail as refuse } from '../../../platform/http/problems.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { takeDiscountsAgain } from '../discounts/use-table.ts'
import { resetGrants } from '../downloads/grant-table.ts'
import { fail } from '../errors.ts'
import { settleFulfillment } from '../fulfillment/locked-order.ts'
import { recountRefunds } from '../refunds/recount-refunds.ts'
import { isTaken } from '../refunds/refundable.ts'
import { takeBackRefund } from '../refunds/undo-refund.ts'
import { holdOrder } from './held-order.ts'
import { hasMoneyMoved } from './order-actions.ts'
import { markSettled } from './order-problems.ts'
import { insertEvent, moveOrder } from './order-writing.ts'
import { wholeOrder } from './whole-order.ts'

/** Takes back what cancelling did: the stock that was put back, the discounts, and refunds by hand. */
export const restoreOrder = ownerCall(
  contract,
  async ({ orderId }, { app, role, account, inSite }) =>
    inSite(async (site) => {
      const held = await holdOrder(site, orderId)
      if (held.order.fulfillment !== 'CANCELED') throw fail('notCancelled')
      if (!isTaken(held.payment.state) || hasMoneyMoved(held.refunds)) throw fail('moneyMoved')
      if (!can(role, 'orders.refund')) throw refuse('notAllowed')
      const at = new Date(app.clock.now())
      const accountId = account.id
      if (!(await takeDiscountsAgain(site, held.payment.id))) throw fail('discountUsedUp')
      await moveOrder(site, orderId, { lifecycle: 'placed' })
      await insertEvent(site, orderId, { text: 'Order taken up again', at, accountId })
      const taken = held.refunds.filter(({ cancels, state }) => cancels && state !== 'undone')
      for (const refund of taken) await takeBackRefund(app, site, held, { refund, accountId })
      await recountRefunds(site, held)
      await markSettled(site, { orderId, kind: 'refund', at })
      await resetGrants(site, orderId, at)
      await settleFulfillment(site, orderId)
      return { order: await wholeOrder(app, site, orderId) }
    }),
)
