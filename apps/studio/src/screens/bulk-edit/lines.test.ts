import type { ProductRow } from '@sitewright/api/commerce/bulk-shapes'
import { describe, expect, it } from 'vitest'
import { changesToSend, NO_CHANGES, partsOf, shownRows, withChanges } from './draft.ts'
import { changeFrom, hasCell, linesOf, nameOf, textOf } from './lines.ts'

const variant = {
  id: 'small',
  sku: 'S',
  attributes: {},
  priceMinor: 1000,
  salePriceMinor: 0,
  onSale: false,
  stock: { unlimited: false, quantity: 5 },
}
const mug: ProductRow = {
  id: 'mug',
  collectionId: 'store',
  title: 'Mug',
  type: 1,
  state: 'public',
  publishOn: 1,
  updatedAt: 2,
  categoryIds: [],
  variants: [variant],
}
const shirt: ProductRow = {
  ...mug,
  id: 'shirt',
  title: 'Shirt',
  variants: ['S', 'M'].map((size) => ({ ...variant, id: size, attributes: { Size: size } })),
}
const stored = new Map([mug, shirt].map((row) => [row.id, row]))
const [mugLine, shirtLine, smallLine] = linesOf([mug, shirt])
const from = (line: typeof mugLine, column: 'price' | 'sale' | 'stock' | 'state', typed: string) =>
  line && changeFrom(line, column, { typed, currency: 'USD' })

describe('lines of many products', () => {
  it('are one for a product of one variant, and one more for each of several', () => {
    expect(linesOf([mug, shirt]).map(nameOf)).toEqual(['Mug', 'Shirt', 'S', 'M'])
    expect(shirtLine && hasCell(shirtLine, 'price')).toBe(false)
    expect(shirtLine && hasCell(shirtLine, 'state')).toBe(true)
    expect(smallLine && hasCell(smallLine, 'state')).toBe(false)
  })

  it('have no stock where it is not counted', () => {
    const [film] = linesOf([{ ...mug, type: 2 }])
    expect(film && hasCell(film, 'stock')).toBe(false)
  })

  it.each([
    ['price', '+10%', { variants: [{ id: 'small', priceMinor: 1100 }] }],
    ['sale', '-20%', { variants: [{ id: 'small', onSale: true, salePriceMinor: 800 }] }],
    // There is no sale to end.
    ['sale', '', { variants: [{ id: 'small' }] }],
    ['stock', '7', { variants: [{ id: 'small', stock: { unlimited: false, quantity: 7 } }] }],
    ['state', 'Needs Review', { state: 'needsReview' }],
    ['state', 'public', { state: 'public' }],
  ] as const)('read a %s of %j', (column, typed, change) => {
    expect(from(mugLine, column, typed)).toEqual({ productId: 'mug', ...change })
  })

  it('read nothing else', () => {
    expect(from(mugLine, 'price', 'cheap')).toBeUndefined()
    expect(from(mugLine, 'state', 'gone')).toBeUndefined()
    expect(from(shirtLine, 'price', '5')).toBeUndefined()
  })
})

describe('a draft of many changes', () => {
  const price = (priceMinor: number) => ({
    productId: 'mug',
    variants: [{ id: 'small', priceMinor }],
  })

  it('shows them, and sends them with what was shown before', () => {
    const stock = {
      productId: 'mug',
      variants: [{ id: 'small', stock: { unlimited: false, quantity: 9 } }],
    }
    const draft = withChanges(withChanges(NO_CHANGES, [price(1200)], stored), [stock], stored)
    const [shown] = linesOf(shownRows([mug], draft))
    expect(shown && textOf(shown, 'price', 'USD')).toBe('12.00')
    expect(changesToSend(draft, stored)).toEqual([
      {
        productId: 'mug',
        seenAt: 2,
        variants: [
          { id: 'small', priceMinor: 1200, stock: { unlimited: false, quantity: 9, seen: 5 } },
        ],
      },
    ])
  })

  it('loses a product that is as it was', () => {
    const draft = withChanges(NO_CHANGES, [price(1200)], stored)
    expect(withChanges(draft, [price(1000)], stored).size).toBe(0)
  })
  it('tells of how many products each part is changed', () => {
    const stock = { unlimited: false, quantity: 1 }
    expect(
      partsOf([
        price(1),
        { productId: 'shirt', state: 'draft', variants: [{ id: 'S', stock }] },
        { productId: 'cap', state: 'public', variants: [{ id: 'cap', onSale: false }] },
      ]),
    ).toEqual([
      ['price', 1],
      ['sale', 1],
      ['stock', 1],
      ['state', 2],
    ])
    expect(partsOf([])).toEqual([])
  })
})
