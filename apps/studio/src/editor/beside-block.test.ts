import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { besideBlock, EDGE } from './beside-block.ts'

const BAR = { width: 200, height: 40 }
const ROOM = { height: 400, isTouch: false }
const block = (y: number, height: number) => ({ x: 50, y, width: 300, height })

describe('besideBlock', () => {
  it.each([
    ['above a block', block(200, 100), { left: 50, top: 130, where: 'above' }],
    ['below one at the top', block(20, 100), { left: 50, top: 134, where: 'below' }],
    [
      'below one whose end alone is in sight',
      block(-300, 400),
      { left: 50, top: 114, where: 'below' },
    ],
    ['in one that fills the window', block(-50, 900), { left: 142, top: 8, where: 'inside' }],
    [
      'in one that begins at the top and is tall',
      block(10, 900),
      { left: 142, top: 18, where: 'inside' },
    ],
    [
      'at the lower edge for one that is below it',
      block(700, 100),
      { left: 50, top: 352, where: 'above' },
    ],
    [
      'at the upper edge for one that is above it',
      block(-700, 100),
      { left: 50, top: 8, where: 'below' },
    ],
    ['at the upper edge for what is not drawn', null, { left: 8, top: 8, where: 'inside' }],
  ])('puts the bar %s', (_where, at, place) => {
    expect(besideBlock(at, BAR, ROOM)).toEqual(place)
  })

  it('is always within a window that has room for it, and over a block only where neither side has room', () => {
    const rect = fc.record({
      x: fc.integer({ min: -500, max: 1500 }),
      y: fc.integer({ min: -3000, max: 3000 }),
      width: fc.integer({ min: 10, max: 1300 }),
      height: fc.integer({ min: 10, max: 3000 }),
    })
    fc.assert(
      fc.property(rect, fc.integer({ min: 60, max: 1200 }), fc.boolean(), (at, height, isTouch) => {
        const { top, where } = besideBlock(at, BAR, { height, isTouch })
        expect(top).toBeGreaterThanOrEqual(EDGE)
        expect(top + BAR.height).toBeLessThanOrEqual(height - EDGE)
        if (where === 'above') expect(top + BAR.height).toBeLessThanOrEqual(at.y)
        if (where === 'below') expect(top).toBeGreaterThanOrEqual(at.y + at.height)
      }),
    )
  })
})
