/** The filter of a list, spelled as its items spell it, whatever the address says. Pure. */

import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { ListQuery } from '../address/list-query.ts'
import type { PageView, ViewOf } from '../data/page-data.ts'
import { textsOf } from './item-fields.ts'

export function spelledQuery({ page, query, items }: ViewOf<'list'>): ListQuery {
  return {
    ...query,
    category:
      // A store's is its path already.
      collectionKind(page.kind).items?.categories === 'tree'
        ? query.category
        : spelledAs(
            query.category,
            items.flatMap(({ categories }) => textsOf(categories)),
          ),
    tag: spelledAs(
      query.tag,
      items.flatMap(({ tags }) => textsOf(tags)),
    ),
  }
}

/** Name of the category or tag that a list shows alone; undefined for whole lists and other pages. */
export function filterName(view: PageView): string | undefined {
  if (view.kind !== 'list') return undefined
  const { category, tag } = spelledQuery(view)
  return view.category?.category.displayName ?? category ?? tag
}

function spelledAs(term: string | undefined, spellings: readonly string[]): string | undefined {
  return spellings.find((one) => one.toLowerCase() === term?.toLowerCase()) ?? term
}
