import { describe } from 'vitest'
import { holdsFact } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

const product = (productType: unknown, variants?: unknown) => ({
  structuredContent: { productType, variants },
})

describe('goods and services are sold out unless some variant is left', () => {
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

const TEMPLATE = '{.sold-out?}sold out{.or}for sale{.end}'
const gone = [{ qtyInStock: 0 }, { unlimited: false }]
const left = [...gone, { qtyInStock: 1 }]
const unlimited = [...gone, { unlimited: true }]

for (const [title, type] of [
  [
    'fact 4.availability.01: physical goods are sold out when each variant is counted and at zero',
    1,
  ],
  ['fact 4.availability.02: services are sold out when each variant is counted and at zero', 3],
] as const) {
  holdsFact(
    title,
    [TEMPLATE, product(type, gone), 'sold out'],
    [TEMPLATE, product(type, left), 'for sale'],
    [TEMPLATE, product(type, unlimited), 'for sale'],
  )
}

holdsFact('fact 4.availability.03: digital goods are never sold out', [
  TEMPLATE,
  product(2, gone),
  'for sale',
])

holdsFact('fact 4.availability.04: gift cards are never sold out', [
  TEMPLATE,
  product(4, gone),
  'for sale',
])

holdsFact('fact 4.availability.05: what is of another type counts as sold out', [
  TEMPLATE,
  product(5, unlimited),
  'sold out',
])

describe('digital goods and gift cards are never sold out', () => {
  fails('sold-out?', product(2))
  fails('sold-out?', product(4, [{ qtyInStock: 0 }]))
})

describe('what is no product is', () => {
  holds('sold-out?', product(5, [{ qtyInStock: 1 }]))
  holds('sold-out?', product(-1, [{ unlimited: true }]))
  holds('sold-out?', {})
  holds('sold-out?', null)
})
