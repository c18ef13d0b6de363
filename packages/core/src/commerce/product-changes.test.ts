import { describe, expect, it } from 'vitest'
import { type EditableProduct, type ProductChange, undoOf, withChange } from './product-changes.ts'

const small = {
  id: 'small',
  priceMinor: 1000,
  salePriceMinor: 0,
  onSale: false,
  stock: { unlimited: false, quantity: 5 },
}
const mug: EditableProduct = {
  id: 'mug',
  state: 'draft',
  publishOn: 10,
  updatedAt: 20,
  categoryIds: ['cups'],
  variants: [small, { ...small, id: 'large', priceMinor: 1500 }],
}

describe('a change of many products', () => {
  it('changes what it names, and leaves the rest', () => {
    const change = { productId: 'mug', variants: [{ id: 'large', priceMinor: 1200 }] }
    expect(withChange(mug, change)).toEqual({
      ...mug,
      variants: [small, { ...small, id: 'large', priceMinor: 1200 }],
    })
  })

  it('is taken back by the change that undoes it, and by nothing more than that', () => {
    const change: ProductChange = {
      productId: 'mug',
      state: 'public',
      categoryIds: [],
      variants: [{ id: 'small', onSale: true, salePriceMinor: 900 }],
    }
    const after = { ...withChange(mug, change), publishOn: 30, updatedAt: 40 }
    const undo = undoOf(mug, after, change)
    expect(undo).toEqual({
      productId: 'mug',
      seenAt: 40,
      state: 'draft',
      publishOn: 10,
      categoryIds: ['cups'],
      variants: [{ id: 'small', onSale: false, salePriceMinor: 0 }],
    })
    expect(withChange(after, undo)).toEqual({ ...mug, updatedAt: 40 })
  })

  it('counts stock from what is there after it, so that what was sold since is not given back', () => {
    const change: ProductChange = {
      productId: 'mug',
      variants: [{ id: 'small', stock: { unlimited: false, quantity: 8, seen: 5 } }],
    }
    expect(undoOf(mug, withChange(mug, change), change).variants).toEqual([
      { id: 'small', stock: { unlimited: false, quantity: 5, seen: 8 } },
    ])
  })
})
