import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

const product = (productType: unknown, variants?: unknown) => ({
  structuredContent: { productType, variants },
})

describe('spec §4: product availability, physical goods and services are sold out unless some variant is left', () => {
  for (const type of [1, 3]) {
    fails('sold-out?', product(type, [{ qtyInStock: 0 }, { qtyInStock: 1 }]))
    fails('sold-out?', product(type, [{ unlimited: true, qtyInStock: 0 }]))
    holds('sold-out?', product(type, [{ qtyInStock: 0 }, { unlimited: false }]))
    holds('sold-out?', product(type, [{ qtyInStock: -1 }]))
  }
  fails('sold-out?', product(1, [{ qtyInStock: '2' }]))
  holds('sold-out?', product(1, [{ qtyInStock: 'many' }, null]))
})

describe('without variants they are', () => {
  holds('sold-out?', product(1))
  holds('sold-out?', product(3, []))
  holds('sold-out?', product(1, { qtyInStock: 1 }))
})

describe('spec §4: product availability, digital goods and gift cards are never sold out', () => {
  fails('sold-out?', product(2))
  fails('sold-out?', product(4, [{ qtyInStock: 0 }]))
})

describe('what is no product is', () => {
  holds('sold-out?', product(5, [{ qtyInStock: 1 }]))
  holds('sold-out?', product(-1, [{ unlimited: true }]))
  holds('sold-out?', {})
  holds('sold-out?', null)
})
