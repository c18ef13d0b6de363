/**
 * Writes down what comes days or weeks after money was taken: a dispute, and a refund that failed after the provider had accepted
 * it. The order is found by its own payment: another payment of the same checkout may have been sent back.
 */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import type { LateNews } from '../payments/payment-provider.ts'
import { keepFailedRefund } from '../refunds/keep-failed-refund.ts'
import { keepDispute } from './order-problems.ts'
import { orderOfPayment } from './order-writing.ts'

interface PaymentName {
  readonly siteId: Id
  readonly paymentId: Id
}

/** No statement where there is nothing new to keep. */
export async function keepLateNews(
  app: App,
  { siteId, paymentId }: PaymentName,
  { disputes = [], failedRefunds = [] }: LateNews,
): Promise<void> {
  for (const failed of failedRefunds) {
    await app.database.inSite(siteId, (site) => keepFailedRefund(app, site, paymentId, failed))
  }
  if (disputes.length === 0) return
  await app.database.inSite(siteId, async (site) => {
    const orderId = await orderOfPayment(site, paymentId)
    if (orderId === undefined) return
    for (const dispute of disputes) await keepDispute(app, site, orderId, dispute)
  })
}
