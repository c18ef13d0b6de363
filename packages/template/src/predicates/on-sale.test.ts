import { describe } from 'vitest'
import { holdsFact } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

const product = (productType: unknown, content: object) => ({
  structuredContent: { productType, ...content },
})

const TEMPLATE = '{.on-sale?}sale{.or}as always{.end}'
const oneOfTwo = { variants: [{ onSale: false }, { onSale: true }] }

holdsFact(
  'fact 4.availability.06: a product is on sale when one of its variants is',
  [TEMPLATE, product(1, oneOfTwo), 'sale'],
  [TEMPLATE, product(1, { variants: [{ onSale: false }] }), 'as always'],
)

holdsFact(
  'fact 4.availability.07: a digital product is on sale by itself',
  [TEMPLATE, product(2, { onSale: true }), 'sale'],
  [TEMPLATE, product(2, oneOfTwo), 'as always'],
)

holdsFact('fact 4.availability.08: gift cards are never on sale', [
  TEMPLATE,
  product(4, { ...oneOfTwo, onSale: true }),
  'as always',
])

describe('goods and services are if any variant is', () => {
  for (const type of [1, 3]) {
    holds('on-sale?', product(type, { variants: [{ onSale: false }, { onSale: true }] }))
    fails('on-sale?', product(type, { variants: [{ onSale: false }, {}] }))
    fails('on-sale?', product(type, { variants: [] }))
    fails('on-sale?', product(type, { onSale: true }))
  }
  holds('on-sale?', product(1, { variants: [null, { onSale: 'no' }] }))
  fails('on-sale?', product(1, { variants: { onSale: true } }))
  fails('on-sale?', product(1, { variants: [{ onSale: '' }, { onSale: 0 }] }))
})

describe('digital goods are if the product is', () => {
  holds('on-sale?', product(2, { onSale: 1 }))
  fails('on-sale?', product(2, { onSale: false }))
  fails('on-sale?', product(2, { variants: [{ onSale: true }] }))
})

describe('gift cards and other things never are', () => {
  for (const type of [4, -1, 5, null, undefined]) {
    fails('on-sale?', product(type, { onSale: true, variants: [{ onSale: true }] }))
  }
  fails('on-sale?', { onSale: true })
  fails('on-sale?', null)
})
