import * as z from 'zod'
import type { Field, FieldLabel, FieldOptions } from './field.ts'

/** A place on a map: its address in words, and where it is. */
export interface PlaceField extends Field<Place>, FieldLabel {
  readonly kind: 'place'
}

export type Place = z.infer<typeof place>

const place = z.object({
  address: z.string().max(500, 'That address is too long.'),
  /** In degrees, north and east; null until they are known. */
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})

const NO_PLACE: Place = { address: '', latitude: null, longitude: null }

export function placeField(options: FieldOptions & FieldLabel): PlaceField {
  return {
    ...options,
    kind: 'place',
    initial: NO_PLACE,
    schema: place,
    words: ({ address }) => [{ path: ['address'], text: address, isSearched: true }],
  }
}

/** The coordinates in what was typed: `52.52, 13.405`, also with ° and letters; undefined for anything else. */
export function readCoordinates(
  text: string,
): { readonly latitude: number; readonly longitude: number } | undefined {
  const [, north, ns = '', east, ew = ''] = PAIR.exec(text.trim()) ?? []
  if (north === undefined || east === undefined) return undefined
  const latitude = Number(north) * (/s/i.test(ns) ? -1 : 1)
  const longitude = Number(east) * (/w/i.test(ew) ? -1 : 1)
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? { latitude, longitude } : undefined
}

const DEGREES = '(-?\\d{1,3}(?:\\.\\d{1,15})?)\\s*°?'
const PAIR = new RegExp(`^${DEGREES}\\s*([NS]?)[\\s,;]+${DEGREES}\\s*([EW]?)$`, 'i')
