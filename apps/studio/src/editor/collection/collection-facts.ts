/** Rights and rules for the items that a page lists: by its kind, and by the person's role. Pure. */

import { collectionKind, isStore } from '@sitewright/core/content/collection-kinds'
import type { Capability } from '@sitewright/core/roles'
import { familyOf, type ItemFamily } from '../../screens/items/item-family.ts'
import type { OpenedEditor } from '../subject.ts'

export interface CollectionFacts {
  readonly family: ItemFamily
  /** Whether each item has a page of its own, which the editor opens. */
  readonly hasPages: boolean
  readonly canAdd: boolean
  readonly canRemove: boolean
  /** Whether owners arrange it by hand, and this person may. */
  readonly canArrange: boolean
}

interface FamilyRights {
  readonly add: Capability
  readonly remove: Capability
  readonly arrange: Capability
}

const RIGHTS: Readonly<Record<ItemFamily, FamilyRights>> = {
  items: { add: 'content.edit', remove: 'content.publish', arrange: 'content.publish' },
  products: { add: 'products.edit', remove: 'products.edit', arrange: 'products.edit' },
}

/** Undefined for a page that lists nothing of its own, and for the page of one item. */
export function collectionFacts(
  { page, item }: Pick<OpenedEditor, 'page' | 'item'>,
  can: (capability: Capability) => boolean,
): CollectionFacts | undefined {
  const { items, service } = collectionKind(page.kind)
  if (item || !items || service !== undefined) return undefined
  const family = familyOf(page.kind)
  const { add, remove, arrange } = RIGHTS[family]
  const isArranged = isStore(page.kind)
    ? page.settings.productOrder === 'manual'
    : items.ordering === 'user-orderable'
  return {
    family,
    hasPages: items.hasPages,
    canAdd: can(add),
    canRemove: can(remove),
    canArrange: isArranged && can(arrange),
  }
}
