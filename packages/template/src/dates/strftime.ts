/** Formats dates by a pattern of `%` letters, in English (language §16). */

import { type CalendarDate, calendarDate, dayOfYear, isoWeek, weekOfYear } from './calendar.ts'
import type { ZoneTime } from './time-zones.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The time of day and zone, which a calendar date does not have. */
interface Instant {
  readonly epochMs: number
  readonly zone: ZoneTime
}

/** The year as written: before the first it counts down from 1 BC. */
const yearOfEra = ({ year }: CalendarDate) => (year > 0 ? year : 1 - year)
const TWO_DIGITS = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))
const two = (value: number) => TWO_DIGITS[value] ?? String(value)
const spaced = (value: number) => String(value).padStart(2, ' ')
const hour12 = ({ hour }: CalendarDate) => hour % 12 || 12
const half = ({ hour }: CalendarDate) => (hour < 12 ? 'AM' : 'PM')
const weekday = ({ weekday }: CalendarDate) => WEEKDAYS[weekday] ?? ''
const month = ({ month }: CalendarDate) => MONTHS[month - 1] ?? ''
const short = (name: string) => name.slice(0, 3)

function offset(_date: CalendarDate, { zone: { offsetMs } }: Instant): string {
  const minutes = Math.abs(Math.trunc(offsetMs / 60_000))
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

type Directive = (date: CalendarDate, instant: Instant) => string | number

/** Directives by letter: a function, or the pattern that it abbreviates. */
const DIRECTIVES: Readonly<Record<string, Directive | string>> = {
  '%': '%',
  A: weekday,
  a: (d) => short(weekday(d)),
  B: month,
  b: '%h',
  C: (d) => two(Math.floor(yearOfEra(d) / 100)),
  c: (d, { zone }) =>
    `${short(weekday(d))}, ${short(month(d))} ${d.day}, ${yearOfEra(d)} ${hour12(d)}:${two(d.minute)}:${two(d.second)} ${half(d)} ${zone.abbreviation}`,
  D: '%m/%d/%y',
  d: (d) => two(d.day),
  e: (d) => spaced(d.day),
  F: '%Y-%m-%d',
  G: (d) => String(isoWeek(d).year).padStart(4, '0'),
  g: (d) => two(isoWeek(d).year % 100),
  H: (d) => two(d.hour),
  h: (d) => short(month(d)),
  I: (d) => two(hour12(d)),
  i: hour12,
  j: (d) => String(dayOfYear(d)).padStart(3, '0'),
  k: (d) => spaced(d.hour),
  l: (d) => spaced(hour12(d)),
  M: (d) => two(d.minute),
  m: (d) => two(d.month),
  N: (d) => String(d.millisecond * 1_000_000).padStart(9, '0'),
  n: '\n',
  P: (d) => half(d).toLowerCase(),
  p: half,
  q: (d) => Math.floor((d.month - 1) / 3) + 1,
  R: '%H:%M',
  r: '%i:%M:%S %p',
  S: (d) => two(d.second),
  // NOTE truncated to 32 bits, like the original (language §16).
  s: (_date, { epochMs }) => Math.trunc(epochMs / 1_000) | 0,
  T: '%H:%M:%S',
  t: '\t',
  U: (d) => two(weekOfYear(d)),
  u: (d) => d.weekday || 7,
  V: (d) => two(isoWeek(d).week),
  v: '%e-%h-%Y',
  W: '%U',
  w: (d) => d.weekday,
  X: '%I:%M:%S %p',
  x: '%m/%d/%Y',
  Y: yearOfEra,
  y: (d) => two(yearOfEra(d) % 100),
  Z: (_date, { zone }) => zone.abbreviation,
  z: offset,
}

type Part = string | Directive

/** Parses a pattern. Unknown letters vanish; a lone `%` at the end stays. */
export function parsePattern(pattern: string): readonly Part[] {
  return pattern.split(/(%[\s\S])/).flatMap((part, index): Part | readonly Part[] => {
    const letter = part.charAt(1)
    if (index % 2 === 0) return part
    const known = Object.hasOwn(DIRECTIVES, letter) ? DIRECTIVES[letter] : ''
    return typeof known === 'string' ? parsePattern(known) : (known ?? '')
  })
}

export function strftime(pattern: readonly Part[], epochMs: number, zone: ZoneTime): string {
  const date = calendarDate(epochMs + zone.offsetMs)
  const instant = { epochMs, zone }
  let text = ''
  for (const part of pattern) text += typeof part === 'string' ? part : part(date, instant)
  return text
}
