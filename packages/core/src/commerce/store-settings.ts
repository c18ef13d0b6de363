import { DEFAULT_CURRENCY } from '../money.ts'

/** How a site sells. */
export interface StoreSettings {
  readonly currency: string
  /** The one flat shipping rate. */
  readonly shippingRateMinor: number
  readonly shippingLabel: string
  /** Where mail about orders says it comes from. */
  readonly replyToEmail: string
  /** Whether more than one of a service can be bought at a time (specification §3 "Settings"). */
  readonly multipleQuantityAllowedForServices: boolean
}

/** How a store sells before its owner says anything. */
export const DEFAULT_STORE_SETTINGS: StoreSettings = {
  currency: DEFAULT_CURRENCY,
  shippingRateMinor: 0,
  shippingLabel: 'Standard shipping',
  replyToEmail: '',
  multipleQuantityAllowedForServices: true,
}
