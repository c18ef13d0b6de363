/** A store's categories as templates know them: `collection.nestedCategories`, and what the category tag gives. */

import { type CategoryNode, flatten } from '@sitewright/core/commerce/category-tree'
import type { JsonObject } from '@sitewright/core/json'
import { type PageRecord, pagePath } from '../../content/index.ts'
import { listPath } from '../page/list-query.ts'
import type { PageView, StoreCategories } from '../page/page-data.ts'

/** Keys of a store's own `collection`; none for anything else. */
export function categoriesContext(view: PageView): JsonObject {
  const categories = categoriesOf(view)
  if (!categories || !('page' in view)) return {}
  const { tree, active } = categories
  const present = (node: CategoryNode): JsonObject => ({
    ...categoryEntry(view.page, node, active),
    children: node.children.map(present),
  })
  return {
    categories: tree.map(({ category }) => category.displayName),
    nestedCategories: {
      categories: tree.map(present),
      selectedCategory: active ? present(active) : null,
    },
  }
}

/** What `<squarespace:category>` shows of the page's own collection: every category, each before those below it. */
export function categoryEntries(view: PageView): JsonObject[] {
  const categories = categoriesOf(view)
  if (!categories || !('page' in view)) return []
  return flatten(categories.tree).map((node) => {
    const entry = categoryEntry(view.page, node, categories.active)
    return { name: node.category.displayName, ...entry }
  })
}

function categoryEntry(
  page: PageRecord,
  { category, path, depth }: CategoryNode,
  active: CategoryNode | undefined,
): JsonObject {
  return {
    id: category.id,
    displayName: category.displayName,
    parentCategoryId: category.parentId,
    shortSlug: category.urlId,
    fullSlug: path,
    fullUrl: listPath(pagePath(page), { category: path }),
    depth,
    active: active?.category.id === category.id,
  }
}

function categoriesOf(view: PageView): StoreCategories | undefined {
  return view.kind === 'list' || view.kind === 'item' ? view.categories : undefined
}
