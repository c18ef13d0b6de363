import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import type { Job } from '../../../platform/background/jobs.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { findCheckout, lockCheckout, moveCheckout } from '../checkout/checkout-table.ts'
import { findRefund, moveRefund, type RefundRow } from '../refunds/refund-table.ts'
import { type RefundEnd, settleOrderRefund } from '../refunds/settle-refund.ts'
import { noteAsked, troubleOf } from './note-asked.ts'
import { providerOf } from './payment-method.ts'
import { RefundRefused } from './payment-provider.ts'
import { findPayment, movePayment, type PaymentRow } from './payment-table.ts'

/** Job that sends the money of a payment back. */
export const REFUND_PAYMENT = { name: 'refund-payment', maxAttempts: 25 } as const

export const refundPayment: Job = {
  ...REFUND_PAYMENT,
  lane: 'money',
  run: ({ siteId, id }, app) => askForWaitingRefund(app, siteId, id),
}

/**
 * Refunds a payment, or a part of it, unless that is done. The refund's id is the provider's idempotency key, so that a lost answer
 * is asked for again.
 */
export async function askForWaitingRefund(app: App, siteId: Id, id: Id): Promise<void> {
  const { refund, payment } = await app.database.inSite(siteId, async (site) => {
    const refund = await findRefund(site, id)
    return { refund, payment: refund && (await findPayment(site, refund.paymentId)) }
  })
  if (!refund || !payment || refund.state !== 'pending') return
  app.crashAt('refund.before')
  const end = await askForRefund(app, siteId, refund, payment)
  app.crashAt('refund.answered')
  const { orderId } = refund
  await app.database.inSite(siteId, (site) =>
    orderId === null
      ? settleUnsold(site, refund, payment)
      : settleOrderRefund(app, site, { refundId: id, orderId }, end),
  )
}

/** Throws where the provider did not answer; the queue asks again. */
async function askForRefund(
  app: App,
  siteId: Id,
  { id: refundId, amountMinor, orderId }: RefundRow,
  payment: PaymentRow,
): Promise<RefundEnd> {
  const { provider, setup } = await providerOf(app, siteId, payment.provider)
  try {
    await provider.refund({ siteId, paymentId: payment.id, refundId, amountMinor }, setup)
    return { state: 'succeeded' }
  } catch (error) {
    if (error instanceof RefundRefused && orderId !== null) {
      return { state: 'failed', reason: error.message }
    }
    // Money that nothing was sold for has no order whose owner could be told, so that it is asked for again however it fails.
    await noteAsked(app, siteId, { table: 'refund', id: refundId }, troubleOf(error))
    throw error
  }
}

/** Ends a payment that nothing was sold for. */
async function settleUnsold(site: SiteTx, { id, amountMinor }: RefundRow, payment: PaymentRow) {
  await lockCheckout(site, payment.checkoutId)
  const now = await findRefund(site, id)
  if (now?.state !== 'pending') return
  await moveRefund(site, now, 'succeeded')
  await movePayment(site, payment, 'refunded', { refunded_minor: amountMinor })
  const checkout = await findCheckout(site, payment.checkoutId)
  if (checkout?.state === 'needsRefund') await moveCheckout(site, checkout, 'failed')
}
