import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CURRENCIES,
  currencyOf,
  decimalText,
  fromCents,
  isCurrency,
  minor,
  priceCeiling,
  toCents,
} from './money.ts'

const anyCurrency = fc.constantFrom(...CURRENCIES.map(({ code }) => code))
const anyAmount = fc.integer({ min: -1e12, max: 1e12 }).map(minor)

describe('currencies', () => {
  it('are ones that browsers know, each with two digits but the yen', () => {
    const known = Intl.supportedValuesOf('currency')
    expect(CURRENCIES.filter(({ code }) => !known.includes(code))).toEqual([])
    expect(CURRENCIES.filter(({ digits }) => digits !== 2).map(({ code }) => code)).toEqual(['JPY'])
  })

  it('are listed by code, once each', () => {
    const codes = CURRENCIES.map(({ code }) => code)
    expect(codes).toEqual([...new Set(codes)].sort())
  })

  it('refuses what is not one', () => {
    expect(isCurrency('RUB')).toBe(false)
    expect(() => currencyOf('XXX')).toThrow(RangeError)
  })
})

describe('minor units are hundredths on the wire', () => {
  it('are a hundred to the yen, which has no fraction', () => {
    expect(toCents(minor(1000), 'JPY')).toBe(100_000)
    expect(toCents(minor(1250), 'USD')).toBe(1250)
    expect(fromCents(100_000, 'JPY')).toBe(1000)
  })

  it('that the currency does not have are refused', () => {
    expect(() => fromCents(150, 'JPY')).toThrow(RangeError)
  })

  it('give the minor units back', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, (amount, currency) => {
        expect(fromCents(toCents(amount, currency), currency)).toBe(amount)
      }),
    )
  })
})

describe('decimals', () => {
  it.each([
    [5000, 'USD', '50.00'],
    [5, 'USD', '0.05'],
    [-150, 'USD', '-1.50'],
    [1000, 'JPY', '1000'],
    [0, 'JPY', '0'],
  ])('writes %i %s as %s', (amount, currency, text) =>
    expect(decimalText(minor(amount), currency)).toBe(text),
  )
})

it('has a highest price for each currency', () => {
  expect(priceCeiling('USD')).toBe(100_000_000)
  expect(priceCeiling('JPY')).toBe(999_999_999)
  expect(priceCeiling('COP')).toBe(1_000_000_000)
})

it('is never a fraction and never minus zero', () => {
  expect(() => minor(0.1)).toThrow(RangeError)
  expect(Object.is(minor(-0), 0)).toBe(true)
})
