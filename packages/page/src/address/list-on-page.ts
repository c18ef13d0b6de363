import { allowedWishes } from '@sitewright/core/commerce/store-filters'
import { isStore } from '@sitewright/core/content/collection-kinds'
import type { PageRecord } from '../data/site-content.ts'
import type { ListQuery } from './list-query.ts'

/** The query as far as the page can follow it, so that no two spellings of an address show the same list. */
export function listOnPage(
  list: ListQuery,
  { kind, settings }: Pick<PageRecord, 'kind' | 'settings'>,
): ListQuery {
  if (list.wishes === undefined && list.firstPage === undefined) return list
  return isStore(kind)
    ? { ...list, wishes: allowedWishes(list.wishes, settings) }
    : { ...list, wishes: undefined, firstPage: undefined }
}
