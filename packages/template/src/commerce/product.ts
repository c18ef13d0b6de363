/** Predicates about products (language §17). */

import { equals } from '../values/compare.ts'
import { child, elements, objectOf } from '../values/property.ts'
import { asBoolean, asNumber, isTruthy } from '../values/value.ts'

type ProductKind = 'undefined' | 'physical' | 'digital' | 'service' | 'giftCard' | 'unknown'

const KINDS: ReadonlyMap<number, ProductKind> = new Map([
  [-1, 'undefined'],
  [1, 'physical'],
  [2, 'digital'],
  [3, 'service'],
  [4, 'giftCard'],
])

export function contentOf(item: unknown): unknown {
  return objectOf(item).structuredContent
}

export function productKind(item: unknown): ProductKind {
  const code = objectOf(contentOf(item)).productType
  return KINDS.get(asNumber(code)) ?? 'unknown'
}

export function variantsOf(item: unknown): readonly unknown[] {
  return elements(objectOf(contentOf(item)).variants)
}

/** Whether sale and stock are decided by variant, as for physical goods and services. */
export const isCounted = (kind: ProductKind) => kind === 'physical' || kind === 'service'

/** Variants that have prices of their own: downloads have one price, and unknown kinds none. */
export function pricedVariants(item: unknown): readonly unknown[] {
  const kind = productKind(item)
  return isCounted(kind) || kind === 'giftCard' ? variantsOf(item) : []
}

export function hasVariants(item: unknown): boolean {
  return productKind(item) !== 'digital' && variantsOf(item).length > 1
}

export function isOnSale(item: unknown): boolean {
  const kind = productKind(item)
  if (kind === 'digital') return isTruthy(objectOf(contentOf(item)).onSale)
  return isCounted(kind) && variantsOf(item).some((variant) => isTruthy(objectOf(variant).onSale))
}

export function isSoldOut(item: unknown): boolean {
  const kind = productKind(item)
  if (kind === 'digital' || kind === 'giftCard') return false
  return !isCounted(kind) || !variantsOf(item).some(isInStock)
}

const isInStock = (variant: unknown) =>
  isTruthy(objectOf(variant).unlimited) || asNumber(objectOf(variant).qtyInStock) > 0

export function hasVariedPrices(item: unknown): boolean {
  const variants = pricedVariants(item)
  const [first] = variants
  const isSale = isTruthy(objectOf(first).onSale)
  for (let index = 1; index < variants.length; index++) {
    const other = variants[index]
    if (differs(first, other, 'onSale') || differs(first, other, 'price')) return true
    if (isSale && differs(first, other, 'salePrice')) return true
  }
  return false
}

function differs(left: unknown, right: unknown, key: string): boolean {
  return !equals(child(left, key), child(right, key))
}

/** Units in stock over all variants; the largest safe whole number when nothing limits them. */
export function totalStock(item: unknown): number {
  const kind = productKind(item)
  if (kind === 'digital' || kind === 'giftCard') return Number.MAX_SAFE_INTEGER
  let sum = 0
  for (const variant of variantsOf(item)) {
    if (isTruthy(objectOf(variant).unlimited)) return Number.MAX_SAFE_INTEGER
    sum += asNumber(objectOf(variant).qtyInStock)
  }
  return sum
}

export function isSubscribable(item: unknown): boolean {
  return asBoolean(objectOf(contentOf(item)).isSubscribable)
}

/** Whether several of one service can be bought; sites allow it by default. */
export function canBuySeveralServices(websiteSettings: unknown): boolean {
  const setting = child(
    child(websiteSettings, 'storeSettings'),
    'multipleQuantityAllowedForServices',
  )
  return setting === undefined || setting === null || asBoolean(setting)
}
