import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frozenPhone, isInsideGrid, phoneItems, shownPlacements } from './layout.ts'
import { applyOperation, isRefused, type Operation } from './operation.ts'
import {
  DEFAULT_SECTION_SETTINGS,
  EMPTY_DOCUMENT,
  MAX_BLOCKS_PER_LAYOUT,
  type PageDocument,
  type Section,
  VIEWS,
} from './page-document.ts'
import { tiersOf } from './phone-order.ts'

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

const twoBlocks = after(
  EMPTY_DOCUMENT,
  { kind: 'insertSection', section: section('s'), index: 0 },
  { kind: 'insertBlock', sectionId: 's', block: block('right'), desktop: at(12, 0) },
  { kind: 'insertBlock', sectionId: 's', block: block('left'), desktop: at(0, 0) },
)

const ids = fc.constantFrom('s', 't', 'left', 'right', 'new')
const placement = fc.record({
  x: fc.nat(20),
  y: fc.nat(20),
  w: fc.integer({ min: 1, max: 8 }),
  h: fc.integer({ min: 1, max: 8 }),
  z: fc.nat(5),
})
const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    kind: fc.constant('insertSection' as const),
    section: ids.map(section),
    index: fc.integer({ min: -1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('removeSection' as const), sectionId: ids }),
  fc.record({ kind: fc.constant('moveSection' as const), sectionId: ids, index: fc.nat(3) }),
  fc.record({
    kind: fc.constant('setSection' as const),
    sectionId: ids,
    settings: fc.constant({ ...DEFAULT_SECTION_SETTINGS, theme: 'dark' as const }),
  }),
  fc.record({
    kind: fc.constant('insertBlock' as const),
    sectionId: ids,
    block: ids.map(block),
    desktop: placement,
  }),
  fc.record({ kind: fc.constant('removeBlock' as const), sectionId: ids, blockId: ids }),
  fc.record({
    kind: fc.constant('setProps' as const),
    sectionId: ids,
    blockId: ids,
    props: fc.dictionary(fc.string(), fc.string()),
  }),
  fc.record({
    kind: fc.constant('place' as const),
    sectionId: ids,
    blockId: ids,
    view: fc.constantFrom('desktop' as const, 'phone' as const),
    placement,
  }),
  fc.record({
    kind: fc.constant('setPhoneLayout' as const),
    sectionId: ids,
    phone: fc.oneof(
      fc.constant({ auto: true } as const),
      fc.dictionary(ids, placement).map((items) => ({ auto: false as const, items })),
    ),
  }),
  fc.record({
    kind: fc.constant('setHidden' as const),
    sectionId: ids,
    blockId: ids,
    view: fc.constantFrom(...VIEWS),
    closed: fc.option(fc.nat(9)),
  }),
  fc.record({
    kind: fc.constant('setLook' as const),
    sectionId: ids,
    blockId: ids,
    look: fc.option(fc.constantFrom({ colors: 'dark' as const }, { padding: 'small' as const })),
  }),
  fc.record({
    kind: fc.constant('setLocked' as const),
    sectionId: ids,
    blockId: ids,
    isLocked: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('setGroup' as const),
    sectionId: ids,
    blockId: ids,
    groupId: fc.option(fc.constantFrom('one', 'other')),
  }),
)

