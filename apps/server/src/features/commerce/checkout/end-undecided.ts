import { UNDECIDED_PAYMENTS } from '@sitewright/core/commerce/states'
import type { SiteTx } from '../../../platform/database.ts'
import { giveBackDiscounts } from '../discounts/use-table.ts'
import { findPayment, movePayment } from '../payments/payment-table.ts'
import { giveBackReserved } from '../stock/reservation-table.ts'
import { lockCheckout, moveCheckout } from './checkout-table.ts'

/** Tables of what providers said of a payment. */
const SAID_BY_PROVIDERS = ['stripe_intent', 'practice_charge', 'manual_payment'] as const

/**
 * Ends the undecided payments of a site that is a copy, and gives back what they hold. No provider is asked: the payments are those
 * of the site that it was copied from, and a copy that cancelled or refunded them would do so to its customers. Gives their number.
 */
export async function endUndecided(site: SiteTx): Promise<number> {
  const { id, db } = site
  const undecided = await db
    .selectFrom('payment')
    .select(['id', 'checkout_id as checkoutId'])
    .where('website_id', '=', id)
    .where('state', 'in', [...UNDECIDED_PAYMENTS])
    .execute()
  for (const { id: paymentId, checkoutId } of undecided) {
    const checkout = await lockCheckout(site, checkoutId)
    const payment = await findPayment(site, paymentId)
    if (!payment) continue
    await movePayment(site, payment, 'cancelled')
    await giveBackDiscounts(site, paymentId)
    await giveBackReserved(site, paymentId)
    for (const table of SAID_BY_PROVIDERS) {
      await db
        .deleteFrom(table)
        .where('website_id', '=', id)
        .where('payment_id', '=', paymentId)
        .execute()
    }
    if (checkout?.state === 'awaitingPayment') await moveCheckout(site, checkout, 'cancelling')
    if (checkout?.state === 'awaitingPayment' || checkout?.state === 'cancelling') {
      await moveCheckout(site, { ...checkout, state: 'cancelling' }, 'expired')
    }
  }
  return undecided.length
}
