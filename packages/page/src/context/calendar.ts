/** A month of events as a table of days, in the site's time zone. Pure. */

import { daysOf, nextMonth, weeksOf } from '@sitewright/core/content/month-table'
import { type Day, dayOf, plusDays } from '@sitewright/core/content/months'
import { instantOf } from '@sitewright/core/content/zoned-time'
import type { JsonObject } from '@sitewright/core/json'
import { listPath } from '../address/list-query.ts'
import type { CollectionTerms } from '../data/collection-terms.ts'
import type { ViewOf } from '../data/page-data.ts'
import { pagePath } from '../data/site-content.ts'

/** Noon of a day, which exists in every time zone, so that formatters print the right day. */
const momentOf = (day: Day, timeZone: string): number => instantOf(`${day}T12:00`, timeZone) ?? 0

interface CalendarSource {
  readonly timeZone: string
  readonly now: number
  /** Time from the beginning of the first event to the end of the last. */
  readonly span: CollectionTerms['span']
}

/** Month: `2026-03`. */
type Month = string

/**
 * Months with links: from the first event's, or the current one if earlier, to the later of the last event's and it.
 */
function linkedMonths({ timeZone, now, span }: CalendarSource): { from: Month; to: Month } {
  const monthAt = (epochMs: number) => dayOf(epochMs, timeZone).slice(0, 7)
  const months = [now, ...(span ? [span.from, Math.max(span.from, span.to - 1)] : [])]
    .map(monthAt)
    .sort()
  return { from: months[0] ?? '', to: months.at(-1) ?? '' }
}

/**
 * `calendar`: weeks from Sunday on, each day with its events; an event of several days is in each. `previous` and
 * `next` stay within the months of events, and lead back to them from any month beyond.
 */
export function calendarContext(
  { page, items, query, calendarMonth }: ViewOf<'list'> & { readonly calendarMonth: string },
  source: CalendarSource,
): JsonObject {
  const { timeZone, now } = source
  const [month = '', year = ''] = calendarMonth.split('-')
  const first = `${year}-${month.padStart(2, '0')}-01`
  const next = nextMonth(first)
  const { from, to } = linkedMonths(source)
  const before = earlier(plusDays(first, -1).slice(0, 7), to)
  const after = later(next.slice(0, 7), from)
  const weeks = weeksOf(first)
  const today = dayOf(now, timeZone)
  const days = items.map((item) => ({
    item,
    ...daysOf(Number(item.startDate), Number(item.endDate), timeZone),
  }))
  const day = (date: Day): JsonObject => ({
    date,
    start: momentOf(date, timeZone),
    number: Number(date.slice(8)),
    isToday: date === today,
    isOutside: date.slice(0, 7) !== first.slice(0, 7),
    items: days
      .filter(({ from, to }) => from <= date && date <= to)
      .map(({ item, from }) => ({
        id: item.id,
        title: item.title,
        fullUrl: item.fullUrl,
        startDate: item.startDate ?? null,
        endDate: item.endDate ?? null,
        isContinued: from < date,
      })),
  })
  const linked = (to: Month): JsonObject => ({
    start: momentOf(`${to}-01`, timeZone),
    url: listPath(pagePath(page), {
      ...query,
      view: 'calendar',
      month: `${to.slice(5)}-${to.slice(0, 4)}`,
    }),
  })
  return {
    start: momentOf(first, timeZone),
    ...(before >= from && { previous: linked(before) }),
    ...(after <= to && { next: linked(after) }),
    listUrl: listPath(pagePath(page), { view: 'list' }),
    weekdays: (weeks[0] ?? []).map((date) => ({ start: momentOf(date, timeZone) })),
    weeks: weeks.map((days) => ({ days: days.map(day) })),
  }
}

const earlier = (a: Month, b: Month): Month => (a < b ? a : b)
const later = (a: Month, b: Month): Month => (a > b ? a : b)
