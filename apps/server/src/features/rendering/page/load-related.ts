/** Others like the items of a page, for `<squarespace:related>` and `item.relatedItems`. */

import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import type { PageRecord } from '../../content/index.ts'
import type { TemplateItem } from '../../items/index.ts'
import { questionOf, storeQuestion } from './load-queries.ts'
import type { PageSource } from './page-data.ts'
import type { Pending } from './pending-view.ts'
import type { Plan } from './plan.ts'
import { needsOf, presentItems, productsOf } from './present-items.ts'

/** By the id of the item they are like. */
export type RelatedItems = ReadonlyMap<Id, readonly TemplateItem[]>

/** An item or a product on the page, as far as it tells what is like it. */
interface Subject {
  readonly id: Id
  readonly collectionId: Id
  /** Names of an item's, ids of a product's. */
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

export type FindRelated = (subjects: readonly Subject[]) => Pending<RelatedItems>

/** Relatives are looked for among so many of a collection, which is all of a store (spec §9). */
const MOST_CANDIDATES = { items: 50, products: 200 }

/** `most` for each item, in the collections that have them; 0 for none at all. */
export function planRelated(
  pages: readonly PageRecord[],
  { source, most }: { source: PageSource; most: number },
): Plan<FindRelated> {
  const open = most === 0 ? [] : pages.filter(({ settings }) => settings.showsRelatedItems)
  const collections = open.filter(({ kind }) => collectionKind(kind).items)
  const stores = open.filter(({ kind }) => kind === 'products')
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
        const within = ({ id }: PageRecord) =>
          subjects.filter(({ collectionId }) => collectionId === id)
        const posts = collections.map((page, at) => ({
          page,
          relatives: relativesOf(within(page), stretches[at]?.items ?? [], most),
        }))
        const sold = stores.flatMap((page, at) =>
          relativesOf(within(page), products[at]?.products ?? [], most),
        )
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
            const idsOf = (others: readonly Subject[]) => others.map(({ id }) => id)
            return new Map([
              ...items,
              ...sold.map(([id, others]) => [id, productsOf(idsOf(others), fetched)] as const),
            ])
          },
        }
      },
  }
}

/** Those that share most categories come first, then most tags; then whatever the collection begins with. */
function relativesOf<Candidate extends Subject>(
  subjects: readonly Subject[],
  candidates: readonly Candidate[],
  most: number,
): (readonly [Id, Candidate[]])[] {
  return subjects.map((subject) => {
    const ranked = candidates
      .filter(({ id }) => id !== subject.id)
      .map((one) => ({
        one,
        categories: countShared(one.categories, subject.categories),
        tags: countShared(one.tags, subject.tags),
      }))
      .sort((a, b) => b.categories - a.categories || b.tags - a.tags)
    return [subject.id, ranked.slice(0, most).map(({ one }) => one)] as const
  })
}

function countShared(some: readonly string[], others: readonly string[]): number {
  const known = new Set(others.map((other) => other.toLowerCase()))
  return some.filter((one) => known.has(one.toLowerCase())).length
}
