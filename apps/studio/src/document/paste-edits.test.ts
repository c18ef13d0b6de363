import { readingOrder } from '@sitewright/core/document/layout'
import type { Id } from '@sitewright/core/id'
import { beforeEach, describe, expect, it } from 'vitest'
import { arrangementOf } from './arrangement.ts'
import type { BlockAddress } from './selection.ts'
import { TestEditor } from './test-editor.ts'

let owner: TestEditor
let text: BlockAddress
let button: BlockAddress

beforeEach(() => {
  owner = new TestEditor()
  owner.addsSection()
  text = owner.adds('text')
  button = owner.adds('button')
  owner.drags({ x: 0, y: 0, w: 12, h: 6 }, text)
  owner.drags({ x: 2, y: 7, w: 4, h: 2 }, button)
  owner.session.select({ kind: 'block', ...text })
  owner.pauses()
})

const section = () => {
  const [found] = Object.values(owner.page.sections)
  if (!found) throw new Error('There is no section')
  return found
}

/** Pastes words with pictures into the text, whose words need more rows then; gives the pictures' ids. */
function pastes(count: number, { into = text, rows = 0 } = {}): readonly Id[] {
  const pictures = owner.pastes(count, into)
  if (rows > 0) owner.needs(rows, into)
  return pictures.map(({ blockId }) => blockId)
}

describe('pictures pasted into a text', () => {
  it('come right below it in their order, and push down what is below', () => {
    const [first = '', second = ''] = pastes(2)
    expect(section().desktop).toMatchObject({
      [text.blockId]: { x: 0, y: 0, w: 12, h: 6 },
      [first]: { x: 0, y: 6, w: 8, h: 6 },
      [second]: { x: 0, y: 12, w: 8, h: 6 },
      [button.blockId]: { x: 2, y: 19, w: 4, h: 2 },
    })
  })

  it('stay right below it when its words need more rows, and one step takes all of it back', () => {
    const before = owner.page
    const [first = '', second = ''] = pastes(2, { rows: 9 })
    expect(section().desktop).toMatchObject({
      [text.blockId]: { y: 0, h: 9 },
      [first]: { y: 9, h: 6 },
      [second]: { y: 15, h: 6 },
      [button.blockId]: { y: 22, h: 2 },
    })
    const after = owner.page
    owner.session.undo()
    expect(owner.page).toEqual(before)
    owner.session.redo()
    expect(owner.page).toEqual(after)
  })

  it('are no wider than the text, and leave alone what stands beside it or lies under it', () => {
    owner.session.select({ kind: 'block', ...text })
    const beside = owner.adds('product')
    const backdrop = owner.adds('image')
    owner.drags({ x: 6, y: 0, w: 6, h: 20 }, beside)
    owner.drags({ x: 0, y: 0, w: 24, h: 30, z: 0 }, backdrop)
    owner.drags({ w: 6 }, text)
    const [picture = ''] = pastes(1)
    expect(section().desktop).toMatchObject({
      [picture]: { x: 0, y: 6, w: 6, h: 6 },
      [beside.blockId]: { x: 6, y: 0, w: 6, h: 20 },
      [backdrop.blockId]: { x: 0, y: 0, w: 24, h: 30 },
      [button.blockId]: { y: 13 },
    })
    expect(section().desktop[picture]?.z).toBe(section().desktop[text.blockId]?.z)
  })

  it('come to the first free place where the section has no rows left', () => {
    owner.drags({ x: 12, y: 0 }, button)
    owner.drags({ y: 394, h: 4 }, text)
    const before = section().desktop
    pastes(1)
    expect(section().desktop).toMatchObject(before)
  })

  it.each(['desktop', 'phone'] as const)(
    'come right after it on phones that were arranged by hand, on the %s',
    (view) => {
      owner.session.setView('phone')
      owner.session.select({ kind: 'block', ...button })
      owner.presses({ dy: -1 })
      owner.session.select({ kind: 'block', ...text })
      const beside = owner.adds('product')
      owner.session.setView('desktop')
      owner.drags({ x: 13, y: 3, w: 8, h: 6 }, beside)
      owner.session.setView(view)
      const pictures = pastes(2)
      const items = arrangementOf(section(), 'phone', owner)
      expect(readingOrder(items)).toEqual([
        button.blockId,
        text.blockId,
        ...pictures,
        beside.blockId,
      ])
    },
  )

  it('come right after it in the phone’s view, also where the desktop reads something else first', () => {
    const [first, second] = inTwoColumns()
    owner.session.setView('phone')
    owner.phoneRows = { [first.blockId]: 5, [second.blockId]: 7 }
    const before = owner.page
    const pictures = pastes(2, { into: first })
    expect(readingOrder(arrangementOf(section(), 'phone', owner))).toEqual([
      first.blockId,
      ...pictures,
      second.blockId,
    ])
    expect(section().phone).toMatchObject({
      items: { [second.blockId]: { h: 7, autoHeight: true } },
    })
    owner.session.undo()
    expect(owner.page).toEqual(before)
  })

  it('leave the phone’s order automatic where that puts them right after the text anyway', () => {
    owner.session.setView('phone')
    pastes(2)
    expect(section().phone).toEqual({ auto: true })
  })
})

/** Two texts side by side, the second of which begins before the first has ended. */
function inTwoColumns(): readonly [BlockAddress, BlockAddress] {
  owner.session.select({ kind: 'block', ...button })
  owner.removes()
  owner.session.select({ kind: 'block', ...text })
  const second = owner.adds('text')
  owner.drags({ x: 12, y: 2, w: 12, h: 6 }, second)
  owner.session.select({ kind: 'block', ...text })
  owner.pauses()
  return [text, second]
}
