import type { CategoryNode } from '@sitewright/core/commerce/category-tree'

/** Facts about a store beyond the products that a page shows. */
export interface StoreFacts {
  readonly categories: readonly CategoryNode[]
  /** Tags of the visible products, in alphabetical order; tags that differ only in case count as one. */
  readonly tags: readonly { readonly name: string; readonly count: number }[]
  /** Number of visible products. */
  readonly itemCount: number
}
