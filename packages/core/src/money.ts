/**
 * Money is whole minor units of a currency; nothing here is a float. Two number types that must not be
 * mixed: `Minor` is stored and computed, `Cents` is what the wire and the templates call hundredths,
 * for every currency (¥1,000 is 1000 minor units and 100000 cents).
 */

import { currencyDigits } from './currency-digits.ts'
import { currencySymbol } from './currency-symbols.ts'

declare const minorBrand: unique symbol
declare const centsBrand: unique symbol

/** Whole minor units: 1250 is $12.50, and 1250 is ¥1,250. */
export type Minor = number & { readonly [minorBrand]: true }
/** Hundredths of the currency's unit, whatever its digits. */
export type Cents = number & { readonly [centsBrand]: true }

export interface Currency {
  /** ISO 4217 code. */
  readonly code: string
  readonly name: string
  /** Fraction digits. */
  readonly digits: 0 | 2
  /** Symbol before the amount in the currency's native form. */
  readonly symbol: string
  /** The highest price of one unit, in whole units of the currency. */
  readonly ceiling: number
}

const MILLION = 1_000_000

const row = (
  code: string,
  name: string,
  { ceiling = MILLION }: { ceiling?: number } = {},
): Currency => ({
  code,
  name,
  digits: currencyDigits(code),
  symbol: currencySymbol(code),
  ceiling,
})

/** The 26 currencies a store can sell in (specification §3). */
export const CURRENCIES: readonly Currency[] = [
  row('ARS', 'Argentine peso'),
  row('AUD', 'Australian dollar'),
  row('BRL', 'Brazilian real'),
  row('CAD', 'Canadian dollar'),
  row('CHF', 'Swiss franc'),
  row('COP', 'Colombian peso', { ceiling: 10 * MILLION }),
  row('CZK', 'Czech koruna'),
  row('DKK', 'Danish krone'),
  row('EUR', 'Euro'),
  row('GBP', 'British pound'),
  row('HKD', 'Hong Kong dollar'),
  row('IDR', 'Indonesian rupiah'),
  row('ILS', 'Israeli new shekel'),
  row('INR', 'Indian rupee'),
  row('JPY', 'Japanese yen', { ceiling: 999_999_999 }),
  row('MXN', 'Mexican peso'),
  row('MYR', 'Malaysian ringgit'),
  row('NOK', 'Norwegian krone'),
  row('NZD', 'New Zealand dollar'),
  row('PHP', 'Philippine peso'),
  row('PLN', 'Polish zloty'),
  row('SEK', 'Swedish krona'),
  row('SGD', 'Singapore dollar'),
  row('THB', 'Thai baht'),
  row('USD', 'US dollar'),
  row('ZAR', 'South African rand'),
]

export const DEFAULT_CURRENCY = 'USD'

/** The largest sum the store computes with, in minor units. */
export const HIGHEST_TOTAL = 1e13

const BY_CODE = new Map(CURRENCIES.map((currency) => [currency.code, currency]))

export function isCurrency(code: string): boolean {
  return BY_CODE.has(code)
}

/** The row of a currency code that must be in the table. */
export function currencyOf(code: string): Currency {
  const currency = BY_CODE.get(code)
  if (!currency) throw new RangeError(`No such currency: ${code}`)
  return currency
}

/** Brands a whole number as minor units. */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError('Money is a whole number of minor units')
  return (amount === 0 ? 0 : amount) as Minor
}

/** Cents of the wire: ¥1,000 becomes 100000. */
export function toCents(amount: Minor, currency: string): Cents {
  return (amount * 10 ** (2 - currencyOf(currency).digits)) as Cents
}

/** Minor units from cents; fractions that the currency does not have are refused. */
export function fromCents(amount: Cents | number, currency: string): Minor {
  const scaled = amount / 10 ** (2 - currencyOf(currency).digits)
  return minor(scaled)
}

/** The highest price of one unit, in minor units. */
export function priceCeiling(currency: string): Minor {
  const { ceiling, digits } = currencyOf(currency)
  return minor(ceiling * 10 ** digits)
}

/** An amount as a plain decimal, as money objects carry it: `50.00`, `1000` for yen. */
export function decimalText(amount: Minor, currency: string): string {
  const { digits } = currencyOf(currency)
  const sign = amount < 0 ? '-' : ''
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0')
  if (digits === 0) return sign + figures
  return `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`
}
