import type { ProductCategoryShape } from '@sitewright/api/commerce/shapes'
import type { CategoryRecord } from './category-table.ts'

/** A category as owners see it. */
export function presentCategory(
  { id, parentId, displayName, urlId }: CategoryRecord,
  productCount: number,
): ProductCategoryShape {
  return { id, parentId, displayName, urlId, productCount }
}
