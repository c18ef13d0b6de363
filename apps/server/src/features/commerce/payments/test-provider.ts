/** The provider that the contract tests run on, and how its world is moved. */

import type { Id } from '@sitewright/core/id'
import type { EventDelivery, PaymentProvider, PaymentSetup } from './payment-provider.ts'

/** States that a payment can have as soon as it is begun. */
type End =
  | 'captured'
  | 'declined'
  | 'authorized'
  | 'awaited'
  | 'pending'
  | 'redirect'
  | 'fields'
  /** Token of a payment that is captured although its answer never comes. */
  | 'lost'

export interface ProviderUnderTest {
  provider(): PaymentProvider
  /** The provider's setup, for a site that exists. */
  setup(): PaymentSetup
  /** Tokens that lead to each of the provider's states. */
  readonly tokens: Readonly<Partial<Record<End, string>>>
  /** Whether it sends money back itself; money that came outside of any provider goes back by hand. */
  readonly refunds: 'itself' | 'byHand'
  /** The shopper does what an action asks for. */
  finish?(paymentId: Id): Promise<void> | void
  /** The shopper's bank refuses further charges to a way to pay that was kept. */
  closeSaved?(savedMethod: string): void
  /** A webhook about the payment, signed with the secret of `setup`; without a payment, one about none of ours. */
  deliver?(paymentId: Id | undefined): EventDelivery
  /** Origin on loopback that stands in for the provider's own, among its `sources`. */
  readonly standIn?: () => string
}
