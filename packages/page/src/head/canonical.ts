/**
 * The canonical address of a page, and which pages search engines may index. Pure.
 *
 * Every page and every category of a list is a page of its own, since each shows other items. A list by tag,
 * author or month, a store's with filters, one that goes back towards newer items, and one that finds nothing are for
 * people: they have an address, and ask not to be kept. How a list is laid out (`view`) or sorted makes no difference.
 */

import { narrows } from '@sitewright/core/commerce/store-filters'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { mayBeFound } from '@sitewright/core/content/special-pages'
import { type ListQuery, listPath, WHOLE_LIST } from '../address/list-query.ts'
import { type PageView, pageOf, type ViewOf } from '../data/page-data.ts'
import { pagePath } from '../data/site-content.ts'
import { textsOf } from './item-fields.ts'

/** Undefined for pages without an address, such as the not-found page. */
export function canonicalPath(view: PageView): string | undefined {
  switch (view.kind) {
    case 'item':
      return view.item.fullUrl
    case 'list':
      return listPath(pagePath(view.page), canonicalQuery(view))
    case 'page':
    case 'index':
      return pagePath(view.page)
    default:
      return undefined
  }
}

function canonicalQuery({ page, query, items }: ViewOf<'list'>): ListQuery {
  return {
    ...query,
    view: undefined,
    wishes: query.wishes && { ...query.wishes, sort: undefined },
    // Independent of the address's spelling: as items write the category; a store's is its path already.
    category:
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

function spelledAs(term: string | undefined, spellings: readonly string[]): string | undefined {
  return spellings.find((one) => one.toLowerCase() === term?.toLowerCase()) ?? term
}

export function isForSearchEngines(view: PageView): boolean {
  const page = pageOf(view)
  if (!page || !mayBeFound(page) || page.lockedBy !== undefined) return false
  if (view.kind !== 'list') return true
  const { tag, author, month, isReversed, wishes } = view.query
  const isForPeople =
    isReversed || narrows(wishes) || [tag, author, month].some((one) => one !== undefined)
  const isWhole = canonicalPath(view) === canonicalPath({ ...view, query: WHOLE_LIST })
  return !isForPeople && (isWhole || view.total > 0)
}
