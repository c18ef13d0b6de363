import { describe, expect, it } from 'vitest'
import { moveBy, placeAt } from './list-order.ts'

describe('moveBy', () => {
  it.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['x', 1, 'abc'],
  ] as const)('moves %s by %i to %s', (id, step, order) => {
    expect(moveBy(['a', 'b', 'c'], id, step).join('')).toBe(order)
  })
})

describe('placeAt', () => {
  it('puts some before another one', () => {
    expect(placeAt(['a', 'b', 'c'], ['c'], { id: 'a', isAfter: false })).toEqual(['c', 'a', 'b'])
  })

  it('takes in what was not there', () => {
    expect(placeAt(['a', 'b'], ['x'], { id: 'a', isAfter: true })).toEqual(['a', 'x', 'b'])
  })

  it('puts them last without a target', () => {
    expect(placeAt(['a', 'b'], ['a'])).toEqual(['b', 'a'])
  })
})
