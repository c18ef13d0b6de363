/** Months of events for the calendar's markup: weeks of days, each with its events. Pure. */

import { daysOf, nextMonth, weeksOf } from '@sitewright/core/content/month-table'
import { type Day, dayOf } from '@sitewright/core/content/months'
import { instantOf } from '@sitewright/core/content/zoned-time'
import type { JsonObject } from '@sitewright/core/json'
import type { BlockList } from '../lists/block-list.ts'
import { itemUrl, readItem } from '../lists/teaser.ts'

export interface CalendarOptions {
  readonly count: number
  readonly timeZone: string
}

/** Months from the present one on. An event of several days is in each of them. */
export function calendarMonths(
  { items, now }: Pick<BlockList, 'items' | 'now'>,
  { count, timeZone }: CalendarOptions,
): JsonObject[] {
  const today = dayOf(now, timeZone)
  const events = items.flatMap((item) => {
    const read = readItem(item)
    const { startDate, endDate, title } = read
    if (startDate === null) return []
    const days = daysOf(startDate, endDate ?? startDate, timeZone)
    return [{ ...days, title, url: itemUrl(read), start: startDate }]
  })
  const firsts = monthsFrom(`${today.slice(0, 7)}-01`, count)
  return firsts.map((first, index) => {
    const month = first.slice(0, 7)
    const day = (date: Day): JsonObject => {
      const isOutside = date.slice(0, 7) !== month
      return {
        date,
        number: isOutside ? '' : Number(date.slice(8)),
        isToday: date === today && !isOutside,
        isOutside,
        events: isOutside ? [] : events.filter(({ from, to }) => from <= date && date <= to),
      }
    }
    const { start, weekdays, weeks } = tableOf(first, timeZone)
    return {
      start,
      number: index,
      isFirst: index === 0,
      previous: index > 0 ? { number: index - 1 } : null,
      next: index + 1 < firsts.length ? { number: index + 1 } : null,
      weekdays,
      weeks: weeks.map((days) => ({ days: days.map(day) })),
      events: events.filter(({ from, to }) => from.slice(0, 7) <= month && month <= to.slice(0, 7)),
    }
  })
}

function monthsFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count - 1 }).reduce<Day[]>(
    (months) => [...months, nextMonth(months.at(-1) ?? first)],
    [first],
  )
}

interface MonthTable {
  /** Noon of its first day. */
  readonly start: number
  readonly weekdays: JsonObject[]
  readonly weeks: readonly (readonly Day[])[]
}

/** Memoized tables by zone and month: local times are slow to find, and every calendar begins with the present month. */
const tables = new Map<string, MonthTable>()
const MAX_TABLES = 1_000

function tableOf(first: Day, timeZone: string): MonthTable {
  const key = `${timeZone} ${first}`
  const known = tables.get(key)
  if (known) return known
  const weeks = weeksOf(first)
  const weekdays = (weeks[0] ?? []).map((date) => ({ start: noonOf(date, timeZone) }))
  const table = { start: noonOf(first, timeZone), weekdays, weeks }
  if (tables.size >= MAX_TABLES) tables.clear()
  tables.set(key, table)
  return table
}

/** Noon of a day, which exists in every time zone, so that formatters print the right day. */
const noonOf = (day: Day, timeZone: string): number => instantOf(`${day}T12:00`, timeZone) ?? 0
