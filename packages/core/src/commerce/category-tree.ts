/** The tree of a store's categories: paths, descendants and depth (specification §3 "Product category"). */

import type { Id } from '../id.ts'

export interface Category {
  readonly id: Id
  /** Null for categories directly below the store's root. */
  readonly parentId: Id | null
  readonly displayName: string
  /** The category's own segment of its path. */
  readonly urlId: string
}

/** Types of categories: the one root of a store, and all that hang below it (specification §3 "Product category"). */
export const CATEGORY_TYPES = ['ROOT', 'CATEGORY'] as const
export type CategoryType = (typeof CATEGORY_TYPES)[number]

/** Ways in which the page of a category shows its products (specification §3 "Product category"). */
export const PAGE_RENDERINGS = ['LIST_VIEW'] as const
export type PageRendering = (typeof PAGE_RENDERINGS)[number]

/** The root of a store's tree, which the store itself stands for. */
export interface RootCategory {
  readonly id: Id
  /** Empty for the title of the store. */
  readonly displayName: string
  readonly pageRendering: PageRendering
  readonly displayIndex: number
}

/** The most categories of a store, nested ones included (specification §9). */
export const MAX_CATEGORIES = 10_000
/** The most levels of categories: deeper than any menu; bounds the length of paths. */
export const MAX_CATEGORY_DEPTH = 10

export interface CategoryNode<Kind extends Category = Category> {
  readonly category: Kind
  /** Full path: `clothing/shirts`. */
  readonly path: string
  /** Level in the tree; 1 directly below the store. */
  readonly depth: number
  /** Place among its siblings, counted from 1. */
  readonly place: number
  readonly children: readonly CategoryNode<Kind>[]
}

/** Builds the tree. Roots and siblings keep their order; categories whose parent does not exist are left out. */
export function categoryTree<Kind extends Category>(
  categories: readonly Kind[],
): CategoryNode<Kind>[] {
  const byParent = new Map<Id | null, Kind[]>()
  for (const category of categories) {
    const siblings = byParent.get(category.parentId)
    if (siblings) siblings.push(category)
    else byParent.set(category.parentId, [category])
  }
  const below = (parentId: Id | null, path: string, depth: number): CategoryNode<Kind>[] =>
    (byParent.get(parentId) ?? []).map((category, index) => {
      const own = `${path}${category.urlId}`
      const children = below(category.id, `${own}/`, depth + 1)
      return { category, path: own, depth, place: index + 1, children }
    })
  return below(null, '', 1)
}

/** Every node, parents before their children. */
export function flatten<Kind extends Category>(
  tree: readonly CategoryNode<Kind>[],
): CategoryNode<Kind>[] {
  return tree.flatMap((node) => [node, ...flatten(node.children)])
}

/** The category with a visitor's path, or with that name if no path matches; case does not matter. */
export function findCategoryNode<Kind extends Category>(
  tree: readonly CategoryNode<Kind>[],
  wish: string,
): CategoryNode<Kind> | undefined {
  const wanted = wish.trim().toLowerCase()
  const all = flatten(tree)
  return (
    all.find(({ path }) => path === wanted) ??
    all.find(({ category }) => category.displayName.toLowerCase() === wanted)
  )
}

/** Number of levels of a node and its descendants. */
export function heightOf({ children }: CategoryNode): number {
  return 1 + Math.max(0, ...children.map(heightOf))
}
