/**
 * The only way to an order. Browser, webhook, reconciler and expiry all come here, as often as they
 * like and at the same time: the first makes the order, the others find it made.
 */

import { isOwed, isUndecided, type OrderPayment } from '@sitewright/core/commerce/states'
import { type Id, newId } from '@sitewright/core/id'
import { isCurrency, minor } from '@sitewright/core/money'
import { formatMoney, nativeMoneyFormat } from '@sitewright/core/money-format'
import type { App } from '../../../platform/app.ts'
import { enqueue } from '../../../platform/background/jobs.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { keepTogether } from '../../../platform/db/kept-statement.ts'
import { cartClosing } from '../cart/cart-table.ts'
import { redeemDiscounts } from '../discounts/use-table.ts'
import { followUp, followUpCapture, inEitherManner, type Manner } from '../orders/follow-up.ts'
import { askMailFacts, type MailFacts } from '../orders/mail-words.ts'
import { countOrder } from '../orders/order-count.ts'
import { keepProblem } from '../orders/order-problems.ts'
import { insertOrder, moveOrder, orderOfCheckout } from '../orders/order-writing.ts'
import type { Settled } from '../payments/payment-provider.ts'
import {
  askPayment,
  movedPayment,
  movePayment,
  type PaymentRow,
  paymentMove,
} from '../payments/payment-table.ts'
import { REFUND_PAYMENT } from '../payments/refund-payment.ts'
import { insertRefund } from '../refunds/refund-table.ts'
import {
  askCheckout,
  type CheckoutRow,
  checkoutMove,
  lockCartOf,
  moveCheckout,
  movedCheckout,
} from './checkout-table.ts'
import { quoteNow } from './current-quote.ts'
import { hashQuote, type Quote } from './quote.ts'

type Capture = Extract<Settled, { state: 'captured' }>

export interface FinalizeInput {
  readonly siteId: Id
  readonly checkoutId: Id
  readonly paymentId: Id
  /** The provider's answer about the money. */
  readonly settled: Settled
}

/** Makes the order and gives its id; undefined where the money came too late and goes back. */
export async function finalize(app: App, input: FinalizeInput): Promise<Id | undefined> {
  const outcome = await inEitherManner((manner) =>
    app.database.inSite(input.siteId, (site) => decide(app, site, input, manner)),
  )
  if (outcome.isNew) {
    app.crashAt('finalize.after-commit')
    countOrder()
  }
  return outcome.orderId
}

interface Outcome {
  readonly orderId: Id | undefined
  readonly isNew: boolean
}

async function decide(
  app: App,
  site: SiteTx,
  { checkoutId, paymentId, settled }: FinalizeInput,
  manner: Manner,
): Promise<Outcome> {
  const locked = lockCartOf(site, checkoutId)
  const [{ checkout, payment, ...facts }] = await Promise.all([
    readToFinalize(site, { checkoutId, paymentId }),
    locked,
  ])
  if (!checkout || payment?.checkoutId !== checkout.id) {
    throw new Error(`Payment ${paymentId} is not one of checkout ${checkoutId}`)
  }
  app.crashAt('finalize.locked')
  if (isUndecided(payment.state)) {
    const orderId = await makeOrder(app, site, { checkout, payment, settled, facts }, manner)
    return { orderId, isNew: true }
  }
  if (payment.state === 'captured') {
    return { orderId: await orderOfCheckout(site, checkoutId), isNew: false }
  }
  if (settled.state === 'captured' && isOwed(payment.state)) {
    return { orderId: await payOrder(app, site, payment, settled, manner), isNew: false }
  }
  if (settled.state === 'captured' && isGivenUp(payment)) {
    await sendBack(site, checkout, payment, settled)
    return { orderId: undefined, isNew: false }
  }
  const orderId = isOwed(payment.state) ? await orderOfCheckout(site, checkoutId) : undefined
  return { orderId, isNew: false }
}

interface PaymentName {
  readonly checkoutId: Id
  readonly paymentId: Id
}

interface ToFinalize extends MailFacts {
  readonly checkout: CheckoutRow | undefined
  readonly payment: PaymentRow | undefined
}

/** One statement, sent behind the lock. */
const readToFinalize = keepTogether<PaymentName, ToFinalize>(
  (site: SiteTx, { checkoutId, paymentId }) => ({
    checkout: askCheckout(site, checkoutId),
    payment: askPayment(site, paymentId),
    ...askMailFacts(site),
  }),
)

