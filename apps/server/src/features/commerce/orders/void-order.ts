import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { giveBackDiscounts } from '../discounts/use-table.ts'
import { movePayment, type PaymentRow } from '../payments/payment-table.ts'
import { announceStock } from '../stock/announce-stock.ts'
import { giveBackReserved } from '../stock/reservation-table.ts'
import { keepProblem } from './order-problems.ts'
import { insertEvent, moveOrder, orderOfCheckout } from './order-writing.ts'

/** Who gave the payment up, and the owner's reason; empty where none was given. */
export interface GivenUp {
  readonly by: keyof typeof HISTORY
  readonly reason?: string
  readonly accountId?: Id
}

const HISTORY = {
  owner: 'Order cancelled before it was paid',
  provider: 'Order cancelled: the payment provider gave the payment up',
} as const

/**
 * Cancels an order whose money never came: its discounts and its stock can be had again. The caller holds its checkout, and the provider has
 * confirmed that the payment cannot happen. An owner who did not ask for it is told.
 */
export async function voidOrder(
  app: App,
  site: SiteTx,
  payment: PaymentRow,
  { by, reason = '', accountId }: GivenUp,
): Promise<void> {
  const orderId = await orderOfCheckout(site, payment.checkoutId)
  if (!orderId) throw new Error(`Payment ${payment.id} is ${payment.state} without an order`)
  await movePayment(site, payment, 'cancelled')
  await moveOrder(site, orderId, {
    lifecycle: 'cancelled',
    payment: 'unpaid',
    fulfillment: 'CANCELED',
  })
  await giveBackDiscounts(site, payment.id)
  await announceStock(site, await giveBackReserved(site, payment.id), { taken: false })
  await insertEvent(site, orderId, {
    text: reason === '' ? HISTORY[by] : `${HISTORY[by]}: ${reason}`,
    at: new Date(app.clock.now()),
    ...(accountId && { accountId }),
  })
  if (by === 'provider') await keepProblem(app, site, { orderId, kind: 'lapsed' })
}
