import { zonedTimestamp } from '@sitewright/core/content/zoned-time'
import { siteUrl } from '../absolute.ts'
import { pageDescription } from '../description.ts'
import { addressLines, objectOf, textOf } from '../item-fields.ts'
import { ownPicture } from '../shared-picture.ts'
import type { Describe } from './describe.ts'
import { publisher } from './site.ts'

/** An event that has a location: search engines refuse others. */
export const event: Describe = (data) => {
  const { view, site } = data
  if (view.kind !== 'item' || view.page.kind !== 'events') return undefined
  const { item } = view
  const location = objectOf(item.location)
  const { mapLat, mapLng } = location
  const lines = addressLines(location)
  const name = textOf(location.addressTitle)
  if (name === '' && lines.length === 0) return undefined
  const description = pageDescription(data)
  const image = ownPicture(data)?.url
  const hasPoint = typeof mapLat === 'number' && typeof mapLng === 'number'
  return {
    '@type': 'Event',
    name: item.title,
    url: siteUrl(item.fullUrl, site.origin),
    // By the clock at the place: search engines show the time as it is written.
    startDate: zonedTimestamp(Number(item.startDate), site.timeZone),
    endDate: zonedTimestamp(Number(item.endDate), site.timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: name || lines.join(', '),
      address: lines.join(', ') || name,
      ...(hasPoint && { geo: { '@type': 'GeoCoordinates', latitude: mapLat, longitude: mapLng } }),
    },
    organizer: publisher(data),
    ...(description !== '' && { description }),
    ...(image && { image }),
  }
}
