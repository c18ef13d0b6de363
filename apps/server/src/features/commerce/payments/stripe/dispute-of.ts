import type { Stripe } from 'stripe'
import type { Dispute } from '../payment-provider.ts'

/** Ends of a dispute, and of an inquiry before one; every other status is still open. */
const ENDS: Readonly<Record<string, Dispute>> = {
  won: 'won',
  lost: 'lost',
  prevented: 'won',
  warning_closed: 'won',
}

/** How it stands with the dispute about an intent that was retrieved with its charge; undefined where there is none. */
export async function disputeOf(
  stripe: Stripe,
  { id, latest_charge }: Stripe.PaymentIntent,
): Promise<Dispute | undefined> {
  if (typeof latest_charge !== 'object' || !latest_charge?.disputed) return undefined
  const { data } = await stripe.disputes.list({ payment_intent: id, limit: 1 })
  const [newest] = data
  return newest && (ENDS[newest.status] ?? 'open')
}
