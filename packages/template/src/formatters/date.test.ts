import { describe } from 'vitest'
import { holdsFact, renders, reports } from '../test-template.ts'

const utc = (...parts: [year: number, month: number, ...number[]]) => {
  const [year, month, day = 1, ...clock] = parts
  return Date.UTC(year, month - 1, day, ...clock)
}

/** Asserts the output of a pattern for a time, by default in UTC. */
const writes = (pattern: string, time: unknown, output: string, timeZone: unknown = 'UTC') =>
  renders(`{t|date ${pattern}}`, { t: time, website: { timeZone } }, output)

const evening = utc(2013, 5, 12, 21, 4, 9) + 7

describe('days', () => {
  writes('%a %A', evening, 'Sun Sunday')
  writes('%b %h %B', evening, 'May May May')
  writes('%d %e', utc(2024, 3, 5), '05  5')
  writes('%D %F', evening, '05/12/13 2013-05-12')
  writes('%j', utc(2024, 12, 31), '366')
  writes('%m', utc(2024, 9), '09')
  writes('%q', utc(2024, 3, 31), '1')
  writes('%q', utc(2024, 12), '4')
  writes('%u %w', utc(2024, 1, 7), '7 0')
  writes('%u %w', utc(2024, 1, 8), '1 1')
  writes('%v', utc(2024, 3, 5), ' 5-Mar-2024')
  writes('%x', evening, '05/12/2013')
  writes('%y %Y %C', evening, '13 2013 20')
})

describe('clocks', () => {
  writes('%H %k', utc(2024, 1, 1, 7), '07  7')
  writes('%I %i %l', utc(2024, 1, 1, 7), '07 7  7')
  writes('%I %i %l', utc(2024, 1, 1, 0), '12 12 12')
  writes('%I %p %P', utc(2024, 1, 1, 12), '12 PM pm')
  writes('%I %p %P', utc(2024, 1, 1, 23), '11 PM pm')
  writes('%M %S', evening, '04 09')
  writes('%N', evening, '007000000')
  writes('%N', 0.5, '000500000')
  writes('%R %T', evening, '21:04 21:04:09')
  writes('%r', evening, '9:04:09 PM')
  writes('%X', evening, '09:04:09 PM')
  writes('%c', evening, 'Sun, May 12, 2013 9:04:09 PM UTC')
  writes('%s', 1_999, '1')
  writes('%s', -1_999, '-1')
  writes('%s', utc(2038, 1, 19, 3, 14, 8), '-2147483648')
})

describe('weeks', () => {
  writes('%G-W%V %g', utc(2021, 1, 3), '2020-W53 20')
  writes('%G-W%V %g', utc(2018, 12, 31), '2019-W01 19')
  writes('%U %W', utc(2021, 1, 2), '01 01')
  writes('%U %W', utc(2021, 1, 3), '02 02')
  writes('%U %W', utc(2022, 12, 31), '53 53')
  writes('%U %W', utc(2021, 12, 25), '52 52')
  writes('%U %W', utc(2021, 12, 26), '01 01')
})

describe('letters and signs', () => {
  writes('%n%t', 0, '\n\t')
  writes('100%%', 0, '100%')
  writes('%Y %', 0, '1970 %')
  writes('%E%f%J%K%L%O%Q%', 0, '%')
  writes('%-d %05Y %é', 0, 'd 5Y ')
  writes('le %d à %Hh', 0, 'le 01 à 00h')
  renders('{t|date %Y  %m}', { t: 0 }, '1969  12')
  renders('{t|date:%H:%M}', { t: 0 }, '19 00')
  renders('{t|date/%m/%d}', { t: 0 }, '12 31')
  renders('{t|date }', { t: 0 }, '')
  renders('{t|date}', { t: 0 }, '')
})

