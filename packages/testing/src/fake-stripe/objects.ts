/** Objects that the fake keeps and answers with, in Stripe's shapes. */

import { randomBytes } from 'node:crypto'

export interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  amount_capturable: number
  amount_received: number
  readonly automatic_payment_methods: { enabled: boolean } | null
  canceled_at: number | null
  cancellation_reason: string | null
  readonly capture_method: string
  readonly client_secret: string
  readonly created: number
  readonly currency: string
  readonly customer: string | null
  last_payment_error: CardError | null
  latest_charge: string | null
  readonly livemode: boolean
  readonly metadata: Readonly<Record<string, string>>
  next_action: {
    type: 'redirect_to_url'
    redirect_to_url: { url: string; return_url: string }
  } | null
  payment_method: string | null
  readonly payment_method_types: readonly string[]
  readonly setup_future_usage: string | null
  status: IntentStatus
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded'

export interface CardError {
  readonly type: 'card_error'
  readonly code: string
  readonly decline_code?: string
  readonly message: string
}

export interface Customer {
  readonly id: string
  readonly object: 'customer'
  readonly created: number
  readonly livemode: boolean
  readonly metadata: Readonly<Record<string, string>>
}

export interface Charge {
  readonly id: string
  readonly object: 'charge'
  readonly amount: number
  captured: boolean
  disputed: boolean
  readonly livemode: boolean
  readonly paid: true
  readonly payment_intent: string
  refunded: boolean
  readonly status: 'succeeded'
}

export interface Refund {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly charge: string
  readonly currency: string
  failure_reason?: string
  readonly metadata: Readonly<Record<string, string>>
  readonly payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
}

export interface Dispute {
  readonly id: string
  readonly object: 'dispute'
  readonly amount: number
  readonly charge: string
  readonly currency: string
  readonly livemode: boolean
  readonly payment_intent: string
  readonly reason: string
  status: 'needs_response' | 'won' | 'lost'
}

export interface Payout {
  readonly id: string
  readonly object: 'payout'
  readonly amount: number
  readonly arrival_date: number
  readonly automatic: boolean
  readonly created: number
  readonly currency: string
  failure_code: string | null
  failure_message: string | null
  readonly livemode: boolean
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled'
}

export interface SetupIntent {
  readonly id: string
  readonly object: 'setup_intent'
  readonly client_secret: string
  readonly livemode: boolean
  status: 'requires_payment_method' | 'canceled'
}

export interface Account {
  readonly id: string
  readonly object: 'account'
  charges_enabled: boolean
  readonly country: string
  readonly default_currency: string
}

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly livemode: boolean
  readonly type: string
  readonly data: { readonly object: object }
}

/** An id as Stripe makes them: a prefix for the kind, and letters and digits. */
export const stripeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
