import type { ItemRecord } from '@sitewright/page/data/item-record'
import { picturesOf } from '@sitewright/page/items/present-item'
import type { Needs } from './pending-view.ts'

/** Bodies and pictures to fetch before items can be presented. */
export function needsOf(items: readonly ItemRecord[]): Required<Pick<Needs, 'bodies' | 'assets'>> {
  return {
    bodies: items.flatMap(({ documentId, publishedRevision: revision }) =>
      documentId === null || revision === null ? [] : [{ documentId, revision }],
    ),
    assets: items.flatMap(picturesOf),
  }
}
