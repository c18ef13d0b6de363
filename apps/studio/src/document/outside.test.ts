import { describe, expect, it } from 'vitest'
import { movedTo, placingStep, stepFrom } from './outside.ts'

const order = ['a', 'b', 'c', 'd']

describe('an item’s place in its list', () => {
  it.each([
    ['d', { besideId: 'a', side: 'before' }, ['d', 'a', 'b', 'c']],
    ['a', { besideId: 'c', side: 'behind' }, ['b', 'c', 'a', 'd']],
    ['a', { besideId: 'd', side: 'behind' }, ['b', 'c', 'd', 'a']],
  ] as const)('%s moves %j, and its inverse moves it back', (id, place, moved) => {
    const step = placingStep(order, id, place)
    expect(movedTo(order, id, place)).toEqual(moved)
    const { inverse } = step ?? {}
    if (inverse?.kind !== 'placeItem') throw new Error('No inverse')
    expect(movedTo(moved, id, inverse)).toEqual(order)
  })

  it.each([
    ['behind the one before it', 'b', { besideId: 'a', side: 'behind' }],
    ['beside one that is gone', 'b', { besideId: 'x', side: 'behind' }],
    ['of one that is gone', 'x', { besideId: 'a', side: 'behind' }],
  ] as const)('is no step %s', (_why, id, place) => {
    expect(placingStep(order, id, place)).toBeUndefined()
  })

  it('goes on by one, and not beyond either end', () => {
    expect(stepFrom(order, 'b', 1)).toEqual({ besideId: 'c', side: 'behind' })
    expect(stepFrom(order, 'b', -1)).toEqual({ besideId: 'a', side: 'before' })
    expect(stepFrom(order, 'a', -1)).toBeUndefined()
    expect(stepFrom(order, 'd', 1)).toBeUndefined()
  })
})
