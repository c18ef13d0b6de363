import { describe, expect, it } from 'vitest'
import { cartChanges, type SeenCart, type SeenLine } from './cart-changes.ts'

const mug: SeenLine = { id: 'a', title: 'Mug, Oat', quantity: 1, priceCents: 2800 }
const plate: SeenLine = { id: 'b', title: 'Plate', quantity: 2, priceCents: 1000 }

const cart = (lines: readonly SeenLine[], shippingCents = 500): SeenCart => ({
  lines,
  shippingCents,
  delivery: 'Post',
  discountCents: 0,
  taxCents: 0,
  totalCents: shippingCents + lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0),
})
const since = cart([mug, plate])

describe('what changed in a cart', () => {
  it('is nothing where it is as it was', () => {
    expect(cartChanges(since, cart([plate, mug]))).toEqual([])
  })

  it.each([
    [
      'a quantity',
      cart([{ ...mug, quantity: 3 }, plate]),
      { kind: 'quantity', before: 1, after: 3 },
    ],
    [
      'a price',
      cart([{ ...mug, priceCents: 2500 }, plate]),
      { kind: 'price', beforeCents: 2800, afterCents: 2500 },
    ],
    ['a line that is gone', cart([plate]), { kind: 'gone', title: 'Mug, Oat' }],
    [
      'a line that is new',
      cart([mug, plate, { ...mug, id: 'c', title: 'Jug' }]),
      { kind: 'added', title: 'Jug', quantity: 1 },
    ],
    ['shipping', cart([mug, plate], 900), { kind: 'shipping', beforeCents: 500, afterCents: 900 }],
    [
      'a discount',
      { ...cart([mug, plate], 900), shippingCents: 500, discountCents: 100 },
      { kind: 'discount', beforeCents: 0, afterCents: 100 },
    ],
    [
      'a tax',
      { ...cart([mug, plate], 900), shippingCents: 500, taxCents: 20 },
      { kind: 'tax', beforeCents: 0, afterCents: 20 },
    ],
    [
      'a delivery',
      { ...cart([mug, plate], 900), shippingCents: 500, delivery: 'Courier' },
      { kind: 'delivery', before: 'Post', after: 'Courier' },
    ],
  ])('names %s, and the total last', (_what, after, change) => {
    const [first, last, ...others] = cartChanges(since, after)
    expect(first).toMatchObject(change)
    expect(last).toEqual({
      kind: 'total',
      beforeCents: since.totalCents,
      afterCents: after.totalCents,
    })
    expect(others).toEqual([])
  })
})
