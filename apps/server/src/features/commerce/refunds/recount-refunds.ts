import type { OrderPayment, PaymentState } from '@sitewright/core/commerce/states'
import type { SiteTx } from '../../../platform/database.ts'
import type { HeldOrder } from '../orders/held-order.ts'
import { moveOrder } from '../orders/order-writing.ts'
import { setRefunded } from '../payments/payment-table.ts'
import { moneyOfPayment } from './refund-table.ts'
import { isTaken } from './refundable.ts'

type Settled = Extract<PaymentState, 'captured' | 'partiallyRefunded' | 'refunded'>

const ORDER_STATES: Readonly<Record<Settled, OrderPayment>> = {
  captured: 'paid',
  partiallyRefunded: 'partiallyRefunded',
  refunded: 'refunded',
}

/** Brings payment and order in line with the refunds that have succeeded. The caller holds them. */
export async function recountRefunds(
  site: SiteTx,
  { order, payment }: Pick<HeldOrder, 'order' | 'payment'>,
): Promise<void> {
  if (!isTaken(payment.state)) return
  const { capturedMinor, succeededMinor } = await moneyOfPayment(site, payment.id)
  const state = stateOf(succeededMinor, capturedMinor)
  await setRefunded(site, payment, { state, refundedMinor: succeededMinor })
  // An order that was not paid as asked stays unpaid until all of its money is back.
  if (order.payment === 'unpaid' && state !== 'refunded') return
  await moveOrder(site, order.id, { payment: ORDER_STATES[state] })
}

function stateOf(succeeded: number, captured: number): Settled {
  if (succeeded === 0) return 'captured'
  return succeeded < captured ? 'partiallyRefunded' : 'refunded'
}
