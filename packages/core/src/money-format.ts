/**
 * How one site writes amounts of one currency: `$1,234.50`, `1.234,50 €`, `₪ 1,234.50`. The format is plain data, resolved once
 * on the server from the site's language and setting, so that pages, mail, the studio and scripts write the same bytes
 * without knowing any locale data.
 */

import { currencyDigits } from './currency-digits.ts'
import { currencySymbol } from './currency-symbols.ts'
import { decimalText, type Minor } from './money.ts'

export interface MoneyFormat {
  /** ISO 4217 code. */
  readonly currency: string
  /** Fraction digits. */
  readonly digits: number
  /** Pattern of a positive amount, with `#` in the place of the digits. */
  readonly positive: string
  readonly negative: string
  readonly decimal: string
  readonly group: string
  /** Digits in the group nearest to the decimal separator, and in every other group: 3 and 2 in Hindi. */
  readonly groupSizes: readonly [nearest: number, others: number]
  /** The fewest integer digits that are grouped: 5 where `1234` is written without a separator. */
  readonly groupedFrom: number
  /** The digits from 0 to 9. */
  readonly numerals: string
  /** Whether a fraction of zeros is left out: `$12`, but `$12.50`. */
  readonly trimsZeros?: boolean | undefined
  /** Free-price label: what stands in the place of a price of nothing; absent where the amount does. */
  readonly freeLabel?: string | undefined
}

/** How an owner wants amounts to be written beyond what language and currency say. */
export interface MoneyWishes {
  readonly trimsZeroFractions: boolean
  readonly showsFreeIfZero: boolean
  readonly freePriceLabel: string
}

export function withWishes(format: MoneyFormat, wishes: MoneyWishes): MoneyFormat {
  const { trimsZeroFractions, showsFreeIfZero, freePriceLabel } = wishes
  return {
    ...format,
    ...(trimsZeroFractions && { trimsZeros: true }),
    ...(showsFreeIfZero && { freeLabel: freePriceLabel }),
  }
}

export const LATIN_NUMERALS = '0123456789'

/**
 * The currency's own form, alike in every language: `$1,234.50`, `kr 1,234.50`, `¥1,235`. A symbol that ends in a letter
 * stands apart and keeps the minus behind it (`kr -1,234.50`); any other has it in front (`-C$1,234.50`).
 */
export function nativeMoneyFormat(currency: string): MoneyFormat {
  const symbol = currencySymbol(currency)
  const isWord = /\p{L}$/u.test(symbol)
  return {
    currency,
    digits: currencyDigits(currency),
    positive: isWord ? `${symbol} #` : `${symbol}#`,
    negative: isWord ? `${symbol} -#` : `-${symbol}#`,
    decimal: '.',
    group: ',',
    groupSizes: [3, 3],
    groupedFrom: 4,
    numerals: LATIN_NUMERALS,
  }
}

/** An amount of the format's currency as people read it. */
export function formatMoney(amount: Minor, format: MoneyFormat): string {
  if (!Number.isSafeInteger(amount)) throw new TypeError('Format expects a Money instance.')
  return formatDecimal(decimalText(amount, format.currency), format)
}

/** The price of something: the free-price label, if there is one, for a price of nothing. */
export function formatPrice(text: string, format: MoneyFormat): string {
  const { freeLabel } = format
  return freeLabel !== undefined && !/[1-9]/.test(text) ? freeLabel : formatDecimal(text, format)
}

/**
 * Like `formatMoney`, for a plain decimal of any length, such as `-1234.50`. Missing places are filled up;
 * places beyond those of the currency have to be zeros.
 */
export function formatDecimal(text: string, format: MoneyFormat): string {
  const { digits, decimal, positive, negative, numerals, trimsZeros } = format
  const isNegative = text.startsWith('-') && /[1-9]/.test(text)
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const places = fraction.slice(0, digits).padEnd(digits, '0')
  const isTrimmed = digits === 0 || (trimsZeros && !/[1-9]/.test(places))
  const number = grouped(whole, format) + (isTrimmed ? '' : decimal + places)
  const written =
    numerals === LATIN_NUMERALS
      ? number
      : number.replace(/[0-9]/g, (digit) => numerals.charAt(Number(digit)))
  // A function, since symbols such as $ mean something in a replacement.
  return (isNegative ? negative : positive).replace('#', () => written)
}

function grouped(whole: string, { group, groupSizes, groupedFrom }: MoneyFormat): string {
  if (whole.length < groupedFrom) return whole
  const [nearest, others] = groupSizes
  const parts = [whole.slice(-nearest)]
  for (let end = whole.length - nearest; end > 0; end -= others) {
    parts.unshift(whole.slice(Math.max(0, end - others), end))
  }
  return parts.join(group)
}
