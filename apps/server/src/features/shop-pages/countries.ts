/** Countries to ship to, by name in English. */

import { COUNTRY_CODES } from '@sitewright/core/country-codes'
import { countryName } from '@sitewright/core/country-name'

export interface Country {
  readonly code: string
  readonly name: string
}

export const COUNTRIES: readonly Country[] = COUNTRY_CODES.map((code) => ({
  code,
  name: countryName(code),
})).sort((a, b) => a.name.localeCompare(b.name, 'en'))
