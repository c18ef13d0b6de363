import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from './money-input.ts'

describe('parseMoney', () => {
  it.each([
    ['12', 2, 1200],
    ['12.5', 2, 1250],
    ['12,50', 2, 1250],
    ['.5', 2, 50],
    ['12.', 2, 1200],
    ['$1,234.50', 2, 123450],
    ['1.234,50 €', 2, 123450],
    ['1,234', 2, 123400],
    ['1,234,567', 2, 123456700],
    ["CHF 1'234.00", 2, 123400],
    ['¥1,000', 0, 1000],
    ['1000.00', 0, 1000],
    ['0', 2, 0],
  ])('reads %s with %i digits as %i', (text, digits, minor) => {
    expect(parseMoney(text, digits)).toBe(minor)
  })

  it.each([
    ['', 2],
    ['abc', 2],
    ['-1', 2],
    ['12.345.6', 2],
    ['1.5', 0],
    ['12.3456', 2],
    ['1,23,456', 2],
    ['99999999999999999', 2],
  ])('refuses %s with %i digits', (text, digits) => {
    expect(parseMoney(text, digits)).toBeUndefined()
  })

  it('reads back whatever moneyText writes', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(0, 2), (minor, digits) => {
        expect(parseMoney(moneyText(minor, digits), digits)).toBe(minor)
      }),
    )
  })
})

describe('moneyText', () => {
  it.each([
    [1250, 2, '12.50'],
    [5, 2, '0.05'],
    [0, 2, '0.00'],
    [-1250, 2, '-12.50'],
    [1250, 0, '1250'],
  ])('writes %i with %i digits as %s', (minor, digits, text) => {
    expect(moneyText(minor, digits)).toBe(text)
  })
})
