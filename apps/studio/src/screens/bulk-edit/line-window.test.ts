import { describe, expect, it } from 'vitest'
import { pageOf, scrollTopFor, withGaps } from './line-window.ts'

/** The head and nine lines. */
const HEIGHT = 440

describe('a line that is brought into sight', () => {
  it.each([
    ['is there already', 5, 100, 100],
    ['is above', 5, 400, 220],
    ['is half under the head', 5, 230, 220],
    ['is below', 20, 100, 528],
    ['is half below the edge', 9, 0, 44],
    ['is the first', 0, 10, 0],
  ])('%s', (_name, line, now, expected) => {
    expect(scrollTopFor(line, now, HEIGHT)).toBe(expected)
  })

  it('is under the head rather than nowhere in a window of one line', () => {
    expect(scrollTopFor(7, 0, 44)).toBe(308)
  })

  it('stands below the room of those that are not drawn', () => {
    expect(withGaps([2, 3, 7])).toEqual([
      { index: 2, gap: 88 },
      { index: 3, gap: 0 },
      { index: 7, gap: 132 },
    ])
  })

  it('is a page away by as many lines as fit, but for one', () => {
    expect(pageOf(HEIGHT)).toBe(8)
    expect(pageOf(0)).toBe(1)
  })
})
