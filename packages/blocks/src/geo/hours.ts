/** Opening hours: days by name, and the times in what owners type. Pure. */

import type { JsonObject } from '@sitewright/core/json'

export const DAYS = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const
export type Day = keyof typeof DAYS

const ORDER = Object.keys(DAYS) as Day[]

export interface Hours {
  readonly from: Day
  /** The last day with the same hours; `same` for that one day. */
  readonly until: Day | 'same'
  /** As typed: `9–12:30, 14–18` or `9 am – 5 pm`; empty for closed. */
  readonly times: string
}

/** The name of the days in a language: `Monday – Friday`. */
export function daysLabel({ from, until }: Hours, language: string): string {
  const last = until === 'same' || until === from ? undefined : until
  return [from, ...(last ? [last] : [])].map((day) => dayName(day, language)).join(' – ')
}

/** A Monday; the days after it give the names of all. */
const A_MONDAY = Date.UTC(2024, 0, 1)
const MS_PER_DAY = 86_400_000

/** Memoized names of the days by language: a format takes longer to make than all else of the block. */
const names = new Map<string, readonly string[]>()
const MAX_LANGUAGES = 200

function dayName(day: Day, language: string): string {
  const known = names.get(language)
  if (known) return known[ORDER.indexOf(day)] ?? ''
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const all = ORDER.map((_, index) => format.format(A_MONDAY + index * MS_PER_DAY))
  if (names.size >= MAX_LANGUAGES) names.clear()
  names.set(language, all)
  return all[ORDER.indexOf(day)] ?? ''
}

/** The days as search engines know them, with the opening and closing times that could be read. */
export function openingHours(hours: Hours): JsonObject[] {
  const dayOfWeek = daysBetween(hours).map((day) => `https://schema.org/${DAYS[day]}`)
  return readTimes(hours.times).map(([opens, closes]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  }))
}

/** Days from the first to the last, over the end of the week where that is how they are named. */
function daysBetween({ from, until }: Hours): readonly Day[] {
  if (until === 'same') return [from]
  const start = ORDER.indexOf(from)
  const count = ((ORDER.indexOf(until) - start + ORDER.length) % ORDER.length) + 1
  return Array.from({ length: count }, (_, n) => ORDER[(start + n) % ORDER.length] ?? from)
}

const TIME = '(\\d{1,2})(?:[:.h](\\d{2}))?\\s*([ap])?\\.?m?\\.?'
const RANGE = new RegExp(`${TIME}\\s*(?:[-–—]|to|bis|à)\\s*${TIME}`, 'gi')

/** Pairs of times in what was typed, by the clock of 24 hours. */
export function readTimes(text: string): [opens: string, closes: string][] {
  return [...text.matchAll(RANGE)].flatMap(
    ([, h1, m1, half1, h2, m2, half2]): [string, string][] => {
      const opens = clock(h1, m1, half1)
      const closes = clock(h2, m2, half2)
      return opens && closes ? [[opens, closes]] : []
    },
  )
}

function clock(hour = '', minute = '00', half = ''): string | undefined {
  const typed = Number(hour)
  const letter = half.toLowerCase()
  if (letter !== '' && (typed < 1 || typed > 12)) return undefined
  const hours = letter === '' ? typed : (typed % 12) + (letter === 'p' ? 12 : 0)
  if (hours > 24 || Number(minute) > 59) return undefined
  // The end of a day is written as its last minute, as midnight would be its beginning.
  return hours === 24 ? '23:59' : `${String(hours).padStart(2, '0')}:${minute}`
}
