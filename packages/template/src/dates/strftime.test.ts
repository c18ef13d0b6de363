import { describe, expect, it } from 'vitest'
import { calendarDate } from './calendar.ts'
import { parsePattern, strftime } from './strftime.ts'

const UTC = { abbreviation: 'UTC', offsetMs: 0 }
const utc = (...parts: [number, number, number, number?, number?, number?]) => Date.UTC(...parts)

describe('patterns', () => {
  it.each([
    ['%F %T', utc(2024, 1, 29, 23, 59, 58), '2024-02-29 23:59:58'],
    ['%G-W%V-%u', utc(2021, 0, 3), '2020-W53-7'],
    ['%G-W%V-%u', utc(2018, 11, 31), '2019-W01-1'],
    ['%U %W %j', utc(2021, 0, 3), '02 02 003'],
    ['%l|%k|%e|%I|%i', utc(2021, 0, 3, 0), '12| 0| 3|12|12'],
    ['%p %P', utc(2021, 0, 3, 12), 'PM pm'],
    ['%%Y %f%', utc(2021, 0, 3), '%Y %'],
    ['%C %y', utc(1999, 0, 1), '19 99'],
    ['%s', utc(2100, 0, 1), '-192522496'],
    ['%F', utc(1582, 9, 15), '1582-10-15'],
    ['%F %a', utc(1582, 9, 14), '1582-10-04 Thu'],
  ])('writes %j', (pattern, time, expected) => {
    expect(strftime(parsePattern(pattern), time, UTC)).toBe(expected)
  })
})

describe('every day of a century', () => {
  it('agrees with the calendar of the machine', () => {
    for (let time = utc(1970, 0, 1); time < utc(2070, 0, 1); time += 86_400_000) {
      const date = new Date(time)
      expect(calendarDate(time)).toMatchObject({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        weekday: date.getUTCDay(),
      })
    }
  })
})
