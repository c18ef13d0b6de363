import { expect, it } from 'vitest'
import { priceNews } from './use-price-news.ts'

const line = { id: 'a', title: 'Mug', quantity: 1, priceCents: 1000 }
const cart = (change: object) => ({
  lines: [{ ...line, ...change }],
  shippingCents: 0,
  totalCents: 1000,
})
const kept = { cartId: 'c1', seen: cart({}) }

it('tells prices that the shop has changed, and nothing that the shopper has', () => {
  expect(priceNews(kept, 'c1', cart({ priceCents: 1200 }))).toEqual([
    { kind: 'price', title: 'Mug', beforeCents: 1000, afterCents: 1200 },
  ])
  expect(priceNews(kept, 'c1', cart({ quantity: 3 }))).toEqual([])
  expect(priceNews(kept, 'c1', { ...cart({}), lines: [] })).toEqual([])
})

it('tells nothing of another cart, nor of what cannot be read', () => {
  expect(priceNews(kept, 'c2', cart({ priceCents: 1200 }))).toEqual([])
  for (const broken of [null, 'text', {}, { cartId: 'c1' }, { cartId: 'c1', seen: { lines: 7 } }]) {
    expect(priceNews(broken, 'c1', cart({ priceCents: 1200 }))).toEqual([])
  }
})
