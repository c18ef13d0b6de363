import type { App } from '../../../platform/app.ts'
import type { Job, JobHeader } from '../../../platform/background/jobs.ts'
import { findCheckout, lockCheckout, moveCheckout } from '../checkout/checkout-table.ts'
import { providerOf } from './payment-method.ts'
import { findPayment, findRefund, markRefunded, movePayment } from './payment-table.ts'

/** Job that sends the money of a payment back. */
export const REFUND_PAYMENT = { name: 'refund-payment', maxAttempts: 25 } as const

export const refundPayment: Job = { ...REFUND_PAYMENT, lane: 'money', run }

/** Refunds a payment that nothing was sold for. The refund's id is the provider's idempotency key. */
async function run({ siteId, id }: JobHeader, app: App): Promise<void> {
  const { refund, payment } = await app.database.inSite(siteId, async (site) => {
    const refund = await findRefund(site, id)
    return { refund, payment: refund && (await findPayment(site, refund.paymentId)) }
  })
  if (!refund || !payment || refund.state === 'succeeded') return
  const { amountMinor } = refund
  const { provider, setup } = await providerOf(app, siteId, payment.provider)
  await provider.refund({ siteId, paymentId: payment.id, refundId: refund.id, amountMinor }, setup)
  await app.database.inSite(siteId, async (site) => {
    await lockCheckout(site, payment.checkoutId)
    const now = await findRefund(site, id)
    if (now?.state !== 'pending') return
    await markRefunded(site, id)
    await movePayment(site, payment, 'refunded', { refunded_minor: amountMinor })
    const checkout = await findCheckout(site, payment.checkoutId)
    if (checkout?.state === 'needsRefund') await moveCheckout(site, checkout, 'failed')
  })
}
