import { applyOperation, isRefused, type Operation } from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { pathsOfBatches, pathsOverlap, touchedPaths } from '@sitewright/core/document/touched-paths'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyWith } from './test-content.ts'

const ids = { s: 'a'.repeat(24), t: 'b'.repeat(24), one: 'c'.repeat(24), two: 'd'.repeat(24) }
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
