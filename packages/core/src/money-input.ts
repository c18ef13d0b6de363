/** Parses amounts that people type into whole minor units. Text and integers only: no floats. */

import { currencyOf, type Minor, minor } from './money.ts'

/**
 * Decoration that is ignored: a currency sign or code around the amount, and spaces or apostrophes between thousands.
 */
const DECORATION = /^[\p{Sc}\p{L}\s]+|[\p{Sc}\p{L}\s]+$|(?<=\d)[\s'’](?=\d{3})/gu

/**
 * Minor units of a typed amount, or `undefined` when it is none. Reads `12`, `12.5`, `12,50`, `$1,234.50`,
 * `1.234,50 €`. A separator is a decimal point unless three digits follow it.
 *
 * @example parseMoney('1,234.5', 'USD') // 123450
 */
export function parseMoney(text: string, currency: string): Minor | undefined {
  const { digits } = currencyOf(currency)
  const bare = text.replace(DECORATION, '')
  if (!/^\d*(?:[.,]\d+)*[.,]?$/.test(bare) || !/\d/.test(bare)) return undefined
  const decimal = decimalSeparator(bare)
  const [whole = '', fraction = ''] = decimal === undefined ? [bare] : splitAtLast(bare, decimal)
  const groups = whole.split(/[.,]/)
  const isGrouped = groups.length > 1
  if (isGrouped && !(/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every(isTriple))) {
    return undefined
  }
  const extra = fraction.slice(digits)
  if (/[1-9]/.test(extra)) return undefined
  const amount = Number(groups.join('') + fraction.slice(0, digits).padEnd(digits, '0'))
  return Number.isSafeInteger(amount) ? minor(amount) : undefined
}

function decimalSeparator(text: string): '.' | ',' | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return undefined
  const separator = text[last] as '.' | ','
  const other = separator === '.' ? ',' : '.'
  const isRepeated = text.indexOf(separator) !== last
  if (isRepeated) return undefined
  if (text.includes(other)) return separator
  const behind = text.length - last - 1
  return behind === 3 && last > 0 ? undefined : separator
}

function splitAtLast(text: string, separator: string): [string, string] {
  const at = text.lastIndexOf(separator)
  return [text.slice(0, at), text.slice(at + 1)]
}

const isTriple = (group: string) => /^\d{3}$/.test(group)
