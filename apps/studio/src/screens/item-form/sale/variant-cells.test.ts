import { describe, expect, it } from 'vitest'
import { CELL_COLUMNS, filledDown, pasted } from './variant-cells.ts'
import { NO_MEASURES, type VariantDraft } from './variant-grid.ts'

const variants: VariantDraft[] = ['S', 'M', 'L'].map((size, index) => ({
  key: size,
  sku: `SHIRT-${size}`,
  attributes: { Size: size },
  priceMinor: 1000 + index,
  salePriceMinor: null,
  onSale: false,
  stock: { unlimited: true, quantity: 0 },
  imageId: null,
  ...NO_MEASURES,
}))
const prices = (drafts: readonly VariantDraft[]) => drafts.map(({ priceMinor }) => priceMinor)
const place = { key: 'S', currency: 'USD', columns: CELL_COLUMNS }

describe('filling down', () => {
  it('copies a cell to all below it', () => {
    expect(prices(filledDown(variants, { key: 'M', column: 'price' }, new Set()))).toEqual([
      1000, 1001, 1001,
    ])
  })

  it('copies it to those that are selected, where some are', () => {
    expect(prices(filledDown(variants, { key: 'S', column: 'price' }, new Set(['L'])))).toEqual([
      1000, 1001, 1000,
    ])
  })

  it('copies no SKU', () => {
    expect(filledDown(variants, { key: 'S', column: 'sku' }, new Set())).toEqual(variants)
  })
})

describe('pasting', () => {
  it('puts a column over the cells from one downwards', () => {
    const { variants: next, unread } = pasted(variants, [['5'], ['6']], {
      ...place,
      key: 'M',
      column: 'price',
    })
    expect(prices(next)).toEqual([1000, 500, 600])
    expect(unread).toBe(0)
  })

  it('puts several columns beside each other, and leaves what cannot be read', () => {
    const { variants: next, unread } = pasted(
      variants,
      [
        ['12', '-10%', '4'],
        ['?', '', 'unlimited'],
      ],
      { ...place, column: 'price' },
    )
    expect(next[0]).toMatchObject({
      priceMinor: 1200,
      onSale: true,
      salePriceMinor: 1080,
      stock: { unlimited: false, quantity: 4 },
    })
    expect(next[1]).toMatchObject({ priceMinor: 1001, onSale: false, stock: { unlimited: true } })
    expect(unread).toBe(1)
  })
})
