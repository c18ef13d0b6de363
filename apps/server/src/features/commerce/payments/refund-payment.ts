import type { App } from '../../../platform/app.ts'
import type { Job, JobHeader } from '../../../platform/background/jobs.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { findCheckout, lockCheckout, moveCheckout } from '../checkout/checkout-table.ts'
import { findRefund, moveRefund, type RefundRow } from '../refunds/refund-table.ts'
import { type RefundEnd, settleOrderRefund } from '../refunds/settle-refund.ts'
import { providerOf } from './payment-method.ts'
import { RefundRefused } from './payment-provider.ts'
import { findPayment, movePayment, type PaymentRow } from './payment-table.ts'

/** Job that sends the money of a payment back. */
export const REFUND_PAYMENT = { name: 'refund-payment', maxAttempts: 25 } as const

export const refundPayment: Job = { ...REFUND_PAYMENT, lane: 'money', run }

/** Refunds a payment, or a part of it. The refund's id is the provider's idempotency key, so that a lost answer is asked for again. */
async function run({ siteId, id }: JobHeader, app: App): Promise<void> {
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
  siteId: JobHeader['siteId'],
  { id: refundId, amountMinor, orderId }: RefundRow,
  payment: PaymentRow,
): Promise<RefundEnd> {
  const { provider, setup } = await providerOf(app, siteId, payment.provider)
  try {
    await provider.refund({ siteId, paymentId: payment.id, refundId, amountMinor }, setup)
    return { state: 'succeeded' }
  } catch (error) {
    // Money that nothing was sold for has no order whose owner could be told.
    if (!(error instanceof RefundRefused) || orderId === null) throw error
    return { state: 'failed', reason: error.message }
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
