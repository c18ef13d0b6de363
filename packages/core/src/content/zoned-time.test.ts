import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, isTimeZone, localTimeOf, momentText, offsetOf } from './zoned-time.ts'

const utc = (text: string) => Date.parse(`${text}Z`)

describe('the moment a clock shows a time', () => {
  it.each([
    ['2026-01-15T09:00', 'America/New_York', '2026-01-15T14:00'],
    ['2026-07-15T09:00', 'America/New_York', '2026-07-15T13:00'],
    ['2026-07-15T09:00', 'Asia/Kathmandu', '2026-07-15T03:15'],
    // Put forward from 2:00 to 3:00: what is skipped is the moment of the change.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:00'],
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00'],
    // Put back from 3:00 to 2:00: the first of the two.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30'],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00'],
    // Half an hour, and a whole day that never was.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:30'],
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T10:00'],
  ])('%s in %s is %s', (local, zone, expected) => {
    expect(instantOf(local, zone)).toBe(utc(expected))
  })

  it.each(['2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01T24:00', 'soon', '2026-01-01'])(
    '%s is none',
    (local) => {
      expect(instantOf(local, 'UTC')).toBeUndefined()
    },
  )

  it('comes back to the same clock', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Australia/Lord_Howe', 'UTC']
    fc.assert(
      fc.property(
        fc.integer({ min: utc('1990-01-01T00:00'), max: utc('2037-12-31T00:00') }),
        fc.constantFrom(...zones),
        (time, zone) => {
          const minute = Math.floor(time / 60_000) * 60_000
          const again = instantOf(localTimeOf(minute, zone), zone)
          expect(localTimeOf(again ?? 0, zone)).toBe(localTimeOf(minute, zone))
        },
      ),
    )
  })
})

it('knows which names are zones', () => {
  expect(['Europe/Lisbon', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('a moment to be read', () => {
  it.each([
    ['2026-11-23T06:13', 'Europe/Berlin', 'Nov 23, 2026, 7:13 AM GMT+1'],
    ['2026-11-23T06:13', 'America/New_York', 'Nov 23, 2026, 1:13 AM EST'],
    // The hour that clocks show twice.
    ['2026-11-01T05:30', 'America/New_York', 'Nov 1, 2026, 1:30 AM EDT'],
    ['2026-11-01T06:30', 'America/New_York', 'Nov 1, 2026, 1:30 AM EST'],
  ])('%s in %s is %s', (moment, timeZone, expected) => {
    expect(momentText(utc(moment), { timeZone })).toBe(expected)
  })

  it('is in the reader’s language', () => {
    const text = momentText(utc('2026-11-23T06:13'), { timeZone: 'Europe/Berlin', locale: 'de' })
    expect(text).toBe('23. Nov. 2026, 07:13 MEZ')
  })
})

describe('the offset of a zone', () => {
  // In St. John's clocks were put back a minute after midnight until 2011; Lord Howe's change by half an hour.
  it.each([
    ['America/St_Johns', '2010-11-07T02:30:59Z', -2.5],
    ['America/St_Johns', '2010-11-07T02:31:00Z', -3.5],
    ['Australia/Lord_Howe', '2026-04-04T14:59:59Z', 11],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 10.5],
    ['Africa/Monrovia', '1972-01-07T00:44:29Z', -44.5 / 60],
    ['Africa/Monrovia', '1972-01-07T00:44:30Z', 0],
  ])('of %s at %s is %d hours, however often it is asked for', (zone, moment, hours) => {
    for (let times = 0; times < 2; times += 1) {
      expect(offsetOf(Date.parse(moment), zone) / 3_600_000).toBeCloseTo(hours, 9)
    }
  })
})
