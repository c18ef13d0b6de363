/** Items related to those of a page, for `<squarespace:related>` and `item.relatedItems`. */

import { isStore, writtenItems } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import type { PageSource, RelatedItems } from '@sitewright/page/data/page-data'
import type { PageRecord } from '@sitewright/page/data/site-content'
import { presentItems, productsOf } from '@sitewright/page/items/present-items'
import { type Likeness, relativesOf } from '@sitewright/page/items/relatives'
import { needsOf } from './needs-of.ts'
import type { Pending } from './pending-view.ts'
import type { Plan } from './plan.ts'
import { questionOf, storeQuestion } from './plan-queries.ts'

/** An item or a product on the page. */
interface Subject extends Likeness {
  readonly collectionId: Id
}

export type FindRelated = (subjects: readonly Subject[]) => Pending<RelatedItems>

/** Items of a collection that are compared at most; for products that is all of a store, which has 200 at most. */
const MOST_CANDIDATES = { items: 50, products: 200 }

/** `most` related items of each item, in collections that have the setting on; 0 for none at all. */
export function planRelated(
  pages: readonly PageRecord[],
  { source, most }: { source: PageSource; most: number },
): Plan<FindRelated> {
  const open = most === 0 ? [] : pages.filter(({ settings }) => settings.showsRelatedItems)
  const collections = open.filter(({ kind }) => writtenItems(kind))
  const stores = open.filter(({ kind }) => isStore(kind))
  const now = new Date(source.now)
  const first = (limit: number) => ({
    limit,
    skip: 0,
    categories: [],
    tags: [],
    isFeatured: false,
  })
  return {
    stretches: collections.map((page) => questionOf(first(MOST_CANDIDATES.items), page, now)),
    products: stores.map((page) => storeQuestion(first(MOST_CANDIDATES.products), page, now)),
    stores: stores.map(({ id }) => id),
    surveyed: collections.map(({ id }) => id),
    found:
      ({ stretches, products }) =>
      (subjects) => {
        const relativesIn = <Candidate extends Likeness>(
          page: PageRecord,
          candidates: readonly Candidate[] = [],
        ) =>
          subjects
            .filter(({ collectionId }) => collectionId === page.id)
            .map((subject) => [subject.id, relativesOf(subject, candidates, most)] as const)
        const posts = collections.map((page, at) => ({
          page,
          relatives: relativesIn(page, stretches[at]?.items),
        }))
        const sold = stores.flatMap((page, at) => relativesIn(page, products[at]?.products))
        const records = posts.flatMap(({ relatives }) => relatives.flatMap(([, others]) => others))
        return {
          assets: needsOf(records).assets,
          products: sold.flatMap(([, others]) => others.map(({ id }) => id)),
          finish: (fetched) => {
            const place = { source, isTop: false }
            const items = posts.flatMap(({ page, relatives }) =>
              relatives.map(
                ([id, others]) => [id, presentItems(others, fetched, { ...place, page })] as const,
              ),
            )
            const idsOf = (others: readonly Likeness[]) => others.map(({ id }) => id)
            return new Map([
              ...items,
              ...sold.map(([id, others]) => [id, productsOf(idsOf(others), fetched)] as const),
            ])
          },
        }
      },
  }
}
