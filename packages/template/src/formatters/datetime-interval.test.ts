import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.UTC(2020, 1, 24, 19, 4)

/** Asserts the output for an interval of some length in New York, by default in English. */
const writes = (length: number, options: string, output: string, locale = 'en') =>
  renders(
    `{a, b|datetime-interval${options && ` ${options}`}}`,
    { a: START, b: START + length },
    output,
    { locale },
  )

describe('without options: what differs most decides', () => {
  writes(0, '', '2:04\u202fPM')
  writes(10 * 60_000, '', '2:04\u2009–\u20092:14\u202fPM')
  writes(3 * HOUR, '', '2:04\u2009–\u20095:04\u202fPM')
  writes(DAY, '', 'Feb 24\u2009–\u200925, 2020')
  writes(3 * DAY, '', 'Feb 24\u2009–\u200927, 2020')
  writes(40 * DAY, '', 'Feb 24\u2009–\u2009Apr 4, 2020')
  writes(400 * DAY, '', 'Feb 24, 2020\u2009–\u2009Mar 30, 2021')
  writes(-3 * DAY, '', 'Feb 24\u2009–\u200921, 2020')
})

describe('as the language has it', () => {
  writes(3 * DAY, 'yMMMd', '24.–27. Feb. 2020', 'de')
  writes(3 * DAY, 'yMMMd', '24–27 févr. 2020', 'fr')
  writes(3 * DAY, 'yMMMd', '2020年2月24日～27日', 'ja')
  writes(3 * DAY, 'yMMMd', '٢٤–٢٧ فبراير ٢٠٢٠', 'ar-EG')
  writes(3 * DAY, 'yMMMd', '2020年2月24日至27日', 'zh-Hant-TW')
  writes(3 * DAY, 'yMMMd', '24–27 ก.พ. 2020', 'th')
  writes(3 * HOUR, 'hm', '2:04\u2009–\u20095:04\u202fp.m.', 'es-419')
  writes(40 * DAY, 'yMMMMd', '24 февраля – 4 апреля 2020\u202fг.', 'ru')
})

describe('parts', () => {
  writes(3 * DAY, 'yMMMd', 'Feb 24\u2009–\u200927, 2020')
  writes(40 * DAY, 'yMMMd', 'Feb 24\u2009–\u2009Apr 4, 2020')
  writes(400 * DAY, 'yMMMd', 'Feb 24, 2020\u2009–\u2009Mar 30, 2021')
  writes(3 * HOUR, 'hm', '2:04\u2009–\u20095:04\u202fPM')
  writes(3 * HOUR, 'Hm', '14:04\u2009–\u200917:04')
  writes(10 * HOUR, 'hm', 'Feb 24, 2020, 2:04\u202fPM\u2009–\u2009Feb 25, 2020, 12:04\u202fAM')
  writes(3 * DAY, 'hm', 'Feb 24, 2020, 2:04\u202fPM\u2009–\u2009Feb 27, 2020, 2:04\u202fPM')
  writes(3 * HOUR, 'yMMMd', 'Feb 24, 2020')
  writes(3 * DAY, 'yMMMEd', 'Mon, Feb 24\u2009–\u2009Thu, Feb 27, 2020')
  writes(3 * DAY, 'y', '2020\u2009–\u20092020')
  writes(40 * DAY, 'MMMM', 'February\u2009–\u2009April')
  writes(3 * HOUR, 'hmv', '2:04\u2009–\u20095:04\u202fPM ET')
})

describe('skeleton: the last word counts', () => {
  writes(3 * DAY, 'skeleton:yMMMd', 'Feb 24\u2009–\u200927, 2020')
  writes(3 * DAY, 'skeleton:yMMMd yMd', '2/24/2020\u2009–\u20092/27/2020')
  writes(3 * DAY, 'yMd skeleton:yMMMd', 'Feb 24\u2009–\u200927, 2020')
  writes(3 * DAY, 'yMMMd yMd', '2/24/2020\u2009–\u20092/27/2020')
  writes(3 * DAY, 'skeleton:yMMMd skeleton:', 'Feb 24\u2009–\u200927, 2020')
})

