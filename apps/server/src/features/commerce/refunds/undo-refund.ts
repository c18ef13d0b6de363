import { undoRefund as contract } from '@sitewright/api/orders/undo-refund'
import type { Id } from '@sitewright/core/id'
import { formatMoney } from '@sitewright/core/money-format'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { fail } from '../errors.ts'
import { settleFulfillment } from '../fulfillment/locked-order.ts'
import { type HeldOrder, holdOrder } from '../orders/held-order.ts'
import { insertEvent } from '../orders/order-writing.ts'
import { wholeOrder } from '../orders/whole-order.ts'
import { recountRefunds } from './recount-refunds.ts'
import { forgetRestocked, moveRefund, type OrderRefundRow } from './refund-table.ts'
import { takeOut } from './restock.ts'

/** Idempotent: what was taken back already is not changed. */
export const undoRefund = ownerCall(
  contract,
  async ({ orderId, refundId }, { app, account, inSite }) =>
    inSite(async (site) => {
      const held = await holdOrder(site, orderId)
      const refund = held.refunds.find(({ id }) => id === refundId)
      if (!refund) throw fail('refundMissing')
      if (refund.state !== 'undone') {
        if (!refund.isByHand) throw fail('refundNotByHand')
        if (refund.cancels) throw fail('refundCancels')
        await takeBackRefund(app, site, held, { refund, accountId: account.id })
        await recountRefunds(site, held)
        if (held.order.fulfillment !== 'CANCELED') await settleFulfillment(site, orderId)
      }
      return { order: await wholeOrder(app, site, orderId) }
    }),
)

/** Takes one refund by hand back, with what it put into stock. The caller counts the money anew. */
export async function takeBackRefund(
  app: App,
  site: SiteTx,
  { order }: HeldOrder,
  { refund, accountId }: { refund: OrderRefundRow; accountId: Id },
): Promise<void> {
  const restocking = { refundId: refund.id, orderId: order.id, units: refund.units }
  if (!(await takeOut(site, restocking))) throw fail('restockedSold')
  await forgetRestocked(site, refund.id)
  await moveRefund(site, refund, 'undone')
  // One that failed has moved no money; only its goods go out again.
  if (refund.state === 'failed' || refund.amountMinor === 0) return
  const amount = formatMoney(refund.amountMinor, (await moneyFormatsIn(site))(order.currency))
  await insertEvent(site, order.id, {
    text: `Taken back: ${amount} was not given back by hand`,
    at: new Date(app.clock.now()),
    accountId,
  })
}
