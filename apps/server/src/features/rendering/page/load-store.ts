/** Stores: their products by page and category, and one product with what is around it. */

import {
  type CategoryNode,
  categoryTree,
  findCategoryNode,
  flatten,
} from '@sitewright/core/commerce/category-tree'
import type { SiteTx } from '../../../platform/database.ts'
import { categoriesOf, productByUrlId, storePage } from '../../commerce/index.ts'
import { type PageRecord, pagePath } from '../../content/index.ts'
import type { ListOnPage } from './load-list.ts'
import { numbered } from './numbered.ts'
import { pathsOf } from './paths-of.ts'
import { NOT_FOUND, type PendingView } from './pending-view.ts'
import type { ItemsOnPage } from './present-items.ts'

export async function loadProducts(
  site: SiteTx,
  { page, query, source, extent }: ListOnPage,
  pageSize: number,
): Promise<PendingView> {
  const tree = categoryTree(await categoriesOf(site, [page.id]))
  const { category: wish } = query
  const active = wish === undefined ? undefined : findCategoryNode(tree, wish)
  if (wish !== undefined && !active) return NOT_FOUND
  const { items, total, nextChange } = await storePage(site, {
    ...placeOf(page, source),
    ...(extent === 'feed' && { order: 'newest' }),
    page: query.pageNumber,
    pageSize,
    categoryIds: active && flatten([active]).map(({ category }) => category.id),
    tags: query.tag === undefined ? undefined : [query.tag],
  })
  const stretch = numbered(query, { total, pageSize })
  if (!stretch) return NOT_FOUND
  return {
    validUntil: nextChange,
    finish: () => ({
      kind: 'list',
      page,
      // One address for each category, however it was asked for.
      query: { ...query, category: active?.path },
      items,
      total,
      stretch,
      past: [],
      categories: { tree, active },
    }),
  }
}

interface ProductOnPage {
  readonly page: PageRecord
  readonly urlId: string
  readonly source: ItemsOnPage['source']
  /** How many others to show beside it. */
  readonly related: number
}

export async function loadProduct(
  site: SiteTx,
  { page, urlId, source, related }: ProductOnPage,
): Promise<PendingView> {
  const found = await productByUrlId(site, { ...placeOf(page, source), urlId, related })
  if (!found) return NOT_FOUND
  const { nextChange, ...shown } = found
  const tree: CategoryNode[] = categoryTree(await categoriesOf(site, [page.id]))
  return {
    validUntil: nextChange,
    finish: () => ({ kind: 'item', page, ...shown, categories: { tree, active: undefined } }),
  }
}

function placeOf(page: PageRecord, { content, now }: ItemsOnPage['source']) {
  return {
    collectionId: page.id,
    order: page.settings.productOrder,
    now,
    collectionPath: pagePath(page),
    paths: pathsOf(content),
  }
}