describe('date and time: for longer and for shorter intervals', () => {
  writes(3 * DAY, 'date:yMMMMd', 'February 24\u2009–\u200927, 2020')
  writes(3 * HOUR, 'date:yMMMMd', '2:04\u2009–\u20095:04\u202fPM')
  writes(3 * HOUR, 'time:Hm', '14:04\u2009–\u200917:04')
  writes(3 * DAY, 'time:Hm', 'Feb 24, 2020, 14:04\u2009–\u2009Feb 27, 2020, 14:04')
  writes(3 * DAY, 'date:yMMMd time:hm', 'Feb 24\u2009–\u200927, 2020')
  writes(3 * HOUR, 'date:yMMMd time:hm', '2:04\u2009–\u20095:04\u202fPM')
  writes(3 * DAY, 'date:yMd date:yMMMd', 'Feb 24\u2009–\u200927, 2020')
})

describe('names alone mean nothing', () => {
  writes(3 * DAY, 'date time skeleton context', 'Feb 24\u2009–\u200927, 2020')
  writes(3 * DAY, 'date: time: skeleton: context:', 'Feb 24\u2009–\u200927, 2020')
  writes(3 * DAY, 'unknown:x __proto__:1', 'Feb 24\u2009–\u200927, 2020')
})

describe('context', () => {
  writes(40 * DAY, 'MMMM context:begin-sentence', 'Février–avril', 'fr')
  writes(40 * DAY, 'MMMM context:middle-of-text', 'février–avril', 'fr')
  writes(40 * DAY, 'MMMM context:x', 'février–avril', 'fr')
})

describe("the site's zone decides which days they are", () => {
  const lateAtNight = { a: Date.UTC(2020, 1, 25, 3), b: Date.UTC(2020, 1, 25, 6) }
  const inZone = (website: unknown, output: string) =>
    renders('{a,b|datetime-interval}', { ...lateAtNight, website }, output)
  inZone({ timeZone: 'UTC' }, '3:00\u2009–\u20096:00\u202fAM')
  inZone({ timeZone: 'Asia/Tokyo' }, '12:00\u2009–\u20093:00\u202fPM')
  inZone({ timeZone: 'Nowhere' }, '3:00\u2009–\u20096:00\u202fAM')
  inZone({}, 'Feb 24\u2009–\u200925, 2020')
})

describe('two values are needed, and both must be times', () => {
  renders('{a|datetime-interval}', { a: START }, '')
  renders('{a|datetime-interval yMMMd}', { a: START }, '')
  for (const other of ['', 'x', 'NaN', 'Infinity.']) {
    renders('{a,b|datetime-interval}', { a: START, b: other }, '')
    renders('{a,b|datetime-interval}', { a: other, b: START }, '')
  }
  renders(
    '{a,b,c|datetime-interval yMMMd}',
    { a: START, b: START + DAY, c: 'x' },
    'Feb 24\u2009–\u200925, 2020',
  )
  renders(
    '{a,nothing|datetime-interval yMMMd}',
    { a: START },
    'Feb 24, 2020\u2009–\u2009Dec 31, 1969',
  )
  renders(
    '{a,b|datetime-interval yMMMd}',
    { a: `${START}`, b: `${START + DAY}` },
    'Feb 24\u2009–\u200925, 2020',
  )
  renders('{a,b|datetime-interval yMMMd}', { a: null, b: [] }, 'Dec 31, 1969')
})

describe('times beyond the calendar end with it', () => {
  renders(
    '{a,b|datetime-interval yMMMd}',
    { a: 0, b: 8.64e15 + 1 },
    'Dec 31, 1969\u2009–\u2009Dec 31, 8652',
  )
  renders(
    '{a,b|datetime-interval yMMMd}',
    { a: -1e300, b: 1e300 },
    'Jan 1, 4713\u2009–\u2009Dec 31, 8652',
  )
})

describe('in other places', () => {
  const all = [
    { a: START, b: START + DAY },
    { a: START, b: START + 2 * DAY },
  ]
  renders(
    '{.repeated section all}{a,b|datetime-interval MMMd};{.end}',
    { all },
    'Feb 24\u2009–\u200925;Feb 24\u2009–\u200926;',
  )
  renders('{.var @x a,b|datetime-interval MMMd}{@x}', all[0], 'Feb 24\u2009–\u200925')
  renders('{.section s}{a, b|datetime-interval MMMd}{.end}', { s: all[0] }, 'Feb 24\u2009–\u200925')
})
