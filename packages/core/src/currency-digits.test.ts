import { describe, expect, it } from 'vitest'
import { currencyDigits, isoDigits } from './currency-digits.ts'
import { CURRENCIES } from './money.ts'

describe('fraction digits', () => {
  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['BHD', 3],
    ['KWD', 3],
    ['EUR', 2],
    ['COP', 2],
    ['XXX', 2],
    ['', 2],
    ['constructor', 2],
  ])('of %j are %i', (code, digits) => {
    expect(isoDigits(code)).toBe(digits)
  })

  it('are the same for what a store can sell in', () => {
    for (const { code } of CURRENCIES) expect(isoDigits(code)).toBe(currencyDigits(code))
  })
})
