import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDocuments, movedIn } from './compare-documents.ts'
import { applyOperation, isRefused, type Operation } from './operation.ts'
import {
  DEFAULT_SECTION_SETTINGS,
  EMPTY_DOCUMENT,
  type PageDocument,
  type Section,
} from './page-document.ts'

const section = (id: string): Section => ({
  id,
  settings: DEFAULT_SECTION_SETTINGS,
  blocks: {},
  desktop: {},
  phone: { auto: true },
})
const block = (id: string) => ({ id, type: 2, version: 1, props: { text: id } })
const at = (x: number, y: number) => ({ x, y, w: 4, h: 2, z: 1 })

function after(document: PageDocument, ...operations: Operation[]): PageDocument {
  return operations.reduce((current, operation) => {
    const result = applyOperation(current, operation)
    if (isRefused(result)) throw new Error(result.refused)
    return result.document
  }, document)
}

const page = after(
  EMPTY_DOCUMENT,
  { kind: 'insertSection', section: section('top'), index: 0 },
  { kind: 'insertSection', section: section('middle'), index: 1 },
  { kind: 'insertSection', section: section('end'), index: 2 },
  { kind: 'insertBlock', sectionId: 'top', block: block('words'), desktop: at(0, 0) },
  { kind: 'insertBlock', sectionId: 'top', block: block('picture'), desktop: at(12, 0) },
)
const words = { sectionId: 'top', blockId: 'words' } as const

describe('compareDocuments', () => {
  it.each<[string, Operation[], object[]]>([
    [
      'words that changed',
      [{ kind: 'setProps', ...words, props: { text: 'Others' } }],
      [{ sectionId: 'top', place: 1, kind: 'changed', blocks: [{ aspects: ['content'] }] }],
    ],
    [
      'a block that was added, in the order in which it is read',
      [{ kind: 'insertBlock', sectionId: 'top', block: block('new'), desktop: at(4, 0) }],
      [{ sectionId: 'top', blocks: [{ blockId: 'new', kind: 'added', aspects: [] }] }],
    ],
    [
      'a block that was removed',
      [{ kind: 'removeBlock', ...words }],
      [{ sectionId: 'top', blocks: [{ blockId: 'words', kind: 'removed' }] }],
    ],
    [
      'a block that went to another section, in both',
      [
        { kind: 'removeBlock', ...words },
        { kind: 'insertBlock', sectionId: 'end', block: block('words'), desktop: at(0, 0) },
      ],
      [
        { sectionId: 'top', blocks: [{ blockId: 'words', kind: 'left' }] },
        { sectionId: 'end', place: 3, blocks: [{ blockId: 'words', kind: 'arrived' }] },
      ],
    ],
    [
      'a block that was moved, given a look and hidden on phones',
      [
        { kind: 'place', ...words, view: 'desktop', placement: at(0, 4) },
        { kind: 'setLook', ...words, look: { padding: 'small' } },
        { kind: 'setHidden', ...words, view: 'phone', closed: 2 },
      ],
      [{ blocks: [{ blockId: 'words', aspects: ['place', 'look', 'views'] }] }],
    ],
    [
      'the settings of a section',
      [
        {
          kind: 'setSection',
          sectionId: 'end',
          settings: { ...DEFAULT_SECTION_SETTINGS, theme: 'dark', background: { kind: 'picture' } },
        },
      ],
      [{ sectionId: 'end', kind: 'changed', aspects: ['colors', 'background'], blocks: [] }],
    ],
    [
      'a section that was dragged, and not those that it passed',
      [{ kind: 'moveSection', sectionId: 'end', index: 0 }],
      [{ sectionId: 'end', place: 1, kind: 'changed', isMoved: true }],
    ],
    [
      'sections that are new and gone, each by its place',
      [
        { kind: 'removeSection', sectionId: 'middle' },
        { kind: 'insertSection', section: section('new'), index: 2 },
      ],
      [
        { sectionId: 'new', place: 3, kind: 'added' },
        { sectionId: 'middle', place: 2, kind: 'removed' },
      ],
    ],
    [
      'a phone view that was arranged by hand',
      [{ kind: 'place', ...words, view: 'phone', placement: { x: 0, y: 6, w: 8, h: 2, z: 1 } }],
      [{ sectionId: 'top', aspects: ['phone'] }],
    ],
    ['no lock, which visitors never see', [{ kind: 'setLocked', ...words, isLocked: true }], []],
    ['no group, which they never see', [{ kind: 'setGroup', ...words, groupId: 'one' }], []],
  ])('tells of %s', (_what, operations, expected) => {
    const found = compareDocuments(page, after(page, ...operations))
    expect(found).toHaveLength(expected.length)
    expect(found).toMatchObject(expected)
  })

  it('finds nothing between a document and itself, in whatever order its names are stored', () => {
    const stored = JSON.parse(
      JSON.stringify({ sections: page.sections, sectionOrder: page.sectionOrder, version: 1 }),
    )
    expect(compareDocuments(page, stored)).toEqual([])
  })
})

describe('movedIn', () => {
  it('leaves an order in place without what it names, and names nothing more than needed', () => {
    const order = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 0 })
    fc.assert(
      fc.property(order, order, (before, now) => {
        const moved = movedIn(before, now)
        const stays = (ids: string[], others: string[]) =>
          ids.filter((id) => others.includes(id) && !moved.has(id))
        expect(stays(before, now)).toEqual(stays(now, before))
        for (const id of moved) {
          const less = new Set([...moved].filter((other) => other !== id))
          const left = (ids: string[], others: string[]) =>
            ids.filter((one) => others.includes(one) && !less.has(one))
          expect(left(before, now)).not.toEqual(left(now, before))
        }
      }),
    )
  })
})
