/** A store's categories in templates: `collection.nestedCategories`, and the entries of the category tag. */

import { type CategoryNode, flatten } from '@sitewright/core/commerce/category-tree'
import type { JsonObject } from '@sitewright/core/json'
import { listPath } from '../address/list-query.ts'
import { type PageRecord, pagePath } from '../data/site-content.ts'
import type { StoreFacts } from '../data/store-facts.ts'

/**
 * Fields of `collection` that stores fill in their own way. `active` is the category that the page is filtered by.
 */
export function storeContext(
  page: PageRecord,
  { categories, tags, itemCount }: StoreFacts,
  active: CategoryNode | undefined,
): JsonObject {
  const present = (node: CategoryNode): JsonObject => ({
    ...categoryEntry(page, node, active),
    children: node.children.map(present),
  })
  return {
    itemCount,
    tags: tags.map(({ name }) => name),
    tagCounts: tags.map(({ name, count }) => ({
      name,
      count,
      fullUrl: listPath(pagePath(page), { tag: name }),
    })),
    categories: categories.map(({ category }) => category.displayName),
    nestedCategories: {
      rootCategory: rootOf(page),
      categories: categories.map(present),
      selectedCategory: active ? present(active) : null,
    },
  }
}

/** Display of a category's products; the only value there is (specification §3 "Product category"). */
const PAGE_RENDERING = 'LIST_VIEW'

/** The store itself, as root of its categories. */
function rootOf(page: PageRecord): JsonObject {
  return {
    id: page.id,
    type: 'ROOT',
    displayName: page.title,
    parentCategoryId: null,
    pageRendering: PAGE_RENDERING,
    displayIndex: 1,
    fullUrl: pagePath(page),
  }
}

/** Entries of `<squarespace:category>` for a store: every category, parents before children. */
export function categoryEntries(
  page: PageRecord,
  { categories }: Pick<StoreFacts, 'categories'>,
  active: CategoryNode | undefined,
): JsonObject[] {
  return flatten(categories).map((node) => ({
    name: node.category.displayName,
    ...categoryEntry(page, node, active),
  }))
}

function categoryEntry(
  page: PageRecord,
  { category, path, depth, place }: CategoryNode,
  active: CategoryNode | undefined,
): JsonObject {
  return {
    id: category.id,
    displayName: category.displayName,
    parentCategoryId: category.parentId ?? page.id,
    pageRendering: PAGE_RENDERING,
    displayIndex: place,
    shortSlug: category.urlId,
    fullSlug: path,
    fullUrl: listPath(pagePath(page), { category: path }),
    depth,
    active: active?.category.id === category.id,
    // True for the active category and its ancestors.
    open: active !== undefined && `${active.path}/`.startsWith(`${path}/`),
  }
}
