import { describe, expect, it } from 'vitest'
import {
  isLow,
  leftAfter,
  MAX_STOCK,
  STOCK_PROBLEMS,
  STOCK_REASONS,
  type StockReason,
  stockProblem,
} from './stock-reasons.ts'

describe('units for sale after an adjustment', () => {
  it.each([
    ['restock', 5, 8],
    ['return', 1, 4],
    ['damage', 2, 1],
    ['correction', -1, 2],
    ['correction', 4, 7],
    ['other', -3, 0],
    ['count', 9, 9],
    ['count', 0, 0],
    ['damage', 4, -1],
  ] as const)('%s of %i, where there were 3, leaves %i', (reason, quantity, after) => {
    expect(leftAfter(reason, { quantity, left: 3 })).toBe(after)
  })

  it('takes off a count what was sold while it was counted', () => {
    expect(leftAfter('count', { quantity: 10, left: 6, seen: 8 })).toBe(8)
    expect(leftAfter('count', { quantity: 1, left: 0, seen: 8 })).toBe(0)
  })

  it('heeds what was seen only for a count', () => {
    expect(leftAfter('restock', { quantity: 10, left: 6, seen: 8 })).toBe(16)
  })
})

describe('numbers that make no sense', () => {
  it.each<[StockReason, number, string]>([
    ['restock', 0, STOCK_PROBLEMS.notAbove],
    ['return', -1, STOCK_PROBLEMS.notAbove],
    ['damage', -1, STOCK_PROBLEMS.notBelow],
    ['correction', 0, STOCK_PROBLEMS.nothing],
    ['other', 0, STOCK_PROBLEMS.nothing],
    ['count', -1, STOCK_PROBLEMS.negative],
    ['count', MAX_STOCK + 1, STOCK_PROBLEMS.tooMany],
    ['correction', -MAX_STOCK - 1, STOCK_PROBLEMS.tooMany],
    ['restock', 1.5, STOCK_PROBLEMS.notWhole],
    ['restock', Number.NaN, STOCK_PROBLEMS.notWhole],
  ])('are refused: %s of %d', (reason, quantity, problem) => {
    expect(stockProblem(reason, quantity)).toBe(problem)
  })

  it.each(STOCK_REASONS)('does not refuse %s of 1', (reason) => {
    expect(stockProblem(reason, 1)).toBeUndefined()
  })
})

it.each([
  [3, false, 3, true],
  [4, false, 3, false],
  [0, false, 3, true],
  [0, false, 0, false],
  [0, true, 3, false],
])('%i left, unlimited %s, little up to %i: low is %s', (quantity, unlimited, upTo, low) => {
  expect(isLow({ unlimited, quantity }, upTo)).toBe(low)
})
