/** Cells of the table of variants as a spreadsheet has them: filled down, and pasted into. Pure. */

import { readPrice, readStock } from '../../../sheet/read-cells.ts'
import type { VariantDraft } from './variant-grid.ts'

export const CELL_COLUMNS = ['sku', 'price', 'sale', 'stock'] as const
export type CellColumn = (typeof CELL_COLUMNS)[number]

export function isCellColumn(name: string | undefined): name is CellColumn {
  return (CELL_COLUMNS as readonly (string | undefined)[]).includes(name)
}

/** The part of a variant that a column shows, which filling down copies. SKUs differ, so they are not copied. */
const COPIED: Readonly<Record<CellColumn, (from: VariantDraft) => Partial<VariantDraft>>> = {
  sku: () => ({}),
  price: ({ priceMinor }) => ({ priceMinor }),
  sale: ({ onSale, salePriceMinor }) => ({ onSale, salePriceMinor }),
  stock: ({ stock }) => ({ stock }),
}

/** The variants with a cell copied to the selected ones below it, or to all below where none of those is selected. */
export function filledDown(
  variants: readonly VariantDraft[],
  { key, column }: { readonly key: string; readonly column: CellColumn },
  selected: ReadonlySet<string>,
): VariantDraft[] {
  const at = variants.findIndex((variant) => variant.key === key)
  const from = variants[at]
  if (!from) return [...variants]
  const copied = COPIED[column](from)
  const below = variants.slice(at + 1)
  const isPicked = below.some((variant) => selected.has(variant.key))
  return variants.map((variant, index) =>
    index > at && (!isPicked || selected.has(variant.key)) ? { ...variant, ...copied } : variant,
  )
}

export interface Pasted {
  readonly variants: VariantDraft[]
  /** Cells that could not be read and stayed as they were. */
  readonly unread: number
}

export interface PastePlace {
  readonly key: string
  readonly column: CellColumn
  readonly currency: string
  /** Columns that the table has. */
  readonly columns: readonly CellColumn[]
}

/** The variants with a grid of texts put over their cells, from a cell downwards and to the right. */
export function pasted(
  variants: readonly VariantDraft[],
  grid: readonly (readonly string[])[],
  { key, column, currency, columns }: PastePlace,
): Pasted {
  const at = variants.findIndex((variant) => variant.key === key)
  const reached = columns.slice(columns.indexOf(column))
  let unread = 0
  const next = variants.map((variant, index) => {
    const cells = at < 0 || index < at ? [] : (grid[index - at] ?? [])
    let held = variant
    for (const [place, name] of reached.entries()) {
      const typed = cells[place]
      if (typed === undefined) continue
      const change = READERS[name](held, typed, currency)
      if (change) held = { ...held, ...change }
      else unread += 1
    }
    return held
  })
  return { variants: next, unread }
}

type Reader = (
  variant: VariantDraft,
  typed: string,
  currency: string,
) => Partial<VariantDraft> | undefined

const READERS: Readonly<Record<CellColumn, Reader>> = {
  sku: (_variant, typed) => ({ sku: typed.trim() }),
  price: ({ priceMinor }, typed, currency) => {
    const price = readPrice(typed, currency, priceMinor)
    return price === undefined ? undefined : { priceMinor: price }
  },
  sale: ({ priceMinor }, typed, currency) => {
    if (typed.trim() === '') return { onSale: false }
    const price = readPrice(typed, currency, priceMinor)
    return price === undefined ? undefined : { onSale: true, salePriceMinor: price }
  },
  stock: ({ stock }, typed) => {
    const next = readStock(typed, stock)
    return next && { stock: next }
  },
}
