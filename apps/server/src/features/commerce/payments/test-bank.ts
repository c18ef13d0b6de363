/**
 * A bank that tests own: a whole provider in memory that sends shoppers to a page of its own, has fields of its own, puts
 * money aside and takes it later, and tells what happened by signed webhooks, as often and in whatever order a test likes.
 */

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProviderFields } from '@sitewright/api/checkout/shapes'
import type { PaymentChoice } from '@sitewright/api/pages/props'
import type { Id } from '@sitewright/core/id'
import { type Minor, minor } from '@sitewright/core/money'
import {
  type Charge,
  type Dispute,
  type EventDelivery,
  type LateNews,
  type PaymentAnswer,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentSetup,
  type Refund,
  RefundRefused,
  type SavedCharge,
} from './payment-provider.ts'

type State = 'started' | 'authorized' | 'captured' | 'declined' | 'cancelled' | 'pending'

interface Account {
  state: State
  readonly amountMinor: Minor
  readonly currency: string
  readonly token: string
  readonly returnUrl: string
  readonly refunds: Map<Id, Minor>
  /** Ids of refunds that came back after the bank had accepted them. */
  readonly cameBack: Set<Id>
  readonly savesMethod: boolean
  readonly disputes: Map<string, Dispute>
}

type Name = Pick<Charge, 'siteId' | 'paymentId'>

const ORIGIN = 'https://bank.example'
/** Milliseconds, five minutes, for which a webhook's signature is accepted. */
const SIGNED_FOR_MS = 300_000
const CAME_BACK = 'The account is closed.'
const REASON = 'Your bank refused the card.'

/** State of a payment right after each choice; the others wait for the shopper, at the bank's page or in its fields. */
const AT_ONCE: Readonly<Record<string, State>> = {
  'bank-approve': 'captured',
  'bank-authorize': 'authorized',
  'bank-decline': 'declined',
  'bank-lost': 'captured',
  'bank-pending': 'pending',
}

export class TestBank implements PaymentProvider {
  readonly code = 'bank'
  readonly isPractice = false
  readonly isPaidLater = false
  readonly about = { name: 'Test bank', summary: 'A bank that tests own.' }
  readonly defaults = { isEnabled: false, title: 'Card' }
  readonly fields = [
    { name: 'account', label: 'Account', hint: '', isSecret: false, isLong: false },
    { name: 'apiKey', label: 'Key', hint: '', isSecret: true, isLong: false },
    { name: 'webhookSecret', label: 'Secret', hint: '', isSecret: true, isLong: false },
  ]
  readonly sources = {
    script: ['https://js.bank.example'],
    frame: ['https://frame.bank.example'],
    connect: ['https://api.bank.example'],
    form: [ORIGIN],
  }
  readonly choices: readonly PaymentChoice[] = [
    ...Object.keys(AT_ONCE),
    'bank-redirect',
    'bank-fields',
  ].map((token) => ({ token, label: token, hint: '' }))

  /** Whether it has wallets to draw above the checkout. */
  hasWallets = false
  /** Whether the bank is away; then it answers nothing. */
  isAway = false
  /** Whether it gives money back and its answer is lost then. */
  losesRefunds = false
  /** The sentence with which it refuses every new refund for good; undefined where it refuses none. */
  refusesRefunds: string | undefined
  /** Payments that it was asked about, in their order. */
  readonly asked: Id[] = []
  readonly #accounts = new Map<Id, Account>()
  readonly #saved = new Set<string>()
  readonly #apiKey: string

  constructor(apiKey: string) {
    this.#apiKey = apiKey
  }

  async isAvailable(): Promise<boolean> {
    return true
  }

  sentence({ values }: PaymentSetup): string {
    return `Paid to ${values.account}.`
  }

  express({ values }: PaymentSetup): ProviderFields | undefined {
    if (!this.hasWallets) return undefined
    const needs = { account: values.account ?? '' }
    return { module: 'https://js.bank.example/wallets.js', needs }
  }

  async start(charge: Charge, setup: PaymentSetup): Promise<PaymentAnswer> {
    this.#open(setup)
    const { paymentId, amountMinor, currency, token, returnUrl } = charge
    if (!this.#accounts.has(paymentId)) {
      const state = AT_ONCE[token] ?? 'started'
      const books = {
        refunds: new Map<Id, Minor>(),
        cameBack: new Set<Id>(),
        disputes: new Map<string, Dispute>(),
      }
      const kept = { savesMethod: charge.savesMethod ?? false, ...books }
      this.#accounts.set(paymentId, { state, amountMinor, currency, token, returnUrl, ...kept })
      if (kept.savesMethod) this.#saved.add(savedName(paymentId))
    }
    if (token === 'bank-lost') throw new Error('The bank’s answer was lost')
    return this.#answer(paymentId)
  }

  async chargeSaved(charge: SavedCharge, setup: PaymentSetup): Promise<PaymentAnswer> {
    this.#open(setup)
    const { paymentId, amountMinor, currency, savedMethod } = charge
    if (!this.#accounts.has(paymentId)) {
      const state = this.#saved.has(savedMethod) ? 'captured' : 'declined'
      const books = {
        refunds: new Map<Id, Minor>(),
        cameBack: new Set<Id>(),
        disputes: new Map<string, Dispute>(),
      }
      const rest = { token: '', returnUrl: '', savesMethod: false }
      this.#accounts.set(paymentId, { state, amountMinor, currency, ...rest, ...books })
    }
    return this.#answer(paymentId)
  }

  /** Refuses further charges to a way to pay that was kept. */
  closeSaved(savedMethod: string): void {
    this.#saved.delete(savedMethod)
  }

