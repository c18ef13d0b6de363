/** Brings a payment to the state that its provider reports. Any number of callers may do so at once. */

import { isOwed, isUndecided, type PaymentState } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { giveBackDiscounts } from '../discounts/use-table.ts'
import { keepLateNews } from '../orders/late-news.ts'
import { type GivenUp, voidOrder } from '../orders/void-order.ts'
import { providerOf } from '../payments/payment-method.ts'
import type { PaymentAnswer, Settled } from '../payments/payment-provider.ts'
import { findPayment, movePayment, type PaymentRow } from '../payments/payment-table.ts'
import { announceStock } from '../stock/announce-stock.ts'
import { giveBackReserved } from '../stock/reservation-table.ts'
import { type CheckoutRow, lockCheckout, moveCheckout } from './checkout-table.ts'
import { finalize } from './finalize.ts'
import { NOTHING_DUE } from './reserve.ts'

type PaymentName = Pick<PaymentRow, 'id' | 'checkoutId'>

/** Asks the provider, settles the payment and gives the answer. Browser returns, webhooks and jobs all call this. */
export async function askAndSettle(
  app: App,
  siteId: Id,
  payment: PaymentRow,
): Promise<PaymentAnswer> {
  const answer = await ask(app, siteId, payment)
  await settle(app, siteId, payment, answer)
  return answer
}

/** For callers that cannot act on a failure: it is logged, `onSilence` hears of it, and a job asks again later. */
export async function askAndSettleQuietly(
  app: App,
  siteId: Id,
  payment: PaymentRow,
  onSilence?: (error: unknown) => void,
): Promise<PaymentAnswer | undefined> {
  const answer = await ask(app, siteId, payment).catch((error) => {
    onSilence?.(error)
    app.log.warn({ err: error, paymentId: payment.id }, 'A payment provider did not answer')
  })
  if (answer) await settleQuietly(app, siteId, payment, answer)
  return answer ?? undefined
}

/** Settles, and says whether that worked; a failure is logged. */
export async function settleQuietly(
  app: App,
  siteId: Id,
  payment: PaymentName,
  answer: PaymentAnswer,
): Promise<boolean> {
  try {
    await settle(app, siteId, payment, answer)
    return true
  } catch (error) {
    const { id: paymentId } = payment
    const words = 'The answer of a payment provider could not be saved yet'
    app.log.error({ err: error, paymentId, answer: answer.state }, words)
    return false
  }
}

async function ask(app: App, siteId: Id, payment: PaymentRow): Promise<PaymentAnswer> {
  if (payment.provider === NOTHING_DUE) return nothingDue(payment)
  const { provider, setup } = await providerOf(app, siteId, payment.provider)
  return provider.find({ siteId, paymentId: payment.id }, setup)
}

/** The answer for a payment of nothing, for which no provider is asked. */
export function nothingDue({ id, currency }: Pick<PaymentRow, 'id' | 'currency'>): Settled {
  return { state: 'captured', reference: id, amountMinor: minor(0), currency }
}

/**
 * Writes down the answer; gives the id of the order that it was, or had been, made into. `givenUp` says who gave up the payment
 * of an order that stands.
 */
export async function settle(
  app: App,
  siteId: Id,
  name: PaymentName,
  answer: PaymentAnswer,
  givenUp: GivenUp = { by: 'provider' },
): Promise<Id | undefined> {
  switch (answer.state) {
    case 'captured':
    case 'authorized':
    case 'awaited':
      return settleMoney(app, siteId, name, answer)
    case 'declined':
    case 'cancelled':
      await app.database.inSite(siteId, (site) => giveUp(app, site, name, answer.state, givenUp))
      return undefined
    case 'action':
      await app.database.inSite(siteId, (site) => note(site, name, 'requiresAction'))
      return undefined
    case 'pending':
      await app.database.inSite(siteId, (site) => note(site, name, 'processing'))
      return undefined
    case 'unknown':
      return undefined
  }
}

async function settleMoney(
  app: App,
  siteId: Id,
  { id: paymentId, checkoutId }: PaymentName,
  settled: Settled,
): Promise<Id | undefined> {
  const orderId = await finalize(app, { siteId, checkoutId, paymentId, settled })
  if (settled.state === 'captured') await keepLateNews(app, { siteId, paymentId }, settled)
  return orderId
}

/** Releases the discounts and the reserved stock, once the provider has confirmed that no money will come. */
async function giveUp(
  app: App,
  site: SiteTx,
  name: PaymentName,
  answer: 'declined' | 'cancelled',
  givenUp: GivenUp,
): Promise<void> {
  const { checkout, payment } = await hold(site, name)
  if (payment && isOwed(payment.state)) return voidOrder(app, site, payment, givenUp)
  if (!checkout || !payment || !isUndecided(payment.state)) return
  await movePayment(site, payment, answer === 'declined' ? 'failed' : 'cancelled')
  await giveBackDiscounts(site, payment.id)
  await announceStock(site, await giveBackReserved(site, payment.id), { taken: false })
  // After a decline the shopper may try another way to pay; after giving up, the checkout is over.
  const isOver = checkout.state === 'cancelling' || answer === 'cancelled'
  if (checkout.state === 'awaitingPayment' && isOver) {
    await moveCheckout(site, checkout, 'cancelling')
    await moveCheckout(site, { ...checkout, state: 'cancelling' }, 'expired')
  } else {
    await moveCheckout(site, checkout, isOver ? 'expired' : 'open')
  }
}

/** Keeps the progress of an undecided payment. */
async function note(site: SiteTx, name: PaymentName, state: PaymentState): Promise<void> {
  const { payment } = await hold(site, name)
  if (!payment || !isUndecided(payment.state) || payment.state === state) return
  await movePayment(site, payment, state)
}

/** Locks payment and checkout and reads them anew, since another request may have decided them first. */
async function hold(
  site: SiteTx,
  { id, checkoutId }: PaymentName,
): Promise<{ checkout: CheckoutRow | undefined; payment: PaymentRow | undefined }> {
  const checkout = await lockCheckout(site, checkoutId)
  return { checkout, payment: await findPayment(site, id) }
}
