import { flatten } from '@sitewright/core/commerce/category-tree'
import type { Facets } from '../data/facets.ts'
import type { PageData, ViewOf } from '../data/page-data.ts'
import type { FacetValue } from './facet-value.ts'

/** Categories of a store as values of a filter, in the order of the tree; the first stands for all of them. */
export function categoryValues(
  { page, category: active, total }: ViewOf<'list'>,
  stores: PageData['stores'],
  { facets, all }: { facets: Facets; all: string },
): FacetValue[] {
  const nodes = flatten(stores.get(page.id)?.categories ?? [])
  if (nodes.length === 0) return []
  const name = 'category'
  return [
    { name, value: '', label: all, count: total, isChosen: active === undefined, depth: 1 },
    ...nodes.map(({ category, path, depth }) => ({
      name,
      value: path,
      label: category.displayName,
      count: facets.categories[category.id] ?? 0,
      isChosen: active?.category.id === category.id,
      depth,
    })),
  ]
}
