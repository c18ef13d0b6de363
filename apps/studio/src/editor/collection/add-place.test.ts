import { describe, expect, it } from 'vitest'
import { addPlace } from './add-place.ts'

const room = { scale: 0.5, width: 600, height: 400, isEmpty: false }
const list = { x: 100, y: 300, width: 1000, height: 2000 }

describe('the place of what adds an item', () => {
  it.each([
    ['at the list’s upper end', list, { left: 550, top: 150 }],
    ['in sight while the list is scrolled', { ...list, y: -900 }, { left: 550, top: 48 }],
    ['in sight beside a strip that goes on', { ...list, width: 5000 }, { left: 592, top: 150 }],
  ])('is %s', (_where, rect, place) => {
    expect(addPlace(rect, room)).toEqual(place)
  })

  it('is below the words that stand for an empty list, in sight', () => {
    const empty = { x: 40, y: 100, width: 1200, height: 200 }
    expect(addPlace(empty, { ...room, isEmpty: true })).toEqual({ left: 20, top: 150 })
    const tall = { ...empty, height: 3000 }
    expect(addPlace(tall, { ...room, isEmpty: true })).toEqual({ left: 20, top: 392 })
  })

  it('is nowhere while the list is out of sight', () => {
    expect(addPlace({ ...list, y: -2100 }, room)).toBeUndefined()
    expect(addPlace({ ...list, y: 900 }, room)).toBeUndefined()
  })
})