  async find({ paymentId }: Name, setup: PaymentSetup): Promise<PaymentAnswer> {
    this.asked.push(paymentId)
    this.#open(setup)
    return this.#answer(paymentId)
  }

  async cancel({ paymentId }: Name, setup: PaymentSetup): Promise<PaymentAnswer> {
    this.#open(setup)
    const account = this.#accounts.get(paymentId)
    if (!account) {
      const words = { currency: 'USD', token: '', returnUrl: '', savesMethod: false }
      const never = { amountMinor: minor(0), ...words }
      const books = {
        refunds: new Map<Id, Minor>(),
        cameBack: new Set<Id>(),
        disputes: new Map<string, Dispute>(),
      }
      this.#accounts.set(paymentId, { ...never, state: 'cancelled', ...books })
    } else if (account.state !== 'captured' && account.state !== 'declined') {
      account.state = 'cancelled'
    }
    return this.#answer(paymentId)
  }

  async capture({ paymentId }: Name, setup: PaymentSetup): Promise<PaymentAnswer> {
    this.#open(setup)
    const account = this.#accounts.get(paymentId)
    if (account?.state === 'authorized') account.state = 'captured'
    return this.#answer(paymentId)
  }

  async refund({ paymentId, refundId, amountMinor }: Refund, setup: PaymentSetup): Promise<void> {
    this.#open(setup)
    const account = this.#accounts.get(paymentId)
    if (account?.state !== 'captured') throw new Error('There is nothing to give back')
    const given = new Map(account.refunds).set(refundId, amountMinor)
    const sum = [...given.values()].reduce((all, one) => all + one, 0)
    if (sum > account.amountMinor) throw new Error('More than was taken')
    if (this.refusesRefunds !== undefined) throw new RefundRefused(this.refusesRefunds)
    account.refunds.set(refundId, amountMinor)
    if (this.losesRefunds) throw new Error('The bank’s answer was lost')
  }

  readEvent({ headers, body, now }: EventDelivery, setup: PaymentSetup): PaymentEvent | undefined {
    const [, at = '', signature = ''] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['bank-signature'])) ?? []
    const expected = signatureOf(setup.keys.webhookSecret ?? '', at, body)
    const isSigned =
      signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
    if (!isSigned || Math.abs(now - Number(at)) > SIGNED_FOR_MS) return undefined
    const { id, payment } = JSON.parse(body.toString()) as { id: string; payment?: Id }
    return { id, paymentId: payment }
  }

  /** The shopper has done what the bank asked for, or the bank has made up its mind. */
  finish(paymentId: Id, state: Exclude<State, 'started'>): void {
    const account = this.#accounts.get(paymentId)
    if (!account) throw new Error(`The bank knows no payment ${paymentId}`)
    account.state = state
  }

  /** The newest refund of a payment comes back, days after the bank had accepted it. */
  sendRefundBack(paymentId: Id): void {
    const account = this.#accounts.get(paymentId)
    const newest = [...(account?.refunds.keys() ?? [])].at(-1)
    if (!account || newest === undefined) throw new Error(`Nothing of ${paymentId} was given back`)
    account.refunds.delete(newest)
    account.cameBack.add(newest)
  }

  /** The shopper's own bank wants the money back, or has decided. */
  dispute(paymentId: Id, state: Dispute['state'], id = 'dispute'): void {
    this.#accounts.get(paymentId)?.disputes.set(id, { id, state })
  }

  /** Refunds of a payment, one amount each. */
  refundsOf(paymentId: Id): Minor[] {
    return [...(this.#accounts.get(paymentId)?.refunds.values() ?? [])]
  }

  #open({ keys }: PaymentSetup): void {
    if (this.isAway) throw new Error('The bank is away')
    if (keys.apiKey !== this.#apiKey) throw new Error('The bank knows no such key')
  }

  #answer(paymentId: Id): PaymentAnswer {
    const account = this.#accounts.get(paymentId)
    if (!account) return { state: 'unknown' }
    const { state, amountMinor, currency, token, returnUrl } = account
    if (state === 'declined') return { state, reason: REASON }
    if (state === 'pending' || state === 'cancelled') return { state }
    const sum = { reference: `bank-${paymentId}`, amountMinor, currency }
    if (state === 'captured') {
      const savedMethod = account.savesMethod && { savedMethod: savedName(paymentId) }
      return { state, ...sum, ...savedMethod, ...newsOf(account) }
    }
    if (state === 'authorized') return { state, ...sum }
    if (token === 'bank-fields') {
      const needs = { publicKey: 'public', intent: paymentId }
      const module = 'https://js.bank.example/fields.js'
      return { state: 'action', action: { kind: 'fields', module, needs } }
    }
    const url = `${ORIGIN}/pay/${paymentId}?back=${encodeURIComponent(returnUrl)}`
    return { state: 'action', action: { kind: 'redirect', url } }
  }
}

const savedName = (paymentId: Id) => `saved-${paymentId}`

function newsOf({ disputes, cameBack }: Account): LateNews {
  const failedRefunds = [...cameBack].map((refundId) => ({ refundId, reason: CAME_BACK }))
  return {
    ...(disputes.size > 0 && { disputes: [...disputes.values()] }),
    ...(failedRefunds.length > 0 && { failedRefunds }),
  }
}

function signatureOf(secret: string, at: string, body: Buffer): string {
  return createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex')
}

/** A webhook as the bank sends it. */
export function bankEvent(
  event: { readonly id: string; readonly payment?: Id },
  { secret, now }: { readonly secret: string; readonly now: number },
): { headers: Record<string, string>; body: Buffer } {
  const body = Buffer.from(JSON.stringify(event))
  const signature = `t=${now},v1=${signatureOf(secret, String(now), body)}`
  return { headers: { 'content-type': 'application/json', 'bank-signature': signature }, body }
}
