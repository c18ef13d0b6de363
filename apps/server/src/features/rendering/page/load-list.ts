/** Lists: stores by their own pages, everything else by the rules of its kind. */

import { collectionKind, type ItemRules } from '@sitewright/core/content/collection-kinds'
import { instantOf } from '@sitewright/core/content/zoned-time'
import type { SiteTx } from '../../../platform/database.ts'
import { storePage } from '../../commerce/index.ts'
import { type PageRecord, pagePath } from '../../content/index.ts'
import {
  countVisibleItems,
  type During,
  type ItemFilter,
  nextChangeOf,
  visibleItems,
} from '../../items/index.ts'
import { typeNameOf } from '../context/collection.ts'
import { type ListExtent, type ListQuery, monthBounds } from './list-query.ts'
import type { PageSource, Stretch } from './page-data.ts'
import { pathsOf } from './paths-of.ts'
import { NOT_FOUND, type PendingView, settled } from './pending-view.ts'
import { type ItemsOnPage, needsOf, presentItems } from './present-items.ts'

const DEFAULT_PAGE_SIZE = 20
/** Themes write 999 for "all"; one page never gets longer than this. */
const MAX_PAGE_SIZE = 200
/** Events that are over are shown behind those to come, this many. */
const MOST_PAST = 30

/** What feeds and calendars hold at most. */
const MOST_IN_FEED = 50
const MOST_IN_CALENDAR = 500

export interface ListOnPage {
  readonly page: PageRecord
  readonly query: ListQuery
  readonly extent: ListExtent
  readonly source: ItemsOnPage['source']
}

export function loadList(site: SiteTx, list: ListOnPage): Promise<PendingView> {
  const rules = collectionKind(list.page.kind).items
  if (!rules) return loadProducts(site, list)
  return list.extent === 'feed' ? loadFeed(site, list, rules) : loadItems(site, list, rules)
}

/** The newest, whatever order the page shows them in. */
async function loadFeed(site: SiteTx, list: ListOnPage, rules: ItemRules): Promise<PendingView> {
  const { page, query, source } = list
  const now = new Date(source.now)
  const filter = filterOf(list, rules, now)
  if (!filter) return NOT_FOUND
  const { items } = await visibleItems(site, {
    ...filter,
    period: undefined,
    ordering: 'chronological',
    limit: MOST_IN_FEED,
  })
  const change = await nextChangeOf(site, [page.id], now)
  return {
    ...needsOf(items),
    validUntil: change?.getTime(),
    finish: (fetched) => ({
      kind: 'list',
      page,
      query,
      items: presentItems(items, fetched, { page, source, isTop: false }),
      total: items.length,
      stretch: { pageSize: MOST_IN_FEED, previous: undefined, next: undefined },
      past: [],
    }),
  }
}

function pageSizeOf({ page, source, extent }: ListOnPage): number {
  if (extent === 'calendar') return MOST_IN_CALENDAR
  const wish =
    page.settings.pageSize ?? source.theme.collections.get(typeNameOf(page))?.conf.pageSize
  const isNumber = typeof wish === 'number' && Number.isInteger(wish) && wish >= 1
  return isNumber ? Math.min(wish, MAX_PAGE_SIZE) : DEFAULT_PAGE_SIZE
}

async function loadProducts(site: SiteTx, list: ListOnPage): Promise<PendingView> {
  const { page, query, source } = list
  const pageSize = pageSizeOf(list)
  const { items, total } = await storePage(site, {
    collectionId: page.id,
    page: query.pageNumber,
    pageSize,
    collectionPath: pagePath(page),
    paths: pathsOf(source.content),
  })
  const stretch = numbered(query, { total, pageSize })
  if (!stretch) return NOT_FOUND
  return settled({ kind: 'list', page, query, items, total, stretch, past: [] })
}

/** Pages by number; nothing behind the last one. */
function numbered(
  { pageNumber }: ListQuery,
  { total, pageSize }: { total: number; pageSize: number },
): Stretch | undefined {
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (pageNumber > last) return undefined
  return {
    pageSize,
    previous: pageNumber > 1 ? { pageNumber: pageNumber - 1 } : undefined,
    next: pageNumber < last ? { pageNumber: pageNumber + 1 } : undefined,
  }
}

async function loadItems(site: SiteTx, list: ListOnPage, rules: ItemRules): Promise<PendingView> {
  const { page, query, source } = list
  const pageSize = pageSizeOf(list)
  const now = new Date(source.now)
  const isCalendar = rules.ordering === 'calendar'
  const filter = filterOf(list, rules, now)
  if (!filter) return NOT_FOUND
  const byDate = rules.ordering === 'chronological' && query.pageNumber === 1
  const found = await visibleItems(site, {
    ...filter,
    ordering: rules.ordering,
    limit: pageSize,
    ...(byDate
      ? { offset: query.offset, isReversed: query.isReversed }
      : { skip: (query.pageNumber - 1) * pageSize }),
  })
  if (found.items.length === 0 && (query.pageNumber > 1 || query.offset !== undefined)) {
    return NOT_FOUND
  }
  const total = await countVisibleItems(site, filter)
  const past =
    isCalendar && filter.during === undefined && query.pageNumber === 1
      ? await visibleItems(site, {
          ...filter,
          period: 'past',
          ordering: rules.ordering,
          limit: Math.min(MOST_PAST, pageSize),
        })
      : { items: [] }
  const next = await nextChangeOf(site, [page.id], now)
  const stretch = byDate
    ? dated(query, found, pageSize)
    : (numbered(query, { total, pageSize }) ?? { pageSize, previous: undefined, next: undefined })
  const place = { page, source, isTop: false }
  return {
    ...needsOf([...found.items, ...past.items]),
    validUntil: next?.getTime(),
    finish: (fetched) => ({
      kind: 'list',
      page,
      query,
      items: presentItems(found.items, fetched, place),
      total,
      stretch,
      past: presentItems(past.items, fetched, place),
    }),
  }
}

function filterOf(
  { page, query, source }: ListOnPage,
  rules: ItemRules,
  now: Date,
): ItemFilter | undefined {
  const { category, tag, author, month } = query
  const during = month === undefined ? undefined : duringOf(month, source, rules)
  if (month !== undefined && !during) return undefined
  const isCalendar = rules.ordering === 'calendar'
  return {
    collectionId: page.id,
    now,
    category,
    tag,
    authorId: author,
    during,
    // A month shows all of its events; the list begins with what is to come.
    period: isCalendar && !during ? 'upcoming' : undefined,
  }
}

function duringOf(month: string, { site }: PageSource, rules: ItemRules): During | undefined {
  const bounds = monthBounds(month, (local) => instantOf(local, site.timeZone))
  const what = rules.ordering === 'calendar' ? 'starts_at' : 'publish_on'
  return bounds && { what, ...bounds }
}

/** Blogs go on from the moment of the last post shown. */
function dated(
  { offset, isReversed }: ListQuery,
  { items, hasMore }: Awaited<ReturnType<typeof visibleItems>>,
  pageSize: number,
): Stretch {
  const [first] = items
  const last = items.at(-1)
  const hasNewer = isReversed ? hasMore : offset !== undefined
  const hasOlder = isReversed || hasMore
  return {
    pageSize,
    previous:
      hasNewer && first ? { offset: first.publishOn.getTime(), isReversed: true } : undefined,
    next: hasOlder && last ? { offset: last.publishOn.getTime(), isReversed: false } : undefined,
  }
}
