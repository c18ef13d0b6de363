/**
 * What needs locale data: numbers, money and times in the words of a language. English numbers
 * only so far; everything else prints nothing, as the language has it where data is missing
 * (spec §12).
 */

import { currencyOf, isCurrency } from '@sitewright/core/money'
import {
  decimalText,
  groupedText,
  parseDecimal,
  roundTo,
  withPlaces,
  ZERO,
} from '../numbers/decimal.ts'
import type { Scope } from '../render/scope.ts'
import { at } from '../values/property.ts'
import { asString } from '../values/value.ts'

const MAX_PLACES = 3

/** Money in the currency form of English, with the digits of our own table (Intl has others for COP and IDR). */
export function formatCurrency(money: unknown, _options: readonly string[], scope: Scope): string {
  const amount = parseDecimal(at(money, 'decimalValue') ?? at(money, 'value'))
  const code = asString(at(money, 'currencyCode') ?? at(money, 'currency'))
  if (scope.locale === undefined || !amount || !isCurrency(code)) return ''
  const { digits } = currencyOf(code)
  // Rounded here, half to even as the language's numbers are; Intl only dresses it.
  return currencyFormat(code, digits).format(decimalText(roundTo(amount, digits)) as never)
}

const currencyFormats = new Map<string, Intl.NumberFormat>()

function currencyFormat(code: string, digits: number): Intl.NumberFormat {
  const known = currencyFormats.get(code)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  currencyFormats.set(code, made)
  return made
}

/** Inside a message: what is no number counts as 0. */
export function formatNumber(value: unknown, _options: readonly string[], scope: Scope): string {
  if (scope.locale === undefined) return ''
  return groupedText(withPlaces(parseDecimal(value) ?? ZERO, 0, MAX_PLACES))
}

export function formatTime(
  _values: readonly unknown[],
  _options: readonly string[],
  _scope: Scope,
): string {
  return ''
}
