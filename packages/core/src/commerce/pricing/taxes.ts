/** Taxes: which of an owner's rates an address and a product meet. Pure. */

import type { TaxRule } from './cart-totals.ts'
import { type Destination, type Place, zoneOf } from './places.ts'

/** Categories of goods that countries tax differently. Owners give products one; `exempt` is never taxed. */
export const TAX_CATEGORIES = {
  standard: 'Standard',
  reduced: 'Reduced',
  food: 'Food',
  books: 'Books and newspapers',
  clothing: 'Clothing',
  digital: 'Digital goods',
  services: 'Services',
  exempt: 'Not taxed',
} as const
export type TaxCategory = keyof typeof TAX_CATEGORIES

export const DEFAULT_TAX_CATEGORY: TaxCategory = 'standard'

export interface TaxRate {
  readonly id: string
  /** Name for shoppers: "VAT", "State tax". */
  readonly title: string
  /** Parts per million: 8.875 % is 88750. */
  readonly ratePpm: number
  /** Whether it is charged on the zone's other taxes too. */
  readonly isCompound: boolean
  readonly taxesShipping: boolean
  /** Empty for all but `exempt`. */
  readonly categories: readonly TaxCategory[]
}

export interface TaxZone {
  readonly id: string
  readonly title: string
  readonly places: readonly Place[]
  readonly rates: readonly TaxRate[]
}

export interface TaxedLine {
  readonly id: string
  readonly taxCategory: TaxCategory
}

/** A rule of the totals, with its name for shoppers. */
export interface NamedTaxRule extends TaxRule {
  readonly title: string
}

/** The rules of the address's zone that tax a line or the delivery; none outside of every zone. */
export function taxRules(
  lines: readonly TaxedLine[],
  zones: readonly TaxZone[],
  { destination, inclusive }: { destination: Destination; inclusive: boolean },
): NamedTaxRule[] {
  const rates = zoneOf(zones, destination)?.rates ?? []
  return rates.flatMap(({ id, title, ratePpm, isCompound, taxesShipping, categories }) => {
    const lineIds = lines
      .filter(({ taxCategory }) => isTaxed(taxCategory, categories))
      .map((line) => line.id)
    if (lineIds.length === 0 && !taxesShipping) return []
    return { id, title, ratePpm, inclusive, compound: isCompound, taxesShipping, lineIds }
  })
}

function isTaxed(category: TaxCategory, categories: readonly TaxCategory[]): boolean {
  return category !== 'exempt' && (categories.length === 0 || categories.includes(category))
}
