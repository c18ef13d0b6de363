import { asNumber } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const MINUTE = 60_000
const UNITS = [
  ['year', 365 * 24 * 60 * MINUTE, 'a'],
  ['month', 30 * 24 * 60 * MINUTE, 'a'],
  ['week', 7 * 24 * 60 * MINUTE, 'a'],
  ['day', 24 * 60 * MINUTE, 'a'],
  ['hour', 60 * MINUTE, 'an'],
  ['minute', MINUTE, 'a'],
] as const

/** The earliest time of calendars, in milliseconds: noon of 1 January 4713 BC. */
const EARLIEST = -210_866_803_200_000

export const timesince: Formatter = {
  name: 'timesince',
  summary: 'How long ago something was, roughly and in English whatever the locale.',
  section: 'languages',
  usage: '',
  examples: [
    {
      input: 0,
      now: 7_300_000,
      output: '<span class="timesince" data-date="0">about 2 hours ago</span>',
    },
    {
      input: 0,
      now: 30_000,
      output: '<span class="timesince" data-date="0">less than a minute ago</span>',
    },
  ],
  format(value, _args, { now, locale }) {
    const time = asNumber(value)
    if (locale === undefined || !Number.isFinite(time)) return 'Invalid date.'
    return `<span class="timesince" data-date="${time}">${ageText(now - Math.max(time, EARLIEST))}</span>`
  },
}

function ageText(ms: number): string {
  for (const [unit, length, article] of UNITS) {
    const count = Math.trunc(ms / length)
    if (count > 0) return `about ${count === 1 ? `${article} ${unit}` : `${count} ${unit}s`} ago`
  }
  return 'less than a minute ago'
}
