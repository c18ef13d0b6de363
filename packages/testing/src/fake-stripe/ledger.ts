/** The books of one account of the fake, in one mode: intents and all that came of them, and the rules by which they change. */

import { type Parameters, textAt } from './form-body.ts'
import {
  type CardError,
  type Charge,
  type Customer,
  type Dispute,
  type Intent,
  type Payout,
  type Refund,
  type SetupIntent,
  stripeId,
} from './objects.ts'
import { invalid, missing, Refusal } from './refusal.ts'
import { outcomeOf } from './test-cards.ts'

/** Tells of what happened, as webhooks do. */
export type Tell = (type: string, object: object) => void

export interface LedgerOptions {
  readonly livemode: boolean
  /** Seconds since 1970. */
  now(): number
  /** Origin of the fake, for pages where a shopper proves who they are. */
  origin(): string
  readonly tell: Tell
}

/** Statuses of an intent that can still be paid or given up. */
const OPEN: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
])

/** The least amounts, as published (docs.stripe.com/currencies), of the currencies that tests pay in. */
const LEAST: Readonly<Record<string, number>> = { eur: 50, gbp: 30, jpy: 50, usd: 50, czk: 1500 }

/** Seconds of a day. */
const DAY_S = 86_400

export class Ledger {
  readonly intents = new Map<string, Intent>()
  readonly charges = new Map<string, Charge>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()
  readonly payouts = new Map<string, Payout>()
  readonly customers = new Map<string, Customer>()
  /** Numbers of the cards that are kept, by the id of the way to pay. */
  readonly savedCards = new Map<string, string>()
  readonly setups = new Map<string, SetupIntent>()
  readonly #options: LedgerOptions

  constructor(options: LedgerOptions) {
    this.#options = options
  }

