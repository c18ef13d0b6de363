import type {
  Category,
  CategoryNode,
  PageRendering,
  RootCategory,
} from '@sitewright/core/commerce/category-tree'

/** A category with what templates are told of it. */
export interface ShownCategory extends Category {
  readonly pageRendering: PageRendering
}

/** Facts about a store beyond the products that a page shows. */
export interface StoreFacts {
  readonly root: RootCategory
  readonly categories: readonly CategoryNode<ShownCategory>[]
  /** Tags of the visible products, in alphabetical order; tags that differ only in case count as one. */
  readonly tags: readonly { readonly name: string; readonly count: number }[]
  /** Number of visible products. */
  readonly itemCount: number
}
