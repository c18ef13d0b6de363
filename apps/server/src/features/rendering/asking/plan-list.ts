/** Lists of a collection: stores by numbered pages, everything else by the rules of its kind. */

import {
  collectionKind,
  type ItemRules,
  MAX_ORDERED_ITEMS,
} from '@sitewright/core/content/collection-kinds'
import { monthBounds, monthOf, nextMidnight } from '@sitewright/core/content/months'
import { instantOf } from '@sitewright/core/content/zoned-time'
import { filtersOf, type ListQuery } from '@sitewright/page/address/list-query'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import type { PageSource, Stretch } from '@sitewright/page/data/page-data'
import { presentItems } from '@sitewright/page/items/present-items'
import { themeCollection } from '@sitewright/page/templates/theme-collection'
import type { SiteTx } from '../../../platform/database.ts'
import type { During, ItemFilter, ItemQuestion, ItemStretch } from '../../items/index.ts'
import { needsOf } from './needs-of.ts'
import { numbered } from './numbered.ts'
import { NOT_FOUND, type PendingView } from './pending-view.ts'
import { NOTHING_FOUND, NOWHERE, type Plan } from './plan.ts'
import { planProducts } from './plan-store.ts'
import type { ListOnPage } from './wanted-view.ts'

/** Items of one page where neither owner nor theme says how many. */
const DEFAULT_PAGE_SIZE = 20
/** Maximum number of items of one page; themes write 999 for "all". */
const MAX_PAGE_SIZE = MAX_ORDERED_ITEMS
/** Maximum number of past events that a page shows behind the coming ones. */
const MOST_PAST = 30

/** Maximum number of items in a feed. */
const MOST_IN_FEED = 50
/** Maximum number of items in a calendar. */
const MOST_IN_CALENDAR = 500

export async function planList(site: SiteTx, list: ListOnPage): Promise<Plan<PendingView>> {
  const rules = collectionKind(list.page.kind).items
  if (!rules) return NOWHERE
  if (rules.isSold) return planProducts(site, list, pageSizeOf(list))
  return list.extent === 'feed' ? planFeed(list, rules) : planItems(list, rules)
}

/** The newest items, in whichever order the page shows them. */
function planFeed(list: ListOnPage, rules: ItemRules): Plan<PendingView> {
  const { page, query, source } = list
  const filter = filterOf(list, rules, { now: new Date(source.now), month: query.month })
  if (!filter) return NOWHERE
  return {
    lists: [
      {
        items: { ...filter, period: undefined, ordering: 'chronological', limit: MOST_IN_FEED },
      },
    ],
    shows: [page],
    found: ({ lists: [{ items } = NOTHING_FOUND] }) => ({
      ...needsOf(items),
      finish: (fetched) => ({
        kind: 'list',
        page,
        query,
        items: presentItems(items, fetched, { page, source, isTop: false }),
        total: items.length,
        stretch: { pageSize: MOST_IN_FEED, previous: undefined, next: undefined },
        past: [],
      }),
    }),
  }
}

/** Items of one page, as the owner set it, else the theme. Collections that owners arrange by hand are shown whole. */
export function pageSizeOf({
  page,
  source,
  extent,
}: Pick<ListOnPage, 'page' | 'source'> & Partial<Pick<ListOnPage, 'extent'>>): number {
  if (extent === 'calendar') return MOST_IN_CALENDAR
  const wish = page.settings.pageSize ?? themeCollection(source.theme, page)?.conf.pageSize
  if (wish !== undefined) return Math.min(wish, MAX_PAGE_SIZE)
  const isArranged = collectionKind(page.kind).items?.ordering === 'user-orderable'
  return isArranged ? MAX_PAGE_SIZE : DEFAULT_PAGE_SIZE
}

