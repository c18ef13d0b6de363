import { describe } from 'vitest'
import { renders, reports } from '../test-template.ts'

const writes = (value: unknown, output: string, locale = 'en') =>
  renders('{n|bookkeeper-money-format}', { n: value }, output, { locale })

describe('hundredths, as money', () => {
  writes(123_450, '$1,234.50')
  writes(5, '$0.05')
  writes(-123, '-$1.23')
  writes('1234', '$12.34')
  writes(12.5, '$0.12')
  writes('1e4', '$100.00')
  writes(0, '$0.00')
})

describe("in the currency of the locale's region", () => {
  writes(123_450, '£1,234.50', 'en-GB')
  writes(123_450, '1.234,50\u00a0€', 'de')
  writes(123_450, "CHF\u00a01'234.50", 'de-CH')
  writes(123_450, '￥1,234', 'ja')
  writes(123_450, 'R$\u00a01.234,50', 'pt-BR')
  writes(123_450, 'USD\u00a01,234.50', 'es-419')
  writes(123_450, 'US$1,234.50', 'en-001')
  writes(123_450, '$\u00a01.234', 'es-CO')
  writes(123_450, '\u200f١٬٢٣٤٫٥٠\u00a0ج.م.\u200f', 'ar-EG')
})

describe('what is no number counts as 0', () => {
  for (const value of ['', 'x', ' 5', null, true, [], {}]) writes(value, '$0.00')
  renders('{nothing|bookkeeper-money-format}', {}, '$0.00')
})

describe('what cannot be an amount is an error', () => {
  reports(
    '{n|bookkeeper-money-format}',
    'RuntimeError: Unexpected Error error when executing VARIABLE: Invalid argument: NaN',
    { data: { n: 'NaN' } },
  )
})
