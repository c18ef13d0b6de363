/** Adding and moving categories, with every rule of the tree checked. */

import {
  type CategoryNode,
  categoryTree,
  flatten,
  heightOf,
  MAX_CATEGORIES,
  MAX_CATEGORY_DEPTH,
  type PageRendering,
} from '@sitewright/core/commerce/category-tree'
import { type Id, newId } from '@sitewright/core/id'
import { urlId } from '@sitewright/core/slug'
import type { SiteTx } from '../../../platform/database.ts'
import { announceChange } from '../../../platform/events.ts'
import { fail } from '../errors.ts'
import { lockCollection } from '../lock-collection.ts'
import {
  type CategoryRecord,
  categoriesOf,
  placeCategories,
  saveCategory,
} from './category-table.ts'

export interface NewCategory {
  readonly id?: Id
  readonly collectionId: Id
  /** The category above; null for one right below the store. */
  readonly parentId: Id | null
  readonly displayName: string
  readonly pageRendering?: PageRendering
  /** Place among its siblings, counted from 1; by default it is the last. */
  readonly displayIndex?: number | undefined
}

/** Adds a category to a store. */
export async function addCategory(
  site: SiteTx,
  {
    id = newId(),
    collectionId,
    parentId,
    displayName,
    pageRendering = 'LIST_VIEW',
    displayIndex,
  }: NewCategory,
): Promise<CategoryRecord> {
  await lockCollection(site, collectionId)
  const all = await categoriesOf(site, [collectionId])
  if (all.length >= MAX_CATEGORIES) throw fail('categoriesFull')
  if (depthBelow(all, parentId) > MAX_CATEGORY_DEPTH) throw fail('categoriesTooDeep')
  const siblings = all.filter((other) => other.parentId === parentId)
  const category = {
    id,
    collectionId,
    parentId,
    displayName,
    urlId: freeUrlId(displayName, siblings),
    position: Math.min(displayIndex ?? Infinity, siblings.length + 1),
    pageRendering,
  }
  await saveCategory(site, category)
  if (category.position <= siblings.length) {
    const order = siblings.map((sibling) => sibling.id)
    await placeCategories(site, order.toSpliced(category.position - 1, 0, id))
  }
  await announceCategories(site, collectionId)
  return category
}

export interface CategoryMove {
  readonly parentId: Id | null
  /** The sibling it comes before; null for last. */
  readonly beforeId: Id | null
}

/** Brings a category, with all below it, to another place of its store. */
export async function moveCategory(
  site: SiteTx,
  category: CategoryRecord,
  { parentId, beforeId }: CategoryMove,
): Promise<void> {
  const all = await categoriesOf(site, [category.collectionId])
  const own = flatten(categoryTree(all)).find((node) => node.category.id === category.id)
  if (!own) throw fail('categoryUnknown')
  if (parentId !== null && contains(own, parentId)) throw fail('categoryInItself')
  if (depthBelow(all, parentId) + heightOf(own) - 1 > MAX_CATEGORY_DEPTH) {
    throw fail('categoriesTooDeep')
  }
  const siblings = all.filter((other) => other.parentId === parentId && other.id !== category.id)
  const isTaken = siblings.some((other) => other.urlId === category.urlId)
  const moved = isTaken
    ? { ...category, parentId, urlId: freeUrlId(category.displayName, siblings) }
    : { ...category, parentId }
  await saveCategory(site, moved)
  const order = siblings.map(({ id }) => id)
  const place = beforeId === null ? order.length : order.indexOf(beforeId)
  if (place < 0) throw fail('categoryUnknown')
  await placeCategories(site, order.toSpliced(place, 0, category.id))
  if (parentId === category.parentId) return
  const left = all.filter(
    (other) => other.parentId === category.parentId && other.id !== category.id,
  )
  await placeCategories(
    site,
    left.map(({ id }) => id),
  )
}

function contains(node: CategoryNode, id: Id): boolean {
  return flatten([node]).some(({ category }) => category.id === id)
}

/** Depth in the tree of a category below `parentId`. */
function depthBelow(all: readonly CategoryRecord[], parentId: Id | null): number {
  if (parentId === null) return 1
  const parent = flatten(categoryTree(all)).find(({ category }) => category.id === parentId)
  if (!parent) throw fail('categoryUnknown')
  return parent.depth + 1
}

function freeUrlId(displayName: string, siblings: readonly CategoryRecord[]): string {
  const taken = new Set(siblings.map((sibling) => sibling.urlId))
  return urlId(displayName, 'category', (candidate) => taken.has(candidate))
}

/** Invalidates pages of the collection, and those that show its items, when this transaction commits. */
export async function announceCategories(site: SiteTx, collectionId: Id): Promise<void> {
  await announceChange(site, [`collection:${collectionId}`])
}
