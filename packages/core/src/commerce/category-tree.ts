/** The tree that a store's categories make: paths, what is below one, how deep it goes (specification §3 "Product category"). */

import type { Id } from '../id.ts'

export interface Category {
  readonly id: Id
  /** Null right below the store. */
  readonly parentId: Id | null
  readonly displayName: string
  /** One segment of its path. */
  readonly urlId: string
}

/** Specification §9: nested categories of a store. */
export const MAX_CATEGORIES = 10_000
/** Deeper than any menu is; it bounds how long a path can get. */
export const MAX_CATEGORY_DEPTH = 10

export interface CategoryNode<Kind extends Category = Category> {
  readonly category: Kind
  /** `clothing/shirts` */
  readonly path: string
  /** 1 right below the store. */
  readonly depth: number
  /** Among its siblings, from 1. */
  readonly place: number
  readonly children: readonly CategoryNode<Kind>[]
}

/** Roots in the order they came in; siblings keep theirs. What hangs on nothing is left out. */
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

/** Every node, each before those below it. */
export function flatten<Kind extends Category>(
  tree: readonly CategoryNode<Kind>[],
): CategoryNode<Kind>[] {
  return tree.flatMap((node) => [node, ...flatten(node.children)])
}

/** The one a visitor asks for by its path, or by its name where no path fits; capitals do not matter. */
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

/** How many levels a node and what is below it take. */
export function heightOf({ children }: CategoryNode): number {
  return 1 + Math.max(0, ...children.map(heightOf))
}
