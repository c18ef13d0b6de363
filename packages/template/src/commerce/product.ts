/** What templates ask about products (spec §17). */

import { equals } from '../values/compare.ts'
import { at, elements } from '../values/property.ts'
import { asBoolean, asNumber, isTruthy } from '../values/value.ts'

const KINDS = {
  '-1': 'undefined',
  1: 'physical',
  2: 'digital',
  3: 'service',
  4: 'giftCard',
} as const

type ProductKind = (typeof KINDS)[keyof typeof KINDS] | 'unknown'

export function productKind(item: unknown): ProductKind {
  const code = at(item, 'structuredContent', 'productType')
  if (code === undefined || code === null) return 'unknown'
  const kinds: Readonly<Record<string, ProductKind>> = KINDS
  return kinds[String(asNumber(code))] ?? 'unknown'
}

export function variantsOf(item: unknown): readonly unknown[] {
  return elements(at(item, 'structuredContent', 'variants'))
}

/** Physical goods and services: what is on sale and in stock is decided variant by variant. */
const isCounted = (kind: ProductKind) => kind === 'physical' || kind === 'service'

export function hasVariants(item: unknown): boolean {
  return productKind(item) !== 'digital' && variantsOf(item).length > 1
}

export function isOnSale(item: unknown): boolean {
  const kind = productKind(item)
  if (kind === 'digital') return isTruthy(at(item, 'structuredContent', 'onSale'))
  return isCounted(kind) && variantsOf(item).some((variant) => isTruthy(at(variant, 'onSale')))
}

export function isSoldOut(item: unknown): boolean {
  const kind = productKind(item)
  if (kind === 'digital' || kind === 'giftCard') return false
  if (!isCounted(kind)) return true
  return !variantsOf(item).some(
    (variant) => isTruthy(at(variant, 'unlimited')) || asNumber(at(variant, 'qtyInStock')) > 0,
  )
}

export function hasVariedPrices(item: unknown): boolean {
  const kind = productKind(item)
  if (!isCounted(kind) && kind !== 'giftCard') return false
  const [first, ...others] = variantsOf(item)
  const keys = isTruthy(at(first, 'onSale'))
    ? ['onSale', 'salePrice', 'price']
    : ['onSale', 'price']
  return others.some((other) => keys.some((key) => differs(first, other, key)))
}

function differs(left: unknown, right: unknown, key: string): boolean {
  return !equals(at(left, key), at(right, key))
}

/** Units left over all variants; the largest safe whole number when nothing limits them. */
export function totalStock(item: unknown): number {
  const kind = productKind(item)
  if (kind === 'digital' || kind === 'giftCard') return Number.MAX_SAFE_INTEGER
  const variants = variantsOf(item)
  if (variants.some((variant) => isTruthy(at(variant, 'unlimited')))) return Number.MAX_SAFE_INTEGER
  return variants.reduce<number>((sum, variant) => sum + asNumber(at(variant, 'qtyInStock')), 0)
}

export function isSubscribable(item: unknown): boolean {
  return asBoolean(at(item, 'structuredContent', 'isSubscribable'))
}

/** Sites sell several of one service unless they say otherwise. */
export function canBuySeveralServices(websiteSettings: unknown): boolean {
  const setting = at(websiteSettings, 'storeSettings', 'multipleQuantityAllowedForServices')
  return setting === undefined || setting === null || asBoolean(setting)
}
