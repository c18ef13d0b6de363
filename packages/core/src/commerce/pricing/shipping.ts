/** Delivery: which options an owner's zones offer for a cart, and what each costs. Pure. */

import { type Minor, minor } from '../../money.ts'
import { requiresShipping } from '../product-types.ts'
import { type Destination, type Place, zoneOf } from './places.ts'

export const SHIPPING_KINDS = ['flat', 'weight', 'price', 'pickup'] as const
export type ShippingKind = (typeof SHIPPING_KINDS)[number]

/** The cost of a rate from a weight in grams, or from a price in minor units, on. */
export interface ShippingStep {
  readonly from: number
  /** Null where the rate is no longer offered. */
  readonly costMinor: number | null
}

export interface DayRange {
  readonly least: number
  readonly most: number
}

/** One way to send an order. */
export interface ShippingRate {
  readonly id: string
  /** Title for shoppers: "Standard". */
  readonly title: string
  readonly kind: ShippingKind
  /** Ascending. A flat rate and a pickup have one step, from 0. */
  readonly steps: readonly ShippingStep[]
  /** Price of the shipped goods after discounts from which the rate costs nothing; null for never. */
  readonly freeFromMinor: number | null
  /** A line below the title for shoppers, such as how long it takes or where to pick up. */
  readonly note: string
  /** Working days on the way; left out where the owner does not say. */
  readonly transitDays?: DayRange | undefined
}

export interface ShippingZone {
  readonly id: string
  readonly title: string
  readonly places: readonly Place[]
  readonly rates: readonly ShippingRate[]
}

/** The parts of a line of a cart that decide about its delivery. */
export interface ShippedLine {
  readonly type: number
  readonly quantity: number
  /** Weight of one unit in grams. */
  readonly weightGrams: number
  /** Added to the cost of delivery for each unit. */
  readonly shippingSurchargeMinor: number
}

export interface ShippingOption {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly kind: ShippingKind
  readonly costMinor: Minor
}

export function isShipped({ type }: Pick<ShippedLine, 'type'>): boolean {
  return requiresShipping(type)
}

export interface ShippingCart {
  readonly lines: readonly ShippedLine[]
  /** Price of the shipped lines after their discounts. */
  readonly goodsMinor: number
}

/**
 * The options of the address's zone in its order, none where nothing is shipped or the store does not deliver there.
 * Surcharges of products are added to every option but a pickup, also to one that is free from a price on.
 */
export function shippingOptions(
  { lines, goodsMinor }: ShippingCart,
  zones: readonly ShippingZone[],
  destination: Destination,
): ShippingOption[] {
  const shipped = lines.filter(isShipped)
  const zone = shipped.length > 0 ? zoneOf(zones, destination) : undefined
  if (!zone) return []
  const weight = shipped.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0)
  const surcharge = shipped.reduce(
    (sum, line) => sum + line.shippingSurchargeMinor * line.quantity,
    0,
  )
  return zone.rates.flatMap((rate) => {
    const cost = costOf(rate, { weight, goodsMinor })
    if (cost === null) return []
    const { id, title, note, kind } = rate
    return { id, title, note, kind, costMinor: minor(kind === 'pickup' ? cost : cost + surcharge) }
  })
}

function costOf(
  { kind, steps, freeFromMinor }: ShippingRate,
  { weight, goodsMinor }: { weight: number; goodsMinor: number },
): number | null {
  const measure = { flat: 0, pickup: 0, weight, price: goodsMinor }[kind]
  const cost = steps.findLast(({ from }) => from <= measure)?.costMinor ?? null
  if (cost === null) return null
  return freeFromMinor !== null && goodsMinor >= freeFromMinor ? 0 : cost
}
