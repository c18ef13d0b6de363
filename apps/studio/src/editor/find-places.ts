import type { Client } from '@sitewright/api/client'
import { getPlace } from '@sitewright/api/places/get-place'
import { listPlaces } from '@sitewright/api/places/list-places'
import type { Place } from '@sitewright/blocks/fields'

export interface FoundPlaces {
  readonly places: readonly { readonly placeId: string; readonly description: string }[]
  /** The reason why none could be looked up; empty when they were. */
  readonly problem: string
}

const wordsOf = (failure: unknown) => (failure instanceof Error ? failure.message : '')

/** Places that a map service knows by these words; a refusal is told in words. */
export async function findPlaces(
  call: Client,
  siteId: string,
  typed: string,
): Promise<FoundPlaces> {
  try {
    const input = typed.replace(/\s+/g, ' ').trim().slice(0, 200)
    const { places } = await call(listPlaces, { siteId, input })
    return { places, problem: '' }
  } catch (failure) {
    return { places: [], problem: wordsOf(failure) }
  }
}

export interface FoundPlace {
  readonly place?: Place
  readonly problem: string
}

export async function placeAt(call: Client, siteId: string, placeId: string): Promise<FoundPlace> {
  try {
    const where = { productPage: 'editor', productSection: 'map' }
    return { place: await call(getPlace, { siteId, placeId, ...where }), problem: '' }
  } catch (failure) {
    return { problem: wordsOf(failure) }
  }
}
