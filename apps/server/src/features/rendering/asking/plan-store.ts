/** Stores: their products by page and category, and one product with its neighbours. */

import {
  type CategoryNode,
  categoryTree,
  findCategoryNode,
  flatten,
} from '@sitewright/core/commerce/category-tree'
import { NO_WISHES, STORE_SORTS, type StoreSort } from '@sitewright/core/commerce/store-filters'
import type { ProductOrder } from '@sitewright/core/content/collection-settings'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { filtersOf, withinReach } from '@sitewright/page/address/list-query'
import type { ShownCategory } from '@sitewright/page/data/store-facts'
import { productsOf, withBody } from '@sitewright/page/items/present-items'
import type { SiteTx } from '../../../platform/database.ts'
import { soldItems } from '../../commerce/index.ts'
import {
  categoriesOf,
  type PlaceInStore,
  type PlaceQuestion,
  type StretchQuestion,
  surveyStores,
} from '../../items/index.ts'
import { numbered } from './numbered.ts'
import { NOT_FOUND, type PendingView } from './pending-view.ts'
import { NOTHING_FOUND, NOWHERE, type Plan } from './plan.ts'
import { storeQuestion } from './plan-queries.ts'
import type { ItemOnPage, ListOnPage } from './wanted-view.ts'

/** Takes a statement of its own where a category is asked for. */
export async function planProducts(
  site: SiteTx,
  { page, query: asked, source }: ListOnPage,
  pageSize: number,
): Promise<Plan<PendingView>> {
  const query = withinReach(asked, pageSize)
  const { category, tag, pageNumber, firstPage = pageNumber, wishes = NO_WISHES } = query
  let active: CategoryNode<ShownCategory> | undefined
  if (category !== undefined) {
    active = findCategoryNode(categoryTree(await categoriesOf(site, [page.id])), category)
    if (!active) return NOWHERE
  }
  const categoryIds = active && flatten([active]).map((node) => node.category.id)
  const tags = [...(tag === undefined ? [] : [tag]), ...wishes.moreTags]
  const filters = page.settings.storeFilters
  const wish = {
    limit: (pageNumber - firstPage + 1) * pageSize,
    skip: (firstPage - 1) * pageSize,
    categories: [],
    tags: filters.length === 0 ? tags : [],
    isFeatured: false,
  }
  // Counts of other categories need the items that are in none of the list's own.
  const isWhole = filters.includes('categories')
  const question: StretchQuestion = {
    ...storeQuestion(wish, page, new Date(source.now)),
    order: orderOf(page.settings.productOrder, wishes.sort),
    categoryIds: isWhole ? undefined : categoryIds,
    ...(filters.length > 0 && {
      facets: { wishes, tags, filters, categoryIds: isWhole ? categoryIds : undefined },
    }),
  }
  return {
    lists: [{ sold: question }],
    shows: [page],
    scope: filtersOf({ ...query, category: active?.category.displayName }),
    found: ({ lists: [{ products: sold, total, facets } = NOTHING_FOUND] }) => {
      const stretch = numbered(query, { total, pageSize })
      if (!stretch) return NOT_FOUND
      const products = sold.map(({ id }) => id)
      return {
        sold,
        products,
        finish: (fetched) => ({
          kind: 'list',
          page,
          // Each category has one canonical address, however it was asked for.
          query: { ...query, category: active?.path },
          items: productsOf(products, fetched),
          total,
          stretch,
          past: [],
          category: active,
          facets,
        }),
      }
    },
  }
}

/** A visitor's order, else the owner's. “Featured” is the owner's arrangement where there is one. */
function orderOf(own: ProductOrder, sort: StoreSort | undefined): ProductOrder {
  if (sort === undefined) return own
  return sort === 'featured' && own === 'manual' ? own : STORE_SORTS[sort]
}

/** The product at an address of a store page, with its neighbours in the store's order; drafts only on the canvas. */
export function planProduct(wanted: ItemOnPage): Plan<PendingView> {
  return {
    lists: [],
    shows: [wanted.page],
    product: placeQuestion(wanted),
    found: ({ product }) => viewOf(product, wanted),
  }
}

/** The product, read at once in a statement of its own, so that the questions of tags can depend on it. */
export async function planNamedProduct(
  site: SiteTx,
  wanted: ItemOnPage,
): Promise<Plan<PendingView>> {
  const { page } = wanted
  const { place, facts } = await surveyStores(site, {
    stretches: [],
    place: placeQuestion(wanted),
    facts: [page.id],
    now: new Date(wanted.source.now),
    sold: soldItems,
  })
  if (!place) return NOWHERE
  const { categories: categoryIds, ...product } = place.product
  const known = new Map(
    flatten(facts.get(page.id)?.categories ?? []).map(({ category }) => [category.id, category]),
  )
  const categories = categoryIds.flatMap((id) => known.get(id)?.displayName ?? [])
  const item = { ...product, tags: [...product.tags], categories, categoryIds: [...categoryIds] }
  return {
    lists: [],
    shows: [page],
    scope: { item: { ...item, recordType: RECORD_TYPES.storeItem } },
    found: () => ({ ...viewOf(place, wanted), validUntil: place.nextChange ?? undefined }),
  }
}

function placeQuestion({ page, urlId, source }: ItemOnPage): PlaceQuestion {
  return {
    collectionId: page.id,
    order: page.settings.productOrder,
    now: source.now,
    urlId,
    isFoundHidden: source.mode === 'edit',
  }
}

function viewOf(place: PlaceInStore | undefined, { page, source }: ItemOnPage): PendingView {
  if (!place) return NOT_FOUND
  const { id } = place.product
  const { documentId, revision } = place.body
  const [before, after] = [place.previous ?? '', place.next ?? '']
  return {
    sold: [place.product],
    products: [id, before, after].filter(Boolean),
    ...(source.mode === 'edit'
      ? { hidden: [id], drafts: documentId === null ? [] : [documentId] }
      : { bodies: documentId === null || revision === null ? [] : [{ documentId, revision }] }),
    finish: (fetched) => {
      const one = (wanted: string) => productsOf([wanted], fetched)[0]
      const item = one(id)
      if (!item) return { kind: 'notFound' }
      const shown = withBody(item, documentId, fetched, { source, isTop: true })
      return { kind: 'item', page, item: shown, previous: one(before), next: one(after) }
    },
  }
}
