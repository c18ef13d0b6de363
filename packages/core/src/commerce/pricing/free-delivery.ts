/** Progress of a cart towards free delivery: the price from which an owner sends for nothing. Pure. */

import { type Minor, minor } from '../../money.ts'
import { type Discount, refusalForAnyCart } from './discounts.ts'
import { type Destination, zoneOf } from './places.ts'
import { isShipped, type ShippedLine, type ShippingZone, shippingOptions } from './shipping.ts'

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
  /** Whether it has a discount that makes delivery free, be it by a code. */
  readonly isFreeByDiscount: boolean
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
  if (!nearest || (nearest.missing > 0 && isFreeAlready(cart, rules))) return null
  return { fromMinor: minor(nearest.from), missingMinor: minor(Math.max(nearest.missing, 0)) }
}

function isFreeAlready(cart: FreeDeliveryCart, rules: FreeDeliveryRules): boolean {
  return cart.isFreeByDiscount || freeRates(cart, rules).size > 0
}

/** Prices of rates that are offered then and cost nothing: surcharges of products, and being too heavy, stand against that. */
function ratesFreeFrom(cart: FreeDeliveryCart, rules: FreeDeliveryRules): number[] {
  const rates = zoneOf(rules.shippingZones, cart.destination)?.rates ?? []
  return rates.flatMap(({ id, freeFromMinor: from }) => {
    if (from === null || from <= 0) return []
    const goodsMinor = Math.max(cart.goodsMinor, from)
    return freeRates({ ...cart, goodsMinor }, rules).has(id) ? from : []
  })
}

/** Ids of the rates that send this cart for nothing; picking it up is no delivery. */
function freeRates(cart: FreeDeliveryCart, { shippingZones }: FreeDeliveryRules): Set<string> {
  const options = shippingOptions(cart, shippingZones, cart.destination)
  const free = options.filter(({ kind, costMinor }) => kind !== 'pickup' && costMinor === 0)
  return new Set(free.map(({ id }) => id))
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
