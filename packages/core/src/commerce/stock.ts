/** Stock rules: how much of a product can be bought. Pure; the server reads the stock. */

import { rulesOfType } from './product-types.ts'

export interface VariantStock {
  readonly unlimited: boolean
  /** Units left. Meaningless when `unlimited` is true. */
  readonly quantity: number
}

export interface StockedProduct {
  /** A product type of specification §3. */
  readonly type: number
  readonly variants: readonly VariantStock[]
}

/** Whether stock of a product type is counted, whatever its variants say. */
export function isCounted(type: number): boolean {
  return rulesOfType(type).isCounted
}

/** Units a shopper can still get of one variant; `Infinity` when nothing limits them. */
export function unitsLeft({ unlimited, quantity }: VariantStock): number {
  return unlimited ? Infinity : Math.max(0, quantity)
}

/** Units left over all variants; `Infinity` when nothing limits them (specification §5). */
export function totalStock({ type, variants }: StockedProduct): number {
  if (!isCounted(type)) return Infinity
  return variants.reduce((sum, variant) => sum + unitsLeft(variant), 0)
}

/** Whether `wanted` more units fit beside those the cart already holds. */
export function canAdd(
  stock: VariantStock,
  { wanted, inCart }: { wanted: number; inCart: number },
): boolean {
  return inCart + wanted <= unitsLeft(stock)
}
