/** Whoever moves the money. Its computers are not ours: every call can fail, be late, or be heard twice. */

import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import type { SiteTx } from '../../../platform/database.ts'

export interface Charge {
  readonly siteId: Id
  /** The provider's idempotency key: one payment is charged once, however often it is asked for. */
  readonly paymentId: Id
  readonly amountMinor: Minor
  readonly currency: string
  /** What the provider's own form gave the shopper's browser. */
  readonly token: string
}

export type PaymentAnswer =
  | {
      readonly state: 'captured'
      /** The provider's own name for it. */
      readonly reference: string
      readonly amountMinor: Minor
      readonly currency: string
    }
  | { readonly state: 'declined' }
  /** Not decided yet, and it may still be captured. */
  | { readonly state: 'pending' }
  /** It was given up before it happened, and can never happen any more. */
  | { readonly state: 'cancelled' }
  /** The provider has never heard of it, though it may be on its way. */
  | { readonly state: 'unknown' }

export interface PaymentChoice {
  readonly token: string
  readonly label: string
  readonly hint: string
}

type PaymentName = Pick<Charge, 'siteId' | 'paymentId'>

export interface PaymentProvider {
  readonly code: string
  /** Whether it moves no money, which shoppers are told wherever they meet it. */
  readonly isPractice: boolean
  /** Whether shoppers of this site can begin a payment with it. What was begun goes on either way. */
  isOffered(site: SiteTx): Promise<boolean>
  /** What the checkout page offers where the provider has no form of its own. */
  readonly choices: readonly PaymentChoice[]
  accepts(token: string): boolean
  /** Throws where no answer came: the payment may then have happened or not. */
  start(charge: Charge): Promise<PaymentAnswer>
  find(payment: PaymentName): Promise<PaymentAnswer>
  /** After `cancelled` the payment never happens; anything else says what it is instead. */
  cancel(payment: PaymentName): Promise<PaymentAnswer>
  /** Resolves once the money is on its way back; the same `refundId` again pays nothing more. */
  refund(refund: PaymentName & { refundId: Id; amountMinor: Minor }): Promise<void>
}
