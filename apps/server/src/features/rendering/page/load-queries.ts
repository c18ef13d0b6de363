/** What the `query` and `category` tags of a page show. */

import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import type { StretchQuestion } from '../../commerce/index.ts'
import type { PageRecord, SiteContent } from '../../content/index.ts'
import type { ItemQuestion, ItemRecord } from '../../items/index.ts'
import { type CollectedTags, queryKey, type TagQuery } from './collect-tags.ts'
import type { QueryResult } from './page-data.ts'
import type { Fetched, PendingView } from './pending-view.ts'
import type { Plan } from './plan.ts'
import { type ItemsOnPage, needsOf, presentItems } from './present-items.ts'

export interface PendingQueries
  extends Required<Pick<PendingView, 'bodies' | 'assets' | 'products'>> {
  finish(fetched: Fetched): ReadonlyMap<string, QueryResult>
}

/**
 * Pages behind a password show nothing of themselves elsewhere, but to whoever has opened the same lock:
 * that of the page that is shown, `lockedBy`.
 */
export function planQueries(
  { queries, categoriesOf }: CollectedTags,
  source: ItemsOnPage['source'],
  lockedBy: Id | undefined,
): Plan<PendingQueries> {
  const openPageAt = (urlId: string) => {
    const page = pageAt(source.content, urlId)
    return page?.lockedBy === undefined || page.lockedBy === lockedBy ? page : undefined
  }
  const now = new Date(source.now)
  const asked = queries.flatMap((query) => {
    const page = openPageAt(query.collection)
    return page ? [{ query, page }] : []
  })
  const ofItems = asked.filter(({ page }) => collectionKind(page.kind).items)
  const ofStores = asked.filter(({ page }) => page.kind === 'products')
  const listed = categoriesOf.flatMap((urlId) => openPageAt(urlId)?.id ?? [])
  return {
    stretches: ofItems.map(({ query, page }) => questionOf(query, page, now)),
    products: ofStores.map(({ query, page }) => storeQuestion(query, page, now)),
    surveyed: [...ofItems.map(({ page }) => page.id), ...listed],
    found: ({ stretches, products }) => {
      const records = new Map(ofItems.map((one, index) => [one, stretches[index]?.items ?? []]))
      const ids = new Map(ofStores.map((one, index) => [one, products[index] ?? []]))
      return {
        ...needsOf([...records.values()].flat()),
        products: [...ids.values()].flat(),
        finish: (fetched) =>
          new Map(
            asked.map((one) => {
              const { page, query } = one
              const shown = {
                posts: records.get(one) ?? [],
                products: ids.get(one) ?? [],
              }
              return [queryKey(query), { page, items: itemsOf(shown, fetched, { page, source }) }]
            }),
          ),
      }
    },
  }
}

export function pageAt({ pages }: SiteContent, urlId: string): PageRecord | undefined {
  return [...pages.values()].find((page) => page.urlId === urlId && page.settings.isEnabled)
}

/** Events are those to come; everything else is as its list begins. */
export function questionOf(
  { limit, skip, categories, tags, isFeatured }: Omit<TagQuery, 'collection'>,
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

/** What a store begins with, in its own order. */
export function storeQuestion(
  { limit, skip, categories, tags, isFeatured }: Omit<TagQuery, 'collection'>,
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

/** Items of a collection that stands on a page with others. */
export function itemsOf(
  { posts, products }: { posts: readonly ItemRecord[]; products: readonly Id[] },
  fetched: Fetched,
  { page, source }: Pick<ItemsOnPage, 'page' | 'source'>,
): QueryResult['items'] {
  if (page.kind !== 'products') return presentItems(posts, fetched, { page, source, isTop: false })
  return products.flatMap((id) => {
    const product = fetched.blocks.products.get(id)
    return product ? [product as QueryResult['items'][number]] : []
  })
}
