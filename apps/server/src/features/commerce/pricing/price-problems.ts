/** What stands against a cart or a code, in words for the shopper. Pure. */

import type { DiscountRefusal, RefusedCode } from '@sitewright/core/commerce/pricing/discounts'
import type { PricedCart } from '@sitewright/core/commerce/pricing/price-cart'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { countryName } from '@sitewright/core/country-name'
import { type Minor, minor } from '@sitewright/core/money'

type Money = (amount: Minor) => string

/** Words for each reason why a code takes nothing off. */
const REFUSALS: Readonly<Record<DiscountRefusal, string>> = {
  unknown: 'We do not know that code. Please check how it is written.',
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

/** Why a cart cannot be bought as it stands, whatever is in its lines; null if it can. */
export function cartProblem(
  { isBelowMinimum, isUndeliverable, destination }: PricedCart,
  { minimumSubtotalMinor }: Pick<StoreSettings, 'minimumSubtotalMinor'>,
  money: Money,
): string | null {
  if (isBelowMinimum) {
    const subtotal = money(minor(minimumSubtotalMinor))
    return `To check out, your order subtotal must be ${subtotal} or more.`
  }
  return deliveryProblem({ isUndeliverable, destination })
}

/** Why a cart cannot be sent to its address, whatever else is said of it; null if it can. */
export function deliveryProblem({
  isUndeliverable,
  destination,
}: Pick<PricedCart, 'isUndeliverable' | 'destination'>): string | null {
  return isUndeliverable ? notDelivered(destination.country) : null
}

function notDelivered(country: string): string {
  const where = country === '' ? 'your address' : countryName(country)
  return `This store does not deliver to ${where}. Please choose another address, or remove what has to be sent.`
}
