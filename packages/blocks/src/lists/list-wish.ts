/** Questions of blocks for items of collections, as plain data: which items, in which order, how many. */

import type { Id } from '@sitewright/core/id'

/** Sort orders of a block's list; `page` is the order of the collection's own page. */
export const LIST_ORDERS = ['page', 'newest', 'oldest', 'title'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

export interface ListWish {
  /** Pages whose items are wanted; several are merged in the order. Unused for related items. */
  readonly collectionIds: readonly Id[]
  /** Items like the one that the page shows, from its own collection. */
  readonly isRelated: boolean
  /** Names; an item needs one of each kind that names any. */
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly authors: readonly string[]
  readonly isFeatured: boolean
  /** Events that are not over, or are; other items do not know the difference. */
  readonly period: 'upcoming' | 'past' | 'any'
  /** Only events of this many months, beginning with the present one; 0 for no such limit. */
  readonly months: number
  readonly order: ListOrder
  /** Number of items; 0 where only the counts are wanted. */
  readonly limit: number
  /** Number of items left out at the start. */
  readonly skip: number
  /** Whether the item that the page shows is left out. */
  readonly withoutShown: boolean
  /** Whether items are counted by author and by month; tags and categories always are. */
  readonly isCounted: boolean
}

const DEFAULTS: ListWish = {
  collectionIds: [],
  isRelated: false,
  categories: [],
  tags: [],
  authors: [],
  isFeatured: false,
  period: 'upcoming',
  months: 0,
  order: 'page',
  limit: 0,
  skip: 0,
  withoutShown: false,
  isCounted: false,
}

export function listWish(wish: Partial<ListWish>): ListWish {
  return { ...DEFAULTS, ...wish }
}

/** Key of a wish among the lists of a page: equal wishes share an answer. */
export function listKey(wish: ListWish): string {
  return JSON.stringify(wish)
}