describe('operations', () => {
  it('undone in reverse, give the document back', () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { maxLength: 30 }), (operations) => {
        let document = twoBlocks
        const inverses: Operation[] = []
        for (const operation of operations) {
          const result = applyOperation(document, operation)
          if (isRefused(result)) continue
          document = result.document
          inverses.unshift(result.inverse)
        }
        expect(after(document, ...inverses)).toEqual(twoBlocks)
      }),
    )
  })

  it('leave the document they were given alone', () => {
    const before = JSON.stringify(twoBlocks)
    after(twoBlocks, { kind: 'removeBlock', sectionId: 's', blockId: 'left' })
    expect(JSON.stringify(twoBlocks)).toBe(before)
  })

  it('freeze the automatic phone order at the first move by hand', () => {
    const moved = after(twoBlocks, {
      kind: 'place',
      sectionId: 's',
      blockId: 'right',
      view: 'phone',
      placement: { x: 0, y: 9, w: 8, h: 2, z: 1 },
    })
    expect(moved.sections.s?.phone).toMatchObject({
      auto: false,
      items: { left: { y: 0, autoHeight: true } },
    })
  })

  it('complete a phone arrangement that does not know a block, and drop one that is gone', () => {
    const phone = { auto: false, items: { left: at(0, 0), gone: at(0, 2) } } as const
    const arranged = after(twoBlocks, { kind: 'setPhoneLayout', sectionId: 's', phone })
    const items = arranged.sections.s?.phone.auto === false && arranged.sections.s.phone.items
    expect(Object.keys(items || {})).toEqual(['left', 'right'])
    expect(items).toMatchObject({ right: { y: 2 } })
  })

  it('hide a block in one view, and leave nothing behind when it is shown again', () => {
    const target = { kind: 'setHidden', sectionId: 's', blockId: 'left' } as const
    const hidden = after(twoBlocks, { ...target, view: 'phone', closed: 2 })
    expect(hidden.sections.s?.blocks.left?.hidden).toEqual({ phone: 2 })
    expect(Object.keys(shownPlacements(hidden.sections.s as Section, 'phone'))).toEqual(['right'])
    expect(after(hidden, { ...target, view: 'phone', closed: null })).toEqual(twoBlocks)
  })

  it.each<[string, Operation]>([
    ['sectionMissing', { kind: 'removeSection', sectionId: 'nope' }],
    ['blockMissing', { kind: 'removeBlock', sectionId: 's', blockId: 'nope' }],
    ['idTaken', { kind: 'insertSection', section: section('s'), index: 0 }],
    ['idTaken', { kind: 'insertBlock', sectionId: 's', block: block('left'), desktop: at(0, 0) }],
    ['badIndex', { kind: 'moveSection', sectionId: 's', index: 7 }],
  ])('refuse with %s', (refused, operation) => {
    expect(applyOperation(twoBlocks, operation)).toEqual({ refused })
  })

  it('refuse the 61st block of a section', () => {
    let document = after(EMPTY_DOCUMENT, { kind: 'insertSection', section: section('s'), index: 0 })
    const add = (n: number) =>
      ({ kind: 'insertBlock', sectionId: 's', block: block(`b${n}`), desktop: at(0, n) }) as const
    for (let n = 0; n < MAX_BLOCKS_PER_LAYOUT; n += 1) document = after(document, add(n))
    expect(applyOperation(document, add(60))).toEqual({ refused: 'tooManyBlocks' })
  })
})

describe('phoneItems', () => {
  it('give no rows to what phones do not show', () => {
    const hidden = after(twoBlocks, {
      kind: 'setHidden',
      sectionId: 's',
      blockId: 'left',
      view: 'phone',
      closed: 0,
    })
    expect(Object.values(hidden.sections).map(phoneItems)[0]).toMatchObject({ right: { y: 0 } })
  })

  it('stay inside the grid when a full section is frozen', () => {
    const tall = Array.from({ length: MAX_BLOCKS_PER_LAYOUT }, (_, n) => `b${n}`)
    const full: Section = {
      ...section('s'),
      blocks: Object.fromEntries(tall.map((id) => [id, block(id)])),
      desktop: Object.fromEntries(tall.map((id, n) => [id, { x: 0, y: 0, w: 1, h: 400, z: n }])),
    }
    const items = Object.values(frozenPhone(full))
    expect(items.filter((item) => !isInsideGrid(item, 'phone'))).toEqual([])
    expect(tiersOf(frozenPhone(full))).toHaveLength(MAX_BLOCKS_PER_LAYOUT)
  })

  it('stacks blocks full width in reading order', () => {
    const items = Object.values(twoBlocks.sections).map(phoneItems)[0]
    expect(items).toMatchObject({ left: { x: 0, y: 0, w: 8 }, right: { x: 0, y: 2, w: 8 } })
  })
})
