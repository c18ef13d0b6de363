/** Interface to a company that moves money. Every call can fail, be late, or arrive twice. */

import type { PaymentAction, ProviderFields } from '@sitewright/api/checkout/shapes'
import type { PayoutShape } from '@sitewright/api/commerce/shapes'
import type { PaymentChoice } from '@sitewright/api/pages/props'
import type { Lender } from '@sitewright/core/commerce/installments'
import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import type { SiteTx } from '../../../platform/database.ts'
import type { PageSources } from '../../../platform/http/page-sources.ts'

/** One provider's setup by the owner of a site. */
export interface PaymentSetup {
  readonly siteId: Id
  /** Values of the fields that anybody may read, by name. */
  readonly values: Readonly<Record<string, string>>
  /** Values of secret fields, by name: they are encrypted wherever they are kept, and no call answers with them. */
  readonly keys: Readonly<Record<string, string>>
  /** Whether the provider refused these keys when it was last asked, say because they were revoked. */
  readonly isRefused?: boolean
}

/** One field of a provider's setup, as its owner sees it. */
export interface SetupField {
  readonly name: string
  readonly label: string
  readonly hint: string
  /** Whether the value is kept encrypted and never shown again. */
  readonly isSecret: boolean
  /** Whether the value may have several lines. */
  readonly isLong: boolean
}

export interface SetupCheck {
  /** A sentence for each field that is wrong. */
  readonly problems: Readonly<Record<string, string>>
  /** ISO 3166 country of the account, which decides about installments; absent where something is wrong. */
  readonly accountCountry?: string
}

type PaymentName = { readonly siteId: Id; readonly paymentId: Id }

export interface Charge extends PaymentName {
  /** Idempotency key for the provider: one payment is charged once, however often it is asked for. */
  readonly paymentId: Id
  readonly amountMinor: Minor
  readonly currency: string
  /** Token of the choice that the shopper made at checkout. */
  readonly token: string
  /** Lenders that must not be offered for it. */
  readonly excluded?: readonly Lender[]
  /** Whether the way to pay is kept, so that renewals can be charged to it; only of providers with `chargeSaved`. */
  readonly savesMethod?: boolean
  /** Absolute address to which the provider's own page sends the shopper back, whether they paid or not. */
  readonly returnUrl: string
}

/** A charge to a kept way to pay, without its shopper, as for a renewal. */
export interface SavedCharge
  extends Pick<Charge, 'siteId' | 'paymentId' | 'amountMinor' | 'currency'> {
  /** The `savedMethod` of the payment with which it was kept. */
  readonly savedMethod: string
}

export interface Refund extends PaymentName {
  /** Idempotency key for the provider: one refund is paid once. */
  readonly refundId: Id
  readonly amountMinor: Minor
}

/** An amount that a provider reports, with the provider's own name for the payment. */
interface Sum {
  readonly reference: string
  readonly amountMinor: Minor
  readonly currency: string
}

/** Money that the shopper's bank wants back. */
export interface Dispute {
  /** The provider's name for it: several banks, or one of them again, may dispute one payment. */
  readonly id: string
  /** `open` until it is decided. */
  readonly state: 'open' | 'won' | 'lost'
}

/** A refund that the provider accepted and could not pay out in the end. */
export interface FailedRefund {
  readonly refundId: Id
  /** A sentence for the owner. */
  readonly reason: string
}

/** News about money that was taken, which comes days or weeks later. */
export interface LateNews {
  /** The disputes about it, the oldest first; absent where there is none. */
  readonly disputes?: readonly Dispute[]
  readonly failedRefunds?: readonly FailedRefund[]
}

export type PaymentAnswer =
  | (Sum & {
      readonly state: 'captured'
      /** The provider's name for the way to pay, where it was to be kept. It says nothing to anybody else. */
      readonly savedMethod?: string
    } & LateNews)
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
  /** Time of arrival in milliseconds since 1970, for signatures that expire. */
  readonly now: number
}

/** Content of a webhook. Only which payment to ask about is believed: events come late, twice and in any order. */
export interface PaymentEvent {
  /** The provider's id of the event; an event that is delivered again has the same one. */
  readonly id: string
  /** The payment to ask about; undefined for an event about no payment of ours. */
  readonly paymentId: Id | undefined
}

/** Money on its way from the provider to its owner's bank account. */
export interface Payout {
  /** The provider's id. */
  readonly id: string
  /** Negative where the bank account is debited. */
  readonly amountMinor: Minor
  readonly currency: string
  readonly state: PayoutShape['state']
  /** Milliseconds since 1970 when it was made. */
  readonly madeAt: number
  /** Day on which it arrives or has arrived, such as 2026-11-26. */
  readonly arrivesOn: string
  /** The provider's words about why it failed; empty unless it did. */
  readonly failure: string
}

