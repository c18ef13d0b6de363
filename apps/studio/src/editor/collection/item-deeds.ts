/** Deeds for an item of the list, for those parts of the editor that are not React. */

import type { Id } from '@sitewright/core/id'

export interface ItemDeeds {
  /** Leads to the item's own page. */
  open(itemId: Id): void
  /** Leads to the form with everything that is kept of it. */
  openForm(itemId: Id): void
  remove(itemId: Id): void
  /** Adds one, in the way that its kind is added. */
  add(): void
}
