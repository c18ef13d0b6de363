/** Countries to ship to, by name. */

import { COUNTRY_CODES } from '@sitewright/core/country-codes'
import { countryName } from '@sitewright/core/country-name'
import { speaks } from '@sitewright/core/shop-words/shop-words'
import { languageOf } from '@sitewright/core/words/language-of'

export interface Country {
  readonly code: string
  readonly name: string
}

/** Lists by language; there are as many as languages that the shop's pages speak. */
const lists = new Map<string, readonly Country[]>()

/** The countries in a language, or in English where the shop's pages are. */
export function countriesIn(tag: string): readonly Country[] {
  const language = speaks(tag) ? languageOf(tag) : 'en'
  const known = lists.get(language)
  if (known) return known
  const countries = COUNTRY_CODES.map((code) => ({ code, name: countryName(code, language) })).sort(
    (a, b) => a.name.localeCompare(b.name, language),
  )
  lists.set(language, countries)
  return countries
}
