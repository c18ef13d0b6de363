import { DEFAULT_CURRENCY } from '../money.ts'

/** Settings of a site's store. */
export interface StoreSettings {
  readonly currency: string
  /** Reply-to address of mail about orders. */
  readonly replyToEmail: string
  /** Whether more than one of a service can be bought at a time (specification §3 "Settings"). */
  readonly multipleQuantityAllowedForServices: boolean
  /** ISO 3166 country that the store sells from, and carts are estimated for before an address is known; empty if not set. */
  readonly country: string
  /** Whether prices of products hold their taxes. */
  readonly pricesIncludeTax: boolean
  /** Price of a cart before discounts from which it can be bought; 0 for always. */
  readonly minimumSubtotalMinor: number
}

/** Settings of a store before its owner changes any. */
export const DEFAULT_STORE_SETTINGS: StoreSettings = {
  currency: DEFAULT_CURRENCY,
  replyToEmail: '',
  multipleQuantityAllowedForServices: true,
  country: '',
  pricesIncludeTax: false,
  minimumSubtotalMinor: 0,
}
