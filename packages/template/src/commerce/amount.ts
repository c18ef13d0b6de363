/** Decimal amounts of money as text: an optional minus, digits, optional fraction. Exact, and fast. */

import { compareDecimals, numberText, parseDecimal, ZERO } from '../numbers/decimal.ts'

/** The amount as text; `0` for a value that is not a number. */
export function amountText(value: unknown): string {
  const text = numberText(value) ?? ''
  // Excludes `NaN` and `Infinity`.
  return /\d$/.test(text) ? text : '0'
}

/** The inverse of `inHundredths`: `750` is `7.50`. */
export function fromHundredths(value: unknown): string {
  const { whole, fraction } = atPoint(amountText(value))
  const minus = whole.startsWith('-') ? '-' : ''
  const digits = whole.slice(minus.length).padStart(3, '0')
  return `${minus}${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`
}

/** Compares amounts: negative if the left one is lower. */
export function compareAmounts(left: unknown, right: unknown): number {
  const difference = shortAmount(left) - shortAmount(right)
  return Number.isNaN(difference) ? compareDecimals(decimal(left), decimal(right)) : difference
}

const decimal = (value: unknown) => parseDecimal(value) ?? ZERO

/** The most digits that a JavaScript number represents exactly. */
const SHORT = 15

/**
 * Fast path: the amount as a number if it is written like a shop's price, otherwise `NaN`. A list of products compares
 * thousands.
 */
function shortAmount(value: unknown): number {
  if (typeof value !== 'string' || value === '' || value.length > SHORT) return Number.NaN
  let digits = 0
  let scale = 0
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at)
    if (code >= ZERO_CODE && code <= NINE_CODE) {
      digits = digits * 10 + code - ZERO_CODE
      scale *= 10
    } else if (code === POINT && scale === 0) scale = 1
    else return Number.NaN
  }
  return digits / (scale || 1)
}

const ZERO_CODE = 48
const NINE_CODE = 57
const POINT = 46

/** The amount in hundredths, as older themes expect prices: `7.50` is `750`. */
export function inHundredths(amount: string): string {
  const { whole, fraction } = atPoint(amount)
  const hundredths = (whole + fraction.slice(0, 2).padEnd(2, '0')).replace(LEADING_ZEROS, '')
  return fraction.length > 2 ? `${hundredths}.${fraction.slice(2)}` : hundredths
}

const LEADING_ZEROS = /(?<=^-?)0+(?=\d)/

/** The amount with two places, halves away from zero, and thousands separators: `1,234.50`. */
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
