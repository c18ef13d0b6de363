/** Addresses of map services. They are links that visitors follow; Google's frame comes only when it is asked for. */

import type { Place } from '../fields/place.ts'

const encoded = encodeURIComponent

/** Address of the way to a place, by service. */
export const DIRECTIONS = {
  openstreetmap: (place: string) => `https://www.openstreetmap.org/directions?to=${encoded(place)}`,
  google: (place: string) => `https://www.google.com/maps/dir/?api=1&destination=${encoded(place)}`,
  apple: (place: string) => `https://maps.apple.com/?daddr=${encoded(place)}`,
} as const

/** A place as services look it up: its coordinates where they are known, else its address in one line. */
export function placeQuery({ address, latitude, longitude }: Place): string {
  if (latitude !== null && longitude !== null) return `${latitude},${longitude}`
  return address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
}

/** Google's map of a place, with the owner's key. */
export function googleFrame(place: Place, zoom: number, key: string): string {
  return `https://www.google.com/maps/embed/v1/place?key=${encoded(key)}&q=${encoded(placeQuery(place))}&zoom=${zoom}`
}

export const googlePlace = (place: Place) =>
  `https://www.google.com/maps/search/?api=1&query=${encoded(placeQuery(place))}`
