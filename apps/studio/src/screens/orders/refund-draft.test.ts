import type { OrderShape } from '@sitewright/api/orders/shapes'
import { describe, expect, it } from 'vitest'
import { amountOf, canRestock, chosenUnits, wholeDraft } from './refund-draft.ts'

const line = { unitsRefunded: 0, unitsToRestock: 2 }

/** Two mugs for 10.00 each and a bowl for 5.00, with 3.00 for the delivery. */
const order = (more: object = {}) =>
  ({
    lines: [
      { ...line, id: 'mugs', quantity: 2, totalMinor: 2000 },
      { ...line, id: 'bowl', quantity: 1, totalMinor: 500 },
    ],
    refundableMinor: 2800,
    ...more,
  }) as OrderShape

const units = (mugs: number, bowl: number) => ({
  units: new Map([
    ['mugs', mugs],
    ['bowl', bowl],
  ]),
  amountMinor: undefined,
})

describe('the amount of a refund', () => {
  it('is all that is left at first, with the delivery', () => {
    expect(amountOf(order(), wholeDraft(order()))).toBe(2800)
  })

  it('is what some units cost', () => {
    expect(amountOf(order(), units(1, 0))).toBe(1000)
    expect(amountOf(order(), units(2, 0))).toBe(2000)
  })

  it('is never more than what is left', () => {
    expect(amountOf(order({ refundableMinor: 700 }), units(1, 0))).toBe(700)
  })

  it('is the typed one', () => {
    expect(amountOf(order(), { ...units(1, 0), amountMinor: 123 })).toBe(123)
    expect(amountOf(order(), { ...units(1, 0), amountMinor: null })).toBe(0)
  })
})

it('units that were given back since are not chosen any more', () => {
  const [mugs, bowl] = order().lines
  const now = order({
    lines: [
      { ...mugs, unitsRefunded: 1 },
      { ...bowl, unitsRefunded: 1 },
    ],
  })
  expect(chosenUnits(now, wholeDraft(order()))).toEqual([{ lineId: 'mugs', quantity: 1 }])
})

it('units that came back already are not put back again', () => {
  const [mugs, bowl] = order().lines
  const now = order({ lines: [{ ...mugs, unitsToRestock: 0 }, bowl] })
  expect([canRestock(now, units(1, 0)), canRestock(now, units(0, 1))]).toEqual([false, true])
})
