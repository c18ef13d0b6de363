import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { describe, expect, it } from 'vitest'
import { emptyDraft } from './item-draft.ts'
import { isSamePart, isSameUnsavedPart, type WholePartProps } from './item-part.ts'

const draft = emptyDraft(11)
const part: WholePartProps = {
  site: { id: 'site' } as SiteSummary,
  kind: 'products',
  page: undefined,
  stored: null,
  draft,
  problems: {},
  statuses: [],
  isReadOnly: false,
  isDirty: false,
  onStored: () => undefined,
  onChange: () => undefined,
}
const [variant] = draft.sale.variants
const priced = variant ? [{ ...variant, priceMinor: 1200 }] : []

describe('a card of the form', () => {
  it.each<[string, Partial<WholePartProps>]>([
    ['a price is typed', { draft: { ...draft, sale: { ...draft.sale, variants: priced } } }],
    ['that makes the draft unsaved', { isDirty: true }],
  ])('stays as it is while %s', (_, change) => {
    expect(isSamePart(part, { ...part, ...change })).toBe(true)
  })

  it.each<[string, Partial<WholePartProps>]>([
    ['a title is typed', { draft: { ...draft, title: 'Mug' } }],
    ['pictures are added', { draft: { ...draft, sale: { ...draft.sale, imageIds: ['1'] } } }],
    ['a save is refused', { problems: { title: 'Taken' } }],
  ])('is drawn anew where %s', (_, change) => {
    expect(isSamePart(part, { ...part, ...change })).toBe(false)
  })

  it('is drawn anew where it tells what is not saved, once something is', () => {
    expect(isSameUnsavedPart(part, { ...part, isDirty: true })).toBe(false)
    expect(isSameUnsavedPart(part, { ...part })).toBe(true)
  })
})
