import { describe, expect, it } from 'vitest'
import { renders, run } from '../test-template.ts'

/** An amount in a currency, by default in the numbers of `en-US`. */
const writes = (decimalValue: unknown, currencyCode: unknown, output: string, locale?: string) =>
  renders(
    locale === undefined ? '{m|i18n-money-format}' : `{m|i18n-money-format ${locale}}`,
    { m: { decimalValue, currencyCode } },
    output,
  )

describe('signs', () => {
  writes('1234.5', 'USD', '$1,234.50')
  writes('1234.5', 'AUD', 'A$1,234.50')
  writes('1234.5', 'CAD', 'C$1,234.50')
  writes('1234.5', 'EUR', '€1,234.50')
  writes('1234.5', 'GBP', '£1,234.50')
  writes('1234.5', 'NZD', 'NZ$1,234.50')
  writes('1234.5', 'INR', '₹1,234.50')
})

describe('a letter does not touch the number', () => {
  writes('1234.5', 'DKK', 'kr 1,234.50')
  writes('1234.5', 'NOK', 'kr 1,234.50')
  writes('1234.5', 'CHF', 'CHF 1,234.50')
  writes('1234.5', 'XXX', 'XXX 1,234.50')
  writes('1234.5', 'SEK', '1\u00a0234,50 kr', 'sv-SE')
  writes('1234.5', 'CAD', '1.234,50 C$', 'de-DE')
})

it.each([
  ['USD', '-$1.00'],
  ['CAD', '-C$1.00'],
  ['SEK', 'kr -1.00'],
  ['PLN', 'PLN -1.00'],
])('fact 3.currencies.29: %s has its sign and its minus in places of its own: %s', (code, text) => {
  const m = { decimalValue: '-1', currencyCode: code }
  expect(run('{m|i18n-money-format}', { m }).output).toBe(text)
})

describe('the minus comes first, unless a word is in front', () => {
  writes('-1234.5', 'USD', '-$1,234.50')
  writes('-1234.5', 'CAD', '-C$1,234.50')
  writes('-1', 'SEK', '-1,00 kr', 'sv-SE')
  writes('-1', 'EUR', '-1,00€', 'de-DE')
})

describe('minor units are those of the currency', () => {
  writes('1234.5', 'JPY', '¥1,234')
  writes('1235.5', 'JPY', '¥1,236')
  writes('1234.5', 'KRW', 'KRW 1,234')
  writes('1234.5', 'BHD', 'BHD 1,234.500')
  writes('1234.5', 'COP', 'COP 1,234.50')
  writes('1234.5', 'IDR', 'IDR 1,234.50')
  writes('0.125', 'USD', '$0.12')
  writes('0.135', 'USD', '$0.14')
})

describe('the locale decides about the numbers, and in some places the sign stands behind', () => {
  writes('1234.5', 'EUR', '1.234,50€', 'de-DE')
  writes('1234.5', 'EUR', '1.234,50€', 'de_DE')
  writes('1234.5', 'DKK', '1.234,50 kr', 'da-DK')
  writes('1234.5', 'EUR', '1\u202f234,50€', 'fr-FR')
  writes('1234.5', 'CAD', 'C$1\u00a0234,50', 'fr-CA')
  writes('1234.5', 'EUR', '€1.234,50', 'nl-NL')
  writes('1234.5', 'NOK', 'kr 1\u00a0234,50', 'no-NO')
  writes('1234.5', 'GBP', '£1,234.50', 'en-GB')
  writes('1234.5', 'USD', '$1,234.50', 'es-US')
  writes('1234.5', 'USD', '$1,234.50', 'en-US')
  writes('1234.5', 'USD', '$1,234.50', 'nowhere')
  renders('{m|i18n-money-format:de-DE:x}', { m: { value: 1, currency: 'EUR' } }, '1,00€')
})

describe('it needs no locale of the page', () => {
  renders('{m|i18n-money-format}', { m: { value: 5, currency: 'USD' } }, '$5.00', {
    locale: undefined,
  })
  renders('{m|i18n-money-format}', { m: { value: 5, currency: 'USD' } }, '$5.00', { locale: 'de' })
})

describe('amounts', () => {
  writes(1234.5, 'USD', '$1,234.50')
  writes('1e3', 'USD', '$1,000.00')
  writes('.5', 'USD', '$0.50')
  writes('0', 'USD', '$0.00')
  writes('12345678901234567.89', 'USD', '$12,345,678,901,234,567.89')
  renders('{m|i18n-money-format}', { m: { value: '7', currency: 'GBP' } }, '£7.00')
})

describe('what is no money prints nothing', () => {
  writes('', 'USD', '')
  writes('free', 'USD', '')
  writes(null, 'USD', '')
  writes(true, 'USD', '')
  writes({}, 'USD', '')
  for (const m of [5, '5', null, true, [], {}, { value: 5 }, { currency: 'USD' }]) {
    renders('{m|i18n-money-format}', { m }, '')
  }
  renders('{nothing|i18n-money-format}', {}, '')
})

describe('odd currencies', () => {
  writes('5', '', '5.00')
  writes('5', 'usd', 'usd 5.00')
  writes('5', 'constructor', 'constructor 5.00')
  writes('5', '__proto__', '__proto__5.00')
  writes('5', null, '5.00')
})
