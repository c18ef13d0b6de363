/** Merchandising: what a store says about a product of which little or nothing is left. Pure. */

import type { VariantStock } from './stock.ts'

/** Merchandising of a store, for products that say nothing of their own. */
export interface StoreMerchandising {
  /** Whether products say that little is left, unless they say otherwise themselves. */
  readonly scarcityShownByDefault: boolean
  /** Pattern with `{qtyInStock}` in the place of the number. */
  readonly scarcityText: string
  /** The most units of which little is left. */
  readonly scarcityUpTo: number
  /** In place of the theme's words for a product that is sold out; empty for those. */
  readonly soldOutText: string
}

/** Whether one product says that little is left of it: as the store does, always, or never. */
export const SCARCITY_CHOICES = ['store', 'shown', 'hidden'] as const
export type ScarcityChoice = (typeof SCARCITY_CHOICES)[number]

/** Merchandising of one product; empty texts leave it to the store. */
export interface ProductMerchandising {
  readonly scarcity: ScarcityChoice
  readonly scarcityText: string
  readonly soldOutText: string
}

/** The longest text about little or nothing being left, in characters. */
export const MAX_MERCHANDISING_TEXT = 100
/** The most units that an owner can call little. */
export const MAX_SCARCITY = 1000

export const DEFAULT_STORE_MERCHANDISING: StoreMerchandising = {
  scarcityShownByDefault: false,
  scarcityText: 'Only {qtyInStock} left',
  scarcityUpTo: 5,
  soldOutText: '',
}

export const DEFAULT_PRODUCT_MERCHANDISING: ProductMerchandising = {
  scarcity: 'store',
  scarcityText: '',
  soldOutText: '',
}

export function showsScarcity(
  { scarcity }: Pick<ProductMerchandising, 'scarcity'>,
  { scarcityShownByDefault }: Pick<StoreMerchandising, 'scarcityShownByDefault'>,
): boolean {
  return scarcity === 'store' ? scarcityShownByDefault : scarcity === 'shown'
}

/** Whether little is left: some, and no more than the store calls little. */
export function isScarce(
  { unlimited, quantity }: VariantStock,
  { scarcityUpTo }: Pick<StoreMerchandising, 'scarcityUpTo'>,
): boolean {
  return !unlimited && quantity > 0 && quantity <= scarcityUpTo
}
