/** Geographic zones: which of an owner's zones a delivery address belongs to. Pure. */

import { US_TERRITORIES } from '../../country-codes.ts'

/** Part of a zone: a country, or some of its regions or postal codes. */
export interface Place {
  /** ISO 3166 country code, or `*` for every country. */
  readonly country: string
  /** Codes of states or provinces as the address has them; empty for all of the country. */
  readonly regions: readonly string[]
  /** Postal codes, each one code, a prefix `SW1*` or a range `10000-10999`; empty for all. */
  readonly postalCodes: readonly string[]
}

/** The parts of an address that decide about delivery and tax. */
export interface Destination {
  readonly country: string
  readonly region: string
  readonly postalCode: string
}

/** The place of zones that hold for every country. */
export const EVERYWHERE = '*'

/**
 * The zone that fits an address most closely: one with its postal code before one with its region, before one with its
 * country, before one for everywhere. Of equally close ones the first.
 */
export function zoneOf<Zone extends { readonly places: readonly Place[] }>(
  zones: readonly Zone[],
  destination: Destination,
): Zone | undefined {
  let closest: { zone: Zone; closeness: number } | undefined
  for (const zone of zones) {
    const closeness = Math.max(0, ...zone.places.map((place) => closenessOf(place, destination)))
    if (closeness > (closest?.closeness ?? 0)) closest = { zone, closeness }
  }
  return closest?.zone
}

/** 0 where the address is not in the place; the more closely the place describes it, the higher. */
function closenessOf(place: Place, to: Destination): number {
  const ofStates = territoryAsRegion(place)
  const isNarrowed = ofStates.regions.length > 0 || ofStates.postalCodes.length > 0
  return Math.max(
    closenessAsWritten(place, to),
    // A place for all of the United States does not take in territories that addresses have as their country.
    isNarrowed ? closenessAsWritten(ofStates, addressInStates(to)) : 0,
  )
}

function closenessAsWritten({ country, regions, postalCodes }: Place, to: Destination): number {
  if (country === EVERYWHERE) return 1
  if (country !== to.country) return 0
  if (postalCodes.length > 0) {
    const code = plainCode(to.postalCode)
    return postalCodes.some((pattern) => fitsCode(pattern, code)) ? 4 : 0
  }
  if (regions.length > 0) return regions.some((region) => isSame(region, to.region)) ? 3 : 0
  return 2
}

const UNITED_STATES = 'US'

function isTerritory(country: string): boolean {
  return country !== UNITED_STATES && US_TERRITORIES.includes(country)
}

/** A territory's place as a region of the United States, the other way in which addresses have it. */
function territoryAsRegion(place: Place): Place {
  if (!isTerritory(place.country)) return place
  return { ...place, country: UNITED_STATES, regions: [place.country] }
}

function addressInStates(to: Destination): Destination {
  return isTerritory(to.country) ? { ...to, country: UNITED_STATES, region: to.country } : to
}

function isSame(a: string, b: string): boolean {
  return a.trim().toUpperCase() === b.trim().toUpperCase()
}

/** A postal code in upper case without the blanks and dashes that people leave out. */
function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '')
}

const RANGE = /^\s*(\d+)\s*-\s*(\d+)\s*$/

/** Whether a code is the pattern's. Longer codes fit by their beginning, as `90210-1234` does for `90210`. */
function fitsCode(pattern: string, code: string): boolean {
  const range = RANGE.exec(pattern)
  if (range) {
    const [, from = '', to = ''] = range
    const figures = code.slice(0, to.length)
    return (
      from.length === to.length && figures.length === to.length && from <= figures && figures <= to
    )
  }
  const isPrefix = pattern.trim().endsWith('*')
  const wanted = plainCode(pattern.replace('*', ''))
  return (
    wanted !== '' && (isPrefix || /^\d+$/.test(wanted) ? code.startsWith(wanted) : code === wanted)
  )
}

/** Whether a text is a postal code, a prefix or a range that addresses can be compared with. */
export function isPostalPattern(text: string): boolean {
  const range = RANGE.exec(text)
  if (range) return range[1]?.length === range[2]?.length && (range[1] ?? '') <= (range[2] ?? '')
  return /^[A-Za-z0-9][A-Za-z0-9 -]{0,18}\*?$/.test(text.trim())
}
