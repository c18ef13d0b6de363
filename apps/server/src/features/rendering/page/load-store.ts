/** Stores: their products by page and category, and one product with what is around it. */

import {
  type CategoryNode,
  categoryTree,
  findCategoryNode,
  flatten,
} from '@sitewright/core/commerce/category-tree'
import type { SiteTx } from '../../../platform/database.ts'
import { categoriesOf, EMPTY_STRETCH } from '../../commerce/index.ts'
import type { ItemOnPage } from './load-item.ts'
import type { ListOnPage } from './load-list.ts'
import { storeQuestion } from './load-queries.ts'
import { numbered } from './numbered.ts'
import { NOT_FOUND, type PendingView } from './pending-view.ts'
import { type Plan, settledPlan } from './plan.ts'
import { productsOf } from './present-items.ts'

/** A statement of its own where a category is asked for. */
export async function planProducts(
  site: SiteTx,
  { page, query, source }: ListOnPage,
  pageSize: number,
): Promise<Plan<PendingView>> {
  const { category, tag, pageNumber } = query
  let active: CategoryNode | undefined
  if (category !== undefined) {
    active = findCategoryNode(categoryTree(await categoriesOf(site, [page.id])), category)
    if (!active) return settledPlan(NOT_FOUND)
  }
  const wish = {
    limit: pageSize,
    skip: (pageNumber - 1) * pageSize,
    categories: [],
    tags: tag === undefined ? [] : [tag],
    isFeatured: false,
  }
  const within = active && flatten([active]).map((node) => node.category.id)
  return {
    stretches: [],
    products: [{ ...storeQuestion(wish, page, new Date(source.now)), categoryIds: within }],
    stores: [page.id],
    surveyed: [],
    found: ({ products: [{ products: sold, total } = EMPTY_STRETCH] }) => {
      const stretch = numbered(query, { total, pageSize })
      if (!stretch) return NOT_FOUND
      const products = sold.map(({ id }) => id)
      return {
        sold,
        products,
        finish: (fetched) => ({
          kind: 'list',
          page,
          // One address for each category, however it was asked for.
          query: { ...query, category: active?.path },
          items: productsOf(products, fetched),
          total,
          stretch,
          past: [],
          category: active,
        }),
      }
    },
  }
}

/** The product at an address of a store page with its neighbours in the store's order; nothing for drafts. */
export function planProduct({ page, urlId, source }: ItemOnPage): Plan<PendingView> {
  const { productOrder: order } = page.settings
  return {
    stretches: [],
    products: [],
    product: { collectionId: page.id, order, now: source.now, urlId },
    stores: [page.id],
    surveyed: [],
    found: ({ product }) => {
      if (!product) return NOT_FOUND
      const { id } = product.product
      const [before, after] = [product.previous ?? '', product.next ?? '']
      return {
        sold: [product.product],
        products: [id, before, after].filter(Boolean),
        finish: (fetched) => {
          const one = (wanted: string) => productsOf([wanted], fetched)[0]
          const item = one(id)
          if (!item) return { kind: 'notFound' }
          return { kind: 'item', page, item, previous: one(before), next: one(after) }
        },
      }
    },
  }
}
