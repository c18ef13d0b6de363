import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDecimals, parseDecimal, ZERO } from '../numbers/decimal.ts'
import { amountText, compareAmounts, inHundredths, withCommas } from './amount.ts'

const digits = fc.stringMatching(/^\d{0,12}$/)
/** Written in every way that pages might. */
const amount = fc
  .tuple(fc.constantFrom('', '', '', '-', '+'), digits, fc.constantFrom('', '.'), digits)
  .map((parts) => parts.join(''))

const exact = (text: string) => parseDecimal(text) ?? ZERO

describe('amounts', () => {
  it('compare as the decimals they are', () => {
    fc.assert(
      fc.property(amount, amount, (left, right) => {
        const expected = compareDecimals(exact(left), exact(right))
        expect(Math.sign(compareAmounts(left, right))).toBe(Math.sign(expected))
      }),
    )
  })

  it('have the same sum in hundredths', () => {
    fc.assert(
      fc.property(fc.integer(), (cents) => {
        expect(inHundredths(amountText((cents / 100).toFixed(2)))).toBe(String(cents))
      }),
    )
  })

  it('are grouped as the machine does it', () => {
    const format = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(4), (number, places) => {
        const text = (number / 10 ** places).toFixed(places)
        expect(withCommas(amountText(text))).toBe(format.format(text as never))
      }),
    )
  })
})
