import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInFormats } from './built-in-formats.ts'
import { cldrLocale } from './cldr.ts'

const english = cldrLocale('en')

const numbers = fc.oneof(
  fc.integer().map(String),
  fc.tuple(fc.integer(), fc.nat(9999)).map(([whole, rest]) => `${whole}.${rest}`),
  fc.constantFrom('0', '-0', '-0.001', '0.005', '2.5', '1e3', 'NaN', 'Infinity', '9'.repeat(40)),
)

describe('without locale data, browsers write as the CLDR has it for English', () => {
  it('numbers', () => {
    const options = fc.constantFrom<string[]>([], ['minfrac:2'], ['maxfrac:1'], ['minfrac:0'])
    fc.assert(
      fc.property(numbers, options, (number, args) => {
        expect(builtInFormats.decimal(number, args)).toBe(english.decimal(number, args))
      }),
    )
  })

  it('money', () => {
    const amounts = numbers.filter((text) => Number.isFinite(Number(text)))
    const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'CAD', 'COP', 'IDR', 'CHF', 'usd', '')
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        const text = builtInFormats.money(amount, currency, [])
        expect(text).toBe(english.money(amount, currency, []))
      }),
    )
  })

  it('plural forms', () => {
    const counts = fc.oneof(fc.integer({ min: -30, max: 130 }).map(String), numbers)
    fc.assert(
      fc.property(counts, (number) => {
        expect(builtInFormats.cardinalForm(number)).toBe(english.cardinalForm(number))
        expect(builtInFormats.ordinalForm(number)).toBe(english.ordinalForm(number))
      }),
    )
  })

  it('nothing about times', () => {
    expect(builtInFormats.time(0, 'UTC', [])).toBe('')
    expect(builtInFormats.interval(0, 1, 'UTC', [])).toBe('')
    expect(builtInFormats.relativeTime(0, 1, [])).toBe('')
  })

  it('survives any number of digits', () => {
    expect(builtInFormats.decimal('1.5', ['minfrac:50', 'maxfrac:50'])).toHaveLength(22)
    expect(builtInFormats.decimal('1.5', ['minfrac:4', 'maxfrac:2'])).toBe('1.5000')
  })
})
