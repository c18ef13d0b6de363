/** The owner's actions on the money of an order: each asks the provider first, outside of any transaction. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { fail } from '../errors.ts'
import { providerOf } from '../payments/payment-method.ts'
import type { PaymentAnswer } from '../payments/payment-provider.ts'
import { findPayment, type PaymentRow } from '../payments/payment-table.ts'

/** The order's payment. */
export async function paymentOfOrder(site: SiteTx, orderId: Id): Promise<PaymentRow> {
  const order = await site.db
    .selectFrom('shop_order')
    .select('payment_id as paymentId')
    .where('website_id', '=', site.id)
    .where('id', '=', orderId)
    .executeTakeFirst()
  const payment = order && (await findPayment(site, order.paymentId))
  if (!payment) throw fail('orderMissing')
  return payment
}

/** Asks the provider; without its answer the call is refused and nothing is changed. */
export async function askProvider(
  app: App,
  siteId: Id,
  payment: PaymentRow,
  deed: 'capture' | 'cancel',
): Promise<PaymentAnswer> {
  const { provider, setup } = await providerOf(app, siteId, payment.provider)
  try {
    return await provider[deed]({ siteId, paymentId: payment.id }, setup)
  } catch (error) {
    app.log.warn({ err: error, paymentId: payment.id }, 'A payment provider did not answer')
    throw fail('providerSilent')
  }
}
