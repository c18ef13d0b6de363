/** The view of a collection that is asked for: a list of its items, or one of them. */

import type { ListExtent, ListQuery } from '@sitewright/page/address/list-query'
import type { PageRecord } from '@sitewright/page/data/site-content'
import type { ItemsOnPage } from '@sitewright/page/items/present-items'

export interface ListOnPage {
  readonly page: PageRecord
  readonly query: ListQuery
  readonly extent: ListExtent
  readonly source: ItemsOnPage['source']
}

export interface ItemOnPage {
  readonly page: PageRecord
  readonly urlId: string
  readonly source: ItemsOnPage['source']
}
