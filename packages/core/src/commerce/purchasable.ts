/** Which products can be put into a cart. The others can only be drafts; each joins when it can also be delivered. */

import { PRODUCT_TYPES } from '../enumerations.ts'
import { rulesOfType } from './product-types.ts'

/** Words for shoppers about a product that no cart takes. */
export const NOT_PURCHASABLE =
  'This cannot be bought online yet. Please ask the store how to get it.'

export interface KindOfProduct {
  /** A product type of specification §3. */
  readonly type: number
  /** Whether it is paid for again and again. */
  readonly isSubscription?: boolean
}

export function isPurchasable({ type, isSubscription = false }: KindOfProduct): boolean {
  return rulesOfType(type).isSold && !isSubscription
}

/** Words for owners who want to make something visible that cannot be sold yet. */
export const NOT_SOLD_YET = {
  giftCard: 'Gift cards cannot be sold yet. Keep it as a draft until they can.',
  paywall: 'Paywalls cannot be sold yet. Keep it as a draft until they can.',
  subscription: 'Subscriptions cannot be sold yet. Keep it as a draft until they can.',
} as const

/** Why a product can only be a draft; undefined for what can be sold. */
export function notSoldYet(product: KindOfProduct): string | undefined {
  if (isPurchasable(product)) return undefined
  if (product.type === PRODUCT_TYPES.giftCard) return NOT_SOLD_YET.giftCard
  return product.isSubscription ? NOT_SOLD_YET.subscription : NOT_SOLD_YET.paywall
}
