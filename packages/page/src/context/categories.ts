/** A store's categories in templates: `collection.nestedCategories`, and the entries of the category tag. */

import {
  type CategoryNode,
  flatten,
  type RootCategory,
} from '@sitewright/core/commerce/category-tree'
import type { JsonObject } from '@sitewright/core/json'
import { listPath } from '../address/list-query.ts'
import { type PageRecord, pagePath } from '../data/site-content.ts'
import type { ShownCategory, StoreFacts } from '../data/store-facts.ts'

/**
 * Fields of `collection` that stores fill in their own way. `active` is the category that the page is filtered by.
 */
export function storeContext(
  page: PageRecord,
  { root, categories, tags, itemCount }: StoreFacts,
  active: CategoryNode<ShownCategory> | undefined,
): JsonObject {
  const present = (node: CategoryNode<ShownCategory>): JsonObject => ({
    ...categoryEntry(page, root, { node, active }),
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
      rootCategory: rootOf(page, root),
      categories: categories.map(present),
      selectedCategory: active ? present(active) : null,
    },
  }
}

/** The root, which leads to the store itself. */
function rootOf(page: PageRecord, root: RootCategory): JsonObject {
  return {
    id: root.id,
    type: 'ROOT',
    displayName: root.displayName || page.title,
    parentCategoryId: null,
    pageRendering: root.pageRendering,
    displayIndex: root.displayIndex,
    fullUrl: pagePath(page),
  }
}

/** Entries of `<squarespace:category>` for a store: every category, parents before children. */
export function categoryEntries(
  page: PageRecord,
  { root, categories }: Pick<StoreFacts, 'root' | 'categories'>,
  active: CategoryNode<ShownCategory> | undefined,
): JsonObject[] {
  return flatten(categories).map((node) => ({
    name: node.category.displayName,
    ...categoryEntry(page, root, { node, active }),
  }))
}

interface Marked {
  readonly node: CategoryNode<ShownCategory>
  /** The category that the page is filtered by. */
  readonly active: CategoryNode<ShownCategory> | undefined
}

function categoryEntry(page: PageRecord, root: RootCategory, { node, active }: Marked): JsonObject {
  const { category, path, depth, place } = node
  return {
    id: category.id,
    displayName: category.displayName,
    parentCategoryId: category.parentId ?? root.id,
    pageRendering: category.pageRendering,
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
