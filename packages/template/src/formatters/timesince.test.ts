import { describe } from 'vitest'
import { holdsFact, renders } from '../test-template.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const spanOf = (date: string, text: string) =>
  `<span class="timesince" data-date="${date}">${text}</span>`

/** Asserts the output for a time of some age. */
const says = (age: number, text: string) =>
  renders('{t|timesince}', { t: 1_600_000_000_000 }, spanOf('1600000000000', text), {
    now: 1_600_000_000_000 + age,
  })

const NOW = 1_600_000_000_000
const ago = (age: number, text: string) =>
  ['{t|timesince}', { t: NOW - age }, spanOf(String(NOW - age), text), { now: NOW }] as const

holdsFact(
  'fact 9.texts.02: times are some units ago, of the largest that fits',
  ago(800 * DAY, 'about 2 years ago'),
  ago(70 * DAY, 'about 2 months ago'),
  ago(15 * DAY, 'about 2 weeks ago'),
  ago(2 * DAY, 'about 2 days ago'),
  ago(2 * HOUR, 'about 2 hours ago'),
  ago(2 * MINUTE, 'about 2 minutes ago'),
)

holdsFact(
  'fact 9.texts.03: or less than a minute ago',
  ago(MINUTE - 1, 'less than a minute ago'),
  ago(0, 'less than a minute ago'),
)

holdsFact('fact 8.formatting.04: what is no time is said to be none', [
  '{t|timesince}',
  { t: 'soon' },
  'Invalid date.',
])

describe('the largest unit that fits', () => {
  says(0, 'less than a minute ago')
  says(MINUTE - 1, 'less than a minute ago')
  says(MINUTE, 'about a minute ago')
  says(2 * MINUTE - 1, 'about a minute ago')
  says(59 * MINUTE, 'about 59 minutes ago')
  says(HOUR, 'about an hour ago')
  says(23 * HOUR, 'about 23 hours ago')
  says(DAY, 'about a day ago')
  says(6 * DAY, 'about 6 days ago')
  says(7 * DAY, 'about a week ago')
  says(29 * DAY, 'about 4 weeks ago')
  says(30 * DAY, 'about a month ago')
  says(364 * DAY, 'about 12 months ago')
  says(365 * DAY, 'about a year ago')
  says(5000 * DAY, 'about 13 years ago')
})

describe('the future has not begun', () => {
  says(-1, 'less than a minute ago')
  says(-400 * DAY, 'less than a minute ago')
})

describe('always in English', () => {
  renders('{t|timesince}', { t: 0 }, spanOf('0', 'about an hour ago'), { now: HOUR, locale: 'de' })
})

describe('the date is the number that was read', () => {
  const dated = (t: unknown, output: string) =>
    renders('{t|timesince}', { t }, output, { now: HOUR })
  dated('0', spanOf('0', 'about an hour ago'))
  dated('12abc', spanOf('12', 'about 59 minutes ago'))
  dated('1.5', spanOf('1.5', 'about 59 minutes ago'))
  dated(' 5', spanOf('5', 'about 59 minutes ago'))
  dated(null, spanOf('0', 'about an hour ago'))
  dated(true, spanOf('1', 'about 59 minutes ago'))
  dated([5], spanOf('0', 'about an hour ago'))
  dated({ t: 5 }, spanOf('0', 'about an hour ago'))
  dated(1e300, spanOf('1e+300', 'less than a minute ago'))
  renders('{nothing|timesince}', {}, spanOf('0', 'about an hour ago'), { now: HOUR })
})

describe('nothing is older than the calendar', () => {
  renders('{t|timesince}', { t: -8.64e15 }, spanOf('-8640000000000000', 'about 6686 years ago'), {
    now: 0,
  })
  renders('{t|timesince}', { t: -1e300 }, spanOf('-1e+300', 'about 6686 years ago'), { now: 0 })
})

describe('what is no time', () => {
  for (const t of ['', 'x', 'NaN', 'Infinity.']) renders('{t|timesince}', { t }, 'Invalid date.')
})
