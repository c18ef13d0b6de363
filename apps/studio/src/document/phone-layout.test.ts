import type { Layout } from '@sitewright/core/document/page-document'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { arrangementOf } from './arrangement.ts'
import type { BlockAddress } from './selection.ts'
import { type TestBlock, TestEditor } from './test-editor.ts'

let owner: TestEditor
let picture: BlockAddress
let text: BlockAddress
let button: BlockAddress

beforeEach(() => {
  owner = new TestEditor()
  owner.addsSection()
  picture = owner.adds('image')
  text = owner.adds('text')
  button = owner.adds('button')
  owner.phoneRows = { [picture.blockId]: 13, [text.blockId]: 6, [button.blockId]: 2 }
  owner.pauses()
})

const section = (hand = owner) => {
  const [found] = Object.values(hand.page.sections)
  if (!found) throw new Error('There is no section')
  return found
}
const arrangement = (hand = owner): Layout => arrangementOf(section(hand), hand.place.view, hand)
const label = () => owner.session.store.getState().history.past.at(-1)?.label
const order = () =>
  Object.entries(arrangement())
    .sort(([, a], [, b]) => a.y - b.y)
    .map(([id]) => [picture, text, button].findIndex(({ blockId }) => blockId === id))
    .map((index) => ['picture', 'text', 'button'][index] ?? 'other')

describe('on the phone', () => {
  beforeEach(() => owner.session.setView('phone'))

  it('the first move freezes every block as high as it is drawn, and changes only the order', () => {
    owner.session.select({ kind: 'block', ...text })
    owner.presses({ dy: -1 })
    expect(order()).toEqual(['text', 'picture', 'button'])
    expect(arrangement()).toMatchObject({
      [text.blockId]: { y: 0, h: 6, autoHeight: true },
      [picture.blockId]: { y: 6, h: 13, autoHeight: true },
      [button.blockId]: { y: 19, h: 2, autoHeight: true },
    })
  })

  it('twenty presses up end at the top, without a gap and without an overlap', () => {
    for (let press = 0; press < 20; press += 1) owner.presses({ dy: -1 })
    expect(order()).toEqual(['button', 'picture', 'text'])
    expect(arrangement()[text.blockId]).toMatchObject({ y: 15 })
    expect(label()).toBe('move button')
  })

  it('a block dragged in front of another one pushes it down', () => {
    owner.dragsBefore(picture)
    expect(order()).toEqual(['button', 'picture', 'text'])
    owner.dragsBefore(undefined)
    expect(order()).toEqual(['picture', 'text', 'button'])
  })

  it('a higher block pushes down what is below it, and a lower one lets it up again', () => {
    owner.drags({ h: 16 }, picture)
    expect(arrangement()).toMatchObject({
      [picture.blockId]: { h: 16 },
      [text.blockId]: { y: 16 },
      [button.blockId]: { y: 22 },
    })
    expect(arrangement()[picture.blockId]?.autoHeight).toBeUndefined()
    expect(arrangement()[text.blockId]?.autoHeight).toBe(true)
    owner.drags({ h: 10 }, picture)
    expect(arrangement()[text.blockId]).toMatchObject({ y: 10 })
  })

  it('a block lies on others only where that was asked for', () => {
    owner.presses({ dy: -1, isFree: true })
    expect(arrangement()).toMatchObject({ [text.blockId]: { y: 13 }, [button.blockId]: { y: 18 } })
  })

  it('deleting says that it is everywhere, and closes the gap', () => {
    owner.presses({ dy: -1 })
    owner.session.select({ kind: 'block', ...button })
    owner.pauses()
    owner.removes()
    expect(label()).toBe('delete button everywhere')
    expect(arrangement()).toMatchObject({ [picture.blockId]: { y: 0 }, [text.blockId]: { y: 13 } })
  })

  it('a copy comes right below its block, also where the desktop reads a column beside it first', () => {
    owner.session.setView('desktop')
    owner.drags({ x: 12, y: 2 }, button)
    owner.session.setView('phone')
    owner.session.select({ kind: 'block', ...picture })
    owner.duplicates()
    expect(order()).toEqual(['picture', 'other', 'button', 'text'])
    expect(section().phone.auto).toBe(false)
  })

  it('an automatic order stays so when something in it is hidden', () => {
    owner.hides('phone', text)
    expect(section().phone).toEqual({ auto: true })
    expect(order()).toEqual(['picture', 'button'])
    expect(label()).toBe('hide text on phones')
  })

  it('a block that is hidden takes no rows, and comes back to where it was', () => {
    owner.presses({ dy: -1 })
    owner.pauses()
    const before = arrangement()
    owner.hides('phone', button)
    expect(arrangement()).toMatchObject({ [picture.blockId]: { y: 0 }, [text.blockId]: { y: 13 } })
    owner.shows('phone', button)
    expect(arrangement()).toEqual(before)
    expect(owner.selectedBlock()).toEqual(button)
  })
})

