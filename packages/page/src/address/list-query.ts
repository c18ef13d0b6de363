/** Parses the filters and the position of a list from an address. Pure. */

import {
  readStoreWishes,
  type StoreWishes,
  storeWishParameters,
  wordsIn,
} from '@sitewright/core/commerce/store-filters'
import { MONTH } from '@sitewright/core/content/months'
import { type Id, isId } from '@sitewright/core/id'

export interface ListQuery {
  readonly category: string | undefined
  readonly tag: string | undefined
  /** Id of an author. */
  readonly author: string | undefined
  /** Month to show: `03-2026`. */
  readonly month: string | undefined
  /** Keyset pagination: blogs continue from a moment, or from a post of it. */
  readonly offset: ListOffset | undefined
  /** Whether the list goes towards newer items from `offset`. */
  readonly isReversed: boolean
  /** Number of the page, counted from 1, for collections without `offset`. */
  readonly pageNumber: number
  /** First of several pages that are shown as one, up to `pageNumber`: a store's list that a visitor let grow. Undefined for one page. */
  readonly firstPage?: number | undefined
  readonly view: 'list' | 'calendar' | undefined
  /** Order and further filters that a visitor of a store chose; undefined without any. */
  readonly wishes: StoreWishes | undefined
}

/** A position in a list by date: behind everything published at `time`, or behind one item of it. */
export interface ListOffset {
  /** Milliseconds since 1970. */
  readonly time: number
  /** Tie-breaker: the last item shown, when others of the same millisecond follow it. */
  readonly id?: Id | undefined
}

export const WHOLE_LIST: ListQuery = {
  category: undefined,
  tag: undefined,
  author: undefined,
  month: undefined,
  offset: undefined,
  isReversed: false,
  pageNumber: 1,
  view: undefined,
  wishes: undefined,
}

/** The extent of a list: one page of it, or from its start the items of a feed or a calendar. */
export type ListExtent = 'stretch' | 'feed' | 'calendar'

/** The query without its position in the list: feeds and calendars always begin at the start. */
export function fromStart({ category, tag, author, month }: ListQuery): ListQuery {
  return { ...WHOLE_LIST, category, tag, author, month }
}

/** The most characters of a tag or a category path; none that can be entered is longer. */
const MAX_TERM = 400
const OFFSET = /^(\d{1,14})(?:-([0-9a-f]{24}))?$/
/** The number of a page, or of the first and the last of several: `1-3`. */
const PAGE = /^(?:([1-9]\d{0,5})-)?([1-9]\d{0,5})$/
/** The latest moment, in milliseconds, with 13 digits: 12 November 2286; no item is later. */
const MAX_OFFSET = 9_999_999_999_999

/** Undefined for a query that cannot lead anywhere: a page or month that is not a number, or an impossible term. */
export function readListQuery(parameters: URLSearchParams): ListQuery | undefined {
  const get = (name: string) => parameters.get(name) || undefined
  const [category, tag, author] = [get('category'), firstTag(parameters), get('author')]
  const [month, offset, page, view] = [get('month'), get('offset'), get('page'), get('view')]
  const isPossible =
    isTerm(category ?? '') &&
    isTerm(tag ?? '') &&
    (author === undefined || isId(author)) &&
    (month === undefined || MONTH.test(month)) &&
    (offset === undefined || readOffset(offset) !== undefined) &&
    (page === undefined || PAGE.test(page))
  if (!isPossible) return undefined
  return {
    category,
    tag,
    author,
    month,
    offset: offset === undefined ? undefined : readOffset(offset),
    isReversed: offset !== undefined && get('reversePaginate') === 'true',
    ...readPages(page ?? '1'),
    view: view === 'calendar' || view === 'list' ? view : undefined,
    wishes: readStoreWishes(parameters),
  }
}

/** Pages given the wrong way round are the last one alone. */
function readPages(text: string): Pick<ListQuery, 'pageNumber' | 'firstPage'> {
  const [, first = text, last = text] = PAGE.exec(text) ?? []
  const pageNumber = Number(last)
  return Number(first) < pageNumber ? { pageNumber, firstPage: Number(first) } : { pageNumber }
}

/** Most products of several pages that are shown as one; two pages always are, however long. */
const MOST_TOGETHER = 240

/** The query with as many of its pages as are shown at once, which are the last ones. More than one stay more than one. */
export function withinReach(query: ListQuery, pageSize: number): ListQuery {
  const { pageNumber, firstPage } = query
  if (firstPage === undefined) return query
  const most = Math.max(2, Math.floor(MOST_TOGETHER / pageSize))
  return { ...query, firstPage: Math.max(firstPage, pageNumber - most + 1) }
}

/** Pages as an address names them: `3`, or `1-3` for several. */
export function pagesText({ pageNumber, firstPage }: Pick<ListQuery, 'pageNumber' | 'firstPage'>) {
  return firstPage === undefined ? String(pageNumber) : `${firstPage}-${pageNumber}`
}

/** The first of the tags as {@link readStoreWishes} orders them, which has the others. */
function firstTag(parameters: URLSearchParams): string | undefined {
  const tags = parameters.getAll('tag').filter(Boolean)
  return tags.length > 1 ? wordsIn(tags)[0] : tags[0]
}

/** Whether a text has no NUL character, which PostgreSQL cannot store. */
function isTerm(text: string): boolean {
  return text.length <= MAX_TERM && !text.includes('\0')
}

function readOffset(text: string): ListOffset | undefined {
  const [, time, id] = OFFSET.exec(text) ?? []
  if (time === undefined || Number(time) > MAX_OFFSET) return undefined
  return { time: Number(time), ...(id !== undefined && { id }) }
}

/**
 * The offset for an address: the moment alone, as themes know it, unless a post of that very moment has to be named.
 */
export function offsetText({ time, id }: ListOffset): number | string {
  return id === undefined ? time : `${time}-${id}`
}

/** The filters of a list, by their names in the page's context. */
export function filtersOf({ category, tag, author, month }: ListQuery): Record<string, string> {
  const filters = {
    categoryFilter: category,
    tagFilter: tag,
    authorFilter: author,
    monthFilter: month,
  }
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}

/** The canonical query text, without `?`; empty for the whole list from its start. */
export function listQueryText(query: Partial<ListQuery>): string {
  const parameters = new URLSearchParams()
  const { category, tag, author, month, offset, isReversed, pageNumber = 1, view, wishes } = query
  const { firstPage } = query
  for (const [name, value] of Object.entries({ category, tag, author, month, view })) {
    if (value !== undefined) parameters.set(name, value)
  }
  for (const [name, value] of wishes ? storeWishParameters(wishes) : []) {
    parameters.append(name, value)
  }
  if (offset !== undefined) parameters.set('offset', String(offsetText(offset)))
  if (isReversed) parameters.set('reversePaginate', 'true')
  if (pageNumber !== 1) parameters.set('page', pagesText({ pageNumber, firstPage }))
  return parameters.toString()
}

/** The address of a list, or of one page of it. */
export function listPath(path: string, query: Partial<ListQuery> = {}): string {
  const text = listQueryText(query)
  return text === '' ? path : `${path}?${text}`
}
