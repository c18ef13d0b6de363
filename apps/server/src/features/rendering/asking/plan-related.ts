/** Items related to those of a page, for `<squarespace:related>` and `item.relatedItems`. */

import { isStore } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import type { PageSource, RelatedItems } from '@sitewright/page/data/page-data'
import type { PageRecord } from '@sitewright/page/data/site-content'
import { type Likeness, relativesOf } from '@sitewright/page/items/relatives'
import { needsOf } from './needs-of.ts'
import type { Pending } from './pending-view.ts'
import { NOTHING_FOUND, type Plan } from './plan.ts'
import { holdsItems, itemsOf, listQuestion } from './plan-queries.ts'

/** An item or a product on the page. */
interface Subject extends Likeness {
  readonly collectionId: Id
}

export type FindRelated = (subjects: readonly Subject[]) => Pending<RelatedItems>

/** Items of a collection that are compared at most; for products that is all of a store, which has 200 at most. */
export const MOST_CANDIDATES = { items: 50, products: 200 }

/** `most` related items of each item, in collections that have the setting on; 0 for none at all. */
export function planRelated(
  pages: readonly PageRecord[],
  { source, most }: { source: PageSource; most: number },
): Plan<FindRelated> {
  const open = most === 0 ? [] : pages.filter(({ settings }) => settings.showsRelatedItems)
  const collections = open.filter(holdsItems)
  const now = new Date(source.now)
  const all = { skip: 0, categories: [], tags: [], isFeatured: false }
  const first = ({ kind }: PageRecord) => ({
    ...all,
    limit: isStore(kind) ? MOST_CANDIDATES.products : MOST_CANDIDATES.items,
  })
  return {
    lists: collections.map((page) => listQuestion(first(page), page, now)),
    shows: collections,
    found:
      ({ lists }) =>
      (subjects) => {
        const related = collections.flatMap((page, at) => {
          const { items, products } = lists[at] ?? NOTHING_FOUND
          return subjects
            .filter(({ collectionId }) => collectionId === page.id)
            .map((subject) => ({
              id: subject.id,
              page,
              items: relativesOf(subject, items, most),
              products: relativesOf(subject, products, most),
            }))
        })
        return {
          assets: needsOf(related.flatMap(({ items }) => items)).assets,
          products: related.flatMap(({ products }) => products.map(({ id }) => id)),
          finish: (fetched) =>
            new Map(
              related.map(({ id, page, ...others }) => [
                id,
                itemsOf(others, fetched, { page, source }),
              ]),
            ),
        }
      },
  }
}
