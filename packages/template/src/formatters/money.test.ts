import { describe } from 'vitest'
import { renders, reports } from '../test-template.ts'

/** Asserts the output with these options for an amount, by default of dollars and in English. */
const writes = (
  options: string,
  value: unknown,
  output: string,
  { currency = 'USD' as unknown, locale = 'en' } = {},
) => renders(`{m|money${options && ` ${options}`}}`, { m: { value, currency } }, output, { locale })

describe('with as many digits as the currency has', () => {
  writes('', '1234.5', '$1,234.50')
  writes('', 1234.567, '$1,234.57')
  writes('', '-5', '-$5.00')
  writes('', 0, '$0.00')
  writes('', '0.005', '$0.00')
  writes('', '0.015', '$0.02')
  writes('', '-0.001', '$0.00')
  writes('', 1e21, '$1,000,000,000,000,000,000,000.00')
  writes('', '1e3', '$1,000.00')
  writes('', '1234.5', '¥1,234', { currency: 'JPY' })
  writes('', '1234.5', '€1,234.50', { currency: 'EUR' })
  writes('', '1234.5', 'CA$1,234.50', { currency: 'CAD' })
  writes('', '1234.5', 'KWD\u00a01,234.500', { currency: 'KWD' })
  writes('', '1234.5', 'CLF\u00a01,234.5000', { currency: 'CLF' })
  writes('', '1234.5', 'CHF\u00a01,234.50', { currency: 'CHF' })
})

describe('pesos and rupiahs have two digits, as in the rest of the store', () => {
  renders('{m|money}', { m: { value: '1234.5', currency: 'COP' } }, 'COP\u00a01,234.50')
  renders('{m|money}', { m: { value: '1234', currency: 'IDR' } }, 'IDR\u00a01,234.00')
  renders('{m|money maxfrac:0}', { m: { value: '1234', currency: 'IDR' } }, 'IDR\u00a01,234')
  renders('{m|money style:short}', { m: { value: '1234', currency: 'COP' } }, 'COP\u00a01.2K')
})

describe('as the language has it', () => {
  writes('', '1234.5', '1.234,50\u00a0€', { locale: 'de', currency: 'EUR' })
  writes('', '-1234.5', '-€\u00a01.234,50', { locale: 'de-AT', currency: 'EUR' })
  writes('', '1234.5', '1\u00a0234,50\u00a0$', { locale: 'fr-CA', currency: 'CAD' })
  writes('', '1234.5', '$1,234.50', { locale: 'es-MX', currency: 'MXN' })
  writes('', '1234.5', 'R$\u00a01.234,50', { locale: 'pt-BR', currency: 'BRL' })
  writes('', '1234.5', '₹1,234.50', { locale: 'en-IN', currency: 'INR' })
  writes('', '1234567', '₹12,34,567.00', { locale: 'hi', currency: 'INR' })
  writes('', '1234.5', '￥1,234', { locale: 'ja', currency: 'JPY' })
  writes('', '1234.5', '$1,234.50', { locale: 'zh-Hant-TW', currency: 'TWD' })
  writes('', '1234.5', '\u200f١٬٢٣٤٫٥٠\u00a0ج.م.\u200f', { locale: 'ar-EG', currency: 'EGP' })
  writes('', '-1234.5', '\u200e−\u200eریال\u00a0۱٬۲۳۴', { locale: 'fa', currency: 'IRR' })
  writes('', '1234.5', '\u200f1,234.50\u00a0\u200f₪', { locale: 'he', currency: 'ILS' })
  writes('', '-1234.5', '€\u00a0-1.234,50', { locale: 'nl', currency: 'EUR' })
  writes('', '1234.5', "CHF\u00a01'234.50", { locale: 'de-CH', currency: 'CHF' })
  writes('', '1234.5', '1234$50\u00a0\u200b', { locale: 'pt-PT', currency: 'PTE' })
  writes('style:name', '1234.5', '1234,50 złotego polskiego', { locale: 'pl', currency: 'PLN' })
  writes('style:name', '1', '1,00 российского рубля', { locale: 'ru', currency: 'RUB' })
})

