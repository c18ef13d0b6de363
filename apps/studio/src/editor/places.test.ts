import {
  DEFAULT_SECTION_SETTINGS,
  EMPTY_DOCUMENT,
  type PageDocument,
} from '@sitewright/core/document/page-document'
import { describe, expect, it } from 'vitest'
import { sectionOrders } from '../document/change.ts'
import { gapsInSight, sectionGaps } from './section-gaps.ts'
import { newBlockPlace, newSectionPlace } from './section-place.ts'

const withSections = (...ids: string[]): PageDocument => ({
  ...EMPTY_DOCUMENT,
  sectionOrder: ids,
  sections: Object.fromEntries(
    ids.map((id) => [
      id,
      { id, settings: DEFAULT_SECTION_SETTINGS, blocks: {}, desktop: {}, phone: { auto: true } },
    ]),
  ),
})
const documents = { page: withSections('a', 'b'), footer: withSections('f') }
const parts = { pageDocumentId: 'page', footerDocumentId: 'footer' }
const rect = (documentId: string, sectionId: string, y: number) => ({
  documentId,
  sectionId,
  x: 0,
  y,
  width: 800,
  height: 300,
})
const inView = [rect('page', 'a', -250), rect('page', 'b', 50), rect('footer', 'f', 350)]
const none = { kind: 'none' } as const

describe('new things', () => {
  it('find a gap above the first section and below every one', () => {
    const gaps = sectionGaps(inView, sectionOrders(documents)).map(({ documentId, index, y }) => [
      documentId,
      index,
      y,
    ])
    expect(gaps).toEqual([
      ['page', 0, -250],
      ['page', 1, 50],
      ['page', 2, 350],
      ['footer', 0, 350],
      ['footer', 1, 650],
    ])
  })

  it('find buttons that can be seen whole, none of which covers another', () => {
    const gaps = sectionGaps(inView, sectionOrders(documents))
    const tops = gapsInSight(gaps, { scale: 1, height: 640 }).map(({ documentId, index, top }) => [
      documentId,
      index,
      top,
    ])
    expect(tops).toEqual([
      ['page', 1, 50],
      ['page', 2, 334],
      ['footer', 0, 366],
      ['footer', 1, 624],
    ])
  })

  it('go below the selected section, or to the end of the page', () => {
    const selected = { kind: 'section', documentId: 'page', sectionId: 'a' } as const
    expect(newSectionPlace(documents, selected, parts)).toEqual({ documentId: 'page', index: 1 })
    expect(newSectionPlace(documents, none, parts)).toEqual({ documentId: 'page', index: 2 })
  })

  it('go to the section in sight when nothing is selected', () => {
    expect(newBlockPlace(documents, none, inView)).toMatchObject({ sectionId: 'b' })
  })

  it('go under the selected block', () => {
    const selected = { kind: 'block', documentId: 'page', sectionId: 'a', blockId: 'x' } as const
    expect(newBlockPlace(documents, selected, inView)).toMatchObject({
      sectionId: 'a',
      under: 'x',
    })
  })
})
