import type { PageSummary } from '@sitewright/api/content/shapes'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { ItemStatus } from '@sitewright/core/content/item-status'
import type { ItemDraft } from './item-draft.ts'
import type { SaleDraft } from './sale/sale-draft.ts'
import type { StoredItem } from './stored-item.ts'

/** The draft as every card but that of the variants sees it. */
export type CardDraft = Omit<ItemDraft, 'sale'> & { readonly sale: Omit<SaleDraft, 'variants'> }

/** Props of every card of the form. */
export interface ItemPartProps {
  site: SiteSummary
  /** Kind of the collection that the item is in. */
  kind: CollectionKindName
  /** The collection; absent for the first product of a site, whose store is made with it. */
  page: PageSummary | undefined
  /** The item as the server has it; null before the first save. */
  stored: StoredItem | null
  draft: CardDraft
  /** Field id to its message, with the contract's paths: `content.videoUrl`, `variants.0.sku`. */
  problems: Readonly<Record<string, string>>
  /** States that this person may choose. */
  statuses: readonly ItemStatus[]
  isReadOnly: boolean
  /** Something outside of the form stored the item. */
  onStored(item: StoredItem): void
  onChange(next: (draft: ItemDraft) => ItemDraft): void
}

/** Props of a card that what is not saved yet makes another. */
export interface UnsavedPartProps extends ItemPartProps {
  /** Whether the draft differs from what is stored. */
  isDirty: boolean
}

/** Props of the card that has the variants, too. */
export interface WholePartProps extends UnsavedPartProps {
  draft: ItemDraft
}

/** Whether a card would look the same that reads neither variants nor whether the draft is saved. */
export function isSamePart(before: ItemPartProps, after: ItemPartProps): boolean {
  return (
    isSameBut(before, after, ['draft', 'isDirty']) &&
    isSameBut(before.draft, after.draft, ['sale']) &&
    isSameBut(before.draft.sale, after.draft.sale, ['variants'])
  )
}

/** Memoization of a card that also reads whether the draft is saved. */
export function isSameUnsavedPart(before: UnsavedPartProps, after: UnsavedPartProps): boolean {
  return before.isDirty === after.isDirty && isSamePart(before, after)
}

function isSameBut(before: object, after: object, left: readonly string[]): boolean {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  for (const field of left) fields.delete(field)
  return [...fields].every((field) =>
    Object.is(Reflect.get(before, field), Reflect.get(after, field)),
  )
}

/** Changes the part of the draft that only an item that is sold has. */
export function changeSale(
  { onChange }: Pick<ItemPartProps, 'onChange'>,
  next: (sale: SaleDraft) => SaleDraft,
): void {
  onChange((now) => ({ ...now, sale: next(now.sale) }))
}
