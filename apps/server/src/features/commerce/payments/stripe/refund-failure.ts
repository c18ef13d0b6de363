/** Refunds that Stripe accepted and could not pay out, in words for owners. */

import type { Stripe } from 'stripe'

/** Sentences by Stripe's `failure_reason`, all of those published (docs.stripe.com/api/refunds/object). */
const REASONS: Readonly<Record<string, string>> = {
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  expired_or_canceled_card: 'The card has expired or was closed.',
  charge_for_pending_refund_disputed:
    'The customer’s bank wants this money back, so it cannot be given back as well.',
  insufficient_funds: 'There was not enough money in the Stripe account.',
  declined: 'The customer’s bank did not take the money.',
  merchant_request: 'It was stopped at Stripe.',
}
const UNKNOWN = 'The customer’s bank did not take the money.'

export const hasFailed = ({ status }: Pick<Stripe.Refund, 'status'>) =>
  status === 'failed' || status === 'canceled'

export const failureOf = ({ failure_reason }: Pick<Stripe.Refund, 'failure_reason'>) =>
  REASONS[failure_reason ?? ''] ?? UNKNOWN