/** The newest payouts first, or a sentence for the owner about why the provider does not tell. */
export type PayoutsAnswer =
  | { readonly newest: readonly Payout[]; readonly hasMore: boolean }
  | { readonly refusal: string }

/** Thrown by a provider that refuses a refund for good; the message is a sentence for the owner. */
export class RefundRefused extends Error {}

export interface PaymentProvider {
  /** Id of the provider, kept with every payment and part of the address of its webhooks: lower case, no spaces. */
  readonly code: string
  /** Whether it moves no money, which shoppers are told wherever they meet it. */
  readonly isPractice: boolean
  /** Whether an order comes before its money. */
  readonly isPaidLater: boolean
  /** Whether it is only for orders that are picked up. */
  readonly isForPickup?: boolean
  /** Whether money goes back outside of it: the owner gives it back, and says so. */
  readonly isRefundedByHand?: boolean
  /** The provider's name and a sentence about what it does, for owners. */
  readonly about: { readonly name: string; readonly summary: string }
  /** Setup of a site whose owner has not entered anything. */
  readonly defaults: { readonly isEnabled: boolean; readonly title: string }
  /** Fields that an owner has to fill in before shoppers can pay with it. */
  readonly fields: readonly SetupField[]
  /** Sources of a content security policy that checkout and order page may load from and connect to. */
  readonly sources: PageSources
  /** Choices of the shopper, where there are more than the method itself; no two providers share a token. */
  readonly choices?: readonly PaymentChoice[]
  /** Whether no money moves with this setup, as with keys of a provider's test mode; absent where there is no such mode. */
  isTest?(setup: PaymentSetup): boolean
  /** Names of the events that an owner chooses at the provider for its webhooks; absent where it sends none. */
  readonly events?: readonly string[]
  /** Tests an owner's setup with the provider, once it is complete. Throws where no answer came. */
  checkSetup?(setup: PaymentSetup): Promise<SetupCheck>
  /** Whether this site may have the provider at all. Payments that were begun with it go on either way. */
  isAvailable(site: SiteTx): Promise<boolean>
  /** Text for shoppers beside the method at checkout, and with the order while its money is awaited. */
  sentence(setup: PaymentSetup): string
  /**
   * The module that draws wallets which know their owner's address, above the checkout; undefined where the setup has none. It
   * has to come from `sources`.
   */
  express?(setup: PaymentSetup): ProviderFields | undefined
  /** Begins a payment. Throws where no answer came: the payment may then have happened or not. */
  start(charge: Charge, setup: PaymentSetup): Promise<PaymentAnswer>
  /**
   * Charges a kept way to pay without its shopper: captured or declined, as a payment of its own that `find` and `refund` know. Absent where
   * none can be kept. Throws where no answer came.
   */
  chargeSaved?(charge: SavedCharge, setup: PaymentSetup): Promise<PaymentAnswer>
  find(payment: PaymentName, setup: PaymentSetup): Promise<PaymentAnswer>
  /** Gives a payment up. After `cancelled` it can never happen; any other answer says what it is instead. */
  cancel(payment: PaymentName, setup: PaymentSetup): Promise<PaymentAnswer>
  /** Awaits money again that was given up; only of providers whose money comes and goes by its owner's hand. */
  reopen?(payment: PaymentName, setup: PaymentSetup): Promise<PaymentAnswer>
  /** Takes money that was authorized, or notes that awaited money has come; answers with the payment's state after that. */
  capture(payment: PaymentName, setup: PaymentSetup): Promise<PaymentAnswer>
  /**
   * Resolves once the money is on its way back; another call with the same `refundId` pays nothing more. Throws where
   * less than that was taken or is left: `RefundRefused` where it will never give it back, anything else where it may if it is
   * asked again. One that fails after that is among the `failedRefunds` of `find`.
   */
  refund(refund: Refund, setup: PaymentSetup): Promise<void>
  /** Tells of payouts, by one question to the provider; absent where it has none to tell of. Throws where no answer came. */
  payouts?(setup: PaymentSetup): Promise<PayoutsAnswer>
  /** Reads a webhook; absent where the provider sends none. Undefined for a delivery that does not prove its sender. */
  readEvent?(
    delivery: EventDelivery,
    setup: PaymentSetup,
  ): Promise<PaymentEvent | undefined> | PaymentEvent | undefined
}
