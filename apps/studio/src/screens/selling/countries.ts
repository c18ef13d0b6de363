import { EVERYWHERE, type Place } from '@sitewright/core/commerce/pricing/places'
import { COUNTRY_CODES, US_TERRITORIES } from '@sitewright/core/country-codes'
import { countryName } from '@sitewright/core/country-name'

export interface Country {
  readonly code: string
  readonly name: string
}

/** Every country, by its English name. */
export const COUNTRIES: readonly Country[] = COUNTRY_CODES.map((code) => ({
  code,
  name: countryName(code),
})).sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** The country that a browser's languages name first: Canada for `en-CA`; undefined where none does. */
export function countryOfLanguages(languages: readonly string[]): string | undefined {
  const regions = languages.map((language) => new Intl.Locale(language).region)
  return regions.find((region) => region !== undefined && COUNTRY_CODES.includes(region))
}

const REST = 'Rest of the world'

/** Names that stand for several countries at once. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  [REST]: [EVERYWHERE],
  'United States and territories': US_TERRITORIES,
  'European Union':
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
}

/** Everything that can be chosen as the place of a zone. */
export const PLACE_NAMES: readonly string[] = [
  ...Object.keys(GROUPS),
  ...COUNTRIES.map(({ name }) => name),
]

/** Codes of the countries that a name or a code stands for; none if nobody knows it. */
export function codesOf(text: string): readonly string[] {
  const wanted = text.replace(',', '').trim().toLowerCase()
  const group = Object.entries(GROUPS).find(([name]) => name.toLowerCase() === wanted)
  if (group) return group[1]
  const country = COUNTRIES.find(
    ({ code, name }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted,
  )
  return country ? [country.code] : []
}

export function placeName(code: string): string {
  return code === EVERYWHERE ? REST : countryName(code)
}

/** The places with these countries added; those that were there keep their parts. */
export function withCountries(places: readonly Place[], codes: readonly string[]): Place[] {
  const known = new Set(places.map(({ country }) => country))
  const added = codes.filter((code) => !known.has(code))
  return [...places, ...added.map((country) => ({ country, regions: [], postalCodes: [] }))]
}
