import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalText, minor } from './money.ts'
import { parseMoney } from './money-input.ts'

describe('parseMoney', () => {
  it.each([
    ['12', 'USD', 1200],
    ['12.5', 'USD', 1250],
    ['12,50', 'USD', 1250],
    ['.5', 'USD', 50],
    ['12.', 'USD', 1200],
    ['$1,234.50', 'USD', 123450],
    ['1.234,50 €', 'USD', 123450],
    ['1,234', 'USD', 123400],
    ['1,234,567', 'USD', 123456700],
    ["CHF 1'234.00", 'USD', 123400],
    ['¥1,000', 'JPY', 1000],
    ['1000.00', 'JPY', 1000],
    ['0', 'USD', 0],
  ])('reads %s in %s as %i', (text, currency, amount) => {
    expect(parseMoney(text, currency)).toBe(amount)
  })

  it.each([
    ['', 'USD'],
    ['abc', 'USD'],
    ['-1', 'USD'],
    ['12.345.6', 'USD'],
    ['1.5', 'JPY'],
    ['12.3456', 'USD'],
    ['1,23,456', 'USD'],
    ['99999999999999999', 'USD'],
  ])('refuses %s in %s', (text, currency) => {
    expect(parseMoney(text, currency)).toBeUndefined()
  })

  it('reads back every amount as plain text', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('USD', 'JPY'), (amount, currency) => {
        expect(parseMoney(decimalText(minor(amount), currency), currency)).toBe(amount)
      }),
    )
  })
})
