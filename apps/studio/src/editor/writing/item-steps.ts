/** Changes of an item's fields as steps of the history. Pure. */

import type { Id } from '@sitewright/core/id'
import type { Edit } from '../../document/edit.ts'
import type { ItemValues, OutsideChange } from '../../document/outside.ts'
import type { ItemDraft } from '../../screens/item-form/item-draft.ts'
import { isSame } from '../../screens/item-form/merge-drafts.ts'

/** Fields that have a name of their own in Undo; it calls all others settings. */
export const FIELD_NAMES: Readonly<Partial<Record<keyof ItemDraft, string>>> = {
  title: 'title',
  urlId: 'address',
  excerpt: 'excerpt',
  imageId: 'main picture',
  tags: 'tags',
  categories: 'categories',
  authorId: 'author',
}

/** The step from one draft to another; undefined where nothing differs. */
export function itemEdit(itemId: Id, before: ItemDraft, after: ItemDraft): Edit | undefined {
  const fields = fieldsOf(after).filter((field) => !isSame(before[field], after[field]))
  const [field, ...others] = fields
  if (field === undefined) return undefined
  const name = others.length === 0 ? (FIELD_NAMES[field] ?? 'settings') : 'settings'
  return {
    label: `edit ${name}`,
    changes: [],
    outside: {
      change: { kind: 'setItem', itemId, values: valuesIn(after, fields) },
      inverse: { kind: 'setItem', itemId, values: valuesIn(before, fields) },
    },
    coalesce: { key: `item ${fields.join()}` },
  }
}

/** The draft with a change, but for fields that are no longer what its counterpart made them: somebody else has changed those. */
export function withStep(
  draft: ItemDraft,
  change: OutsideChange,
  counter: OutsideChange,
): { readonly draft: ItemDraft; readonly isWhole: boolean } {
  if (change.kind !== 'setItem' || counter.kind !== 'setItem') return { draft, isWhole: true }
  const fields = fieldsOf(draft).filter((field) => field in change.values)
  const fitting = fields.filter((field) => isSame(draft[field], counter.values[field]))
  const values = Object.fromEntries(fitting.map((field) => [field, change.values[field]]))
  return { draft: { ...draft, ...values }, isWhole: fitting.length === fields.length }
}

function fieldsOf(draft: ItemDraft): (keyof ItemDraft)[] {
  return Object.keys(draft) as (keyof ItemDraft)[]
}

function valuesIn(draft: ItemDraft, fields: readonly (keyof ItemDraft)[]): ItemValues {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]))
}
