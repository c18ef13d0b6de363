/** Three-way merge: what two people made of one item, from what it was before. Pure. */

import type { ItemDraft } from './item-draft.ts'
import type { SaleDraft } from './sale/sale-draft.ts'

export interface Merge<Value> {
  readonly merged: Value
  /** Fields that both changed, and differently; the merged value has mine. */
  readonly clashes: readonly string[]
}

/** The draft with what someone else saved meanwhile, where it was not changed here. */
export function mergeDrafts(
  mine: ItemDraft,
  before: ItemDraft,
  theirs: ItemDraft,
): Merge<ItemDraft> {
  const fields = mergeFields(mine, before, theirs)
  const sale = mergeSales(mine.sale, before.sale, theirs.sale)
  return {
    merged: { ...fields.merged, sale: sale.merged },
    clashes: [...fields.clashes.filter((field) => field !== 'sale'), ...sale.clashes],
  }
}

function mergeSales(mine: SaleDraft, before: SaleDraft, theirs: SaleDraft): Merge<SaleDraft> {
  const fields = mergeFields(mine, before, theirs)
  const rows = mergeVariants(mine, before, theirs)
  const own = fields.clashes.filter((field) => field !== 'options' && field !== 'variants')
  return {
    merged: { ...fields.merged, ...rows.merged },
    clashes: [...own, ...rows.clashes],
  }
}

/** Options make the rows, so the grid is merged cell by cell only while all three have the same rows. */
function mergeVariants(
  mine: SaleDraft,
  before: SaleDraft,
  theirs: SaleDraft,
): Merge<Pick<SaleDraft, 'options' | 'variants'>> {
  const rows = rowsOf(before)
  if (!isSame(rowsOf(mine), rows) || !isSame(rowsOf(theirs), rows)) {
    const { merged, clashes } = mergeFields(
      { grid: gridOf(mine) },
      { grid: gridOf(before) },
      { grid: gridOf(theirs) },
    )
    return { merged: merged.grid, clashes }
  }
  const variants = mine.variants.map((variant, row) =>
    mergeFields(variant, before.variants[row] ?? variant, theirs.variants[row] ?? variant),
  )
  return {
    merged: { options: mine.options, variants: variants.map(({ merged }) => merged) },
    clashes: variants.flatMap(({ clashes }, row) =>
      clashes.map((field) => `variants.${row}.${field}`),
    ),
  }
}

const gridOf = ({ options, variants }: SaleDraft) => ({ options, variants })
const rowsOf = ({ options, variants }: SaleDraft) => [options, variants.map(({ key }) => key)]

/** Merges the fields of an object, each as a whole. */
export function mergeFields<Value extends object>(
  mine: Value,
  before: Value,
  theirs: Value,
): Merge<Value> {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])] as (keyof Value &
    string)[]
  const isMine = (field: keyof Value) => !isSame(mine[field], before[field])
  const entries = fields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]])
  return {
    merged: Object.fromEntries(entries) as Value,
    clashes: fields.filter(
      (field) =>
        isMine(field) &&
        !isSame(theirs[field], before[field]) &&
        !isSame(mine[field], theirs[field]),
    ),
  }
}

/** Compares values by what they hold; both come from drafts, which name their fields in one order. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
