import type { JsonObject } from '@sitewright/core/json'
import { type ListQuery, listPath, offsetText } from '../address/list-query.ts'
import type { ViewOf } from '../data/page-data.ts'
import { pagePath } from '../data/site-content.ts'

/** `pagination` of a list: addresses of the neighbouring pages, with the same filters. */
export function paginationContext({ page, query, stretch }: ViewOf<'list'>): JsonObject {
  const { pageSize, previous, next } = stretch
  const { offset: _, isReversed: __, pageNumber: ___, firstPage: ____, ...kept } = query
  const path = pagePath(page)
  const url = (place: Partial<ListQuery>) => listPath(path, { ...kept, ...place })
  return {
    pageSize,
    nextPage: next !== undefined,
    prevPage: previous !== undefined,
    ...(next && { nextPageUrl: url(next) }),
    ...(next?.offset && { nextPageOffset: offsetText(next.offset) }),
    ...(previous && { prevPageUrl: url(previous) }),
    ...(previous?.offset && { prevPageOffset: offsetText(previous.offset) }),
  }
}

/** `pagination` of an item: its neighbours as whole items. */
export function neighboursContext({ previous, next }: ViewOf<'item'>): JsonObject {
  return { ...(previous && { prevItem: previous }), ...(next && { nextItem: next }) }
}
