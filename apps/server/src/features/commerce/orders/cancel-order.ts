import { cancelOrder as contract } from '@sitewright/api/orders/cancel-order'
import { isOwed } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { fail as refuse } from '../../../platform/http/problems.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { settle } from '../checkout/settle-payment.ts'
import { giveBackDiscounts } from '../discounts/use-table.ts'
import { endGrants } from '../downloads/grant-table.ts'
import { fail } from '../errors.ts'
import { fulfillmentsOf } from '../fulfillment/fulfillment-table.ts'
import { announceRefund } from '../refunds/announce-refund.ts'
import { giveBack, unitsLeftOf, unitsOfWish } from '../refunds/give-back.ts'
import { cancelledWords } from '../refunds/refund-words.ts'
import { isTaken, refundableOf } from '../refunds/refundable.ts'
import { holdOrder } from './held-order.ts'
import { isSent } from './order-actions.ts'
import { askProvider, paymentOfOrder } from './order-payment.ts'
import { insertEvent, moveOrder } from './order-writing.ts'
import { wholeOrder } from './whole-order.ts'

/**
 * Idempotent: an order that is cancelled is not changed. Stock of an unpaid one is released only after the provider has confirmed
 * that no money can come; what was paid for one goes back.
 */
export const cancelOrder = ownerCall(
  contract,
  async ({ givesBackMinor, ...wish }, { app, siteId, role, account, inSite }) => {
    const { orderId, reason } = wish
    const accountId = account.id
    const payment = await inSite((site) => paymentOfOrder(site, orderId))
    if (isOwed(payment.state)) {
      await inSite(async (site) => refuseSent(await fulfillmentsOf(site, orderId)))
      const answer = await askProvider(app, siteId, payment, 'cancel')
      await settle(app, siteId, payment, answer, { by: 'owner', reason, accountId })
      if (answer.state === 'captured') throw fail('paidMeanwhile')
      if (answer.state !== 'cancelled') throw fail('providerSilent')
    } else if (isTaken(payment.state) && givesBackMinor !== undefined) {
      if (!can(role, 'orders.refund')) throw refuse('notAllowed')
      await inSite((site) => cancelPaid(app, site, { ...wish, givesBackMinor, accountId }))
    } else if (payment.state !== 'cancelled') throw fail('notOwed')
    return inSite(async (site) => ({ order: await wholeOrder(app, site, orderId) }))
  },
)

function refuseSent(fulfillments: Parameters<typeof isSent>[0]): void {
  if (isSent(fulfillments)) throw fail('sentAlready')
}

interface CancelWish {
  readonly orderId: Id
  readonly givesBackMinor: number
  readonly restocks: boolean
  readonly reason: string
  readonly tellsCustomer: boolean
  readonly accountId: Id
}

async function cancelPaid(app: App, site: SiteTx, wish: CancelWish): Promise<void> {
  const { orderId, restocks, reason, tellsCustomer, accountId } = wish
  const held = await holdOrder(site, orderId)
  if (held.order.fulfillment === 'CANCELED') return
  refuseSent(held.fulfillments)
  const at = new Date(app.clock.now())
  const units = unitsLeftOf(held, restocks)
  const restocked = unitsOfWish(held, units).reduce((sum, unit) => sum + unit.restocked, 0)
  const amountMinor = refundableOf({ ...held.money, refunds: held.refunds })
  if (amountMinor !== wish.givesBackMinor) throw fail('refundChanged')
  // Discounts are locked before any stock, as everywhere.
  await giveBackDiscounts(site, held.payment.id)
  await moveOrder(site, orderId, { lifecycle: 'cancelled', fulfillment: 'CANCELED' })
  await endGrants(site, orderId, at)
  await insertEvent(site, orderId, { text: cancelledWords(reason, restocked), at, accountId })
  await giveBack(app, site, held, {
    units,
    amountMinor,
    cancels: true,
    reason,
    tellsCustomer: tellsCustomer && amountMinor > 0,
    againOf: null,
    accountId,
    request: null,
  })
  if (tellsCustomer && amountMinor === 0) {
    await announceRefund(app, site, held, { id: orderId, amountMinor, cancels: true, units: [] })
  }
}
