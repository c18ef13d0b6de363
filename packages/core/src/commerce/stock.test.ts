import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRODUCT_TYPES } from '../enumerations.ts'
import { canAdd, isSoldOut, showsQuantityInput, totalStock, unitsLeft } from './stock.ts'

const { physical, digital, service, giftCard, paywall } = PRODUCT_TYPES
const left = (quantity: number) => ({ unlimited: false, quantity })
const unlimited = { unlimited: true, quantity: 0 }

describe('availability', () => {
  it.each([
    ['every variant of a physical product is out', physical, [left(0), left(0)], true],
    ['a physical product has no variants', physical, [], true],
    ['one variant is left', physical, [left(0), left(1)], false],
    ['one variant is unlimited', service, [left(0), unlimited], false],
    ['a service is out', service, [left(0)], true],
    ['a digital product has nothing left', digital, [left(0)], false],
    ['a gift card has nothing left', giftCard, [left(0)], false],
    ['a paywall product has nothing left', paywall, [], false],
    ['the type is unknown', 9, [unlimited], true],
  ])('when %s', (_when, type, variants, expected) =>
    expect(isSoldOut({ type, variants })).toBe(expected),
  )
})

describe('the quantity input', () => {
  it.each([
    ['physical with two left', { type: physical, variants: [left(2)] }, true],
    ['physical with one left', { type: physical, variants: [left(1)] }, false],
    [
      'physical, subscribable',
      { type: physical, variants: [left(9)], isSubscribable: true },
      false,
    ],
    ['service', { type: service, variants: [unlimited] }, true],
    [
      'service sold one at a time',
      { type: service, variants: [unlimited], multipleQuantityAllowedForServices: false },
      false,
    ],
    ['digital', { type: digital, variants: [unlimited] }, false],
    ['gift card', { type: giftCard, variants: [unlimited] }, false],
  ])('for a product that is %s', (_what, product, expected) =>
    expect(showsQuantityInput(product)).toBe(expected),
  )
})

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
