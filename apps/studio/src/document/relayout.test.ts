import { applyOperation, isRefused } from '@sitewright/core/document/operation'
import {
  DEFAULT_SECTION_SETTINGS,
  type PageDocument,
  type Section,
} from '@sitewright/core/document/page-document'
import { describe, expect, it } from 'vitest'
import { placesIn, relayout } from './relayout.ts'

const [TEXT, PICTURE] = [2, 5]
const at = (x: number, y: number, w = 8, h = 4) => ({ x, y, w, h, z: 1 })
const block = (id: string, type: number) => ({ id, type, version: 1, props: { of: id } })
const SECTION: Section = {
  id: 's',
  settings: DEFAULT_SECTION_SETTINGS,
  blocks: { words: block('words', TEXT), more: block('more', TEXT), kiln: block('kiln', PICTURE) },
  desktop: { words: at(0, 0), more: at(0, 4), kiln: at(10, 0) },
  phone: { auto: true },
}
const LAYOUT = [
  { type: PICTURE, placement: at(0, 0, 12, 10) },
  { type: TEXT, placement: at(13, 2, 11, 6) },
]

const ADDRESS = { documentId: 'd', sectionId: 's' }

describe('another layout', () => {
  it('gives blocks the places of their kind, and puts the others below', () => {
    expect(placesIn(SECTION, LAYOUT)).toEqual({
      kiln: at(0, 0, 12, 10),
      words: at(13, 2, 11, 6),
      more: at(0, 10),
    })
  })

  it('leaves everything where it is if there is room for none of it', () => {
    expect(placesIn(SECTION, [{ type: 53, placement: at(0, 0) }])).toEqual(SECTION.desktop)
  })

  it('is no step of undo where nothing moves', () => {
    expect(relayout(ADDRESS, SECTION, [{ type: 53, placement: at(0, 0) }])).toBeUndefined()
    const phone = { auto: false, items: SECTION.desktop } as const
    expect(relayout(ADDRESS, { ...SECTION, phone }, [])).toBeUndefined()
  })

  it('keeps all content, and is taken back by its inverses', () => {
    const before: PageDocument = { version: 1, sectionOrder: ['s'], sections: { s: SECTION } }
    const { changes } = relayout(ADDRESS, SECTION, LAYOUT) ?? { changes: [] }
    expect(changes).not.toEqual([])
    let document = before
    const inverses = changes.map(({ operation }) => {
      const applied = applyOperation(document, operation as never)
      if (isRefused(applied)) throw new Error(applied.refused)
      document = applied.document
      return applied.inverse
    })
    expect(document.sections.s?.blocks).toEqual(SECTION.blocks)
    for (const inverse of inverses.toReversed()) {
      const applied = applyOperation(document, inverse)
      if (isRefused(applied)) throw new Error(applied.refused)
      document = applied.document
    }
    expect(document).toEqual(before)
  })
})