interface ToSell {
  readonly checkout: CheckoutRow
  readonly payment: PaymentRow
  readonly settled: Settled
  readonly facts: MailFacts
}

async function makeOrder(
  app: App,
  site: SiteTx,
  { checkout, payment, settled, facts }: ToSell,
  manner: Manner,
): Promise<Id> {
  const { quote, isAgreed } = await quoteSold(site, checkout, app.clock.now())
  const orderId = newId()
  const placedAt = new Date(app.clock.now())
  const isAsAsked = isAmountAsked(payment, settled)
  const paymentState = isAsAsked ? AS_ASKED[settled.state] : 'unpaid'
  const sale = { orderId, checkout, payment, quote, placedAt, paymentState }
  const made = insertOrder(site, sale, {
    paid: paymentMove(site, movedPayment(payment, settled.state)).set({
      provider_reference: settled.reference,
      ...(settled.state === 'captured' && { captured_minor: settled.amountMinor }),
    }),
    closed: cartClosing(site, checkout.cartId, orderId),
    completed: checkoutMove(site, movedCheckout(checkout, 'completed')),
  }).then((number) => {
    app.crashAt('finalize.order-inserted')
    return number
  })
  const amend = async () => {
    if (quote.discounts?.length) await redeemDiscounts(site, payment.id)
    if (!isAgreed) await keepProblem(app, site, { orderId, kind: 'prices' })
    if (!isAsAsked) await keepAmount(app, site, orderId, settled)
  }
  const order = { ...sale, made, settled: settled.state, facts }
  const isPlain = isAgreed && isAsAsked && !quote.discounts?.length
  // Discounts are locked before any stock, and nothing is sent beside a savepoint.
  if (!isPlain || manner === 'apart') {
    await made
    await amend()
  }
  // Usually the steps that need no number are sent with the order.
  await Promise.all([made, followUp(app, site, order, manner)])
  return orderId
}

/** Payment state of an order where the provider settled the amount that was asked for. */
const AS_ASKED: Readonly<Record<Settled['state'], OrderPayment>> = {
  captured: 'paid',
  authorized: 'authorized',
  awaited: 'unpaid',
}

/** Marks an order that stands already as paid, now that its money has come. */
async function payOrder(
  app: App,
  site: SiteTx,
  payment: PaymentRow,
  capture: Capture,
  manner: Manner,
): Promise<Id | undefined> {
  const orderId = await orderOfCheckout(site, payment.checkoutId)
  if (!orderId) throw new Error(`Payment ${payment.id} is ${payment.state} without an order`)
  await movePayment(site, payment, 'captured', {
    provider_reference: capture.reference,
    captured_minor: capture.amountMinor,
  })
  const isAsAsked = isAmountAsked(payment, capture)
  await moveOrder(site, orderId, { payment: isAsAsked ? 'paid' : 'unpaid' })
  if (!isAsAsked) await keepAmount(app, site, orderId, capture)
  const at = new Date(app.clock.now())
  const made = { orderId, paymentId: payment.id, isPaid: isAsAsked, at }
  await followUpCapture(app, site, made, manner)
  return orderId
}

function isGivenUp({ state }: PaymentRow): boolean {
  return state === 'failed' || state === 'cancelled'
}

/** Refunds all of a payment whose money came after it was given up; nothing is sold for it. */
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

/** The agreed quote. One that is lost or damaged has a stand-in: the money is taken, so there must be an order. */
async function quoteSold(
  site: SiteTx,
  { cartId, quote, quoteHash }: CheckoutRow,
  now: number,
): Promise<{ quote: Quote; isAgreed: boolean }> {
  if (!quote) return { quote: await quoteNow(site, cartId, now), isAgreed: false }
  return { quote, isAgreed: hashQuote(quote) === quoteHash }
}

function isAmountAsked(
  { amountMinor, currency }: PaymentRow,
  { amountMinor: spokenOf, currency: spokenIn }: Settled,
): boolean {
  return minor(spokenOf) === amountMinor && spokenIn === currency
}

async function keepAmount(app: App, site: SiteTx, orderId: Id, settled: Settled): Promise<void> {
  await keepProblem(app, site, { orderId, kind: 'amount', detail: amountText(settled) })
}

function amountText({ amountMinor, currency }: Settled): string {
  if (!isCurrency(currency)) return `${amountMinor} ${currency}`
  return formatMoney(amountMinor, nativeMoneyFormat(currency))
}
