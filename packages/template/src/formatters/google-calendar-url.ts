import { parsePattern, strftime } from '../dates/strftime.ts'
import { escapeLegacy } from '../values/escape.ts'
import { at, child, objectOf } from '../values/property.ts'
import { asNumber, asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const ADDRESS = ['addressLine1', 'addressLine2', 'addressCountry']

export const googleCalendarUrl: Formatter = {
  name: 'google-calendar-url',
  summary: 'A link that adds an event to a calendar.',
  section: 'social',
  usage: '',
  examples: [
    {
      input: {
        title: 'Tea & cake',
        startDate: 0,
        endDate: 3_600_000,
        location: { addressLine1: '1 High St' },
      },
      output:
        'http://www.google.com/calendar/event?action=TEMPLATE&text=Tea%20%26%20cake&dates=19700101T000000Z/19700101T010000Z&location=1%20High%20St',
    },
  ],
  format(value) {
    const text = escapeLegacy(asString(objectOf(value).title))
    const dates = `${stamp(child(value, 'startDate'))}/${stamp(child(value, 'endDate'))}`
    const lines = ADDRESS.map((key) => asString(at(value, 'location', key)).trim()).filter(Boolean)
    const location =
      lines.length > 0 ? `&location=${encodeURIComponent(lines.join(', ').toWellFormed())}` : ''
    return `http://www.google.com/calendar/event?action=TEMPLATE&text=${text}&dates=${dates}${location}`
  },
}

const UTC = { abbreviation: 'UTC', offsetMs: 0 }

const STAMP = parsePattern('%Y%m%dT%H%M%SZ')
const stamp = (time: unknown) => strftime(STAMP, asNumber(time), UTC)
