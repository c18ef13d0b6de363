/** The state of a payment, read from Stripe's intent. */

import { declineSentence } from '@sitewright/core/commerce/decline-sentences'
import { minor } from '@sitewright/core/money'
import type { Stripe } from 'stripe'
import type { LateNews, PaymentAnswer } from '../payment-provider.ts'

export interface FieldsNeeds {
  readonly module: string
  /** Address of Stripe.js. */
  readonly script: string
  readonly publishableKey: string
  /** Sentence above the fields; absent where there is nothing to say. */
  readonly notice?: string
}

/** `news`: of money that was taken, with the way to pay that was kept. */
export function answerOf(
  intent: Stripe.PaymentIntent,
  fields: FieldsNeeds,
  news: LateNews & { readonly savedMethod?: string } = {},
): PaymentAnswer {
  const { id: reference, status } = intent
  const currency = intent.currency.toUpperCase()
  switch (status) {
    case 'succeeded':
      return {
        state: 'captured',
        reference,
        amountMinor: minor(intent.amount_received),
        currency,
        ...news,
      }
    case 'requires_capture':
      return {
        state: 'authorized',
        reference,
        amountMinor: minor(intent.amount_capturable),
        currency,
      }
    case 'processing':
      return { state: 'pending' }
    case 'canceled':
      return { state: 'cancelled' }
    default:
      return { state: 'action', action: actionOf(intent, fields) }
  }
}

/**
 * The shopper's next step: back to the page where they were sent to, or the fields. A card that was declined leaves the
 * intent open, so that the fields come again with the reason.
 */
function actionOf(
  { next_action, client_secret, last_payment_error }: Stripe.PaymentIntent,
  { module, ...page }: FieldsNeeds,
) {
  const url = next_action?.redirect_to_url?.url
  if (url) return { kind: 'redirect', url } as const
  const problem = last_payment_error && {
    problem: declineSentence({
      code: last_payment_error.code,
      declineCode: last_payment_error.decline_code,
    }),
  }
  const needs = { ...page, clientSecret: client_secret ?? '', ...problem }
  return { kind: 'fields', module, needs } as const
}