function planItems(list: ListOnPage, rules: ItemRules): Plan<PendingView> {
  const { page, query, source } = list
  const pageSize = pageSizeOf(list)
  const now = new Date(source.now)
  const isByDay = rules.ordering === 'calendar'
  const calendarMonth = isByDay ? calendarMonthOf(list) : undefined
  const month = calendarMonth ?? query.month
  const filter = filterOf(list, rules, { now, month })
  if (!filter) return NOWHERE
  const byDate = rules.ordering === 'chronological' && query.pageNumber === 1
  const shown: ItemQuestion = {
    ...filter,
    ordering: rules.ordering,
    limit: calendarMonth === undefined ? pageSize : MAX_PAGE_SIZE,
    ...(byDate
      ? { offset: query.offset, isReversed: query.isReversed }
      : { skip: (query.pageNumber - 1) * pageSize }),
  }
  const isOver: ItemQuestion = {
    ...filter,
    period: 'past',
    ordering: rules.ordering,
    limit: Math.min(MOST_PAST, pageSize),
  }
  const showsPast = isByDay && month === undefined && query.pageNumber === 1
  // Lessons are long, and may have to be paid for, so a list does not contain them.
  const showsBodies = rules.ordering !== 'user-orderable'
  return {
    lists: (showsPast ? [shown, isOver] : [shown]).map((items) => ({ items })),
    shows: [page],
    counted: filter,
    scope: filtersOf(query),
    found: ({ lists: [found = NOTHING_FOUND, past = NOTHING_FOUND], survey: { total } }) => {
      const isBeyond = query.pageNumber > 1 || query.offset !== undefined
      if (found.items.length === 0 && isBeyond) return NOT_FOUND
      const stretch = byDate
        ? dated(query, found, pageSize)
        : (numbered(query, { total, pageSize }) ?? {
            pageSize,
            previous: undefined,
            next: undefined,
          })
      const place = { page, source, isTop: false }
      const { bodies, assets } = needsOf([...found.items, ...past.items])
      return {
        items: [...found.items, ...past.items],
        assets,
        bodies: showsBodies ? bodies : [],
        // The calendar marks today, so it is valid until midnight.
        validUntil:
          calendarMonth === undefined ? undefined : nextMidnight(source.now, source.site.timeZone),
        finish: (fetched) => ({
          kind: 'list',
          page,
          query,
          items: presentItems(found.items, fetched, place),
          total,
          stretch: calendarMonth ? { pageSize, previous: undefined, next: undefined } : stretch,
          calendarMonth,
          past: presentItems(past.items, fetched, place),
        }),
      }
    },
  }
}

/** The month of a calendar: the one asked for, otherwise this one. */
function calendarMonthOf({ page, query, source, extent }: ListOnPage): string | undefined {
  if (extent !== 'stretch') return undefined
  if ((query.view ?? page.settings.eventView) !== 'calendar') return undefined
  return query.month ?? monthOf(source.now, source.site.timeZone)
}

function filterOf(
  { page, query, source }: ListOnPage,
  rules: ItemRules,
  { now, month }: { now: Date; month: string | undefined },
): ItemFilter | undefined {
  const { category, tag, author } = query
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
    // A month shows all of its events; the list only those to come.
    period: isCalendar && !during ? 'upcoming' : undefined,
  }
}

function duringOf(month: string, { site }: PageSource, rules: ItemRules): During | undefined {
  const bounds = monthBounds(month, (local) => instantOf(local, site.timeZone))
  const what = rules.ordering === 'calendar' ? 'starts_at' : 'publish_on'
  return bounds && { what, ...bounds }
}

/** Keyset pagination of blogs: from the time of the last post shown, or from the post itself where others share its time. */
function dated(
  { offset, isReversed }: ListQuery,
  { items, hasMore, isTied }: ItemStretch,
  pageSize: number,
): Stretch {
  const [first] = items
  const last = items.at(-1)
  // Whether other posts share the edge's time on the side that the visitor came from.
  const isTiedBehind = (edge: ItemRecord) =>
    offset?.id !== undefined && offset.time === edge.publishOn.getTime()
  const offsetAt = (edge: ItemRecord, isAhead: boolean) => ({
    time: edge.publishOn.getTime(),
    ...((isAhead ? isTied : isTiedBehind(edge)) && { id: edge.id }),
  })
  const hasNewer = isReversed ? hasMore : offset !== undefined
  const hasOlder = isReversed || hasMore
  return {
    pageSize,
    previous:
      hasNewer && first ? { offset: offsetAt(first, isReversed), isReversed: true } : undefined,
    next: hasOlder && last ? { offset: offsetAt(last, !isReversed), isReversed: false } : undefined,
  }
}
