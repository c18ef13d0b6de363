/** Writes down a refund that the provider accepted and could not pay out in the end. */

import type { Id } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { lockCheckout } from '../checkout/checkout-table.ts'
import type { FailedRefund } from '../payments/payment-provider.ts'
import { findPayment, movePayment } from '../payments/payment-table.ts'
import { findRefund, moveRefund } from './refund-table.ts'
import { settleOrderRefund } from './settle-refund.ts'

/** One that is known to have failed, or is not of this payment, changes nothing. */
export async function keepFailedRefund(
  app: App,
  site: SiteTx,
  paymentId: Id,
  { refundId, reason }: FailedRefund,
): Promise<void> {
  const refund = await findRefund(site, refundId)
  if (refund?.paymentId !== paymentId || refund.state !== 'succeeded') return
  if (refund.orderId === null) return awaitAgain(app, site, { paymentId, refundId, reason })
  await settleOrderRefund(
    app,
    site,
    { refundId, orderId: refund.orderId },
    { state: 'failed', reason, isLate: true },
  )
}

/** Money that nothing was sold for has no owner's order: it waits for an operator again, who sees why. */
async function awaitAgain(
  app: App,
  site: SiteTx,
  { paymentId, refundId, reason }: FailedRefund & { readonly paymentId: Id },
): Promise<void> {
  const before = await findPayment(site, paymentId)
  if (!before) return
  await lockCheckout(site, before.checkoutId)
  const payment = await findPayment(site, paymentId)
  const refund = await findRefund(site, refundId)
  if (refund?.state !== 'succeeded' || payment?.state !== 'refunded') return
  await moveRefund(site, refund, 'pending')
  await movePayment(site, payment, 'returning', { refunded_minor: minor(0) })
  await site.db
    .updateTable('refund')
    .set({ asked_at: new Date(app.clock.now()), trouble: `It came back: ${reason}` })
    .where('website_id', '=', site.id)
    .where('id', '=', refundId)
    .execute()
}
