/** An item among others, and what can be done with it there. */

import type { PageSummary } from '@sitewright/api/content/shapes'
import type { ItemSummary } from '@sitewright/api/items/shapes'

export interface ItemRowProps {
  siteId: string
  item: ItemSummary
  page: PageSummary
  timeZone: string
  /** It has something to edit on its own page. */
  isEditedOnPage: boolean
  canArrange: boolean
  canEdit: boolean
  canRemove: boolean
  isFirst: boolean
  isLast: boolean
  onOpen(): void
  /** Absent where opening it leads to its form anyway. */
  onOpenForm: (() => void) | undefined
  onMove(step: -1 | 1): void
  onDuplicate(): void
  onRemove(): void
}
