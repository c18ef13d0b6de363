/** A month as a table of days, weeks beginning on Sunday. Pure. */

import { DAY_MS, type Day, dayOf, plusDays } from './months.ts'

/** The first day of the month behind the one that begins with this day. */
export function nextMonth(first: Day): Day {
  return `${plusDays(first, 31).slice(0, 7)}-01`
}

/** Days of the weeks that have a day of the month, from the Sunday before its first day on. */
export function weeksOf(first: Day): Day[][] {
  const start = plusDays(first, -weekdayOf(first))
  const length = Math.ceil((atMidnight(nextMonth(first)) - atMidnight(start)) / DAY_MS / 7)
  return Array.from({ length }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => plusDays(start, week * 7 + index)),
  )
}

/** First and last day of an event; one that ends at midnight ends on the day before. */
export function daysOf(start: number, end: number, timeZone: string): { from: Day; to: Day } {
  return {
    from: dayOf(start, timeZone),
    to: dayOf(Math.max(start, end > start ? end - 1 : end), timeZone),
  }
}

const atMidnight = (day: Day) => Date.parse(`${day}T00:00Z`)

/** Day of the week; 0 is Sunday. */
function weekdayOf(day: Day): number {
  return new Date(atMidnight(day)).getUTCDay()
}
