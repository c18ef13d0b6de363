// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest'
import { EventCalendar } from './event-calendar.ts'

const NOVEMBER_1 = Date.UTC(2026, 10, 1)
const day = (items: readonly object[]) => ({
  date: '2026-11-01',
  start: NOVEMBER_1,
  number: 1,
  isToday: true,
  isOutside: false,
  items,
})
const FIRING = {
  title: 'Firing',
  fullUrl: '/events/firing',
  startDate: NOVEMBER_1 + 18 * 3_600_000,
  isContinued: false,
}

afterEach(() => vi.unstubAllGlobals())

/** A calendar as a script puts it on the page, for a month of one day, as the site answers it. */
async function shown(items: readonly object[]): Promise<Element> {
  document.body.innerHTML = '<div id="month"></div>'
  const answer = {
    website: { language: 'en-US', timeZone: 'UTC' },
    calendar: {
      start: NOVEMBER_1,
      weekdays: [{ start: NOVEMBER_1 }],
      weeks: [{ days: [day(items)] }],
    },
  }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)))
  await new EventCalendar({ container: '#month' }).render().shown
  const month = document.querySelector('#month')
  if (!month) throw new Error('The month is gone')
  return month
}

it('names each day, as phones show it, and what happens on it', async () => {
  const month = await shown([FIRING])
  expect(month.querySelector('.eventcalendar-month')?.textContent).toBe('November 2026')
  const seen = month.querySelector('.has-events')
  expect(seen?.querySelector('.eventcalendar-date')?.textContent).toBe('Sunday, November 1')
  expect(seen?.querySelector('a')?.textContent).toMatch(/^6:00\sPM Firing$/)
  expect(month.querySelector('.eventcalendar-none')).toBeNull()
})

it('says so when nothing is planned in a month', async () => {
  const month = await shown([])
  expect(month.querySelector('.eventcalendar-none')?.textContent).toBe(
    'Nothing is planned in this month.',
  )
})
