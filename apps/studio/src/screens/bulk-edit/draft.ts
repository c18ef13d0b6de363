/** Changes of many products that are not saved yet. Pure. */

import type { ProductRow } from '@sitewright/api/commerce/bulk-shapes'
import {
  type ProductChange,
  type VariantChange,
  withChange,
} from '@sitewright/core/commerce/product-changes'
import { dequal } from 'dequal'
import type { ColumnId, Line } from './lines.ts'

/** Changes by product id. */
export type BulkDraft = ReadonlyMap<string, ProductChange>

export const NO_CHANGES: BulkDraft = new Map()

/** The draft with further changes; a product that is as it was stored leaves it. */
export function withChanges(
  draft: BulkDraft,
  changes: readonly ProductChange[],
  stored: ReadonlyMap<string, ProductRow>,
): BulkDraft {
  const next = new Map(draft)
  for (const change of changes) {
    const row = stored.get(change.productId)
    if (!row) continue
    const joined = joinChanges(next.get(row.id) ?? { productId: row.id }, change)
    if (dequal(withChange(row, joined), withChange(row, { productId: row.id }))) next.delete(row.id)
    else next.set(row.id, joined)
  }
  return next
}

function joinChanges(before: ProductChange, { variants = [], ...change }: ProductChange) {
  const byId = new Map<string, VariantChange>()
  for (const variant of [...(before.variants ?? []), ...variants]) {
    byId.set(variant.id, { ...byId.get(variant.id), ...variant })
  }
  return {
    ...before,
    ...change,
    ...(byId.size > 0 && { variants: [...byId.values()] }),
  }
}

/** Rows with a change, by the change: they stay the same objects, so that only lines of what is changed next are drawn anew. */
const CHANGED = new WeakMap<
  ProductChange,
  { readonly from: ProductRow; readonly row: ProductRow }
>()

/** Rows as they are with the draft. */
export function shownRows(rows: readonly ProductRow[], draft: BulkDraft): readonly ProductRow[] {
  if (draft.size === 0) return rows
  return rows.map((row) => {
    const change = draft.get(row.id)
    if (!change) return row
    const kept = CHANGED.get(change)
    if (kept?.from === row) return kept.row
    const changed = withChange(row, change) as ProductRow
    CHANGED.set(change, { from: row, row: changed })
    return changed
  })
}

/** Parts of a variant's change by column. */
const PARTS_OF_COLUMN = {
  price: ['priceMinor'],
  sale: ['onSale', 'salePriceMinor'],
  stock: ['stock'],
} as const

/** Whether a product's change is one of this cell. */
export function isCellChanged(
  change: ProductChange | undefined,
  { variant, isProduct }: Line,
  column: ColumnId,
): boolean {
  if (!change) return false
  if (column === 'state') return isProduct && change.state !== undefined
  if (column === 'categories') return isProduct && change.categoryIds !== undefined
  const changed = change.variants?.find(({ id }) => id === variant?.id)
  return PARTS_OF_COLUMN[column].some((part) => changed?.[part] !== undefined)
}

/** The changes as the call takes them, with what was shown beside: when each product was saved, and its stock. */
export function changesToSend(
  draft: BulkDraft,
  stored: ReadonlyMap<string, ProductRow>,
): ProductChange[] {
  return [...draft.values()].flatMap(({ variants, ...change }) => {
    const row = stored.get(change.productId)
    if (!row) return []
    const units = new Map(row.variants.map(({ id, stock }) => [id, stock.quantity]))
    const sent = variants?.map(({ stock, ...variant }) => ({
      ...variant,
      ...(stock && { stock: { ...stock, seen: units.get(variant.id) } }),
    }))
    return [{ ...change, seenAt: row.updatedAt, ...(sent && { variants: sent }) }]
  })
}

/** Names of what changes hold, with how many products each is changed of; for words on what was saved or taken back. */
export function partsOf(changes: readonly ProductChange[]): [part: PartOfChange, count: number][] {
  return PARTS.flatMap(([part, holds]): [PartOfChange, number][] => {
    const count = changes.filter(holds).length
    return count === 0 ? [] : [[part, count]]
  })
}

type PartOfChange = 'price' | 'sale' | 'stock' | 'state' | 'categories'

const ofVariants = (holds: (variant: VariantChange) => boolean) => (change: ProductChange) =>
  change.variants?.some(holds) ?? false

const PARTS: readonly (readonly [PartOfChange, (change: ProductChange) => boolean])[] = [
  ['price', ofVariants(({ priceMinor }) => priceMinor !== undefined)],
  ['sale', ofVariants((variant) => (variant.onSale ?? variant.salePriceMinor) !== undefined)],
  ['stock', ofVariants(({ stock }) => stock !== undefined)],
  ['state', ({ state }) => state !== undefined],
  ['categories', ({ categoryIds }) => categoryIds !== undefined],
]
