/** First moments of the months by which items are counted, in the time zone of a site. */

import { monthOf } from '@sitewright/core/content/months'
import { instantOf } from '@sitewright/core/content/zoned-time'

/** Months before the present one: an archive that goes back for 30 years. */
const MONTHS_BEFORE = 360
/** Months from the present one on, for events; one more ends the last of them. */
const MONTHS_AHEAD = 37

/** Cache of the last answer of each time zone: it changes once a month. */
const known = new Map<string, { readonly month: string; readonly starts: readonly number[] }>()
/** Maximum number of time zones in the cache; the world has about 400. */
const MOST_ZONES = 600

/** Oldest first. */
export function knownMonths(now: number, timeZone: string): readonly number[] {
  const month = monthOf(now, timeZone)
  const before = known.get(timeZone)
  if (before?.month === month) return before.starts
  const [number = 1, year = 0] = month.split('-').map(Number)
  const present = year * 12 + number - 1
  const starts = Array.from({ length: MONTHS_BEFORE + MONTHS_AHEAD }, (_, index) =>
    startOf(present - MONTHS_BEFORE + index, timeZone),
  )
  if (known.size >= MOST_ZONES) known.clear()
  known.set(timeZone, { month, starts })
  return starts
}

/** First moment of a month, counted from January of the year 0. */
function startOf(count: number, timeZone: string): number {
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  const local = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01T00:00`
  return instantOf(local, timeZone) ?? 0
}
