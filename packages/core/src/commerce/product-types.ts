/** Rules of selling by product type of specification §3: one table for browser, pages and server. Pure. */

import { PRODUCT_TYPES } from '../enumerations.ts'

export interface ProductTypeRules {
  /** Whether it can be sold. The others can only be kept as drafts; each joins when it can also be delivered. */
  readonly isSold: boolean
  /** Whether it can be made a subscription. */
  readonly isSubscribable: boolean
  /** Whether it is sent to the buyer. */
  readonly isShipped: boolean
  /** Whether its stock is counted, whatever its variants say. */
  readonly isCounted: boolean
  /** How many can be bought at a time: of a service as many as the store allows. */
  readonly quantity: 'many' | 'one' | 'asStore'
  /**
   * The type that templates get. The template language knows no paywalls and calls an unknown type sold out, so it gets
   * them like a download: it has one price and never runs out. The item itself says what it is.
   */
  readonly forTemplates: number
}

const { physical, digital, service, giftCard, paywall } = PRODUCT_TYPES

const RULES: Readonly<Record<number, ProductTypeRules>> = {
  [physical]: {
    isSold: true,
    isSubscribable: true,
    isShipped: true,
    isCounted: true,
    quantity: 'many',
    forTemplates: physical,
  },
  [digital]: {
    isSold: true,
    isSubscribable: false,
    isShipped: false,
    isCounted: false,
    quantity: 'one',
    forTemplates: digital,
  },
  [service]: {
    isSold: true,
    isSubscribable: true,
    isShipped: false,
    isCounted: true,
    quantity: 'asStore',
    forTemplates: service,
  },
  [giftCard]: {
    isSold: false,
    isSubscribable: false,
    isShipped: false,
    isCounted: false,
    quantity: 'one',
    forTemplates: giftCard,
  },
  [paywall]: {
    isSold: false,
    isSubscribable: false,
    isShipped: false,
    isCounted: false,
    quantity: 'one',
    forTemplates: digital,
  },
}

/** A type from a later version of the product: shown, and neither sold nor counted as gone. */
const UNKNOWN: ProductTypeRules = {
  isSold: false,
  isSubscribable: false,
  isShipped: false,
  isCounted: true,
  quantity: 'many',
  forTemplates: -1,
}

export function rulesOfType(type: number): ProductTypeRules {
  return RULES[type] ?? { ...UNKNOWN, forTemplates: type }
}

/** Whether a product of a type is sent to its buyer. */
export function requiresShipping(type: number): boolean {
  return rulesOfType(type).isShipped
}
