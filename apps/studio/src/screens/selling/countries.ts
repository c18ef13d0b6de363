import { COUNTRY_CODES } from '@sitewright/core/country-codes'
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
