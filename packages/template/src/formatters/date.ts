import { siteZone } from '../dates/site-zone.ts'
import { parsePattern, strftime } from '../dates/strftime.ts'
import { zoneTime } from '../dates/time-zones.ts'
import { asNumber } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const date: Formatter = {
  name: 'date',
  summary: "Writes a time by a pattern of `%` letters, in English and in the site's time zone.",
  section: 'social',
  usage: 'pattern …',
  examples: [
    { input: 1_368_406_800_000, args: ['%A,', '%B', '%d'], output: 'Sunday, May 12' },
    {
      input: 0,
      args: ['%F', '%H:%M', '%Z'],
      context: { website: { timeZone: 'Asia/Tokyo' } },
      output: '1970-01-01 09:00 JST',
    },
    { input: 0, output: '' },
  ],
  prepare(args) {
    const pattern = parsePattern(args.join(' '))
    return (value, _args, scope) => {
      if (args.length === 0) return ''
      const epochMs = asNumber(value)
      return strftime(pattern, epochMs, zoneTime(siteZone(scope), epochMs))
    }
  },
}
