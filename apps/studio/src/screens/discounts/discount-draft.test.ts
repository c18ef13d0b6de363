import type { DiscountShape } from '@sitewright/api/commerce/discount-shapes'
import { describe, expect, it } from 'vitest'
import { draftOf, inputOf, NEW_DISCOUNT, withKind } from './discount-draft.ts'

const BERLIN = 'Europe/Berlin'
const mug = { id: 'mug', title: 'Mug' }

const stored: DiscountShape = {
  id: 'discount',
  title: '',
  code: 'TEN',
  kind: 'percent',
  ratePpm: 125_000,
  amountMinor: 0,
  buyQuantity: 0,
  getQuantity: 0,
  scope: 'products',
  targets: [mug],
  minimumMinor: 0,
  startsAt: Date.UTC(2026, 10, 26, 8),
  endsAt: null,
  isEnabled: true,
  limitTotal: 10,
  limitPerCustomer: null,
  used: 3,
  held: 0,
}

describe('a draft of a discount', () => {
  it('has percents and the site’s clock, and gives back what it was made of', () => {
    const draft = draftOf(stored, BERLIN)
    expect(draft).toMatchObject({ percent: 12.5, startsAt: '2026-11-26T09:00', endsAt: '' })
    const { id: _, used: __, held: ___, targets: ____, ...rest } = stored
    expect(inputOf(draft, BERLIN)).toEqual({ ...rest, targetIds: ['mug'] })
  })

  it('sends nothing that its kind and its scope do not have', () => {
    const draft = {
      ...draftOf(stored, BERLIN),
      kind: 'freeShipping' as const,
      scope: 'order' as const,
      amountMinor: 500,
    }
    expect(inputOf(draft, BERLIN)).toMatchObject({
      ratePpm: 0,
      amountMinor: 0,
      buyQuantity: 0,
      targetIds: [],
    })
  })

  it('gives the units that are for less away, until somebody types a percentage', () => {
    const bundle = { ...NEW_DISCOUNT, ...withKind('buyXGetY') }
    expect(inputOf(bundle, BERLIN)).toMatchObject({ kind: 'buyXGetY', ratePpm: 1_000_000 })
    expect({ ...bundle, ...withKind('percent') }).toMatchObject({ percent: 10 })
    expect(withKind('fixed')).toEqual({ kind: 'fixed' })
  })

  it('is by code or by itself, and not both', () => {
    const typed = { ...NEW_DISCOUNT, code: 'TEN', title: 'Sale' }
    expect(inputOf(typed, BERLIN)).toMatchObject({ code: 'TEN', title: '' })
    const automatic = { ...typed, isAutomatic: true }
    expect(inputOf(automatic, BERLIN)).toMatchObject({ code: null, title: 'Sale' })
  })
})
