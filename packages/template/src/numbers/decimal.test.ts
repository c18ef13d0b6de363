import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareDecimals,
  decimalText,
  groupedText,
  parseDecimal,
  roundTo,
  shift,
  ZERO,
} from './decimal.ts'

const read = (text: unknown) => parseDecimal(text) ?? ZERO

describe('decimals', () => {
  it.each([
    ['1.50', '1.50'],
    ['-0.05', '-0.05'],
    ['1e3', '1000'],
    ['12e-3', '0.012'],
    [1e21, '1000000000000000000000'],
  ])('keep %j as it was written', (text, expected) => {
    expect(decimalText(read(text))).toBe(expected)
  })

  it.each(['', '.', 'x', '1.2.3', ' 7 ', '.e3', '1e99999', '9'.repeat(401), null, {}])(
    'are not made of %j',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined()
    },
  )

  it.each([
    ['0.125', 2, '0.12'],
    ['0.135', 2, '0.14'],
    ['-2.5', 0, '-2'],
    ['9.996', 2, '10.00'],
    ['5', 2, '5.00'],
  ])('round %s to %i places as %s', (text, places, expected) => {
    expect(decimalText(roundTo(read(text), places))).toBe(expected)
  })

  it('group thousands', () => {
    expect(groupedText(read('-1234567.891'))).toBe('-1,234,567.891')
  })

  it('move by powers of ten', () => {
    expect(decimalText(shift(read('7.5'), 2))).toBe('750')
  })

  it('compare as numbers do', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (left, right) => {
        const order = compareDecimals(read(`${left}.0`), read(String(right)))
        expect(order).toBe(Math.sign(left - right))
      }),
    )
  })
})
