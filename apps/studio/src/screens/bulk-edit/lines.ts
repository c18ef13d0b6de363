/** Lines of the list for editing many products, and what their cells hold and take. Pure. */

import type { ProductRow } from '@sitewright/api/commerce/bulk-shapes'
import type { ProductChange, VariantChange } from '@sitewright/core/commerce/product-changes'
import { isCounted } from '@sitewright/core/commerce/stock'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import { ITEM_STATUSES, type ItemStatus, STATUS_LABELS } from '@sitewright/core/content/item-status'
import { decimalText, minor } from '@sitewright/core/money'
import { readPrice, readStock } from '../../sheet/read-cells.ts'

export const COLUMNS = ['price', 'sale', 'stock', 'state', 'categories'] as const
export type ColumnId = (typeof COLUMNS)[number]

/** Whether a column is of figures, which stand at the end of their cells. */
export function isNumber(column: string): boolean {
  return column === 'price' || column === 'sale' || column === 'stock'
}

/** A line: a product, one of its variants, or both where it has only one. */
export interface Line {
  readonly key: string
  readonly row: ProductRow
  readonly variant: ProductRow['variants'][number] | undefined
  /** Whether visibility and categories are on this line. */
  readonly isProduct: boolean
}

/** Lines of rows: those of a row are the same objects each time, so that one is drawn anew only for a row that is another. */
const LINES = new WeakMap<ProductRow, readonly Line[]>()

export function linesOf(rows: readonly ProductRow[]): Line[] {
  return rows.flatMap((row) => {
    const lines = LINES.get(row) ?? linesOfRow(row)
    LINES.set(row, lines)
    return lines
  })
}

function linesOfRow(row: ProductRow): Line[] {
  const [only, ...others] = row.variants
  if (others.length === 0) return [{ key: row.id, row, variant: only, isProduct: true }]
  return [
    { key: row.id, row, variant: undefined, isProduct: true },
    ...row.variants.map((variant) => ({ key: variant.id, row, variant, isProduct: false })),
  ]
}

/** The product's title, or what tells a variant from the others. */
export function nameOf({ row, variant, isProduct }: Line): string {
  if (isProduct || !variant) return row.title
  return describeVariant(variant.attributes, Object.keys(variant.attributes))
}

/** Whether a line has something to edit in a column. */
export function hasCell({ row, variant, isProduct }: Line, column: ColumnId): boolean {
  if (column === 'state' || column === 'categories') return isProduct
  if (!variant) return false
  return column !== 'stock' || isCounted(row.type)
}

export function statusLabel(status: ItemStatus): string {
  return STATUS_LABELS[status] || 'Public'
}

/** Text of a cell, as it is shown, copied and begun to be edited. */
export function textOf(
  line: Line,
  column: Exclude<ColumnId, 'categories'>,
  currency: string,
): string {
  const { row, variant } = line
  if (!hasCell(line, column)) return ''
  if (column === 'state') return statusLabel(row.state)
  if (!variant) return ''
  if (column === 'price') return decimalText(minor(variant.priceMinor), currency)
  if (column === 'sale') {
    return variant.onSale ? decimalText(minor(variant.salePriceMinor), currency) : ''
  }
  return variant.stock.unlimited ? '∞' : String(variant.stock.quantity)
}

/** The change that a text makes of a cell; undefined where it cannot be read. */
export function changeFrom(
  line: Line,
  column: Exclude<ColumnId, 'categories'>,
  { typed, currency }: { readonly typed: string; readonly currency: string },
): ProductChange | undefined {
  const { row, variant } = line
  if (!hasCell(line, column)) return undefined
  if (column === 'state') {
    const wanted = typed.trim().toLowerCase()
    const state = ITEM_STATUSES.find(
      (status) => status.toLowerCase() === wanted || statusLabel(status).toLowerCase() === wanted,
    )
    return state && { productId: row.id, state }
  }
  if (!variant) return undefined
  const part = READERS[column](variant, typed, currency)
  return part && { productId: row.id, variants: [{ id: variant.id, ...part }] }
}

type Reader = (
  variant: NonNullable<Line['variant']>,
  typed: string,
  currency: string,
) => Omit<VariantChange, 'id'> | undefined

const READERS: Readonly<Record<'price' | 'sale' | 'stock', Reader>> = {
  price: ({ priceMinor }, typed, currency) => {
    const price = readPrice(typed, currency, priceMinor)
    return price === undefined ? undefined : { priceMinor: price }
  },
  // A change such as -10% is one of the price, so that a sale can be made of many products at once.
  sale: ({ priceMinor, onSale, salePriceMinor }, typed, currency) => {
    if (typed.trim() === '') return onSale ? { onSale: false } : {}
    const price = readPrice(typed, currency, onSale ? salePriceMinor : priceMinor)
    return price === undefined ? undefined : { onSale: true, salePriceMinor: price }
  },
  stock: ({ stock }, typed) => {
    const next = readStock(typed, stock)
    return next && { stock: next }
  },
}
