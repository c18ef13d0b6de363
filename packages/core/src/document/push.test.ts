import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap } from './layout.ts'
import type { Layout, Placement } from './page-document.ts'
import { closeRows, openRows, pushAside, takeOut } from './push.ts'

const at = (y: number, h: number, x = 0, w = 8): Placement => ({ x, y, w, h, z: 1 })
const rows = (layout: Layout) =>
  Object.fromEntries(Object.entries(layout).map(([id, { y }]) => [id, y]))

describe('pushing', () => {
  it('moves only what lies below in the same columns', () => {
    const before = {
      text: at(0, 4),
      button: at(5, 2),
      picture: at(0, 8, 12),
      line: at(9, 1, 0, 24),
    }
    const after = pushAside(before, 'text', at(0, 6))
    expect(rows(after)).toEqual({ text: 0, button: 7, picture: 0, line: 11 })
  })

  it('grows into free rows before it moves anything', () => {
    const before = { text: at(0, 4), button: at(12, 2) }
    expect(rows(pushAside(before, 'text', at(0, 8)))).toEqual({ text: 0, button: 12 })
    expect(rows(pushAside(before, 'text', at(0, 11)))).toEqual({ text: 0, button: 13 })
  })

  it('takes along what lies on a pushed block', () => {
    const before = { text: at(0, 4), picture: at(4, 10), words: at(8, 2) }
    expect(rows(pushAside(before, 'text', at(0, 7)))).toEqual({ text: 0, picture: 7, words: 11 })
  })

  it('leaves alone what the block lay on already', () => {
    const before = { words: at(2, 3), picture: at(0, 10) }
    expect(rows(pushAside(before, 'words', at(2, 6)))).toEqual({ words: 2, picture: 0 })
  })

  it('moves down what a new block would cover', () => {
    expect(rows(pushAside({ picture: at(0, 10) }, 'new', at(0, 3)))).toEqual({ new: 0, picture: 3 })
  })
})

describe('closing a gap', () => {
  it('takes out the rows that only the block lay on', () => {
    const before = { a: at(0, 4), b: at(5, 3), c: at(9, 2), beside: at(5, 1, 12) }
    expect(takeOut(before, 'b')).toEqual({
      layout: { a: at(0, 4), c: at(7, 2), beside: at(5, 1, 12) },
      closed: 2,
    })
  })

  it('is undone by opening as many rows', () => {
    const before = { a: at(0, 4), b: at(5, 3), c: at(9, 2) }
    const { layout, closed } = takeOut(before, 'b')
    expect({ ...openRows(layout, 5, closed), b: before.b }).toEqual(before)
  })
})

const placement = fc.record({
  x: fc.nat(20),
  y: fc.nat(30),
  w: fc.integer({ min: 1, max: 4 }),
  h: fc.integer({ min: 1, max: 12 }),
  z: fc.constant(1),
})
const anyLayout = fc.dictionary(fc.constantFrom(...'abcdefghij'), placement, { minKeys: 1 })

/** Pairs of blocks of which one covers the other, as "a b". */
function overlaps(layout: Layout): string[] {
  const all = Object.entries(layout)
  return all.flatMap(([a, one], index) =>
    all
      .slice(index + 1)
      .flatMap(([b, two]) => (overlap(one, two) ? [[a, b].sort().join(' ')] : [])),
  )
}

const sizes = (layout: Layout) =>
  Object.fromEntries(Object.entries(layout).map(([id, { x, w, h, z }]) => [id, [x, w, h, z]]))

describe('for every layout', () => {
  it('a push makes no overlap that was not there, loses no block and changes no size but that of the block itself', () => {
    fc.assert(
      fc.property(anyLayout, placement, fc.nat(), (layout, wanted, pick) => {
        const ids = Object.keys(layout)
        const id = ids[pick % ids.length] ?? ''
        const after = pushAside(layout, id, wanted)
        expect(sizes(after)).toEqual({ ...sizes(layout), ...sizes({ [id]: wanted }) })
        expect(after[id]).toEqual(wanted)
        const before = new Set(overlaps(layout))
        expect(overlaps(after).filter((pair) => !before.has(pair))).toEqual([])
        for (const other of ids) {
          if (other !== id) expect(after[other]?.y).toBeGreaterThanOrEqual(layout[other]?.y ?? 0)
        }
      }),
    )
  })

  it('closing a gap makes no overlap, and changes no size and no order', () => {
    fc.assert(
      fc.property(anyLayout, fc.nat(), (layout, pick) => {
        const ids = Object.keys(layout)
        const id = ids[pick % ids.length] ?? ''
        const { [id]: _gone, ...rest } = layout
        const { layout: after } = closeRows(layout, rest)
        expect(sizes(after)).toEqual(sizes(rest))
        expect(overlaps(after).sort()).toEqual(overlaps(rest).sort())
      }),
    )
  })
})
