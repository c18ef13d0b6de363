import { restoreOrder as contract } from '@sitewright/api/orders/restore-order'
import type { Id } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { fail as refuse } from '../../../platform/http/problems.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { takeDiscountsAgain } from '../discounts/use-table.ts'
import { resetGrants } from '../downloads/grant-table.ts'
import { fail } from '../errors.ts'
import { settleFulfillment } from '../fulfillment/locked-order.ts'
import { providerOf } from '../payments/payment-method.ts'
import { movePayment, type PaymentRow } from '../payments/payment-table.ts'
import { recountRefunds } from '../refunds/recount-refunds.ts'
import { isTaken } from '../refunds/refundable.ts'
import { refundsByHand } from '../refunds/refunds-by-hand.ts'
import { takeBackRefund } from '../refunds/undo-refund.ts'
import { announceStock } from '../stock/announce-stock.ts'
import { holdReleased } from '../stock/reservation-table.ts'
import { type HeldOrder, holdOrder } from './held-order.ts'
import { hasMoneyMoved } from './order-actions.ts'
import { paymentOfOrder } from './order-payment.ts'
import { markSettled } from './order-problems.ts'
import { insertEvent, moveOrder } from './order-writing.ts'
import { wholeOrder } from './whole-order.ts'

/** Takes back what cancelling did: to the stock, to the discounts, to money that is given back or awaited by hand. */
export const restoreOrder = ownerCall(
  contract,
  async ({ orderId }, { app, siteId, role, account, inSite }) => {
    if (!can(role, 'orders.refund')) throw refuse('notAllowed')
    const payment = await inSite((site) => paymentOfOrder(site, orderId))
    if (payment.state === 'cancelled') await awaitAgain(app, siteId, payment)
    return inSite(async (site) => {
      const held = await holdOrder(site, orderId)
      if (held.order.fulfillment !== 'CANCELED') throw fail('notCancelled')
      const isUnpaid = held.payment.state === 'cancelled' && refundsByHand(app, held.payment)
      if (!isUnpaid && !isTaken(held.payment.state)) throw fail('moneyMoved')
      if (hasMoneyMoved(held.refunds)) throw fail('moneyMoved')
      if (!(await takeDiscountsAgain(site, held.payment.id))) throw fail('discountUsedUp')
      const at = new Date(app.clock.now())
      await moveOrder(site, orderId, { lifecycle: 'placed' })
      await insertEvent(site, orderId, { text: 'Order taken up again', at, accountId: account.id })
      if (isUnpaid) await holdAgain(site, held)
      else await takeBackRefunds(app, site, held, { accountId: account.id, at })
      await settleFulfillment(site, orderId)
      return { order: await wholeOrder(app, site, orderId) }
    })
  },
)

/** The provider comes first: what it awaits in vain does no harm where the order then stays cancelled. */
async function awaitAgain(app: App, siteId: Id, payment: PaymentRow): Promise<void> {
  if (!refundsByHand(app, payment)) throw fail('moneyMoved')
  const { provider, setup } = await providerOf(app, siteId, payment.provider)
  await provider.reopen?.({ siteId, paymentId: payment.id }, setup)
}

/** The stock of an order that was not paid is put aside for it again. */
async function holdAgain(site: SiteTx, { payment }: HeldOrder): Promise<void> {
  await movePayment(site, payment, 'awaited')
  const taken = await holdReleased(site, payment.id)
  if (!taken) throw fail('stockGone')
  await announceStock(site, taken, { taken: true })
}

async function takeBackRefunds(
  app: App,
  site: SiteTx,
  held: HeldOrder,
  { accountId, at }: { accountId: Id; at: Date },
): Promise<void> {
  const taken = held.refunds.filter(({ cancels, state }) => cancels && state !== 'undone')
  for (const refund of taken) await takeBackRefund(app, site, held, { refund, accountId })
  await recountRefunds(site, held)
  await markSettled(site, { orderId: held.order.id, kind: 'refund', at })
  await resetGrants(site, held.order.id, at)
}
