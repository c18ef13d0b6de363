import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

const product = (productType: unknown, content: object) => ({
  structuredContent: { productType, ...content },
})

describe('spec §4: sale marks, of physical goods and services if any variant is', () => {
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

describe('spec §4: sale marks, of digital goods if the product is on sale', () => {
  holds('on-sale?', product(2, { onSale: 1 }))
  fails('on-sale?', product(2, { onSale: false }))
  fails('on-sale?', product(2, { variants: [{ onSale: true }] }))
})

describe('spec §4: sale marks, gift cards and other things never have one', () => {
  for (const type of [4, -1, 5, null, undefined]) {
    fails('on-sale?', product(type, { onSale: true, variants: [{ onSale: true }] }))
  }
  fails('on-sale?', { onSale: true })
  fails('on-sale?', null)
})
