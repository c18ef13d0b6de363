import { DEFAULT_CURRENCY } from '../money.ts'
import { DEFAULT_DELIVERY_TIMES, type DeliveryTimes } from './delivery-estimate.ts'
import { DEFAULT_STORE_MERCHANDISING, type StoreMerchandising } from './merchandising.ts'
import { NO_PRODUCT_PAGE_WORDS, type ProductPageWords } from './product-page.ts'

/** The ways in which a shop goes on once something is in the cart. */
export const AFTER_ADDING = ['panel', 'page', 'stay'] as const
export type AfterAdding = (typeof AFTER_ADDING)[number]

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
  /** Paths or addresses of the pages with the shop's terms and about returns; empty where it has none. */
  readonly termsUrl: string
  readonly returnsUrl: string
  /** Whether shoppers have to agree to these pages before they pay. */
  readonly requiresConsent: boolean
  /** Whether a product's button goes straight to a checkout of its own, past the shopping cart (specification §4). */
  readonly expressCheckout: boolean
  /** Whether the cart opens above the page once something was added, on a page of its own, or not at all. */
  readonly afterAdding: AfterAdding
  /** ISO 3166 country of the payment provider's account, which decides about installments; empty before one is connected. */
  readonly accountCountry: string
  readonly merchandising: StoreMerchandising
  readonly productPage: ProductPageWords
  readonly deliveryTimes: DeliveryTimes
  /** The most units of a variant of which its owner is told that little is left; 0 for never. */
  readonly lowStockUpTo: number
}

/** Whether shoppers are asked to agree to the shop's terms; without a page there is nothing to agree to. */
export function isConsentAsked({
  termsUrl,
  returnsUrl,
  requiresConsent,
}: Pick<StoreSettings, 'termsUrl' | 'returnsUrl' | 'requiresConsent'>): boolean {
  return requiresConsent && (termsUrl !== '' || returnsUrl !== '')
}

/** Message for shoppers who have not agreed. */
export const CONSENT_MISSING = 'Please agree to the terms to go on.'

/** Settings of a store before its owner changes any. */
export const DEFAULT_STORE_SETTINGS: StoreSettings = {
  currency: DEFAULT_CURRENCY,
  replyToEmail: '',
  multipleQuantityAllowedForServices: true,
  country: '',
  pricesIncludeTax: false,
  minimumSubtotalMinor: 0,
  termsUrl: '',
  returnsUrl: '',
  requiresConsent: false,
  expressCheckout: false,
  afterAdding: 'stay',
  accountCountry: '',
  merchandising: DEFAULT_STORE_MERCHANDISING,
  productPage: NO_PRODUCT_PAGE_WORDS,
  deliveryTimes: DEFAULT_DELIVERY_TIMES,
  lowStockUpTo: 0,
}
