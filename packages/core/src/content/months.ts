/** Days and months in a time zone. Pure. */

import { instantOf, localTimeOf } from './zoned-time.ts'

export const DAY_MS = 86_400_000

/** Date of a day: `2026-03-29`. */
export type Day = string

export const dayOf = (epochMs: number, timeZone: string): Day =>
  localTimeOf(epochMs, timeZone).slice(0, 10)

/** Adds days. They are counted in UTC, where each has 24 hours. */
export const plusDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

/** The moment when the current day ends in a time zone. */
export function nextMidnight(epochMs: number, timeZone: string): number | undefined {
  return instantOf(`${plusDays(dayOf(epochMs, timeZone), 1)}T00:00`, timeZone)
}

/** Format of a month in addresses: `03-2026`. */
export const MONTH = /^(0?[1-9]|1[0-2])-(\d{4})$/

/** The month of a moment in a time zone, in the format of addresses. */
export function monthOf(epochMs: number, timeZone: string): string {
  const [year, month] = dayOf(epochMs, timeZone).split('-')
  return `${month}-${year}`
}

/** First moment of a month in a time zone, and that of the next month; `instantOf` is core's. */
export function monthBounds(
  month: string,
  instantOf: (local: string) => number | undefined,
): { from: Date; to: Date } | undefined {
  const [, number, year] = (MONTH.exec(month) ?? []).map(Number)
  if (number === undefined || year === undefined) return undefined
  const start = (y: number, m: number) =>
    instantOf(`${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-01T00:00`)
  const from = start(year, number)
  const to = number === 12 ? start(year + 1, 1) : start(year, number + 1)
  return from === undefined || to === undefined
    ? undefined
    : { from: new Date(from), to: new Date(to) }
}
