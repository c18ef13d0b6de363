import type { OrderShape } from '@sitewright/api/orders/shapes'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { fail } from '../errors.ts'
import { fulfillmentsOf } from '../fulfillment/fulfillment-table.ts'
import { moneyOfPayment, refundsOfOrder } from '../refunds/refund-table.ts'
import { refundableOf } from '../refunds/refundable.ts'
import { refundsByHand } from '../refunds/refunds-by-hand.ts'
import { notesOfOrder } from './note-table.ts'
import { actionsOf } from './order-actions.ts'
import { paymentOfOrder } from './order-payment.ts'
import { problemsOf } from './order-problems.ts'
import { findOrder, orderEvents, orderLines } from './order-table.ts'
import { presentOrder } from './present-order.ts'

/** One order as its owner sees it, with its problems. Refused where the site has no such order. */
export async function wholeOrder(app: App, site: SiteTx, orderId: string): Promise<OrderShape> {
  const order = await findOrder(site, orderId)
  if (!order) throw fail('orderMissing')
  const payment = await paymentOfOrder(site, orderId)
  const { capturedMinor } = await moneyOfPayment(site, payment.id)
  const refunds = await refundsOfOrder(site, orderId)
  const fulfillments = await fulfillmentsOf(site, orderId)
  const byHand = refundsByHand(app, payment)
  const refundableMinor = refundableOf({ capturedMinor, refunds })
  const moneyFormat = (await moneyFormatsIn(site))(order.currency)
  const { open, settled } = await problemsOf(site, order, moneyFormat)
  const events = [
    ...(await orderEvents(site, orderId)),
    ...settled.map((problem) => ({ ...problem, by: null })),
  ]
  return presentOrder(order, {
    lines: await orderLines(site, orderId),
    fulfillments,
    refunds,
    notes: await notesOfOrder(site, orderId),
    ofOwner: {
      actions: actionsOf({
        ...order,
        fulfillments,
        refunds,
        refundableMinor,
        refundsByHand: byHand,
      }),
      problems: open,
      events: events.sort((one, other) => one.at.getTime() - other.at.getTime()),
      refundableMinor,
      refundsByHand: byHand,
    },
    moneyFormat,
    imagesAt: `/s/${site.id}`,
  })
}
