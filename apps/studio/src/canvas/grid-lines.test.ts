import { describe, expect, it } from 'vitest'
import { type GridLines, placeAt, pullEdges, rectOf } from './grid-lines.ts'

/** 24 columns of 30 px with gaps of 10; rows of 20 px, the third grown to 60. */
const lines: GridLines = {
  columns: Array.from({ length: 24 }, (_, n) => ({ start: n * 40, end: n * 40 + 30 })),
  rows: [
    { start: 0, end: 20 },
    { start: 30, end: 50 },
    { start: 60, end: 120 },
    { start: 130, end: 150 },
  ],
  rowUnit: 20,
  rowGap: 10,
}
const block = { x: 2, y: 1, w: 4, h: 2, z: 1 }

describe('the grid', () => {
  it('knows where a placement lies, over rows that have grown', () => {
    expect(rectOf(lines, block)).toEqual({ x: 80, y: 30, width: 150, height: 90 })
  })

  it('snaps a point to the nearest cell', () => {
    expect(placeAt(lines, { x: 95, y: 50 }, { w: 4, h: 2, z: 1 }, 'desktop')).toMatchObject({
      x: 2,
      y: 2,
    })
  })

  it('goes on below the last row', () => {
    expect(placeAt(lines, { x: 0, y: 160 }, { w: 4, h: 2, z: 1 }, 'desktop').y).toBe(4)
    expect(placeAt(lines, { x: 0, y: 250 }, { w: 4, h: 2, z: 1 }, 'desktop').y).toBe(7)
    expect(rectOf(lines, { ...block, y: 4, h: 1 })).toMatchObject({ y: 160, height: 20 })
  })

  it('keeps inside the columns', () => {
    expect(placeAt(lines, { x: 5000, y: 0 }, { w: 4, h: 2, z: 1 }, 'desktop').x).toBe(20)
  })

  it.each([
    ['right edge', ['e'], 40, 0, { w: 5 }],
    ['left edge', ['w'], -40, 0, { x: 1, w: 5 }],
    ['lower edge over the end', ['s'], 0, 30, { h: 3 }],
    ['upper edge', ['n'], 0, -30, { y: 0, h: 3 }],
    ['corner', ['s', 'e'], 40, 30, { w: 5, h: 3 }],
    ['right edge past the left one', ['e'], -900, 0, { x: 2, w: 1 }],
    ['left edge past the right one', ['w'], 900, 0, { x: 5, w: 1 }],
  ] as const)('pulls the %s', (_what, edges, dx, dy, expected) => {
    expect(pullEdges(lines, block, { edges, dx, dy }, 'desktop')).toEqual({ ...block, ...expected })
  })
})
