/** `?format=ical`: an event, or all events of a list, as a calendar file (RFC 5545). Pure. */

import { slugify } from '@sitewright/core/slug'
import { type PageData, pageOf } from '../data/page-data.ts'
import type { TemplateItem } from '../data/template-item.ts'
import { absoluteUrl } from '../head/absolute.ts'
import { addressLines, objectOf, textOf } from '../head/item-fields.ts'
import { plainText } from '../head/plain-text.ts'
import { escapeText, type Property, property, utcTime } from './ical-text.ts'
import type { PageFormat } from './page-format.ts'
import { UNLISTED } from './unlisted.ts'

const DESCRIPTION_LENGTH = 1_000

export const ical: PageFormat = {
  contentType: 'text/calendar; charset=utf-8',
  appliesTo: ({ kind, page }) => page.kind === 'events' && (kind === 'list' || kind === 'item'),
  extent: 'calendar',
  body: (data) => calendar(data),
  headers: (data) => ({
    ...UNLISTED,
    'content-disposition': `attachment; filename="${fileName(data)}.ics"`,
  }),
}

function calendar(data: PageData): string {
  const lines: Property[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Sitewright//Events//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', escapeText(pageOf(data.view)?.title ?? '')],
    ...eventsOf(data).flatMap((event) => eventLines(event, data.site)),
    ['END', 'VCALENDAR'],
  ]
  return lines.map(property).join('')
}

function eventsOf({ view }: PageData): readonly TemplateItem[] {
  if (view.kind === 'item') return [view.item]
  return view.kind === 'list' ? [...view.past.toReversed(), ...view.items] : []
}

function eventLines(event: TemplateItem, { id, origin }: PageData['site']): Property[] {
  const [start, end] = [Number(event.startDate), Number(event.endDate)]
  const text = plainText(textOf(event.excerpt) || textOf(event.body), DESCRIPTION_LENGTH)
  const location = objectOf(event.location)
  const { mapLat, mapLng } = location
  const place = [textOf(location.addressTitle), ...addressLines(location)].filter(Boolean)
  const hasPoint = typeof mapLat === 'number' && typeof mapLng === 'number'
  return [
    ['BEGIN', 'VEVENT'],
    // The id stays when title, time or address change, so that calendars recognise the event.
    ['UID', `${event.id}@${id}`],
    ['DTSTAMP', utcTime(Number(event.updatedOn))],
    ['LAST-MODIFIED', utcTime(Number(event.updatedOn))],
    ['DTSTART', utcTime(start)],
    // An end must lie after the start; an event without one has no duration.
    ...(end > start ? [['DTEND', utcTime(end)] as const] : []),
    ['SUMMARY', escapeText(event.title)],
    ...(text === '' ? [] : [['DESCRIPTION', escapeText(text)] as const]),
    ...(place.length === 0 ? [] : [['LOCATION', escapeText(place.join(', '))] as const]),
    ...(hasPoint ? [['GEO', `${mapLat.toFixed(6)};${mapLng.toFixed(6)}`] as const] : []),
    ['URL', absoluteUrl(event.fullUrl, origin) ?? origin],
    ['END', 'VEVENT'],
  ]
}

/** A file name without characters that a header or a file system would interpret. */
function fileName({ view }: PageData): string {
  const name = view.kind === 'item' ? view.item.urlId : (pageOf(view)?.urlId ?? '')
  return slugify(name) || 'events'
}
