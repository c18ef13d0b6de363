import type { PageSummary } from '@sitewright/api/content/shapes'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { ItemStatus } from '@sitewright/core/content/item-status'
import type { ItemDraft } from './item-draft.ts'
import type { SaleDraft } from './sale/sale-draft.ts'
import type { StoredItem } from './stored-item.ts'

/** Props of every card of the form. */
export interface ItemPartProps {
  site: SiteSummary
  /** Kind of the collection that the item is in. */
  kind: CollectionKindName
  /** The collection; absent for the first product of a site, whose store is made with it. */
  page: PageSummary | undefined
  /** The item as the server has it; null before the first save. */
  stored: StoredItem | null
  draft: ItemDraft
  /** Field id to its message, with the contract's paths: `content.videoUrl`, `variants.0.sku`. */
  problems: Readonly<Record<string, string>>
  /** States that this person may choose. */
  statuses: readonly ItemStatus[]
  isReadOnly: boolean
  /** Whether the draft differs from what is stored. */
  isDirty: boolean
  /** Something outside of the form stored the item. */
  onStored(item: StoredItem): void
  onChange(next: (draft: ItemDraft) => ItemDraft): void
}

/** Changes the part of the draft that only an item that is sold has. */
export function changeSale(
  { onChange }: Pick<ItemPartProps, 'onChange'>,
  next: (sale: SaleDraft) => SaleDraft,
): void {
  onChange((now) => ({ ...now, sale: next(now.sale) }))
}
