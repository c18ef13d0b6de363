/** Calendar arithmetic on a time already shifted to its zone. Years before 1582 are Julian. */

const DAY_MS = 86_400_000
const EPOCH_JULIAN_DAY = 2_440_588
const GREGORIAN_START = 2_299_161
/** Range of Julian days: 1 January 4713 BC and 31 December 8652 AD. */
const MIN_JULIAN_DAY = 0
const MAX_JULIAN_DAY = 4_881_503

export interface CalendarDate {
  /** Astronomical year: 0 is 1 BC, -1 is 2 BC. */
  readonly year: number
  /** Month from 1 to 12. */
  readonly month: number
  readonly day: number
  /** Number of days since 1 January 4713 BC, over both calendars. */
  readonly julianDay: number
  /** Day of the week; Sunday is 0. */
  readonly weekday: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
}

/** The Julian day of a time. Throws if it is outside of the range. */
export function julianDayAt(localMs: number): number {
  const julianDay = Math.floor(localMs / DAY_MS) + EPOCH_JULIAN_DAY
  if (julianDay >= MIN_JULIAN_DAY && julianDay <= MAX_JULIAN_DAY) return julianDay
  throw new RangeError(`Julian day ${julianDay} is outside the supported range`)
}

export function calendarDate(localMs: number): CalendarDate {
  const julianDay = julianDayAt(localMs)
  const ms = localMs - (julianDay - EPOCH_JULIAN_DAY) * DAY_MS
  const { year, month, day } = fromJulianDay(julianDay)
  return {
    year,
    month,
    day,
    julianDay,
    weekday: (julianDay + 1) % 7,
    hour: Math.floor(ms / 3_600_000),
    minute: Math.floor(ms / 60_000) % 60,
    second: Math.floor(ms / 1_000) % 60,
    millisecond: ms % 1_000,
  }
}

/** The usual integer algorithm: count centuries, then four-year cycles, from 1 March 4801 BC. */
function fromJulianDay(julianDay: number): { year: number; month: number; day: number } {
  const isGregorian = julianDay >= GREGORIAN_START
  const a = julianDay + 32_044
  const century = isGregorian ? Math.floor((4 * a + 3) / 146_097) : 0
  const c = isGregorian ? a - Math.floor((146_097 * century) / 4) : julianDay + 32_082
  const d = Math.floor((4 * c + 3) / 1_461)
  const e = c - Math.floor((1_461 * d) / 4)
  const m = Math.floor((5 * e + 2) / 153)
  return {
    day: e - Math.floor((153 * m + 2) / 5) + 1,
    month: m + 3 - 12 * Math.floor(m / 10),
    year: 100 * century + d - 4_800 + Math.floor(m / 10),
  }
}

/** The Julian day of 1 January. The year 1582 has two: its days count from that of their own calendar. */
function firstDay(year: number, isGregorian: boolean): number {
  const y = year + 4_799
  const days = 307 + 365 * y + Math.floor(y / 4)
  return isGregorian ? days - Math.floor(y / 100) + Math.floor(y / 400) - 32_045 : days - 32_083
}

/** Day of the year from 1 to 366. */
export function dayOfYear({ year, julianDay }: CalendarDate): number {
  return julianDay - firstDay(year, julianDay >= GREGORIAN_START) + 1
}

/** ISO 8601: weeks start on Monday, and the first has the year's first Thursday. */
export function isoWeek(date: CalendarDate): { year: number; week: number } {
  const { year, weekday } = date
  const week = Math.floor((dayOfYear(date) - (weekday || 7) + 10) / 7)
  if (week < 1) return { year: year - 1, week: weeksIn(year - 1) }
  return week > weeksIn(year) ? { year: year + 1, week: 1 } : { year, week }
}

function weeksIn(year: number): number {
  const firstWeekday = (startOf(year) + 1) % 7
  const lastWeekday = startOf(year + 1) % 7
  return firstWeekday === 4 || lastWeekday === 4 ? 53 : 52
}

/** Week of the year: weeks start on Sunday, and the first has 1 January, so the last days of a year may be in it. */
export function weekOfYear(date: CalendarDate): number {
  const { year } = date
  const saturday = dayOfYear(date) + 6 - date.weekday
  return saturday > startOf(year + 1) - startOf(year) ? 1 : Math.ceil(saturday / 7)
}

/** The day that weeks of a year are counted from. */
const startOf = (year: number) => firstDay(year, year >= 1582)
