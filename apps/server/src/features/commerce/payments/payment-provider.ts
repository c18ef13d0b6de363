/** Whoever moves the money. Its computers are not ours: every call can fail, be late, or be heard twice. */

import type { PaymentAction } from '@sitewright/api/checkout/shapes'
import type { PaymentChoice } from '@sitewright/api/pages/props'
import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import type { SiteTx } from '../../../platform/database.ts'
import type { PageSources } from '../../../platform/http/page-sources.ts'

/** What the owner of a site has entered for one provider. */
export interface PaymentSetup {
  readonly siteId: Id
  /** Fields that anybody may read, by name. */
  readonly values: Readonly<Record<string, string>>
  /** Secret fields, by name: they are sealed wherever they are kept, and no call answers with them. */
  readonly keys: Readonly<Record<string, string>>
}

/** One field of a provider's setup, as its owner sees it. */
export interface SetupField {
  readonly name: string
  readonly label: string
  readonly hint: string
  /** Kept sealed and never shown again. */
  readonly isSecret: boolean
  /** Several lines. */
  readonly isLong: boolean
}

type PaymentName = { readonly siteId: Id; readonly paymentId: Id }

export interface Charge extends PaymentName {
  /** The provider's idempotency key: one payment is charged once, however often it is asked for. */
  readonly paymentId: Id
  readonly amountMinor: Minor
  readonly currency: string
  /** The choice that the shopper made at checkout. */
  readonly token: string
  /** Absolute address to which the provider's own page sends the shopper back, whatever came of it. */
  readonly returnUrl: string
}

export interface Refund extends PaymentName {
  /** The provider's idempotency key: one refund is paid once. */
  readonly refundId: Id
  readonly amountMinor: Minor
}

/** An amount that a provider speaks of, under its own name for it. */
interface Sum {
  readonly reference: string
  readonly amountMinor: Minor
  readonly currency: string
}

export type PaymentAnswer =
  | (Sum & { readonly state: 'captured' })
  /** The bank has put the money aside: `capture` takes it, `cancel` lets it go. */
  | (Sum & { readonly state: 'authorized' })
  /** The shopper pays outside of any provider; `capture` notes that the money is there. */
  | (Sum & { readonly state: 'awaited' })
  /** The shopper has something to do first. The same answer comes again until it is done. */
  | { readonly state: 'action'; readonly action: PaymentAction }
  /** `reason` is a sentence for the shopper. */
  | { readonly state: 'declined'; readonly reason?: string }
  /** Not decided yet, and it may still be captured. */
  | { readonly state: 'pending' }
  /** It was given up before it happened, and can never happen any more. */
  | { readonly state: 'cancelled' }
  /** The provider has never heard of it, though it may be on its way. */
  | { readonly state: 'unknown' }

/** Answers that make an order: the money is taken, put aside, or on its way outside of any provider. */
export type Settled = Extract<PaymentAnswer, { state: 'captured' | 'authorized' | 'awaited' }>

/** A webhook as it arrived: signatures are made of exact bytes. */
export interface EventDelivery {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  /** Milliseconds since 1970, for signatures that end. */
  readonly now: number
}

/** What a provider told by itself. Only which payment to ask about is believed: events come late, twice and in any order. */
export interface PaymentEvent {
  /** The provider's own name for the event: the same event delivered again has the same. */
  readonly id: string
  /** Undefined for an event about nothing of ours. */
  readonly paymentId: Id | undefined
}

export interface PaymentProvider {
  /** Stands beside every payment and in the address of its webhooks: lower case, no spaces. */
  readonly code: string
  /** Whether it moves no money, which shoppers are told wherever they meet it. */
  readonly isPractice: boolean
  /** Whether an order comes before its money. */
  readonly isPaidLater: boolean
  /** For owners: its name, and a sentence about what it does. */
  readonly about: { readonly name: string; readonly summary: string }
  /** How a site has it before its owner says anything. */
  readonly defaults: { readonly isEnabled: boolean; readonly title: string }
  /** What an owner has to fill in before shoppers can pay with it. */
  readonly fields: readonly SetupField[]
  /** What checkout and order page may load and connect to for it, as sources of a content security policy. */
  readonly sources: PageSources
  /** What shoppers choose from, where that is more than the method itself; its tokens are no other provider's. */
  readonly choices?: readonly PaymentChoice[]
  /** Whether this site may have it at all. What was begun goes on either way. */
  isAvailable(site: SiteTx): Promise<boolean>
  /** What shoppers read beside it at checkout, and with the order while its money is awaited. */
  sentence(setup: PaymentSetup): string
  /** Throws where no answer came: the payment may then have happened or not. */
  start(charge: Charge, setup: PaymentSetup): Promise<PaymentAnswer>
  find(payment: PaymentName, setup: PaymentSetup): Promise<PaymentAnswer>
  /** After `cancelled` the payment never happens; anything else says what it is instead. */
  cancel(payment: PaymentName, setup: PaymentSetup): Promise<PaymentAnswer>
  /** Takes what was authorized, or notes that what was awaited is there; says how the payment is by then. */
  capture(payment: PaymentName, setup: PaymentSetup): Promise<PaymentAnswer>
  /** Resolves once the money is on its way back; the same `refundId` again pays nothing more. */
  refund(refund: Refund, setup: PaymentSetup): Promise<void>
  /** Absent where it sends no webhooks. Undefined for a delivery that does not prove whose it is. */
  readEvent?(delivery: EventDelivery, setup: PaymentSetup): PaymentEvent | undefined
}
