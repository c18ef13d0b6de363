import type { CategoryNode } from '@sitewright/core/commerce/category-tree'

/** What is known of a store beyond the products that a page shows. */
export interface StoreFacts {
  readonly categories: readonly CategoryNode[]
  /** Tags of the products that visitors see, in alphabetical order; tags that differ in capitals only count as one. */
  readonly tags: readonly { readonly name: string; readonly count: number }[]
  /** Products that visitors see. */
  readonly itemCount: number
}
