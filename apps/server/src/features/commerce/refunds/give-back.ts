/** Writes a refund of an order down; a job then asks the provider, after the transaction that writes it has committed. */

import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { formatMoney } from '@sitewright/core/money-format'
import type { App } from '../../../platform/app.ts'
import { enqueue } from '../../../platform/background/jobs.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { fail } from '../errors.ts'
import { settleFulfillment } from '../fulfillment/locked-order.ts'
import type { HeldOrder } from '../orders/held-order.ts'
import { insertEvent } from '../orders/order-writing.ts'
import { REFUND_PAYMENT } from '../payments/refund-payment.ts'
import { announceRefund } from './announce-refund.ts'
import { recountRefunds } from './recount-refunds.ts'
import { insertOrderRefund, type NewOrderRefund, type RefundedUnits } from './refund-table.ts'
import { startedWords } from './refund-words.ts'
import { refundableOf, unitsRefundedOf, unitsToRestockOf } from './refundable.ts'
import { refundsByHand } from './refunds-by-hand.ts'
import { putBack } from './restock.ts'

/** Units of a line that are to be given back. */
export interface UnitsWish {
  readonly lineId: Id
  readonly quantity: number
  readonly restocks: boolean
}

export interface RefundWish
  extends Pick<
    NewOrderRefund,
    'cancels' | 'reason' | 'tellsCustomer' | 'accountId' | 'request' | 'againOf'
  > {
  readonly units: readonly UnitsWish[]
  readonly amountMinor: Minor
}

/** The units as they are written down: none comes back into stock twice. Refused where more are named than were not given back yet. */
export function unitsOfWish(
  { lines, refunds }: HeldOrder,
  wanted: readonly UnitsWish[],
): RefundedUnits[] {
  const given = unitsRefundedOf(refunds)
  const toRestock = unitsToRestockOf(lines, refunds)
  const problems: Record<string, string> = {}
  const units = wanted.map(({ lineId, quantity, restocks }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw fail('lineMissing')
    const left = line.quantity - (given.get(lineId) ?? 0)
    if (quantity > left) problems[lineId] = `${left} left to give back`
    const restocked = restocks ? Math.min(quantity, toRestock.get(lineId) ?? 0) : 0
    return { lineId, quantity, restocked }
  })
  if (Object.keys(problems).length > 0) throw fail('tooManyRefunded', { errors: problems })
  return units
}

/** Everything that was not given back yet. */
export function unitsLeftOf({ lines, refunds }: HeldOrder, restocks: boolean): UnitsWish[] {
  const given = unitsRefundedOf(refunds)
  return lines.flatMap(({ id, quantity }) => {
    const left = quantity - (given.get(id) ?? 0)
    return left > 0 ? [{ lineId: id, quantity: left, restocks }] : []
  })
}

/**
 * Writes the refund, puts its units back into stock, and starts what gives the money back. The caller holds the order; the sum of
 * all refunds that stand is never more than the payment took.
 */
export async function giveBack(
  app: App,
  site: SiteTx,
  held: HeldOrder,
  { units: wanted, amountMinor, ...wish }: RefundWish,
): Promise<void> {
  const { order, payment, money, refunds } = held
  const format = (await moneyFormatsIn(site))(order.currency)
  const left = refundableOf({ capturedMinor: money.capturedMinor, refunds })
  if (amountMinor > left) {
    const message = `At most ${formatMoney(left, format)} can be given back.`
    throw fail('refundTooHigh', { message, errors: { amountMinor: message } })
  }
  const units = unitsOfWish(held, wanted)
  if (amountMinor === 0 && units.length === 0) return
  // A refund of no money is one of goods alone, for which no provider is asked.
  const isByHand = amountMinor === 0 || refundsByHand(app, payment)
  const refundId = await insertOrderRefund(site, {
    ...wish,
    paymentId: payment.id,
    orderId: order.id,
    amountMinor,
    isByHand,
    units,
  })
  await putBack(site, { refundId, orderId: order.id, units })
  if (!wish.cancels && units.length > 0) await settleFulfillment(site, order.id)
  if (amountMinor > 0) {
    const restocked = units.reduce((sum, unit) => sum + unit.restocked, 0)
    await insertEvent(site, order.id, {
      text: startedWords(formatMoney(amountMinor, format), {
        isByHand,
        // A cancelled order says so itself.
        ...(wish.cancels ? { restocked: 0, reason: '' } : { restocked, reason: wish.reason }),
      }),
      at: new Date(app.clock.now()),
      accountId: wish.accountId,
    })
  }
  if (!isByHand) {
    await enqueue(site, REFUND_PAYMENT, { id: refundId })
    return
  }
  await recountRefunds(site, held)
  if (wish.tellsCustomer) {
    const { cancels } = wish
    await announceRefund(app, site, held, { id: refundId, amountMinor, cancels, units })
  }
}
