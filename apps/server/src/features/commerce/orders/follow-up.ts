/**
 * Steps after an order, in its transaction: history, stock, mail, pages. The money is taken by then, so none of it can
 * undo the order: what fails is undone alone, kept as a problem of the order and shown to the owner.
 */

import type { OrderProblemKind } from '@sitewright/api/orders/shapes'
import type { App } from '../../../platform/app.ts'
import { attempt, type SiteTx } from '../../../platform/database.ts'
import type { PaymentRow } from '../payments/payment-table.ts'
import { announceStock } from '../stock/announce-stock.ts'
import { type StockLeft, sellReserved } from '../stock/reservation-table.ts'
import { announceOrder, type OrderToAnnounce } from './announce-order.ts'
import { keepProblem } from './order-problems.ts'
import { insertEvent } from './order-writing.ts'

export interface OrderMade extends OrderToAnnounce {
  readonly payment: PaymentRow
  readonly placedAt: Date
  readonly isPaid: boolean
}

export async function followUp(app: App, site: SiteTx, order: OrderMade): Promise<void> {
  const { orderId, payment, placedAt: at, isPaid } = order
  const text = isPaid ? 'Order placed and paid' : 'Order placed, but not paid as asked'
  let sold: StockLeft[] = []
  const steps: readonly (readonly [OrderProblemKind, () => Promise<void>])[] = [
    ['history', () => insertEvent(site, orderId, { text, at })],
    [
      'stock',
      async () => {
        sold = await sellReserved(site, payment.id, orderId)
      },
    ],
    ['confirmation', () => announceOrder(app, site, order)],
    ['pages', () => announceStock(site, sold, { taken: true })],
  ]
  for (const [kind, step] of steps) {
    const { isDone, ...outcome } = await attempt(site, step)
    if (isDone) continue
    const reason = 'error' in outcome ? messageOf(outcome.error) : undefined
    app.log.error({ orderId, kind, reason }, 'An order stands, but something after it failed')
    await keepProblem(app, site, { orderId, kind })
  }
}

/** Without what PostgreSQL tells of rows: they are people's. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
