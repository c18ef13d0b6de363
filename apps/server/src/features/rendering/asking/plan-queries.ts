/** Contents of the `query` and `category` tags of a page. */

import { collectionKind, isStore } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import { pageAt } from '@sitewright/page/address/find-page'
import type { Fetched } from '@sitewright/page/data/fetched'
import type { QueryResult } from '@sitewright/page/data/page-data'
import type { PageRecord, SiteContent } from '@sitewright/page/data/site-content'
import { type ItemsOnPage, presentItems, productsOf } from '@sitewright/page/items/present-items'
import {
  type CollectedTags,
  queryKey,
  type TagQuery,
} from '@sitewright/page/templates/collect-tags'
import type { ItemQuestion, StretchQuestion } from '../../items/index.ts'
import { needsOf } from './needs-of.ts'
import type { Pending } from './pending-view.ts'
import { type FoundList, type ListQuestion, NOTHING_FOUND, type Plan } from './plan.ts'

export type QueryResults = ReadonlyMap<string, QueryResult>

/**
 * Pages that the tags ask for. A page behind a password is left out, unless the page that is shown has the same lock,
 * `lockedBy`, which its visitors have opened.
 */
export function queriedPages(
  { queries }: Pick<CollectedTags, 'queries'>,
  content: SiteContent,
  lockedBy: Id | undefined,
): { query: TagQuery; page: PageRecord }[] {
  return queries.flatMap((query) => {
    const page = openPageAt(query.collection, content, lockedBy)
    return page ? [{ query, page }] : []
  })
}

export function planQueries(
  tags: CollectedTags,
  source: ItemsOnPage['source'],
  lockedBy: Id | undefined,
): Plan<Pending<QueryResults>> {
  const now = new Date(source.now)
  const asked = queriedPages(tags, source.content, lockedBy)
  const answered = asked.filter(({ page }) => holdsItems(page))
  const listed = tags.categoriesOf.flatMap(
    (urlId) => openPageAt(urlId, source.content, lockedBy) ?? [],
  )
  return {
    lists: answered.map(({ query, page }) => listQuestion(query, page, now)),
    shows: [...answered.map(({ page }) => page), ...listed],
    found: ({ lists }) => {
      const found = new Map(answered.map((one, at) => [one, lists[at]]))
      const items = lists.flatMap((list) => list.items)
      const sold = lists.flatMap(({ products }) => products)
      return {
        ...needsOf(items),
        items,
        sold,
        products: sold.map(({ id }) => id),
        finish: (fetched) =>
          new Map(
            asked.map((one) => {
              const { page, query } = one
              const shown = found.get(one) ?? NOTHING_FOUND
              return [queryKey(query), { page, items: itemsOf(shown, fetched, { page, source }) }]
            }),
          ),
      }
    },
  }
}

export function holdsItems({ kind }: Pick<PageRecord, 'kind'>): boolean {
  return collectionKind(kind).items !== undefined
}

type Wish = Omit<TagQuery, 'collection'>

/** Question for the start of a collection's list, written or sold. */
export function listQuestion(wish: Wish, page: PageRecord, now: Date): ListQuestion {
  return isStore(page.kind)
    ? { sold: storeQuestion(wish, page, now) }
    : { items: questionOf(wish, page, now) }
}

function openPageAt(
  urlId: string,
  content: SiteContent,
  lockedBy: Id | undefined,
): PageRecord | undefined {
  const page = pageAt(content, urlId)
  return page?.lockedBy === undefined || page.lockedBy === lockedBy ? page : undefined
}

/** Question for the start of a collection's list; of events, only those to come. */
export function questionOf(
  { limit, skip, categories, tags, isFeatured }: Wish,
  { id, kind }: PageRecord,
  now: Date,
): ItemQuestion {
  const ordering = collectionKind(kind).items?.ordering ?? 'chronological'
  return {
    collectionId: id,
    now,
    ordering,
    limit,
    skip,
    ...(categories.length > 0 && { category: categories }),
    ...(tags.length > 0 && { tag: tags }),
    ...(isFeatured && { isFeatured }),
    ...(ordering === 'calendar' && { period: 'upcoming' as const }),
  }
}

/** Question for the start of a store's list, in its own order. */
export function storeQuestion(
  { limit, skip, categories, tags, isFeatured }: Wish,
  { id, settings }: PageRecord,
  now: Date,
): StretchQuestion {
  return {
    collectionId: id,
    order: settings.productOrder,
    now: now.getTime(),
    skip,
    limit,
    categories: categories.length > 0 ? categories : undefined,
    tags: tags.length > 0 ? tags : undefined,
    isFeatured,
  }
}

/** Items of a collection that is shown on another page. */
export function itemsOf(
  { items, products }: Pick<FoundList, 'items' | 'products'>,
  fetched: Fetched,
  { page, source }: Pick<ItemsOnPage, 'page' | 'source'>,
): QueryResult['items'] {
  return isStore(page.kind)
    ? productsOf(
        products.map(({ id }) => id),
        fetched,
      )
    : presentItems(items, fetched, { page, source, isTop: false })
}
