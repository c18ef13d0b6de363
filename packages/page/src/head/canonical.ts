/**
 * The canonical address of a page, and which pages search engines may index. Pure.
 *
 * Every page and every category of a list is a page of its own, since each shows other items. A list by tag,
 * author or month, a store's with filters, one that goes back towards newer items, and one that finds nothing are for
 * people: they have an address, and ask not to be kept. How a list is laid out (`view`) or sorted makes no difference, and a list that grew
 * is its first page.
 */

import { narrows } from '@sitewright/core/commerce/store-filters'
import { mayBeFound } from '@sitewright/core/content/special-pages'
import { listPath, WHOLE_LIST } from '../address/list-query.ts'
import { type PageView, pageOf } from '../data/page-data.ts'
import { pagePath } from '../data/site-content.ts'
import { spelledQuery } from './list-filter.ts'

/** Undefined for pages without an address, such as the not-found page. */
export function canonicalPath(view: PageView): string | undefined {
  switch (view.kind) {
    case 'item':
      return view.item.fullUrl
    case 'list': {
      const { wishes, firstPage, pageNumber } = view.query
      const plain = {
        view: undefined,
        wishes: wishes && { ...wishes, sort: undefined },
        pageNumber: firstPage ?? pageNumber,
        firstPage: undefined,
      }
      return listPath(pagePath(view.page), { ...spelledQuery(view), ...plain })
    }
    case 'page':
    case 'index':
      return pagePath(view.page)
    default:
      return undefined
  }
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