  createIntent(from: Parameters): Intent {
    const currency = textAt(from, 'currency') ?? ''
    const amount = Number(textAt(from, 'amount'))
    if (!/^[a-z]{3}$/.test(currency))
      throw invalid('parameter_invalid', 'Invalid currency.', 'currency')
    if (!Number.isSafeInteger(amount) || amount < 1) {
      throw invalid('parameter_invalid_integer', 'Invalid positive integer', 'amount')
    }
    if (amount < (LEAST[currency] ?? 1)) {
      throw invalid('amount_too_small', 'Amount must convert to at least 50 cents.', 'amount')
    }
    const id = stripeId('pi')
    const { metadata = {} } = from
    const method = textAt(from, 'payment_method') ?? null
    if (method !== null && !this.savedCards.has(method)) {
      throw invalid('resource_missing', `No such PaymentMethod: '${method}'`, 'payment_method')
    }
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_capturable: 0,
      amount_received: 0,
      automatic_payment_methods: { enabled: true },
      canceled_at: null,
      cancellation_reason: null,
      capture_method: textAt(from, 'capture_method') ?? 'automatic_async',
      client_secret: `${id}_secret_${stripeId('').slice(1)}`,
      created: this.#options.now(),
      currency,
      customer: textAt(from, 'customer') ?? null,
      last_payment_error: null,
      latest_charge: null,
      livemode: this.#options.livemode,
      metadata: metadata as Readonly<Record<string, string>>,
      next_action: null,
      payment_method: method,
      payment_method_types: ['card'],
      setup_future_usage: textAt(from, 'setup_future_usage') ?? null,
      status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    }
    this.intents.set(id, intent)
    this.#options.tell('payment_intent.created', intent)
    return intent
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id)
    if (!intent) throw missing('payment_intent', id)
    return intent
  }

  /** The browser's part with a card: its number decides. */
  confirm(id: string, from: Parameters): Intent {
    const intent = this.intent(id)
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation') {
      throw unexpected(intent)
    }
    const kept = this.savedCards.get(intent.payment_method ?? '')
    const number = textAt(from, 'payment_method_data', 'card', 'number') ?? kept ?? ''
    const outcome = outcomeOf(number.replaceAll(' ', ''))
    intent.last_payment_error = null
    if (outcome.end === 'challenge' && textAt(from, 'off_session') === 'true') {
      this.decline(id, 'authentication_required')
      throw new Refusal(402, {
        type: 'card_error',
        code: 'authentication_required',
        message: 'This transaction requires authentication.',
        payment_intent: { ...intent },
      })
    }
    if (outcome.end === 'declined') {
      this.decline(id, outcome.code, outcome.declineCode)
      throw new Refusal(402, {
        type: 'card_error',
        ...(intent.last_payment_error as CardError | null),
        message: 'Your card was declined.',
        payment_intent: { ...intent },
      })
    }
    if (outcome.end === 'challenge') {
      this.challenge(id, textAt(from, 'return_url') ?? '')
    } else if (outcome.end === 'processing') {
      this.process(id)
    } else {
      this.succeed(id, number)
      if (outcome.isDisputed) this.dispute(id)
    }
    return intent
  }

  challenge(id: string, returnUrl: string): void {
    const intent = this.intent(id)
    intent.status = 'requires_action'
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { url: `${this.#options.origin()}/challenge/${id}`, return_url: returnUrl },
    }
    this.#options.tell('payment_intent.requires_action', intent)
  }

  process(id: string): void {
    const intent = this.intent(id)
    intent.status = 'processing'
    this.#options.tell('payment_intent.processing', intent)
  }

  succeed(id: string, number = '4242424242424242'): void {
    const intent = this.intent(id)
    if (intent.payment_method === null) {
      intent.payment_method = stripeId('pm')
      if (intent.setup_future_usage !== null) this.savedCards.set(intent.payment_method, number)
    }
    const charge: Charge = {
      id: stripeId('ch'),
      object: 'charge',
      amount: intent.amount,
      captured: intent.capture_method !== 'manual',
      disputed: false,
      livemode: intent.livemode,
      paid: true,
      payment_intent: id,
      refunded: false,
      status: 'succeeded',
    }
    this.charges.set(charge.id, charge)
    intent.latest_charge = charge.id
    intent.next_action = null
    if (!charge.captured) {
      intent.status = 'requires_capture'
      intent.amount_capturable = intent.amount
      this.#options.tell('payment_intent.amount_capturable_updated', intent)
      return
    }
    this.#take(intent)
  }

  #take(intent: Intent): void {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.amount_capturable = 0
    this.#options.tell('payment_intent.succeeded', intent)
  }

  decline(id: string, code = 'card_declined', declineCode?: string): void {
    const intent = this.intent(id)
    intent.status = 'requires_payment_method'
    intent.next_action = null
    intent.last_payment_error = {
      type: 'card_error',
      code,
      message: 'Your card was declined.',
      ...(declineCode !== undefined && { decline_code: declineCode }),
    }
    this.#options.tell('payment_intent.payment_failed', intent)
  }

  cancel(id: string): Intent {
    const intent = this.intent(id)
    if (!OPEN.has(intent.status)) throw unexpected(intent)
    intent.status = 'canceled'
    intent.canceled_at = this.#options.now()
    intent.next_action = null
    this.#options.tell('payment_intent.canceled', intent)
    return intent
  }

  capture(id: string): Intent {
    const intent = this.intent(id)
    if (intent.status !== 'requires_capture') throw unexpected(intent)
    const charge = this.charges.get(intent.latest_charge ?? '')
    if (charge) charge.captured = true
    this.#take(intent)
    return intent
  }

  createRefund(from: Parameters): Refund {
    const intent = this.intent(textAt(from, 'payment_intent') ?? '')
    const charge = this.charges.get(intent.latest_charge ?? '')
    if (intent.status !== 'succeeded' || !charge) {
      throw invalid(
        'payment_intent_unexpected_state',
        'This PaymentIntent has no successful charge to refund.',
      )
    }
    const given = this.refundsOf(intent.id).reduce((sum, { amount }) => sum + amount, 0)
    const amount = Number(textAt(from, 'amount') ?? charge.amount - given)
    if (charge.amount === given) {
      throw invalid('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
    }
    if (amount > charge.amount - given) {
      throw new Refusal(400, {
        type: 'invalid_request_error',
        message: 'Refund amount is greater than unrefunded amount on charge',
        param: 'amount',
      })
    }
    const refund: Refund = {
      id: stripeId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      currency: intent.currency,
      metadata: (from.metadata ?? {}) as Readonly<Record<string, string>>,
      payment_intent: intent.id,
      status: 'succeeded',
    }
    this.refunds.set(refund.id, refund)
    charge.refunded = given + amount === charge.amount
    this.#options.tell('charge.refunded', charge)
    return refund
  }

  /** A refund that was accepted comes back, as it may for a month; the money is with the account again. */
  failRefund(refund: Refund, reason = 'expired_or_canceled_card'): void {
    refund.status = 'failed'
    refund.failure_reason = reason
    const charge = this.charges.get(refund.charge)
    if (charge) charge.refunded = false
    for (const type of ['refund.updated', 'refund.failed']) this.#options.tell(type, refund)
  }

  /** Refunds of an intent that did not fail. */
  refundsOf(intentId: string): Refund[] {
    return [...this.refunds.values()].filter(
      ({ payment_intent, status }) => payment_intent === intentId && status !== 'failed',
    )
  }

  disputesOf(intentId: string): Dispute[] {
    return [...this.disputes.values()].filter(({ payment_intent }) => payment_intent === intentId)
  }

  /** The shopper's bank takes the money back. */
  dispute(intentId: string): Dispute {
    const intent = this.intent(intentId)
    const charge = this.charges.get(intent.latest_charge ?? '')
    if (!charge) throw new Error(`${intentId} has no charge to dispute`)
    charge.disputed = true
    const dispute: Dispute = {
      id: stripeId('du'),
      object: 'dispute',
      amount: charge.amount,
      charge: charge.id,
      currency: intent.currency,
      livemode: intent.livemode,
      payment_intent: intentId,
      reason: 'fraudulent',
      status: 'needs_response',
    }
    this.disputes.set(dispute.id, dispute)
    this.#options.tell('charge.dispute.created', dispute)
    return dispute
  }

  closeDispute(dispute: Dispute, status: 'won' | 'lost'): void {
    dispute.status = status
    this.#options.tell('charge.dispute.closed', dispute)
  }

  /** Money goes to the account's bank, where it arrives two days later. */
  payOut(
    amount: number,
    change: Partial<Pick<Payout, 'status' | 'currency' | 'failure_message'>> = {},
  ): Payout {
    const created = this.#options.now()
    const payout: Payout = {
      id: stripeId('po'),
      object: 'payout',
      amount,
      arrival_date: created + 2 * DAY_S,
      automatic: true,
      created,
      currency: 'gbp',
      failure_code: change.status === 'failed' ? 'account_closed' : null,
      failure_message: null,
      livemode: this.#options.livemode,
      status: 'in_transit',
      ...change,
    }
    this.payouts.set(payout.id, payout)
    return payout
  }

  createCustomer({ metadata = {} }: Parameters): Customer {
    const customer: Customer = {
      id: stripeId('cus'),
      object: 'customer',
      created: this.#options.now(),
      livemode: this.#options.livemode,
      metadata: metadata as Readonly<Record<string, string>>,
    }
    this.customers.set(customer.id, customer)
    return customer
  }

  createSetup(): SetupIntent {
    const id = stripeId('seti')
    const setup: SetupIntent = {
      id,
      object: 'setup_intent',
      client_secret: `${id}_secret_${stripeId('').slice(1)}`,
      livemode: this.#options.livemode,
      status: 'requires_payment_method',
    }
    this.setups.set(id, setup)
    return setup
  }

  setup(id: string): SetupIntent {
    const setup = this.setups.get(id)
    if (!setup) throw missing('setupintent', id)
    return setup
  }
}

const unexpected = ({ status }: Intent) =>
  invalid(
    'payment_intent_unexpected_state',
    `This PaymentIntent could not be changed because it has a status of ${status}.`,
  )