describe('on the desktop', () => {
  const arrangePhone = () => {
    owner.session.setView('phone')
    owner.session.select({ kind: 'block', ...text })
    owner.presses({ dy: -1 })
    owner.session.setView('desktop')
    owner.pauses()
  }
  const phoneOrder = () => {
    owner.session.setView('phone')
    return order()
  }

  it('later moves leave the order of phones alone', () => {
    arrangePhone()
    const { phone } = section()
    owner.drags({ y: 30 }, text)
    owner.presses({ dx: 1 })
    expect(section().phone).toEqual(phone)
  })

  it('a new block is read on phones after the one that it is read after here', () => {
    arrangePhone()
    owner.drags({ y: 30 }, text)
    owner.drags({ y: 40 }, button)
    owner.session.select({ kind: 'block', ...picture })
    owner.adds('spacer')
    expect(phoneOrder()).toEqual(['text', 'picture', 'other', 'button'])
    expect(owner.undoesAll()).toBeGreaterThan(0)
  })

  it('hiding closes the rows that only the block had, and showing opens them', () => {
    const before = section().desktop
    owner.hides('desktop', text)
    expect(section().desktop).toMatchObject({ [button.blockId]: { y: 6 } })
    owner.shows('desktop', text)
    expect(section().desktop).toEqual(before)
  })

  it('text that needs more rows takes them in the same step as the typing, however late', () => {
    owner.session.select({ kind: 'block', ...text })
    owner.types('More words')
    owner.pauses()
    owner.needs(9)
    expect(section().desktop).toMatchObject({
      [text.blockId]: { y: 6, h: 9 },
      [button.blockId]: { y: 15 },
    })
    expect(label()).toBe('typing')
    owner.session.undo()
    expect(section().desktop).toMatchObject({
      [text.blockId]: { y: 6, h: 6 },
      [button.blockId]: { y: 12 },
    })
  })

  it('a step of much typing stays small', () => {
    owner.session.select({ kind: 'block', ...text })
    owner.types('Words')
    owner.needs(9)
    owner.types('and many more of them')
    const step = owner.session.store.getState().history.past.at(-1)
    expect(step?.changes).toHaveLength(3)
    expect(step?.inverses).toHaveLength(3)
  })
})

type Deed = (hand: TestEditor, at: BlockAddress, n: number) => void

const DEEDS: readonly Deed[] = [
  (hand, _at, n) => hand.presses({ dy: n % 2 ? 1 : -1 }),
  (hand, _at, n) => hand.presses({ dx: n % 2 ? 1 : -1 }),
  (hand, _at, n) => hand.presses({ dh: n % 2 ? 1 : -1 }),
  (hand, _at, n) => hand.presses({ dw: n % 2 ? 1 : -1 }),
  (hand, at) => hand.dragsBefore(at),
  (hand) => hand.dragsBefore(undefined),
  (hand, _at, n) => hand.drags({ x: n % 5, y: n, h: 1 + (n % 7) }),
  (hand, _at, n) => hand.needs(n),
  (hand, at, n) => hand.hides(n % 2 ? 'phone' : 'desktop', at),
  (hand, at, n) => hand.shows(n % 2 ? 'phone' : 'desktop', at),
  (hand) => void hand.adds('text'),
  (hand) => hand.duplicates(),
  (hand) => hand.removes(),
  (hand, _at, n) => hand.session.setView(n % 2 ? 'phone' : 'desktop'),
  (hand) => hand.resetsPhone(),
  (hand, at) => hand.session.select({ kind: 'block', ...at }),
  (hand) => hand.pauses(),
  (hand, at, n) => hand.pastes(n % 3, at),
]

const BLOCKS: readonly TestBlock[] = ['image', 'text', 'button', 'spacer']

function plan() {
  const hand = new TestEditor()
  hand.addsSection()
  const blocks = BLOCKS.map((name) => hand.adds(name))
  hand.phoneRows = Object.fromEntries(blocks.map(({ blockId }, n) => [blockId, 2 + n * 3]))
  hand.pauses()
  return { hand, blocks }
}

function does({ hand, blocks }: ReturnType<typeof plan>, [deed, n]: readonly [number, number]) {
  const at = blocks[n % blocks.length]
  try {
    if (at) DEEDS[deed]?.(hand, at, n)
  } catch {
    // A deed without a selected block: a hand would find the button disabled.
  }
}

const deeds = fc.array(fc.tuple(fc.nat(DEEDS.length - 1), fc.nat(40)), { maxLength: 40 })

describe('whatever is done', () => {
  it('undo and redo give the start and the end back', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const work = plan()
        for (const one of list) does(work, one)
        const end = work.hand.page
        work.hand.undoesAll()
        expect(work.hand.page.sectionOrder).toEqual([])
        work.hand.redoesAll()
        expect(work.hand.page).toEqual(end)
      }),
    )
  })

  it('nothing comes to lie on anything on phones, unless that was asked for', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const work = plan()
        work.hand.session.setView('phone')
        for (const one of list) does(work, one)
        work.hand.session.setView('phone')
        const rows = Object.values(arrangement(work.hand))
        const overlaps = rows.some((a, index) =>
          rows
            .slice(index + 1)
            .some((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
        )
        expect(overlaps).toBe(false)
      }),
    )
  })
})
