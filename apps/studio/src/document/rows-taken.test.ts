import type { Layout } from '@sitewright/core/document/page-document'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BlockAddress } from './selection.ts'
import { TestEditor } from './test-editor.ts'

let owner: TestEditor
let text: BlockAddress
let other: BlockAddress
let button: BlockAddress

/** Two texts side by side and a button below both. */
beforeEach(() => {
  owner = new TestEditor()
  owner.addsSection()
  text = owner.adds('text')
  other = owner.adds('text')
  button = owner.adds('button')
  owner.drags({ x: 0, y: 0, w: 12, h: 6 }, text)
  owner.drags({ x: 12, y: 0, w: 12, h: 6 }, other)
  owner.drags({ x: 0, y: 7, w: 24, h: 2 }, button)
  owner.session.select({ kind: 'block', ...text })
  owner.pauses()
})

const layout = (): Layout => Object.values(owner.page.sections)[0]?.desktop ?? {}
const rowOf = ({ blockId }: BlockAddress) => layout()[blockId]?.y
const heightOf = ({ blockId }: BlockAddress) => layout()[blockId]?.h

describe('a text that needs fewer rows again', () => {
  it('gives back those that it took, and what was pushed down comes back', () => {
    const before = layout()
    owner.types('Long')
    owner.needs(12)
    expect([heightOf(text), rowOf(button)]).toEqual([12, 13])
    owner.types('Shorter')
    owner.needs(8)
    expect([heightOf(text), rowOf(button)]).toEqual([8, 9])
    owner.needs(2)
    expect(layout()).toEqual(before)
  })

  it('keeps the rows that it was given by hand', () => {
    owner.needs(2)
    expect(heightOf(text)).toBe(6)
    owner.needs(12)
    owner.drags({ h: 14 }, text)
    owner.needs(2)
    expect(heightOf(text)).toBe(14)
  })

  it('keeps rows chosen by hand where nothing lies below', () => {
    owner.drags({ y: 40 }, text)
    owner.needs(12)
    owner.drags({ h: 14 }, text)
    owner.needs(2)
    expect(heightOf(text)).toBe(14)
  })

  it('leaves everything where it is once anything was moved by hand', () => {
    owner.needs(12)
    owner.drags({ y: 20 }, button)
    owner.needs(2)
    expect([heightOf(text), rowOf(button)]).toEqual([12, 20])
  })

  it('gives them back beside another that has grown, in any order', () => {
    const before = layout()
    owner.needs(12)
    owner.needs(9, other)
    owner.needs(2, text)
    expect([heightOf(text), heightOf(other), rowOf(button)]).toEqual([6, 9, 10])
    owner.needs(2, other)
    expect(layout()).toEqual(before)
  })

  it('does so in the step of the typing, and again after it was undone', () => {
    owner.types('Long')
    owner.needs(12)
    const grown = layout()
    owner.pauses()
    owner.types('Short')
    owner.needs(2)
    const short = layout()
    owner.session.undo()
    expect(layout()).toEqual(grown)
    owner.needs(2)
    expect(layout()).toEqual(short)
  })

  it('ends where it began, whatever it needed in between', () => {
    const before = layout()
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 40 }))), (needs) => {
        for (const [isText, rows] of needs) owner.needs(rows, isText ? text : other)
        owner.needs(1, text)
        owner.needs(1, other)
        expect(layout()).toEqual(before)
      }),
    )
  })
})
