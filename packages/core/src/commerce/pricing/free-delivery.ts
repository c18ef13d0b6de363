/** Progress of a cart towards free delivery: the price from which an owner sends for nothing. Pure. */

import { type Minor, minor } from '../../money.ts'
import { type Discount, refusalForAnyCart } from './discounts.ts'
import { type Destination, zoneOf } from './places.ts'
import { isShipped, type ShippedLine, type ShippingZone } from './shipping.ts'

export interface FreeDelivery {
  /** Price from which delivery is free. */
  readonly fromMinor: Minor
  /** How much is missing from it; 0 once it is free. */
  readonly missingMinor: Minor
}

export interface FreeDeliveryCart {
  readonly lines: readonly ShippedLine[]
  /** Price of the shipped lines after their discounts, which rates of delivery go by. */
  readonly goodsMinor: number
  /** Price of all lines before discounts, which discounts go by. */
  readonly subtotalMinor: number
  readonly destination: Destination
  /** Milliseconds. */
  readonly now: number
}

export interface FreeDeliveryRules {
  readonly shippingZones: readonly ShippingZone[]
  readonly discounts: readonly Discount[]
}

/** The nearest such price; null where nothing is shipped, or delivery is free at no price or at any. */
export function freeDelivery(
  cart: FreeDeliveryCart,
  rules: FreeDeliveryRules,
): FreeDelivery | null {
  if (!cart.lines.some(isShipped)) return null
  const goals = [
    ...ratesFreeFrom(cart, rules).map((from) => ({ from, missing: from - cart.goodsMinor })),
    ...discountsFrom(cart, rules).map((from) => ({ from, missing: from - cart.subtotalMinor })),
  ]
  const [nearest] = goals.sort((a, b) => a.missing - b.missing)
  if (!nearest) return null
  return { fromMinor: minor(nearest.from), missingMinor: minor(Math.max(nearest.missing, 0)) }
}

/** Surcharges of products are paid with a free rate, too, so none is free then. */
function ratesFreeFrom(
  { lines, destination }: FreeDeliveryCart,
  { shippingZones }: FreeDeliveryRules,
): number[] {
  if (lines.some((line) => isShipped(line) && line.shippingSurchargeMinor > 0)) return []
  const rates = zoneOf(shippingZones, destination)?.rates ?? []
  return rates.flatMap(({ kind, freeFromMinor }) =>
    kind !== 'pickup' && freeFromMinor !== null && freeFromMinor > 0 ? freeFromMinor : [],
  )
}

/** Discounts that apply by themselves, to whatever is in the cart. */
function discountsFrom({ now }: FreeDeliveryCart, { discounts }: FreeDeliveryRules): number[] {
  return discounts.flatMap((discount) => {
    const { kind, code, scope, minimumMinor } = discount
    const isOffered = kind === 'freeShipping' && code === null && scope === 'order'
    if (!isOffered || minimumMinor <= 0) return []
    return refusalForAnyCart(discount, now) === undefined ? minimumMinor : []
  })
}
