import { expect, it } from 'vitest'
import { isScarce, showsScarcity } from './merchandising.ts'

it.each([
  ['store', true, true],
  ['store', false, false],
  ['shown', false, true],
  ['hidden', true, false],
] as const)('a product that says %s in a store that says %s', (scarcity, byDefault, expected) => {
  expect(showsScarcity({ scarcity }, { scarcityShownByDefault: byDefault })).toBe(expected)
})

it.each([
  [{ unlimited: false, quantity: 0 }, false],
  [{ unlimited: false, quantity: 1 }, true],
  [{ unlimited: false, quantity: 5 }, true],
  [{ unlimited: false, quantity: 6 }, false],
  [{ unlimited: true, quantity: 1 }, false],
])('calls %j little: %s', (stock, expected) => {
  expect(isScarce(stock, { scarcityUpTo: 5 })).toBe(expected)
})
