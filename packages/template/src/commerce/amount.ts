/** Amounts of money as text: perhaps a minus, digits, perhaps a point and more. Exact, and quick. */

import { compareDecimals, decimalText, parseDecimal, ZERO } from '../numbers/decimal.ts'

const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** `0` for what is no number. */
export function amountText(value: unknown): string {
  if (typeof value === 'string' && PLAIN.test(value)) return value
  return decimalText(parseDecimal(value) ?? ZERO)
}

/** Of so many characters, numbers of JavaScript are exact enough to compare. */
const EXACT_LENGTH = 15

export function isLower(left: string, right: string): boolean {
  if (left.length <= EXACT_LENGTH && right.length <= EXACT_LENGTH) {
    return Number(left) < Number(right)
  }
  return compareDecimals(parseDecimal(left) ?? ZERO, parseDecimal(right) ?? ZERO) < 0
}

/** As older themes expect prices: `7.50` is `750`. */
export function inHundredths(amount: string): string {
  const { whole, fraction } = atPoint(amount)
  const hundredths = (whole + fraction.slice(0, 2).padEnd(2, '0')).replace(LEADING_ZEROS, '')
  return fraction.length > 2 ? `${hundredths}.${fraction.slice(2)}` : hundredths
}

const LEADING_ZEROS = /(?<=^-?)0+(?=\d)/

/** Two places, halves away from zero, and a comma before every three digits: `1,234.50`. */
export function withCommas(amount: string): string {
  const { whole, fraction } = atPoint(amount)
  if (fraction.length > 2) return withCommas(roundedToHundredths(whole, fraction))
  const grouped = whole.length > 3 ? whole.replace(GROUPS, ',') : whole
  return `${grouped}.${fraction.padEnd(2, '0')}`
}

const GROUPS = /\B(?=(?:\d{3})+$)/g

function roundedToHundredths(whole: string, fraction: string): string {
  const sign = whole.startsWith('-') ? '-' : ''
  const cut = BigInt(whole.slice(sign.length) + fraction.slice(0, 2))
  const isUp = fraction.charAt(2) >= '5'
  const digits = String(isUp ? cut + 1n : cut).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function atPoint(amount: string): { readonly whole: string; readonly fraction: string } {
  const point = amount.indexOf('.')
  return point < 0
    ? { whole: amount, fraction: '' }
    : { whole: amount.slice(0, point), fraction: amount.slice(point + 1) }
}
