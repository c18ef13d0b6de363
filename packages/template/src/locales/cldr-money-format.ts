/** Derives a language's money format for a currency from a few sample outputs of the Unicode CLDR. */

import type { CLDR, CurrencyType } from '@phensley/cldr'
import { currencyDigits } from '@sitewright/core/currency-digits'
import type { MoneyFormat } from '@sitewright/core/money-format'

/** Sample long enough to show the size of all groups of digits. */
const LONG = '123456789012.5'
const NUMBER: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction'])
const DIGITS = '1234567890'

export function readMoneyFormat({ Numbers }: CLDR, currency: string): MoneyFormat {
  const digits = currencyDigits(currency)
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const parts = (amount: string, group = true) =>
    Numbers.formatCurrencyToParts(amount, currency as CurrencyType, { ...places, group })

  const long = parts(LONG)
  const separator = (type: string) => long.find((part) => part.type === type)?.value ?? ''
  const groups = long.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const nearest = groups.at(-1) ?? 0
  const isGrouped = (amount: string) => parts(amount).some(({ type }) => type === 'group')
  const [numerals = ''] = parts(DIGITS, false).flatMap(({ type, value }) =>
    type === 'integer' ? [value] : [],
  )
  return {
    currency,
    digits,
    positive: surroundings(long),
    negative: surroundings(parts(`-${LONG}`)),
    decimal: separator('decimal'),
    group: separator('group'),
    groupSizes: [nearest, groups.at(-2) ?? nearest],
    groupedFrom: isGrouped('1234') ? 4 : 5,
    numerals: numerals.slice(-1) + numerals.slice(0, -1),
  }
}

/** The text around the number, for which `#` stands. */
function surroundings(parts: readonly { readonly type: string; readonly value: string }[]): string {
  const isNumber = ({ type }: { readonly type: string }) => NUMBER.has(type)
  const start = parts.findIndex(isNumber)
  const end = parts.findLastIndex(isNumber) + 1
  const text = (some: typeof parts) => some.map(({ value }) => value).join('')
  return `${text(parts.slice(0, start))}#${text(parts.slice(end))}`
}
