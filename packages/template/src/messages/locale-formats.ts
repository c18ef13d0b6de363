/**
 * What needs locale data: numbers, money and times in the words of a language. English numbers
 * only so far; everything else prints nothing, as the language has it where data is missing
 * (spec §12).
 */

import { groupedText, parseDecimal, withPlaces, ZERO } from '../numbers/decimal.ts'
import type { Scope } from '../render/scope.ts'

const MAX_PLACES = 3

export function formatCurrency(
  _money: unknown,
  _options: readonly string[],
  _scope: Scope,
): string {
  return ''
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
