/** News about an intent whose money was taken: a dispute, and refunds that failed after they had been accepted. */

import { isId } from '@sitewright/core/id'
import type { Stripe } from 'stripe'
import type { Dispute, FailedRefund, LateNews } from '../payment-provider.ts'
import type { IntentRow } from './intent-table.ts'
import { failureOf, hasFailed } from './refund-failure.ts'

/** Ends of a dispute, and of an inquiry before one; every other status is still open. */
const ENDS: Readonly<Record<string, Dispute['state']>> = {
  won: 'won',
  lost: 'lost',
  prevented: 'won',
  warning_closed: 'won',
}

/** Most refunds and disputes of one intent that are looked at, which is also how many Stripe answers with at most. */
const MOST = 100

/** The intent was retrieved with its charge. Stripe is asked once more where it is disputed, and where it has refunds. */
export async function lateNewsOf(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  { hasRefunds }: Pick<IntentRow, 'hasRefunds'>,
): Promise<LateNews> {
  if (intent.status !== 'succeeded') return {}
  const disputes = await disputesOf(stripe, intent)
  const failedRefunds = hasRefunds ? await failedRefundsOf(stripe, intent) : []
  return {
    ...(disputes.length > 0 && { disputes }),
    ...(failedRefunds.length > 0 && { failedRefunds }),
  }
}

/** Stripe answers with the newest first. */
async function disputesOf(
  stripe: Stripe,
  { id, latest_charge }: Stripe.PaymentIntent,
): Promise<Dispute[]> {
  if (typeof latest_charge !== 'object' || !latest_charge?.disputed) return []
  const { data } = await stripe.disputes.list({ payment_intent: id, limit: MOST })
  return data
    .map((dispute): Dispute => ({ id: dispute.id, state: ENDS[dispute.status] ?? 'open' }))
    .reverse()
}

async function failedRefundsOf(
  stripe: Stripe,
  { id }: Stripe.PaymentIntent,
): Promise<FailedRefund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: id, limit: MOST })
  return data.filter(hasFailed).flatMap((refund) => {
    const refundId = refund.metadata?.refund
    return isId(refundId) ? [{ refundId, reason: failureOf(refund) }] : []
  })
}
