/** Reasons against a cart or a code, in words for the shopper. Pure. */

import type { DiscountRefusal, RefusedCode } from '@sitewright/core/commerce/pricing/discounts'
import type { PricedCart } from '@sitewright/core/commerce/pricing/price-cart'
import { isShipped } from '@sitewright/core/commerce/pricing/shipping'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { countryName } from '@sitewright/core/country-name'
import { type Minor, minor } from '@sitewright/core/money'

type Money = (amount: Minor) => string

export const CODE_UNKNOWN = 'We do not know that code. Please check how it is written.'

/** Words for each reason why a code takes nothing off. */
const REFUSALS: Readonly<Record<DiscountRefusal, string>> = {
  unknown: CODE_UNKNOWN,
  notYet: 'That code cannot be used yet.',
  ended: 'That code has ended.',
  usedUp: 'That code has been used up.',
  usedByCustomer: 'You have used that code already.',
  nothingFits: 'That code is not for anything in your cart.',
  belowMinimum: 'That code is for orders of {minimum} or more.',
  nothingShipped: 'That code is for delivery, and nothing in your cart is sent.',
  oneCode: 'Only one code can be used at a time. Remove the other one to use this one.',
  oneFreeShipping: 'Delivery is free already.',
}

export function whyRefused({ reason, minimumMinor = minor(0) }: RefusedCode, money: Money): string {
  return REFUSALS[reason].replace('{minimum}', money(minimumMinor))
}

export interface ProblemWords {
  /** Lines of the cart, of which those are named that cannot be sent. */
  readonly lines: readonly { readonly title: string; readonly type: number }[]
  readonly settings: Pick<StoreSettings, 'minimumSubtotalMinor'>
  readonly money: Money
  /** Language tag of the names in it, which are the site's as amounts are. */
  readonly language?: string
}

/** Why a cart cannot be bought as it stands, though each of its lines could be; null if it can. */
export function cartProblem(
  price: PricedCart,
  { lines, settings: { minimumSubtotalMinor }, money, language }: ProblemWords,
): string | null {
  if (price.isBelowMinimum) {
    const subtotal = money(minor(minimumSubtotalMinor))
    return `To check out, your order subtotal must be ${subtotal} or more.`
  }
  return deliveryProblem(price, lines, language)
}

/** Why a cart cannot be sent to its address, whatever else is said of it; null if it can. */
export function deliveryProblem(
  { isUndeliverable, destination }: Pick<PricedCart, 'isUndeliverable' | 'destination'>,
  lines: ProblemWords['lines'],
  language?: string,
): string | null {
  if (!isUndeliverable) return null
  const titles = lines.filter(isShipped).map(({ title }) => title)
  return notDelivered([...new Set(titles)], destination.country, language)
}

/** Titles that are named before the rest is only counted. */
const MOST_TITLES = 3

function notDelivered(titles: readonly string[], country: string, language = 'en'): string {
  const where = country === '' ? 'your address' : countryName(country, language)
  const rest = titles.length - MOST_TITLES
  const named = rest > 0 ? [...titles.slice(0, MOST_TITLES), `${rest} more`] : titles
  return `This store does not deliver ${new Intl.ListFormat(language).format(named)} to ${where}. Please choose another address, or remove what cannot be sent there.`
}
