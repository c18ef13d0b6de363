/** How much of a product can be bought. Pure: reading stock is the server's job; what it means is decided here. */

import { PRODUCT_TYPES } from '../enumerations.ts'

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

/** Never counted, whatever their variants say. */
const UNCOUNTED: ReadonlySet<number> = new Set([
  PRODUCT_TYPES.digital,
  PRODUCT_TYPES.giftCard,
  PRODUCT_TYPES.paywall,
])
const COUNTED: ReadonlySet<number> = new Set([PRODUCT_TYPES.physical, PRODUCT_TYPES.service])

/** Whether stock of such a product is ever counted. */
export function isCounted(type: number): boolean {
  return !UNCOUNTED.has(type)
}

/** Units a shopper can still get of one variant; `Infinity` when nothing limits them. */
export function unitsLeft({ unlimited, quantity }: VariantStock): number {
  return unlimited ? Infinity : Math.max(0, quantity)
}

/** Units left over all variants; `Infinity` when nothing limits them (specification §5 "Quantity input"). */
export function totalStock({ type, variants }: StockedProduct): number {
  if (UNCOUNTED.has(type)) return Infinity
  return variants.reduce((sum, variant) => sum + unitsLeft(variant), 0)
}

/** Types the specification does not know count as sold out (specification §4); paywall products never do. */
export function isSoldOut(product: StockedProduct): boolean {
  if (UNCOUNTED.has(product.type)) return false
  return !COUNTED.has(product.type) || totalStock(product) === 0
}

/** Whether `wanted` more units fit beside those the cart already holds. */
export function canAdd(
  stock: VariantStock,
  { wanted, inCart }: { wanted: number; inCart: number },
): boolean {
  return inCart + wanted <= unitsLeft(stock)
}

export interface QuantityChoice extends StockedProduct {
  readonly isSubscribable?: boolean
  /** The store's setting; services sell one at a time without it. */
  readonly multipleQuantityAllowedForServices?: boolean
}

/** Whether the product page shows a quantity input (specification §5). */
export function showsQuantityInput(product: QuantityChoice): boolean {
  const { type, isSubscribable = false, multipleQuantityAllowedForServices = true } = product
  const countable =
    type === PRODUCT_TYPES.physical ||
    (type === PRODUCT_TYPES.service && multipleQuantityAllowedForServices)
  return countable && !isSubscribable && totalStock(product) > 1
}
