import { beforeEach, describe, expect, it } from 'vitest'
import type { BlockAddress } from './selection.ts'
import { TestEditor } from './test-editor.ts'
import { changeType } from './type-edits.ts'

const NEW = { type: 31, version: 1, props: { text: 'Glazed twice.' } }

let owner: TestEditor
let text: BlockAddress

beforeEach(() => {
  owner = new TestEditor()
  owner.addsSection()
  text = owner.adds('text')
  owner.adds('button')
  owner.drags({ x: 3, y: 0, w: 12, h: 6 }, text)
  owner.hides('phone', text)
  owner.pauses()
})

function becomesQuote(): void {
  const edit = changeType(owner.place, text, NEW)
  expect(edit && owner.session.perform(edit)).toBeUndefined()
}

const section = () => Object.values(owner.page.sections)[0]

describe('a block that becomes another', () => {
  it('stands in its place, hidden where it was, under a new id', () => {
    const before = section()
    becomesQuote()
    const { blockId } = owner.selectedBlock()
    const { id: _old, type, version, props, ...kept } = before?.blocks[text.blockId] ?? {}
    expect(section()?.blocks[blockId]).toEqual({ ...kept, ...NEW, id: blockId })
    expect(section()?.desktop[blockId]).toEqual(before?.desktop[text.blockId])
    expect(section()?.blocks[text.blockId]).toBeUndefined()
  })

  it('keeps its place in a phone view that was arranged by hand', () => {
    owner.session.setView('phone')
    owner.shows('phone', text)
    owner.drags({ x: 0, y: 2, w: 4 }, text)
    const phone = section()?.phone
    becomesQuote()
    const now = section()?.phone
    const { blockId } = owner.selectedBlock()
    if (!phone || phone.auto || !now || now.auto) throw new Error('It was arranged by hand')
    expect(now.items[blockId]).toEqual(phone.items[text.blockId])
  })

  it('is itself again after one undo', () => {
    const before = owner.page
    becomesQuote()
    owner.session.undo()
    expect(owner.page).toEqual(before)
  })
})
