import { describe, expect, it } from 'vitest'
import { landingOf } from './item-gesture.ts'

const box = (id: string, x: number, y: number) => ({ id, rect: { x, y, width: 100, height: 80 } })
const grid = [box('a', 0, 0), box('b', 120, 0), box('c', 0, 100), box('d', 120, 100)]
const list = [box('a', 0, 0), box('b', 0, 100), box('c', 0, 200)]

describe('the place where a dragged item would go', () => {
  it.each([
    ['left of its middle', grid, 'a', { x: 130, y: 110 }, { besideId: 'd', side: 'before' }],
    ['right of its middle', grid, 'a', { x: 200, y: 110 }, { besideId: 'd', side: 'behind' }],
    ['nearest beyond the list', grid, 'a', { x: 400, y: 500 }, { besideId: 'd', side: 'behind' }],
    ['above its middle', list, 'c', { x: 50, y: 10 }, { besideId: 'a', side: 'before' }],
    ['below its middle', list, 'a', { x: 50, y: 270 }, { besideId: 'c', side: 'behind' }],
  ] as const)('is beside the item under the pointer: %s', (_where, boxes, id, pointer, landing) => {
    expect(landingOf(boxes, id, pointer)).toMatchObject(landing)
  })

  it.each([
    ['itself', 'b', { x: 150, y: 20 }],
    ['behind the one before it', 'b', { x: 80, y: 20 }],
    ['before the one behind it', 'a', { x: 130, y: 20 }],
  ])('is none where it stands already: %s', (_where, id, pointer) => {
    expect(landingOf(grid, id, pointer)).toBeUndefined()
  })
})
