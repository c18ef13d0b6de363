import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRODUCT_TYPES } from '../enumerations.ts'
import { canAdd, totalStock, unitsLeft } from './stock.ts'

const { physical, giftCard } = PRODUCT_TYPES
const left = (quantity: number) => ({ unlimited: false, quantity })
const unlimited = { unlimited: true, quantity: 0 }

describe('what fits in a cart', () => {
  it('counts what the cart already holds', () => {
    expect(canAdd(left(3), { wanted: 1, inCart: 2 })).toBe(true)
    expect(canAdd(left(3), { wanted: 1, inCart: 3 })).toBe(false)
    expect(canAdd(unlimited, { wanted: 9999, inCart: 9999 })).toBe(true)
  })

  it('never lets more in than there is', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.array(fc.integer({ min: 1, max: 9 })), (stock, wishes) => {
        const inCart = wishes.reduce(
          (sum, wanted) => (canAdd(left(stock), { wanted, inCart: sum }) ? sum + wanted : sum),
          0,
        )
        expect(inCart).toBeLessThanOrEqual(stock)
      }),
    )
  })
})

it('adds up over variants, and one without a limit lifts it for all', () => {
  expect(totalStock({ type: physical, variants: [left(2), left(3)] })).toBe(5)
  expect(totalStock({ type: physical, variants: [left(2), unlimited] })).toBe(Infinity)
  expect(totalStock({ type: giftCard, variants: [left(2)] })).toBe(Infinity)
  expect(unitsLeft(left(-1))).toBe(0)
})
