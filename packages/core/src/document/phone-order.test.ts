import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap, readingOrder } from './layout.ts'
import type { Layout, Placement } from './page-document.ts'
import { insertBelow, moveBefore, moveInOrder, tiersOf } from './phone-order.ts'

const at = (y: number, h: number, x = 0, w = 8): Placement => ({ x, y, w, h, z: 1 })
const stack = { picture: at(0, 13), text: at(13, 6), button: at(20, 2) }

describe('moving in the order', () => {
  it('passes the neighbour, and both keep their size', () => {
    expect(moveInOrder(stack, 'text', -1)).toEqual({
      text: at(0, 6),
      picture: at(6, 13),
      button: at(20, 2),
    })
  })

  it('keeps free rows where they are in the order', () => {
    expect(moveInOrder(stack, 'button', -1)).toMatchObject({ button: at(13, 2), text: at(16, 6) })
  })

  it('passes what lies side by side as one', () => {
    const layout = { a: at(0, 4, 0, 4), b: at(0, 4, 4, 4), c: at(4, 2) }
    expect(moveInOrder(layout, 'c', -1)).toEqual({
      c: at(0, 2),
      a: at(2, 4, 0, 4),
      b: at(2, 4, 4, 4),
    })
  })

  it('takes a block out of what lies side by side', () => {
    const layout = { a: at(0, 4, 0, 4), b: at(0, 6, 4, 4) }
    expect(moveInOrder(layout, 'b', -1)).toEqual({ b: at(0, 6, 4, 4), a: at(6, 4, 0, 4) })
    expect(moveInOrder(layout, 'a', 1)).toEqual({ b: at(0, 6, 4, 4), a: at(6, 4, 0, 4) })
  })

  it('passes the neighbour in its own columns beside a high block', () => {
    const layout = { high: at(0, 12, 0, 4), a: at(0, 3, 4, 4), b: at(4, 5, 4, 4) }
    expect(moveInOrder(layout, 'b', -1)).toEqual({
      high: at(0, 12, 0, 4),
      b: at(0, 5, 4, 4),
      a: at(6, 3, 4, 4),
    })
  })

  it('ends at the first and the last place', () => {
    expect(moveInOrder(stack, 'picture', -1)).toBeUndefined()
    expect(moveInOrder(stack, 'button', 1)).toBeUndefined()
  })
})

describe('moving before another block', () => {
  it.each<[string, string | undefined, string[]]>([
    ['button', 'picture', ['button', 'picture', 'text']],
    ['picture', undefined, ['text', 'button', 'picture']],
    ['picture', 'button', ['text', 'picture', 'button']],
  ])('%s before %s', (id, before, order) => {
    expect(readingOrder(moveBefore(stack, id, before) ?? {})).toEqual(order)
  })

  it('is nothing where it is already', () => {
    expect(moveBefore(stack, 'text', 'text')).toBeUndefined()
    expect(moveBefore(stack, 'text', 'button')).toBeUndefined()
    expect(moveBefore(stack, 'button', undefined)).toBeUndefined()
  })
})

describe('a new block', () => {
  const size = { x: 0, w: 8, h: 3, z: 1 }
  it('comes below another one', () => {
    const after = insertBelow(stack, 'new', { above: 'picture', size })
    expect(after).toMatchObject({ picture: at(0, 13), new: at(13, 3), text: at(16, 6) })
  })
  it('comes first where nothing is before it', () => {
    const after = insertBelow(stack, 'new', { above: undefined, size })
    expect(readingOrder(after)).toEqual(['new', 'picture', 'text', 'button'])
  })
})

const anyLayout: fc.Arbitrary<Layout> = fc.dictionary(
  fc.constantFrom(...'abcdefghij'),
  fc.record({
    x: fc.nat(4),
    y: fc.nat(40),
    w: fc.integer({ min: 1, max: 4 }),
    h: fc.integer({ min: 1, max: 12 }),
    z: fc.nat(2),
  }),
  { minKeys: 1 },
)

const sizes = (layout: Layout) =>
  Object.fromEntries(Object.entries(layout).map(([id, { x, w, h, z }]) => [id, [x, w, h, z]]))
const pairs = (layout: Layout) => {
  const all = Object.entries(layout)
  return all.flatMap(([a, one]) =>
    all.flatMap(([b, two]) => (a < b && overlap(one, two) ? [`${a} ${b}`] : [])),
  )
}

/** Checks what every move of a block keeps: sizes, overlaps and the order of the others. */
function expectOnlyMoved(id: string, layout: Layout, after: Layout): void {
  expect(sizes(after)).toEqual(sizes(layout))
  const before = new Set(pairs(layout))
  expect(pairs(after).filter((pair) => !before.has(pair))).toEqual([])
  const others = (one: Layout) => readingOrder(one).filter((other) => other !== id)
  expect(others(after)).toEqual(others(layout))
}

const idAt = (layout: Layout, pick: number) => {
  const ids = readingOrder(layout)
  return ids[pick % ids.length] ?? ''
}

describe('for every layout', () => {
  it('a move in the order changes no size, loses no block, makes no overlap and leaves the others’ order alone', () => {
    const by = fc.constantFrom<-1 | 1>(-1, 1)
    fc.assert(
      fc.property(anyLayout, fc.nat(), by, (layout, pick, step) => {
        const id = idAt(layout, pick)
        const after = moveInOrder(layout, id, step)
        if (!after) return
        expectOnlyMoved(id, layout, after)
        const steps = readingOrder(after).indexOf(id) - readingOrder(layout).indexOf(id)
        expect(steps * step).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('a move before another block does so, too, and gives the block a tier of its own', () => {
    const target = fc.option(fc.nat(), { nil: undefined })
    fc.assert(
      fc.property(anyLayout, fc.nat(), target, (layout, pick, to) => {
        const id = idAt(layout, pick)
        const after = moveBefore(layout, id, to === undefined ? undefined : idAt(layout, to))
        if (!after) return
        expectOnlyMoved(id, layout, after)
        expect(tiersOf(after).some((tier) => tier.ids.join() === id)).toBe(true)
      }),
    )
  })

  it('moving down takes back moving up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2 }),
        fc.nat(),
        (heights, pick) => {
          let y = 0
          const layout = Object.fromEntries(
            heights.map((h, index) => {
              const placement = at(y, h)
              y += h + (index % 3)
              return [String(index), placement]
            }),
          )
          const id = String(1 + (pick % (heights.length - 1)))
          const up = moveInOrder(layout, id, -1)
          expect(up && moveInOrder(up, id, 1)).toEqual(layout)
        },
      ),
    )
  })
})
