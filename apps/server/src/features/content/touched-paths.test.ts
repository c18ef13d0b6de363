import { applyOperation, isRefused, type Operation } from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { pathsOfBatches, pathsOverlap, touchedPaths } from '@sitewright/core/document/touched-paths'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyWith } from './test-content.ts'

const ids = {
  s: 'a'.repeat(24),
  t: 'b'.repeat(24),
  one: 'c'.repeat(24),
  two: 'd'.repeat(24),
  three: 'e'.repeat(24),
}
const start: PageDocument = {
  version: 1,
  sectionOrder: [ids.s, ids.t],
  sections: {
    ...bodyWith('one', { section: ids.s, block: ids.one }).sections,
    ...bodyWith('two', { section: ids.t, block: ids.two }).sections,
  },
}

const touchedSince = (batches: readonly (readonly Operation[] | null)[]) =>
  pathsOfBatches(batches, touchedPaths)
const overlaps = (operation: Operation, touched: readonly string[] | 'everything') =>
  pathsOverlap(touchedPaths(operation), touched)

const target = fc.constantFrom(
  { sectionId: ids.s, blockId: ids.one },
  { sectionId: ids.t, blockId: ids.two },
)
const edit: fc.Arbitrary<Operation> = fc.oneof(
  fc
    .tuple(target, fc.string())
    .map(([at, label]) => ({ kind: 'setProps' as const, ...at, props: { label } })),
  fc
    .tuple(target, fc.nat(18), fc.constantFrom('desktop' as const, 'phone' as const))
    .map(([at, x, view]) => ({
      kind: 'place' as const,
      ...at,
      view,
      placement: { x, y: 0, w: 4, h: 2, z: 1 },
    })),
  target.map((at) => ({ kind: 'removeBlock' as const, ...at })),
  target.map(({ sectionId }) => ({ kind: 'removeSection' as const, sectionId })),
)

/** Edits of the phone's arrangement that begin with a whole one, as the studio's do. */
const arranging: fc.Arbitrary<Operation> = fc.oneof(
  fc
    .tuple(target, fc.constantFrom('desktop' as const, 'phone' as const), fc.option(fc.nat(9)))
    .map(([at, view, closed]) => ({ kind: 'setHidden' as const, ...at, view, closed })),
  fc
    .tuple(target, fc.option(fc.constantFrom('soft' as const, 'dark' as const)))
    .map(([at, colors]) => ({ kind: 'setLook' as const, ...at, look: colors && { colors } })),
  fc
    .tuple(target, fc.boolean())
    .map(([at, isLocked]) => ({ kind: 'setLocked' as const, ...at, isLocked })),
  fc
    .tuple(target, fc.option(fc.constantFrom('one', 'other')))
    .map(([at, groupId]) => ({ kind: 'setGroup' as const, ...at, groupId })),
  fc.tuple(target, fc.nat(9)).map(([{ sectionId, blockId }, y]) => ({
    kind: 'setPhoneLayout' as const,
    sectionId,
    phone: { auto: false as const, items: { [blockId]: { x: 0, y, w: 8, h: 2, z: 1 } } },
  })),
  target.map(({ sectionId }) => ({
    kind: 'setPhoneLayout' as const,
    sectionId,
    phone: { auto: true as const },
  })),
  fc.tuple(target, fc.option(fc.nat(9), { nil: undefined })).map(([{ sectionId }, y]) => ({
    kind: 'insertBlock' as const,
    sectionId,
    block: { id: ids.three, type: 21, version: 1, props: {} },
    desktop: { x: 0, y: 9, w: 4, h: 2, z: 1 },
    ...(y !== undefined && { phone: { x: 0, y, w: 8, h: 2, z: 1 } }),
  })),
)

function after(document: PageDocument, ...operations: Operation[]): PageDocument | undefined {
  let current = document
  for (const operation of operations) {
    const result = applyOperation(current, operation)
    if (isRefused(result)) return undefined
    current = result.document
  }
  return current
}

describe('edits that do not overlap', () => {
  it('give the same document in either order', () => {
    fc.assert(
      fc.property(edit, edit, (mine, theirs) => {
        fc.pre(!overlaps(mine, touchedSince([[theirs]])))
        fc.pre(!(freezesPhone(mine) && freezesPhone(theirs)))
        expect(after(start, theirs, mine)).toEqual(after(start, mine, theirs))
      }),
    )
  })

  it('give the same arrangement and the same hidden blocks in either order', () => {
    const either = fc.oneof(
      arranging,
      edit.filter((operation) => !freezesPhone(operation)),
    )
    fc.assert(
      fc.property(either, either, (mine, theirs) => {
        fc.pre(!overlaps(mine, touchedSince([[theirs]])))
        const [one, other] = [after(start, theirs, mine), after(start, mine, theirs)]
        fc.pre(one !== undefined || other !== undefined)
        expect(one).toEqual(other)
      }),
    )
  })

  it('overlap with nothing when nothing was saved', () => {
    fc.assert(fc.property(edit, (mine) => !overlaps(mine, touchedSince([]))))
  })

  it('overlap with everything when the document was replaced', () => {
    fc.assert(fc.property(edit, (mine) => overlaps(mine, touchedSince([null]))))
  })
})

function freezesPhone(operation: Operation): boolean {
  return operation.kind === 'place' && operation.view === 'phone'
}
