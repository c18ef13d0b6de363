import { describe, expect, it } from 'vitest'
import { emptyDraft, type ItemDraft } from './item-draft.ts'
import { mergeDrafts } from './merge-drafts.ts'
import {
  NO_SALE,
  type SaleDraft,
  saleDraftOf,
  termsOf,
  withOptions,
  withVariant,
} from './sale/sale-draft.ts'
import { NO_MEASURES } from './sale/variant-grid.ts'

const tea = { ...emptyDraft(1), title: 'Tea' }

describe('two people at one item', () => {
  const mine = { ...tea, title: 'My tea', tags: ['sea'] }

  it('keeps what I changed and takes over what they did', () => {
    const theirs = { ...tea, starred: true }
    expect(mergeDrafts(mine, tea, theirs)).toEqual({
      merged: { ...mine, starred: true },
      clashes: [],
    })
  })

  it('knows what both changed', () => {
    const theirs = { ...tea, title: 'Their tea', tags: ['sea'] }
    expect(mergeDrafts(mine, tea, theirs).clashes).toEqual(['title'])
  })
})

describe('two people at one product', () => {
  const variant = (id: string, size: string) => ({
    id,
    sku: id.toUpperCase(),
    attributes: { Size: size },
    priceMinor: 500,
    salePriceMinor: 0,
    onSale: false,
    stock: { unlimited: false, quantity: 5 },
    imageId: null,
    ...NO_MEASURES,
  })
  const sale = saleDraftOf({
    ...termsOf(NO_SALE),
    type: 1,
    imageIds: ['a'],
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [variant('s', 'S'), variant('l', 'L')],
  })
  const shirt = { ...tea, sale }
  const having = (next: SaleDraft): ItemDraft => ({ ...shirt, sale: next })
  const priced = (key: string, priceMinor: number) =>
    having(withVariant(sale, new Set([key]), { priceMinor }))
  const pricesOf = (draft: ItemDraft) => draft.sale.variants.map(({ priceMinor }) => priceMinor)

  it('merges the grid cell by cell', () => {
    const { merged, clashes } = mergeDrafts(priced('s', 400), shirt, priced('l', 600))
    expect(pricesOf(merged)).toEqual([400, 600])
    expect(clashes).toEqual([])
  })

  it('names the cell that both changed, and keeps mine', () => {
    const { merged, clashes } = mergeDrafts(priced('s', 400), shirt, priced('s', 300))
    expect(pricesOf(merged)).toEqual([400, 500])
    expect(clashes).toEqual(['variants.0.priceMinor'])
  })

  it('gives back no unit that was sold meanwhile', () => {
    const sold = sale.variants.map((one) => ({
      ...one,
      stock: { unlimited: false, quantity: 3 },
      quantitySeen: 3,
    }))
    const { merged, clashes } = mergeDrafts(
      priced('s', 400),
      shirt,
      having({ ...sale, variants: sold }),
    )
    expect(merged.sale.variants[0]).toMatchObject({ stock: { quantity: 3 }, quantitySeen: 3 })
    expect(clashes).toEqual([])
  })

  it('keeps my options with their variants, whatever they did to the grid', () => {
    const [size] = sale.options
    const options = size ? [{ ...size, values: size.values.slice(0, 1) }] : []
    const mine = having(withOptions(sale, options))
    const { merged, clashes } = mergeDrafts(mine, shirt, priced('l', 600))
    expect(merged.sale).toEqual(mine.sale)
    expect(clashes).toEqual(['grid'])
  })

  it('takes their options over where I left the grid alone', () => {
    const theirs = having(withOptions(sale, []))
    const mine = having({ ...sale, imageIds: ['b', 'a'] })
    const { merged } = mergeDrafts(mine, shirt, theirs)
    expect(merged.sale).toEqual({ ...theirs.sale, imageIds: ['b', 'a'] })
  })
})
