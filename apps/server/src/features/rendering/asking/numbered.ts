import type { ListQuery } from '@sitewright/page/address/list-query'
import type { Stretch } from '@sitewright/page/data/page-data'

/** Pagination by number; undefined behind the last page. */
export function numbered(
  { pageNumber, firstPage = pageNumber }: ListQuery,
  { total, pageSize }: { total: number; pageSize: number },
): Stretch | undefined {
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (pageNumber > last) return undefined
  return {
    pageSize,
    previous: firstPage > 1 ? { pageNumber: firstPage - 1 } : undefined,
    next: pageNumber < last ? { pageNumber: pageNumber + 1 } : undefined,
  }
}
