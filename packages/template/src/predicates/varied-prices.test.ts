import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

const product = (productType: unknown, ...variants: readonly unknown[]) => ({
  structuredContent: { productType, variants },
})

describe('the price of one variant is not that of the first', () => {
  for (const type of [1, 3, 4]) {
    holds('varied-prices?', product(type, { price: 1 }, { price: 1 }, { price: 2 }))
    fails('varied-prices?', product(type, { price: 1 }, { price: 1 }))
  }
  holds('varied-prices?', product(1, { price: 1 }, { price: '1' }))
  holds('varied-prices?', product(1, { price: 1 }, {}))
  fails('varied-prices?', product(1, { price: null }, {}))
  fails('varied-prices?', product(1, { price: { value: '1' } }, { price: { value: '1' } }))
})

describe('or one is on sale and the first is not', () => {
  holds('varied-prices?', product(1, { price: 1, onSale: true }, { price: 1, onSale: false }))
  holds('varied-prices?', product(1, { price: 1, onSale: false }, { price: 1, onSale: true }))
  holds('varied-prices?', product(1, { onSale: true }, { onSale: 1 }))
  holds('varied-prices?', product(1, { onSale: false }, {}))
  fails('varied-prices?', product(1, { onSale: null }, {}))
})

describe('or the first is, and its sale price differs', () => {
  holds(
    'varied-prices?',
    product(1, { onSale: true, salePrice: 1 }, { onSale: true, salePrice: 2 }),
  )
  fails(
    'varied-prices?',
    product(1, { onSale: false, salePrice: 1 }, { onSale: false, salePrice: 2 }),
  )
})

describe('the money of a price does not matter', () => {
  fails(
    'varied-prices?',
    product(1, { priceMoney: { value: '1' } }, { priceMoney: { value: '2' } }),
  )
})

describe('digital goods and what is no product have one price', () => {
  for (const type of [2, 5, -1, null, undefined]) {
    fails('varied-prices?', product(type, { price: 1 }, { price: 2 }))
  }
})

describe('one variant, or none, has one price', () => {
  fails('varied-prices?', product(1, { price: 1 }))
  fails('varied-prices?', product(1))
  fails('varied-prices?', { structuredContent: { productType: 1, variants: 'ab' } })
  fails('varied-prices?', null)
})