describe('two forms of money, each only as a whole', () => {
  const prints = (m: unknown, output: string) => renders('{m|money}', { m }, output)
  prints({ decimalValue: '5', currencyCode: 'EUR' }, '€5.00')
  prints({ decimalValue: '6', currencyCode: 'EUR', value: '5', currency: 'USD' }, '€6.00')
  prints({ decimalValue: '6', value: '5', currency: 'USD' }, '$5.00')
  prints({ currencyCode: 'EUR', value: '5', currency: 'USD' }, '$5.00')
  prints({ decimalValue: '6', currency: 'USD' }, '')
  prints({ value: '5', currencyCode: 'EUR' }, '')
  prints({ decimalValue: null, currencyCode: null, value: '5', currency: 'USD' }, '')
  prints({ decimalValue: 'x', currencyCode: 'EUR', value: '5', currency: 'USD' }, '')
  prints({ value: '5' }, '')
  prints({ currency: 'USD' }, '')
})

describe('no money: nothing', () => {
  for (const m of [null, true, 5, '5', 'USD', [], ['5', 'USD'], {}]) {
    renders('{m|money}', { m }, '')
  }
  renders('{m|money}', {}, '')
  for (const value of ['', 'x', ' 5', '1,5', null, true, {}, [5]]) writes('', value, '')
})

describe('a currency nobody knows leaves a gap', () => {
  for (const currency of ['usd', 'Usd', 'US', 'ZZZ', '', ' USD', null, 5, {}, '__proto__']) {
    writes('', '5', '\u00a05.00', { currency })
  }
  writes('style:code', '5', '5.00 usd', { currency: 'usd' })
  writes('style:name', '5', '5.00 ', { currency: 'ZZZ' })
  writes('', '5', '¤5.00', { currency: 'XXX' })
  writes('', '5', 'XAU\u00a05.00', { currency: 'XAU' })
})

describe('style', () => {
  writes('style:symbol', '-5', '-$5.00')
  writes('style:standard', '-5', '-$5.00')
  writes('style:accounting', '-5', '($5.00)')
  writes('style:accounting', '5', '$5.00')
  writes('style:code', '1234.5', '1,234.50 USD')
  writes('style:name', '1234.5', '1,234.50 US dollars')
  writes('style:name', '1', '1.00 US dollars')
  writes('style:name maxfrac:0', '1', '1 US dollar')
  writes('style:short', '1234.5', '$1.2K')
  writes('style:short', '999999', '$1M')
  writes('style:short maxfrac:2', '1234567', '$1.23M')
  writes('style:x', '5', '$5.00')
  writes('style:code style:x', '5', '5.00 USD')
  writes('code', '5', '$5.00')
})

describe('symbol', () => {
  writes('symbol:default', '5', 'CA$5.00', { currency: 'CAD' })
  writes('symbol:narrow', '5', '$5.00', { currency: 'CAD' })
  writes('symbol:narrow style:accounting', '-5', '($5.00)', { currency: 'CAD' })
  writes('symbol:narrow symbol:x', '5', '$5.00', { currency: 'CAD' })
  writes('symbol', '5', 'CA$5.00', { currency: 'CAD' })
})

describe('digits, groups and rounding as for other numbers', () => {
  writes('maxfrac:0', '1234.5', '$1,234')
  writes('minfrac:3', '5', '$5.000')
  writes('maxsig:2', '1234.5', '$1,200')
  writes('minint:4', '5', '$0,005.00')
  writes('no-group', '1234.5', '$1234.50')
  writes('round:up', '1.001', '$1.01')
  writes('round:floor', '-1.001', '-$1.01')
  writes('maxfrac:0', '5', '¥5', { currency: 'JPY' })
  writes('minfrac:2', '5', '¥5.00', { currency: 'JPY' })
})

describe('what cannot be an amount is an error', () => {
  for (const value of ['NaN', 'Infinity', '-infinity']) {
    reports(
      '{m|money}',
      `RuntimeError: Unexpected Error error when executing VARIABLE: Invalid argument: ${value === 'NaN' ? 'NaN' : 'Infinity'}`,
      { data: { m: { value, currency: 'USD' } } },
    )
  }
})

describe('in other places', () => {
  const m = { value: '5', currency: 'EUR' }
  renders('{.section m}{@|money}{.end}', { m }, '€5.00')
  renders(
    '{.repeated section all}{@|money}{.alternates with}, {.end}',
    { all: [m, m, {}] },
    '€5.00, €5.00, ',
  )
  renders('{.var @m m|money}{@m}', { m }, '€5.00')
  renders('{m|money,style:code,maxfrac:0}', { m }, '5 EUR')
  renders('{m|money|money}', { m }, '')
})