describe('zones', () => {
  writes('%H:%M %Z %z', 0, '05:30 IST +05:30', 'Asia/Kolkata')
  writes('%H:%M %Z %z', 0, '09:00 JST +09:00', 'Asia/Tokyo')
  writes('%H:%M %Z %z', 0, '23:15 MMT -00:44', 'Africa/Monrovia')
  writes('%H:%M %Z %z', 0, '18:00 CST -06:00', 'SystemV/CST6CDT')
  writes('%H:%M %Z %z', 0, '18:00 CST -06:00', 'Canada/East-Saskatchewan')
  writes('%H:%M %Z %z', 0, '19:00 EST -05:00', 'america/new_york')
})

describe('zones nobody knows are UTC', () => {
  for (const zone of [
    'Nowhere',
    '+05:00',
    '',
    ' UTC',
    'constructor',
    '__proto__',
    null,
    5,
    ['UTC'],
  ]) {
    writes('%H:%M %Z', 0, '00:00 UTC', zone)
  }
})

holdsFact(
  'fact 9.template.05: a site without a time zone is in New York',
  ['{t|date %H:%M %Z}', { t: 0, website: {} }, '19:00 EST'],
  ['{t|date %H:%M %Z}', { t: 0, website: { timeZone: 'Asia/Tokyo' } }, '09:00 JST'],
)

describe('sites without one are in New York', () => {
  renders('{t|date %H:%M %Z}', { t: 0 }, '19:00 EST')
  renders('{t|date %H:%M %Z}', { t: 0, website: {} }, '19:00 EST')
  renders('{t|date %H:%M %Z}', { t: 0, website: null }, '19:00 EST')
  renders('{t|date %H:%M %Z}', { t: 0, website: 'text' }, '19:00 EST')
})

describe('the clock jumps in summer time', () => {
  const newYork = 'America/New_York'
  writes('%T %Z', utc(2024, 3, 10, 7) - 1, '01:59:59 EST', newYork)
  writes('%T %Z', utc(2024, 3, 10, 7), '03:00:00 EDT', newYork)
  writes('%T %Z', utc(2024, 11, 3, 6) - 1, '01:59:59 EDT', newYork)
  writes('%T %Z', utc(2024, 11, 3, 6), '01:00:00 EST', newYork)
  writes('%R', utc(2024, 4, 6, 15), '01:30', 'Australia/Lord_Howe')
  writes('%F', utc(2011, 12, 30, 10), '2011-12-31', 'Pacific/Apia')
})

describe('the calendar is Julian until October 1582', () => {
  writes('%a %F', utc(1582, 10, 15), 'Fri 1582-10-15')
  writes('%a %F', utc(1582, 10, 15) - 1, 'Thu 1582-10-04')
  writes('%j', utc(1582, 12, 22), '356')
  writes('%F', utc(1500, 3, 10), '1500-02-29')
})

describe('years before the first', () => {
  writes('%Y %C %y %G %g', -62_170_675_200_000, '2 00 02 00-1 -1')
  writes('%Y %F %G', -62_167_219_200_000, '1 1-01-03 0000')
})

describe('values that are read as times', () => {
  writes('%F', '1368406800000', '2013-05-13')
  writes('%s', '1e3', '0')
  writes('%F', null, '1970-01-01')
  writes('%F', true, '1970-01-01')
  writes('%F', [evening], '1970-01-01')
  writes('%F', { time: evening }, '1970-01-01')
  renders('{nothing|date %d %b %Y}', {}, '31 Dec 1969')
})

describe('times beyond the calendar', () => {
  const refuses = (time: unknown, day: string) =>
    reports(
      '{t|date %Y}',
      `RuntimeError: Unexpected RangeError error when executing VARIABLE: Julian day ${day} is outside the supported range`,
      { data: { t: time, website: { timeZone: 'UTC' } } },
    )
  writes('%F', -210_866_803_200_000, '4713-01-01')
  refuses(-210_866_803_200_001, '-1')
  writes('%F', 210_895_142_399_999, '8652-12-31')
  refuses(210_895_142_400_000, '4881504')
  refuses(8.64e15, '102440588')
  refuses('soon', 'NaN')
  refuses('', 'NaN')
  refuses(Number.NaN, 'NaN')
  refuses(Infinity, 'Infinity')
})
