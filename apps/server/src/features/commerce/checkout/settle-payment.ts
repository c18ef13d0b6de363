/** Brings a payment to where its provider says it is. Whoever learns something calls this; all may at once. */

import { isOwed, isUndecided, type PaymentState } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { voidOrder } from '../orders/void-order.ts'
import { providerOf } from '../payments/payment-method.ts'
import type { PaymentAnswer, Settled } from '../payments/payment-provider.ts'
import { findPayment, movePayment, type PaymentRow } from '../payments/payment-table.ts'
import { announceStock } from '../stock/announce-stock.ts'
import { giveBackReserved } from '../stock/reservation-table.ts'
import { type CheckoutRow, lockCheckout, moveCheckout } from './checkout-table.ts'
import { finalize } from './finalize.ts'
import { NOTHING_DUE } from './reserve.ts'

type PaymentName = Pick<PaymentRow, 'id' | 'checkoutId'>

/** Asks the provider and settles; gives what it said. Browser returns, webhooks and jobs all come this way. */
export async function askAndSettle(
  app: App,
  siteId: Id,
  payment: PaymentRow,
): Promise<PaymentAnswer> {
  const answer = await ask(app, siteId, payment)
  await settle(app, siteId, payment, answer)
  return answer
}

/** For whoever cannot do anything about it: what fails is logged as what it is, and somebody asks again later. */
export async function askAndSettleQuietly(
  app: App,
  siteId: Id,
  payment: PaymentRow,
): Promise<PaymentAnswer | undefined> {
  const answer = await ask(app, siteId, payment).catch((error) => {
    app.log.warn({ err: error, paymentId: payment.id }, 'A payment provider did not answer')
  })
  if (answer) await settleQuietly(app, siteId, payment, answer)
  return answer ?? undefined
}

/** Whether it was settled; why not is in the log. */
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
    const words = 'What a payment provider answered could not be written down yet'
    app.log.error({ err: error, paymentId, answer: answer.state }, words)
    return false
  }
}

async function ask(app: App, siteId: Id, payment: PaymentRow): Promise<PaymentAnswer> {
  if (payment.provider === NOTHING_DUE) return nothingDue(payment)
  const { provider, setup } = await providerOf(app, siteId, payment.provider)
  return provider.find({ siteId, paymentId: payment.id }, setup)
}

/** Nobody is asked about nothing. */
export function nothingDue({ id, currency }: Pick<PaymentRow, 'id' | 'currency'>): Settled {
  return { state: 'captured', reference: id, amountMinor: minor(0), currency }
}

/** `by`: who wanted it, where the payment of an order that stands is given up. */
export async function settle(
  app: App,
  siteId: Id,
  name: PaymentName,
  answer: PaymentAnswer,
  { by = 'provider' }: { readonly by?: 'owner' | 'provider' } = {},
): Promise<void> {
  switch (answer.state) {
    case 'captured':
    case 'authorized':
    case 'awaited':
      await finalize(app, {
        siteId,
        checkoutId: name.checkoutId,
        paymentId: name.id,
        settled: answer,
      })
      return
    case 'declined':
    case 'cancelled':
      await app.database.inSite(siteId, (site) => giveUp(app, site, name, answer.state, by))
      return
    case 'action':
      await app.database.inSite(siteId, (site) => note(site, name, 'requiresAction'))
      return
    case 'pending':
      await app.database.inSite(siteId, (site) => note(site, name, 'processing'))
      return
    case 'unknown':
  }
}

/** The provider confirmed that no money will come, so what was put aside is for sale again. */
async function giveUp(
  app: App,
  site: SiteTx,
  name: PaymentName,
  answer: 'declined' | 'cancelled',
  by: 'owner' | 'provider',
): Promise<void> {
  const { checkout, payment } = await hold(site, name)
  if (payment && isOwed(payment.state)) return voidOrder(app, site, payment, by)
  if (!checkout || !payment || !isUndecided(payment.state)) return
  await movePayment(site, payment, answer === 'declined' ? 'failed' : 'cancelled')
  await announceStock(site, await giveBackReserved(site, payment.id), { taken: false })
  // Declined in time, the shopper may try another way to pay; given up by us, the checkout is over.
  const isOver = checkout.state === 'cancelling' || answer === 'cancelled'
  if (checkout.state === 'awaitingPayment' && isOver) {
    await moveCheckout(site, checkout, 'cancelling')
    await moveCheckout(site, { ...checkout, state: 'cancelling' }, 'expired')
  } else {
    await moveCheckout(site, checkout, isOver ? 'expired' : 'open')
  }
}

/** Keeps how far an undecided payment is. */
async function note(site: SiteTx, name: PaymentName, state: PaymentState): Promise<void> {
  const { payment } = await hold(site, name)
  if (!payment || !isUndecided(payment.state) || payment.state === state) return
  await movePayment(site, payment, state)
}

/** Payment and checkout, held: someone else may have decided them first. */
async function hold(
  site: SiteTx,
  { id, checkoutId }: PaymentName,
): Promise<{ checkout: CheckoutRow | undefined; payment: PaymentRow | undefined }> {
  const checkout = await lockCheckout(site, checkoutId)
  return { checkout, payment: await findPayment(site, id) }
}
