/** An address as it is written on a parcel, line by line in the order of its country. */

import type { Address } from '@sitewright/api/orders/shapes'
import { type CountryData, countryData, listOf } from './country-data.ts'

/** The lines without the country, whose name goes below them in the words of whoever reads it. */
export function postalLines(address: Address): string[] {
  const data = countryData(address.country)
  const isLatin = !OTHER_LETTERS.test(`${address.line1}${address.city}`)
  const format = (isLatin && data.lfmt) || data.fmt || ANY_ORDER
  const parts = partsOf(address, data, isLatin)
  return format
    .split('%n')
    .flatMap((line) => lineOf(line, parts).split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Letters beyond the Latin ones: such an address is written in the order of its own script. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u
const ANY_ORDER = '%N%n%A%n%C'

type Parts = Readonly<Record<string, string>>

/** Texts by the letter of their place in a format. */
function partsOf(address: Address, data: CountryData, isLatin: boolean): Parts {
  const { firstName, lastName, line1, line2, city, region, postalCode } = address
  const lines = [line1, line2].filter(Boolean)
  return {
    N: `${firstName} ${lastName}`,
    A: lines.join('\n'),
    C: city,
    S: isLatin ? inLatin(region, data) : region,
    Z: postalCode,
  }
}

/** A region's name in Latin letters where it has one; the text itself otherwise. */
function inLatin(region: string, { sub_keys, sub_lnames }: CountryData): string {
  return listOf(sub_lnames)[listOf(sub_keys).indexOf(region)] || region
}

/** One line; what stands between two parts falls away where one of them is empty. */
function lineOf(format: string, parts: Parts): string {
  let line = ''
  let between = ''
  for (const [token] of format.matchAll(/%[A-Z]|[^%]+/g)) {
    if (!token.startsWith('%')) {
      between = token
      continue
    }
    const part = parts[token.slice(1)] ?? ''
    if (part === '') continue
    line += line === '' && !STANDS_FIRST.test(between) ? part : between + part
    between = ''
  }
  return line
}

/** Signs that belong to the part behind them, such as that of a Japanese postal code. */
const STANDS_FIRST = /[^\s,/-]/
