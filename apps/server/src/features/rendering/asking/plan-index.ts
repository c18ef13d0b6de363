/** Indexes: the pages inside, with their contents. A fixed number of statements for all of them together. */

import type { Id } from '@sitewright/core/id'
import { pagesIn } from '@sitewright/page/address/find-page'
import type { PageRecord } from '@sitewright/page/data/site-content'
import { pageBody } from '@sitewright/page/items/page-body'
import type { ItemsOnPage } from '@sitewright/page/items/present-items'
import { indexStyle } from '@sitewright/page/templates/choose-template'
import { needsOf } from './needs-of.ts'
import type { PendingView } from './pending-view.ts'
import { NOTHING_FOUND, type Plan } from './plan.ts'
import { pageSizeOf } from './plan-list.ts'
import { holdsItems, itemsOf, listQuestion } from './plan-queries.ts'

/** Items of each collection that an index shows at most, however long the collection's own list is. */
const MOST_ITEMS = 30

export interface IndexOnPage {
  readonly page: PageRecord
  readonly source: ItemsOnPage['source']
}

export function planIndex({ page, source }: IndexOnPage): Plan<PendingView> {
  const children = shownIn(page, source)
  const { hasFullData } = indexStyle(source.theme, page)
  const collections = hasFullData ? children.filter(holdsItems) : []
  const now = new Date(source.now)
  const first = (child: PageRecord) => ({
    limit: Math.min(pageSizeOf({ page: child, source }), MOST_ITEMS),
    skip: 0,
  })
  const all = { categories: [], tags: [], isFeatured: false }
  return {
    lists: collections.map((child) => listQuestion({ ...all, ...first(child) }, child, now)),
    shows: collections,
    found: ({ lists }) => {
      const found = new Map(collections.map(({ id }, at) => [id, lists[at]]))
      const items = lists.flatMap((list) => list.items)
      const sold = lists.flatMap(({ products }) => products)
      const { assets } = needsOf(items)
      const covers = children.flatMap(({ settings }) => settings.imageId ?? [])
      return {
        items,
        assets: [...assets, ...covers],
        sold,
        products: sold.map(({ id }) => id),
        finish: (fetched) => ({
          kind: 'index',
          page,
          children: children.map((child, at) => ({
            page: child,
            items: itemsOf(found.get(child.id) ?? NOTHING_FOUND, fetched, { page: child, source }),
            mainContent: hasFullData ? pageBody(child, fetched, { source, isTop: at === 0 }) : '',
          })),
        }),
      }
    },
  }
}

/** The pages inside, without those with a password of their own: visitors who know the index's need not know theirs. */
function shownIn(page: PageRecord, { content }: IndexOnPage['source']): PageRecord[] {
  return pagesIn(page, content).filter(({ id, lockedBy }) => lockedBy !== id)
}

/** Documents of the pages that an index shows in full. */
export function documentsIn({ page, source }: IndexOnPage): Id[] {
  if (!indexStyle(source.theme, page).hasFullData) return []
  return shownIn(page, source).flatMap(({ documentId }) => documentId ?? [])
}
