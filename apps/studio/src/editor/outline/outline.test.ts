import { paragraph, textDocument } from '@sitewright/blocks/rich-text'
import {
  DEFAULT_SECTION_SETTINGS,
  type PageDocument,
} from '@sitewright/core/document/page-document'
import { describe, expect, it } from 'vitest'
import { outlineOf, selectionOfRows } from './outline.ts'

const at = (x: number, y: number) => ({ x, y, w: 4, h: 4, z: 1 })
const section = (id: string, blocks: PageDocument['sections'][string]['blocks']) => ({
  id,
  settings: { ...DEFAULT_SECTION_SETTINGS, anchor: id === 's' ? 'prices' : '' },
  blocks,
  desktop: Object.fromEntries(
    Object.keys(blocks).map((blockId, index) => [blockId, at(0, 8 - 4 * index)]),
  ),
  phone: { auto: true } as const,
})
const document: PageDocument = {
  version: 1,
  sectionOrder: ['s', 't'],
  sections: {
    s: section('s', {
      low: { id: 'low', type: 5, version: 1, props: {}, locked: true },
      high: {
        id: 'high',
        type: 2,
        version: 1,
        props: { text: textDocument(paragraph('Bread, every day')) },
        hidden: { phone: 0 },
      },
    }),
    t: section('t', { other: { id: 'other', type: 5, version: 1, props: {} } }),
  },
}
const outline = outlineOf({ page: document }, ['page', 'gone'])

describe('the outline', () => {
  it('has sections with their blocks in reading order, their words and their marks', () => {
    expect(outline.map(({ id, number, anchor }) => [id, number, anchor])).toEqual([
      ['s', 1, 'prices'],
      ['t', 2, ''],
    ])
    expect(outline[0]?.blocks).toMatchObject([
      { id: 'high', words: 'Bread, every day', hiddenIn: ['phone'], isLocked: false },
      { id: 'low', words: '', hiddenIn: [], isLocked: true },
    ])
  })

  it.each([
    ['a block', ['low'], { kind: 'block', blockId: 'low' }],
    ['blocks of one section', ['low', 'high'], { kind: 'blocks', blockIds: ['high', 'low'] }],
    [
      'the blocks of the section of the last row',
      ['low', 'other'],
      { kind: 'block', blockId: 'other' },
    ],
    ['blocks rather than their section', ['low', 's'], { kind: 'block', blockId: 'low' }],
    ['a section', ['t'], { kind: 'section', sectionId: 't' }],
    ['nothing', [], { kind: 'none' }],
  ])('selects %s', (_what, keys, selection) => {
    expect(selectionOfRows(outline, new Set(keys), { kind: 'none' })).toMatchObject(selection)
  })
})
