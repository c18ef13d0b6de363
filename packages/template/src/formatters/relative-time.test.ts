import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.UTC(2024, 2, 13, 12)

/** Asserts the output for a time at a distance from the present. */
const says = (distance: number, output: string, options = '', locale = 'en') =>
  renders(`{t|relative-time${options && ` ${options}`}}`, { t: NOW + distance }, output, {
    now: NOW,
    locale,
  })

describe('from now in the largest unit', () => {
  says(0, 'now')
  says(5 * SECOND, 'in 5 seconds')
  says(-5 * SECOND, '5 seconds ago')
  says(MINUTE, 'in 1 minute')
  says(-90 * MINUTE, '2 hours ago')
  says(2 * HOUR, 'in 2 hours')
  says(DAY, 'tomorrow')
  says(-DAY, 'yesterday')
  says(8 * DAY, 'in 8 days')
  says(-45 * DAY, '2 months ago')
  says(400 * DAY, 'next year')
  says(-20_000 * DAY, '55 years ago')
})

describe('two values: from the first to the second', () => {
  renders('{a, b|relative-time}', { a: 0, b: 2 * HOUR }, 'in 2 hours', { now: NOW })
  renders('{b,a|relative-time}', { a: 0, b: 2 * HOUR }, '2 hours ago', { now: NOW })
  renders('{a,b,c|relative-time}', { a: 0, b: DAY, c: 5 }, 'tomorrow', { now: NOW })
  renders('{.var @x a, b|relative-time}{@x}', { a: 0, b: 3 * DAY }, 'in 3 days', { now: NOW })
  renders('{a,nothing|relative-time}', { a: HOUR }, '1 hour ago', { now: NOW })
})

describe('as the language has it', () => {
  says(2 * HOUR, 'in 2 Stunden', '', 'de')
  says(-DAY, 'gestern', '', 'de')
  says(-3 * DAY, 'قبل ٣ أيام', '', 'ar')
  says(3 * DAY, 'za 3 dni', '', 'pl')
  says(5 * DAY, 'za 5 dni', '', 'pl')
  says(-2 * DAY, 'avant-hier', '', 'fr')
  says(-20_000 * DAY, '۵۵ سال پیش', '', 'fa')
  says(2 * DAY, '明後日', '', 'ja')
  says(2 * HOUR, '2 小時後', '', 'zh-Hant-TW')
  says(2 * HOUR, 'ในอีก 2 ชั่วโมง', '', 'th')
})

describe('width', () => {
  says(3 * HOUR, 'in 3 hours', 'width:wide')
  says(3 * HOUR, 'in 3 hr.', 'width:short')
  says(3 * HOUR, 'in 3h', 'width:narrow')
  says(3 * HOUR, 'in 3 hr.', 'width:short width:x')
  says(3 * HOUR, 'in 3 hours', 'width:x')
  says(3 * HOUR, 'in 3 hours', 'short')
})

describe('field', () => {
  says(36 * HOUR, 'in 36 hours', 'field:hour')
  says(36 * HOUR, 'in 2 days', 'field:day')
  says(36 * HOUR, 'in 1.5 days', 'field:day maxfrac:1')
  says(36 * HOUR, 'in 2,160 minutes', 'field:minute')
  says(36 * HOUR, 'in 129600 seconds', 'field:second no-group')
  says(36 * HOUR, 'in 129,600 seconds', 'field:millis')
  says(20 * DAY, 'in 3 weeks', 'field:week')
  says(20 * DAY, 'in 0.66 months', 'field:month maxfrac:2')
  says(400 * DAY, 'next year', 'field:year')
  says(36 * HOUR, 'in 2 days', 'field:quarter')
  says(36 * HOUR, 'in 36 hours', 'field:hour field:x')
})

describe('switches, on only if told so', () => {
  says(0, 'in 0 seconds', 'numericOnly:true')
  says(0, 'now', 'numericOnly')
  says(DAY, 'in 1 day', 'numericOnly:true')
  says(DAY, 'tomorrow', 'numericOnly:false')
  says(0, 'now', 'alwaysNow:true')
  says(DAY, 'tomorrow', 'alwaysNow:true')
  says(14 * DAY, 'in 2 weeks', 'allowWeeks:true')
  says(14 * DAY, 'in 14 days', 'allowWeeks')
  says(7 * DAY, 'next Wednesday', 'allowWeeks:true dayOfWeek:true')
  says(-7 * DAY, 'last Wednesday', 'allowWeeks:true dayOfWeek:true')
  says(14 * DAY, 'in 14 days', 'allowWeeks:true allowWeeks:x')
})

describe('context', () => {
  says(0, 'Now', 'context:begin-sentence')
  says(0, 'now', 'context:middle-of-text')
  says(DAY, 'Morgen', 'context:begin-sentence', 'de')
  says(DAY, 'Zítra', 'context:standalone', 'cs')
  says(DAY, 'zítra', 'context:x', 'cs')
})

describe('numbers as other numbers', () => {
  says(20_000 * DAY, 'in 20,000 days', 'field:day')
  says(20_000 * DAY, 'in 20000 days', 'field:day no-group')
  says(90 * MINUTE, 'in 2 hours', 'field:hour maxfrac:0 round:up')
  says(90 * MINUTE, 'in 1 hour', 'field:hour maxfrac:0 round:down')
  says(90 * MINUTE, 'in 1.50 hours', 'field:hour minfrac:2')
  says(90 * MINUTE, 'in 2 hours', 'minint:3')
})

describe('what is no time: nothing', () => {
  for (const t of ['', 'x', 'NaN', 'Infinity.']) renders('{t|relative-time}', { t }, '')
  renders('{a,b|relative-time}', { a: 0, b: 'x' }, '')
  renders('{a,b|relative-time}', { a: 'x', b: 0 }, '')
})

describe('what is read as 0', () => {
  for (const t of [null, true, [], {}]) renders('{t|relative-time}', { t }, 'now', { now: 500 })
})

describe('times beyond the calendar end with it', () => {
  renders('{t|relative-time}', { t: 8.64e15 + 1 }, 'in 6,683 years', { now: 0 })
  renders('{t|relative-time}', { t: 1e300 }, 'in 6,683 years', { now: 0 })
  renders('{t|relative-time}', { t: -1e300 }, '6,682 years ago', { now: 0 })
})
