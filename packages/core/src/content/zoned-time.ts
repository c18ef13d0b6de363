/** Converts between local times of a time zone and moments. The time zone database is the machine's own. */

/** A date and time without a zone, as `datetime-local` fields have it: `2026-03-29T02:30`. */
export type LocalTime = string

const LOCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/

const formats = new Map<string, Intl.DateTimeFormat>()
const MAX_FORMATS = 500

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(timeZone, format)
  return format
}

export function isTimeZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** The local time of a zone as if it were UTC, in milliseconds since 1970. */
function wallClock(epochMs: number, timeZone: string): number {
  return Math.floor(epochMs / 1_000) * 1_000 + offsetOf(epochMs, timeZone)
}

function measuredOffset(epochMs: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(epochMs)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(epochMs / 1_000) * 1_000
}

/** Memoized offsets by zone and minute: a calendar asks for the same few hundred whenever its page is made. */
const offsets = new Map<string, Map<number, number>>()
let offsetCount = 0
const MAX_OFFSETS = 20_000
const MINUTE_MS = 60_000
/** Moment from which on clocks change at whole minutes, and by whole minutes, in every zone. Liberia was the last, in 1972. */
const WHOLE_MINUTES_SINCE = Date.UTC(1973, 0, 1)

/**
 * The moment of a local time. A time that clocks skip counts as the moment they were put forward, one that they show
 * twice as its first. Undefined for text that is not a date.
 */
export function instantOf(local: LocalTime, timeZone: string): number | undefined {
  const [, year, month, day, hour, minute] = (LOCAL_TIME.exec(local) ?? []).map(Number)
  if (year === undefined || month === undefined) return undefined
  const wall = Date.UTC(year, month - 1, day, hour, minute)
  if (new Date(wall).toISOString().slice(0, 16) !== local) return undefined
  const offsetAt = (epochMs: number) => offsetOf(epochMs, timeZone)
  // Clocks change by hours, not days: the offsets of the day before and the day after are the two candidates.
  const before = wall - offsetAt(wall - DAY_MS)
  const after = wall - offsetAt(wall + DAY_MS)
  if (wallClock(before, timeZone) === wall) return before
  if (wallClock(after, timeZone) === wall) return after
  return changeBetween(Math.min(before, after), Math.max(before, after), offsetAt)
}

const DAY_MS = 86_400_000

/** Binary search for the moment of a clock change between two others. */
function changeBetween(start: number, end: number, offsetAt: (epochMs: number) => number): number {
  const old = offsetAt(start)
  let [before, after] = [start, end]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle) === old) before = middle
    else after = middle
  }
  return after
}

/** The local time of a zone at a moment, to the minute. */
export function localTimeOf(epochMs: number, timeZone: string): LocalTime {
  return new Date(wallClock(epochMs, timeZone)).toISOString().slice(0, 16)
}

/** Offset of a zone from UTC at a moment, in milliseconds; negative west of it. */
export function offsetOf(epochMs: number, timeZone: string): number {
  // Also for what is no number.
  if (!(epochMs >= WHOLE_MINUTES_SINCE)) return measuredOffset(epochMs, timeZone)
  const minute = Math.floor(epochMs / MINUTE_MS)
  const known = offsets.get(timeZone)?.get(minute)
  if (known !== undefined) return known
  const offset = measuredOffset(epochMs, timeZone)
  if (offsetCount >= MAX_OFFSETS) {
    offsets.clear()
    offsetCount = 0
  }
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, ofZone.set(minute, offset))
  offsetCount += 1
  return offset
}

/** A moment by the clock of a zone with its offset from UTC (ISO 8601): `2026-11-05T19:00:00+01:00`. */
export function zonedTimestamp(epochMs: number, timeZone: string): string {
  const offset = offsetOf(epochMs, timeZone)
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS)
  const two = (count: number) => String(count).padStart(2, '0')
  const sign = offset < 0 ? '-' : '+'
  const clock = new Date(epochMs + offset).toISOString().slice(0, 19)
  return `${clock}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** A moment on the clock of a zone, to be read: "Nov 1, 2026, 1:30 AM EDT". The zone tells apart hours that clocks show twice. */
export function momentText(
  epochMs: number,
  { timeZone, locale = 'en' }: { timeZone: string; locale?: string },
): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(epochMs)
}

const shortNames = new Map<string, Intl.DateTimeFormat>()

/** The English abbreviation of a zone at a moment: `EST`, `GMT+1`. */
export function shortNameOf(epochMs: number, timeZone: string): string {
  const known = shortNames.get(timeZone)
  const format =
    known ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short', hour: 'numeric' })
  if (!known) {
    if (shortNames.size >= MAX_FORMATS) shortNames.clear()
    shortNames.set(timeZone, format)
  }
  const parts = format.formatToParts(epochMs)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
