/** Payouts of Stripe to the owner's bank account. */

import { minor } from '@sitewright/core/money'
import type { Stripe } from 'stripe'
import type { Payout, PayoutsAnswer } from '../payment-provider.ts'
import { refusalOf } from './stripe-client.ts'

/** Payouts of one answer; Stripe's own pages have the rest. */
const NEWEST = 20

/** By Stripe's statuses, all of those published (docs.stripe.com/api/payouts/object). */
const STATES: Readonly<Record<string, Payout['state']>> = {
  pending: 'pending',
  in_transit: 'inTransit',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
}

const REFUSALS: Readonly<Record<number, string>> = {
  401: 'Stripe does not accept the secret key any more.',
  403: 'The key that is entered here may not read payouts. Give it that permission in Stripe, or look there.',
}

export async function payoutsOf(stripe: Stripe): Promise<PayoutsAnswer> {
  try {
    const { data, has_more: hasMore } = await stripe.payouts.list({ limit: NEWEST })
    return { newest: data.map(payoutOf), hasMore }
  } catch (error) {
    const refusal = REFUSALS[refusalOf(error).status ?? 0]
    if (refusal === undefined) throw error
    return { refusal }
  }
}

const MS = 1000

const payoutOf = ({ id, ...payout }: Stripe.Payout): Payout => ({
  id,
  amountMinor: minor(payout.amount),
  currency: payout.currency.toUpperCase(),
  state: STATES[payout.status] ?? 'pending',
  madeAt: payout.created * MS,
  // Stripe gives midnight of the day, in UTC.
  arrivesOn: new Date(payout.arrival_date * MS).toISOString().slice(0, 10),
  failure: payout.failure_message ?? '',
})
