import { heading, paragraph, textDocument } from '@sitewright/blocks/rich-text'
import { readingOrder } from '@sitewright/core/document/layout'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertAtLine } from './insert-edits.ts'
import type { BlockAddress } from './selection.ts'
import { toggleLocked } from './several-edits.ts'
import { asBlock, TestEditor } from './test-editor.ts'

let owner: TestEditor
let text: BlockAddress
let button: BlockAddress

beforeEach(() => {
  owner = new TestEditor()
  owner.addsSection()
  text = owner.adds('text')
  button = owner.adds('button')
  owner.drags({ x: 2, y: 0, w: 12, h: 8 }, text)
  owner.drags({ x: 2, y: 9, w: 4, h: 2 }, button)
  owner.session.select({ kind: 'block', ...text })
  owner.pauses()
})

const section = () => {
  const [found] = Object.values(owner.page.sections)
  if (!found) throw new Error('There is no section')
  return found
}

type Line = ReturnType<typeof paragraph>

/** Inserts a picture at one of four lines, each as high as a quarter of the text. */
function inserts(lines: readonly Line[], index: number): void {
  const doc = textDocument(...lines) as never
  const line = { index, top: index / 4, bottom: (index + 1) / 4, end: lines.length / 4 }
  owner.does(insertAtLine(owner.place, text, { field: 'text', doc, ...line }, asBlock('image')))
}

/** The page in reading order: words of texts, and types of other blocks. */
function shown(): readonly string[] {
  const { blocks, desktop } = section()
  return readingOrder(desktop).map((id) => {
    const words = JSON.stringify(blocks[id]?.props.text ?? '').matchAll(/"text":"(\w+)"/g)
    return blocks[id]?.type === 2
      ? [...words].map(([, word]) => word).join(' ')
      : String(blocks[id]?.type)
  })
}

describe('a block of the slash menu', () => {
  const [one, two, three, empty] = [
    heading(2, 'One'),
    paragraph('Two'),
    paragraph('Three'),
    paragraph(),
  ]

  it.each([
    ['goes below the last line', [one, two], 1, ['One Two', '5', '53']],
    ['splits the text below its line', [one, two, three], 1, ['One Two', '5', 'Three', '53']],
    ['takes the place of an empty line', [one, empty, three], 1, ['One', '5', 'Three', '53']],
    ['stands above a text that begins with its line', [empty, two], 0, ['5', 'Two', '53']],
    ['takes the place of an empty text', [empty], 0, ['5', '53']],
  ])('%s', (_what, lines, index, outcome) => {
    const before = owner.page
    inserts(lines, index)
    expect(shown()).toEqual(outcome)
    expect(owner.selected).toMatchObject({ kind: 'block' })
    const { blocks, desktop } = section()
    const places = Object.values(desktop)
    for (const [at, a] of places.entries()) {
      for (const b of places.slice(at + 1)) {
        const apart = a.y + a.h <= b.y || b.y + b.h <= a.y || a.x + a.w <= b.x || b.x + b.w <= a.x
        expect(apart, JSON.stringify([a, b])).toBe(true)
      }
    }
    expect(blocks[button.blockId]?.type).toBe(53)
    owner.session.undo()
    expect(owner.page).toEqual(before)
  })

  it('gives each half of a text the rows that it takes', () => {
    inserts([one, two, three, paragraph('Four')], 0)
    const { desktop, blocks } = section()
    const rest = Object.values(blocks).find(({ id, type }) => type === 2 && id !== text.blockId)
    expect(desktop[text.blockId]).toMatchObject({ y: 0, h: 2 })
    expect(desktop[rest?.id ?? '']).toMatchObject({ x: 2, w: 12, h: 6 })
  })

  it('leaves a locked text where it is', () => {
    owner.does(toggleLocked(owner.place, { ...text, blockIds: [text.blockId] }))
    inserts([empty], 0)
    expect(section().desktop[text.blockId]).toMatchObject({ y: 0, h: 8 })
    expect(shown()).toEqual(['', '5', '53'])
  })
})
