/** News of items for open editors, as the tags of the log of changes have them. Pure. */

import type { ItemNews } from '@sitewright/api/editing/shapes'
import type { Id } from '@sitewright/core/id'

const TAG = /^(item|collection):(\w+)$/

/** Items and collections that a change is about; undefined where it is about none. */
export function itemsIn(tags: readonly string[]): ItemNews | undefined {
  const found = tags.flatMap((tag) => {
    const [, kind, id = ''] = TAG.exec(tag) ?? []
    return kind === undefined ? [] : [{ kind, id }]
  })
  if (found.length === 0) return undefined
  const idsOf = (wanted: string) => found.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))
  return { itemIds: idsOf('item'), collectionIds: idsOf('collection') }
}

export function joined(first: ItemNews | undefined, second: ItemNews): ItemNews {
  const both = (ids: readonly Id[] = [], more: readonly Id[]) => [...new Set([...ids, ...more])]
  return {
    itemIds: both(first?.itemIds, second.itemIds),
    collectionIds: both(first?.collectionIds, second.collectionIds),
  }
}
