/**
 * The only way to an order. Browser, webhook, reconciler and expiry all come here, as often as they
 * like and at the same time: the first makes the order, the others find it made.
 */

import type { Id } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { markPurchased } from '../cart/cart-table.ts'
import { announceOrder } from '../orders/announce-order.ts'
import { countOrder } from '../orders/order-count.ts'
import { insertOrder, nextOrderNumber, orderOfCheckout } from '../orders/order-writing.ts'
import type { PaymentAnswer } from '../payments/payment-provider.ts'
import {
  findPayment,
  insertRefund,
  movePayment,
  type PaymentRow,
} from '../payments/payment-table.ts'
import { REFUND_PAYMENT } from '../payments/refund-payment.ts'
import { announceStock } from '../stock/announce-stock.ts'
import { sellReserved } from '../stock/reservation-table.ts'
import { type CheckoutRow, lockCheckout, moveCheckout } from './checkout-table.ts'
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
    checkAmount(payment, input.capture)
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
  const quote = frozenQuote(checkout)
  await movePayment(site, payment, 'captured', {
    provider_reference: capture.reference,
    captured_minor: capture.amountMinor,
  })
  const number = await nextOrderNumber(site)
  const placedAt = new Date(app.clock.now())
  const orderId = await insertOrder(site, { checkout, payment, quote, number, placedAt })
  app.crashAt('finalize.order-inserted')
  const sold = await sellReserved(site, payment.id, orderId)
  await markPurchased(site, checkout.cartId, orderId)
  await moveCheckout(site, checkout, 'completed')
  await announceOrder(app, site, { checkout, quote, orderId, number })
  await announceStock(site, sold, { taken: true })
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
  await movePayment(site, payment, 'returning', {
    provider_reference: capture.reference,
    captured_minor: capture.amountMinor,
  })
  if (checkout.state === 'expired') await moveCheckout(site, checkout, 'needsRefund')
  const refund = { paymentId: payment.id, amountMinor: capture.amountMinor }
  await enqueue(site, REFUND_PAYMENT, { id: await insertRefund(site, refund) })
}

function frozenQuote({ id, quote, quoteHash }: CheckoutRow): Quote {
  if (!quote || hashQuote(quote) !== quoteHash) {
    throw new Error(`The quote of checkout ${id} is not the one that was agreed to`)
  }
  return quote
}

/** An answer about another amount is about something else, and no order comes of it. */
function checkAmount(
  { id, amountMinor, currency }: PaymentRow,
  { amountMinor: captured, currency: capturedIn }: Capture,
): void {
  if (minor(captured) !== amountMinor || capturedIn !== currency) {
    throw new Error(`Payment ${id} was captured as ${captured} ${capturedIn}`)
  }
}
