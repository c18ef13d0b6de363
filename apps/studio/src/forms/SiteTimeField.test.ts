import { expect, it } from 'vitest'
import { isShownTwice, zoneName } from './SiteTimeField.tsx'

const utc = (text: string) => Date.parse(`${text}Z`)

it.each([
  ['2026-01-15T12:00', 'Europe/Berlin', 'Europe/Berlin (GMT+1)'],
  ['2026-07-15T12:00', 'Europe/Berlin', 'Europe/Berlin (GMT+2)'],
  ['2026-07-15T12:00', 'America/New_York', 'America/New York (GMT-4)'],
])('at %s calls %s %s', (at, zone, name) => {
  expect(zoneName(utc(at), zone, 'en')).toBe(name)
})

it('knows the hour that clocks show twice', () => {
  expect(isShownTwice(utc('2026-10-25T00:30'), 'Europe/Berlin')).toBe(true)
  expect(isShownTwice(utc('2026-10-25T01:30'), 'Europe/Berlin')).toBe(false)
  expect(isShownTwice(utc('2026-10-24T00:30'), 'Europe/Berlin')).toBe(false)
})
