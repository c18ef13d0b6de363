import { objectOf } from '../values/property.ts'
import { isThere } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const location: Predicate = {
  name: 'location?',
  summary: 'The item has a place on the map.',
  section: 'items',
  usage: '',
  examples: [
    { node: { location: { mapLat: 1, mapLng: 2 } }, holds: true },
    { node: { location: {} }, holds: false },
  ],
  test(_args, { node }) {
    const place = objectOf(objectOf(node).location)
    return isThere(place.mapLat) && isThere(place.mapLng)
  },
}
