import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRODUCT_TYPES } from '../enumerations.ts'
import { multipleQuantityAllowed, QUANTITY_MESSAGES, readQuantity } from './quantity.ts'

const { notNumber, notWhole, outOfRange } = QUANTITY_MESSAGES

describe('the quantity', () => {
  it.each([1, 9999, '1', '12', ' 7 '])('takes %j', (value) =>
    expect(readQuantity(value)).toEqual({ quantity: Number(value) }),
  )

  it.each([
    ['abc', notNumber],
    ['', notNumber],
    ['1e3', notNumber],
    ['0x10', notNumber],
    [null, notNumber],
    [true, notNumber],
    [[1], notNumber],
    [{}, notNumber],
    [Number.NaN, notNumber],
    [Infinity, notNumber],
    [1.5, notWhole],
    ['1.5', notWhole],
    [0, outOfRange],
    [-1, outOfRange],
    ['-1', outOfRange],
    [10000, outOfRange],
    ['10000', outOfRange],
  ])('refuses %j', (value, problem) => expect(readQuantity(value)).toEqual({ problem }))

  it('never throws, and never gives anything but a whole number in range', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readQuantity(value)
        if (read.problem !== undefined) return
        expect(Number.isInteger(read.quantity) && read.quantity >= 1 && read.quantity <= 9999).toBe(
          true,
        )
      }),
    )
  })
})

it('sells downloads and gift cards singly, and services as the store says', () => {
  expect(multipleQuantityAllowed(PRODUCT_TYPES.physical)).toBe(true)
  expect(multipleQuantityAllowed(PRODUCT_TYPES.digital)).toBe(false)
  expect(multipleQuantityAllowed(PRODUCT_TYPES.giftCard)).toBe(false)
  expect(multipleQuantityAllowed(PRODUCT_TYPES.service)).toBe(true)
  expect(
    multipleQuantityAllowed(PRODUCT_TYPES.service, { multipleQuantityAllowedForServices: false }),
  ).toBe(false)
})
