/** Places on a map, which Google looks up for owners who have a key. */

import type { Feature } from '../../platform/feature.ts'
import { getPlace } from './get-place.ts'
import { listPlaces } from './list-places.ts'

export const placesFeature: Feature = {
  name: 'places',
  routes: [getPlace, listPlaces],
}
