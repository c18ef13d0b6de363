import { isUndecided } from '@sitewright/core/commerce/states'
import type { App } from '../../../platform/app.ts'
import { enqueue, type Job, type JobHeader } from '../../../platform/background/jobs.ts'
import { noteAsked, troubleOf } from '../payments/note-asked.ts'
import { providerOf } from '../payments/payment-method.ts'
import type { PaymentAnswer } from '../payments/payment-provider.ts'
import { findPayment, type PaymentRow } from '../payments/payment-table.ts'
import { lockCheckout, moveCheckout } from './checkout-table.ts'
import { NOTHING_DUE } from './reserve.ts'
import { nothingDue, settleQuietly } from './settle-payment.ts'
import { EXPIRE_PAYMENT } from './watch-payment.ts'

/** Milliseconds until a provider that did not decide is asked again. */
const TRY_AGAIN_MS = 60 * 1000

/** Answers after which the money may still come. */
const OPEN_ANSWERS: ReadonlySet<PaymentAnswer['state']> = new Set(['action', 'pending', 'unknown'])

export const expirePayment: Job = { ...EXPIRE_PAYMENT, lane: 'money', run }

/**
 * Asks the provider to give the payment up, and only then gives the stock back. If it says the money
 * is there already, the order is made instead; as long as it says nothing, nothing is released. It asks again
 * until the payment is decided: money that was taken is never forgotten.
 */
async function run({ siteId, id }: JobHeader, app: App): Promise<void> {
  const payment = await app.database.inSite(siteId, (site) => findPayment(site, id))
  if (!payment || !isUndecided(payment.state)) return
  await app.database.inSite(siteId, async (site) => {
    const checkout = await lockCheckout(site, payment.checkoutId)
    if (checkout?.state === 'awaitingPayment') await moveCheckout(site, checkout, 'cancelling')
  })
  const { answer, trouble } = await cancel(app, siteId, payment)
  if (answer.state === 'cancelled') app.crashAt('expiry.cancelled')
  const isSettled = await settleQuietly(app, siteId, payment, answer)
  if (isSettled && !OPEN_ANSWERS.has(answer.state)) return
  await noteAsked(app, siteId, { table: 'payment', id }, trouble)
  const runAt = app.clock.now() + TRY_AGAIN_MS
  await app.database.inSite(siteId, (site) => enqueue(site, EXPIRE_PAYMENT, { id, runAt }))
}

async function cancel(
  app: App,
  siteId: string,
  payment: PaymentRow,
): Promise<{ answer: PaymentAnswer; trouble: string }> {
  if (payment.provider === NOTHING_DUE) return { answer: nothingDue(payment), trouble: '' }
  try {
    const { provider, setup } = await providerOf(app, siteId, payment.provider)
    const answer = await provider.cancel({ siteId, paymentId: payment.id }, setup)
    return { answer, trouble: '' }
  } catch (error) {
    app.log.warn({ err: error, paymentId: payment.id }, 'A payment provider did not answer')
    return { answer: { state: 'unknown' }, trouble: troubleOf(error) }
  }
}
