/** Brings a payment to where its provider says it is. Whoever learns something calls this; all may at once. */

import type { Id } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import type { PaymentAnswer } from '../payments/payment-provider.ts'
import { findPayment, movePayment, type PaymentRow } from '../payments/payment-table.ts'
import { providerWithCode } from '../payments/providers.ts'
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
): Promise<void> {
  const answer = await ask(app, siteId, payment).catch((error) => {
    app.log.warn({ err: error, paymentId: payment.id }, 'A payment provider did not answer')
  })
  if (answer) await settleQuietly(app, siteId, payment, answer)
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
  return providerWithCode(app, payment.provider).find({ siteId, paymentId: payment.id })
}

/** Nobody is asked about nothing. */
export function nothingDue({ id, currency }: Pick<PaymentRow, 'id' | 'currency'>): PaymentAnswer {
  return { state: 'captured', reference: id, amountMinor: minor(0), currency }
}

export async function settle(
  app: App,
  siteId: Id,
  { id: paymentId, checkoutId }: PaymentName,
  answer: PaymentAnswer,
): Promise<void> {
  switch (answer.state) {
    case 'captured':
      await finalize(app, { siteId, checkoutId, paymentId, capture: answer })
      return
    case 'declined':
    case 'cancelled':
      await app.database.inSite(siteId, (site) =>
        giveUp(site, { id: paymentId, checkoutId }, answer.state),
      )
      return
    case 'pending':
      await app.database.inSite(siteId, (site) => notePending(site, { id: paymentId, checkoutId }))
      return
    case 'unknown':
  }
}

/** The provider confirmed that no money will come, so what was put aside is for sale again. */
async function giveUp(
  site: SiteTx,
  name: PaymentName,
  answer: 'declined' | 'cancelled',
): Promise<void> {
  const held = await holdUndecided(site, name)
  if (!held) return
  const { checkout, payment } = held
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

async function notePending(site: SiteTx, name: PaymentName): Promise<void> {
  const held = await holdUndecided(site, name)
  if (held?.payment.state === 'created') await movePayment(site, held.payment, 'processing')
}

/** Payment and checkout, held; nothing where someone else decided it first. */
async function holdUndecided(
  site: SiteTx,
  { id, checkoutId }: PaymentName,
): Promise<{ checkout: CheckoutRow; payment: PaymentRow } | undefined> {
  const checkout = await lockCheckout(site, checkoutId)
  const payment = await findPayment(site, id)
  const isUndecided = payment?.state === 'created' || payment?.state === 'processing'
  return checkout && payment && isUndecided ? { checkout, payment } : undefined
}
