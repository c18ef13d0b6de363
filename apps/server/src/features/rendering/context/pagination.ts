import type { JsonObject } from '@sitewright/core/json'
import { pagePath } from '../../content/index.ts'
import type { PageView } from '../page/page-data.ts'

type ProductsView = Extract<PageView, { kind: 'products' }>

export function lastPage({ total, pageSize }: Pick<ProductsView, 'total' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** The address of one page of a list; the first has no number. */
export function listPath(path: string, pageNumber: number): string {
  return pageNumber === 1 ? path : `${path}?page=${pageNumber}`
}

export function paginationContext(view: ProductsView): JsonObject {
  const { pageNumber, pageSize } = view
  const path = pagePath(view.page)
  const hasNext = pageNumber < lastPage(view)
  const hasPrevious = pageNumber > 1
  return {
    pageSize,
    nextPage: hasNext,
    prevPage: hasPrevious,
    ...(hasNext && { nextPageUrl: listPath(path, pageNumber + 1) }),
    ...(hasPrevious && { prevPageUrl: listPath(path, pageNumber - 1) }),
  }
}
