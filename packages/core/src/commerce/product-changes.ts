/** Bulk edit: changes of many products at once, what they make of a product, and what takes them back. Pure. */

import type { ItemStatus } from '../content/item-status.ts'
import type { VariantStock } from './stock.ts'

export interface EditableVariant {
  readonly id: string
  readonly priceMinor: number
  readonly salePriceMinor: number
  readonly onSale: boolean
  readonly stock: VariantStock
}

export interface EditableProduct {
  readonly id: string
  readonly state: ItemStatus
  /** Milliseconds since 1970 from which visitors see it. */
  readonly publishOn: number
  readonly updatedAt: number
  readonly categoryIds: readonly string[]
  readonly variants: readonly EditableVariant[]
}

/** Changes of one variant; what is absent stays. */
export interface VariantChange {
  readonly id: string
  readonly priceMinor?: number | undefined
  readonly salePriceMinor?: number | undefined
  readonly onSale?: boolean | undefined
  /** `seen`: units as they were shown, so that units sold meanwhile are not given back. */
  readonly stock?: (VariantStock & { readonly seen?: number | undefined }) | undefined
}

/** Changes of one product; what is absent stays. */
export interface ProductChange {
  readonly productId: string
  /** `updatedAt` as it was shown; the change is refused if someone else saved meanwhile. */
  readonly seenAt?: number | undefined
  readonly state?: ItemStatus | undefined
  readonly publishOn?: number | undefined
  readonly categoryIds?: readonly string[] | undefined
  readonly variants?: readonly VariantChange[] | undefined
}

/** Products that one call changes at most. */
export const MAX_PRODUCT_CHANGES = 200

/** The product as it is after a change. */
export function withChange<Product extends EditableProduct>(
  product: Product,
  { state, publishOn, categoryIds, variants = [] }: ProductChange,
): Product {
  const changes = new Map(variants.map((change) => [change.id, change]))
  return {
    ...product,
    ...(state !== undefined && { state }),
    ...(publishOn !== undefined && { publishOn }),
    ...(categoryIds !== undefined && { categoryIds: [...new Set(categoryIds)] }),
    variants: product.variants.map((variant) => changedVariant(variant, changes.get(variant.id))),
  }
}

function changedVariant(
  variant: EditableVariant,
  change: VariantChange | undefined,
): EditableVariant {
  if (!change) return variant
  const { priceMinor, salePriceMinor, onSale, stock } = change
  return {
    ...variant,
    ...(priceMinor !== undefined && { priceMinor }),
    ...(salePriceMinor !== undefined && { salePriceMinor }),
    ...(onSale !== undefined && { onSale }),
    ...(stock && { stock: { unlimited: stock.unlimited, quantity: stock.quantity } }),
  }
}

/** The change that takes `change` back; it is refused if someone else saved the product after it. */
export function undoOf(
  before: EditableProduct,
  after: EditableProduct,
  change: ProductChange,
): ProductChange {
  return {
    productId: before.id,
    seenAt: after.updatedAt,
    ...(change.state !== undefined && { state: before.state, publishOn: before.publishOn }),
    ...(change.categoryIds !== undefined && { categoryIds: before.categoryIds }),
    ...(change.variants && {
      variants: change.variants.flatMap(({ id, ...changed }) => undoneVariant(id, changed)),
    }),
  }

  function undoneVariant(id: string, changed: Omit<VariantChange, 'id'>): VariantChange[] {
    const old = before.variants.find((variant) => variant.id === id)
    const now = after.variants.find((variant) => variant.id === id)
    if (!old || !now) return []
    const { priceMinor, salePriceMinor, onSale } = old
    return [
      {
        id,
        ...(changed.priceMinor !== undefined && { priceMinor }),
        ...(changed.salePriceMinor !== undefined && { salePriceMinor }),
        ...(changed.onSale !== undefined && { onSale }),
        ...(changed.stock && { stock: { ...old.stock, seen: now.stock.quantity } }),
      },
    ]
  }
}
