/**
 * The only way to an order. Browser, webhook, reconciler and expiry all come here, as often as they
 * like and at the same time: the first makes the order, the others find it made.
 */

import type { Id } from '@sitewright/core/id'
import { isCurrency, minor } from '@sitewright/core/money'
import { formatMoney, nativeMoneyFormat } from '@sitewright/core/money-format'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { markPurchased } from '../cart/cart-table.ts'
import { followUp } from '../orders/follow-up.ts'
import { countOrder } from '../orders/order-count.ts'
import { keepProblem } from '../orders/order-problems.ts'
import { insertOrder, nextOrderNumber, orderOfCheckout } from '../orders/order-writing.ts'
import type { PaymentAnswer } from '../payments/payment-provider.ts'
import {
  findPayment,
  insertRefund,
  movePayment,
  type PaymentRow,
} from '../payments/payment-table.ts'
import { REFUND_PAYMENT } from '../payments/refund-payment.ts'
import { type CheckoutRow, lockCheckout, moveCheckout } from './checkout-table.ts'
import { currentQuote } from './current-quote.ts'
import { hashQuote, type Quote } from './quote.ts'

export type Capture = Extract<PaymentAnswer, { state: 'captured' }>

export interface FinalizeInput {
  readonly siteId: Id
  readonly checkoutId: Id
  readonly paymentId: Id
  /** What the provider says it took. */
  readonly capture: Capture
}

/** The order's id, or nothing where the money came too late and goes back. */
export async function finalize(app: App, input: FinalizeInput): Promise<Id | undefined> {
  const { siteId, checkoutId } = input
  const outcome = await app.database.inSite(siteId, async (site) => {
    const checkout = await lockCheckout(site, checkoutId)
    const payment = await findPayment(site, input.paymentId)
    if (!checkout || payment?.checkoutId !== checkout.id) {
      throw new Error(`Payment ${input.paymentId} is not one of checkout ${checkoutId}`)
    }
    app.crashAt('finalize.locked')
    if (payment.state === 'captured') {
      return { orderId: await orderOfCheckout(site, checkoutId), isNew: false }
    }
    if (payment.state === 'failed' || payment.state === 'cancelled') {
      await sendBack(site, checkout, payment, input.capture)
      return { orderId: undefined, isNew: false }
    }
    if (payment.state !== 'created' && payment.state !== 'processing') {
      return { orderId: undefined, isNew: false }
    }
    return { orderId: await makeOrder(app, site, checkout, payment, input.capture), isNew: true }
  })
  if (outcome.isNew) {
    app.crashAt('finalize.after-commit')
    countOrder()
  }
  return outcome.orderId
}

async function makeOrder(
  app: App,
  site: SiteTx,
  checkout: CheckoutRow,
  payment: PaymentRow,
  capture: Capture,
): Promise<Id> {
  const { quote, isAgreed } = await quoteSold(site, checkout)
  await movePayment(site, payment, 'captured', {
    provider_reference: capture.reference,
    captured_minor: capture.amountMinor,
  })
  const number = await nextOrderNumber(site)
  const placedAt = new Date(app.clock.now())
  const isPaid = isAmountAsked(payment, capture)
  const sale = { checkout, payment, quote, number, placedAt, isPaid }
  const orderId = await insertOrder(site, sale)
  app.crashAt('finalize.order-inserted')
  await markPurchased(site, checkout.cartId, orderId)
  await moveCheckout(site, checkout, 'completed')
  if (!isAgreed) await keepProblem(app, site, { orderId, kind: 'prices' })
  if (!isPaid) {
    await keepProblem(app, site, { orderId, kind: 'amount', detail: amountText(capture) })
  }
  await followUp(app, site, { ...sale, orderId })
  app.crashAt('finalize.before-commit')
  return orderId
}

/** Money that came after the payment was given up: nothing is sold for it, all of it goes back. */
async function sendBack(
  site: SiteTx,
  checkout: CheckoutRow,
  payment: PaymentRow,
  capture: Capture,
): Promise<void> {
  if (capture.amountMinor <= 0) return
  await movePayment(site, payment, 'returning', {
    provider_reference: capture.reference,
    captured_minor: capture.amountMinor,
  })
  if (checkout.state === 'expired') await moveCheckout(site, checkout, 'needsRefund')
  const refund = { paymentId: payment.id, amountMinor: capture.amountMinor }
  await enqueue(site, REFUND_PAYMENT, { id: await insertRefund(site, refund) })
}

/** What was agreed to. Should that be lost or damaged, the next best: the money is taken, so there must be an order. */
async function quoteSold(
  site: SiteTx,
  { cartId, quote, quoteHash }: CheckoutRow,
): Promise<{ quote: Quote; isAgreed: boolean }> {
  if (!quote) return { quote: (await currentQuote(site, cartId)).quote, isAgreed: false }
  return { quote, isAgreed: hashQuote(quote) === quoteHash }
}

function isAmountAsked(
  { amountMinor, currency }: PaymentRow,
  { amountMinor: captured, currency: capturedIn }: Capture,
): boolean {
  return minor(captured) === amountMinor && capturedIn === currency
}

function amountText({ amountMinor, currency }: Capture): string {
  if (!isCurrency(currency)) return `${amountMinor} ${currency}`
  return formatMoney(amountMinor, nativeMoneyFormat(currency))
}
