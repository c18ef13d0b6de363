import { describe } from 'vitest'
import { holdsFact, renders } from '../test-template.ts'

const soldOut = (text: string) => `<div class="product-mark sold-out">${text}</div>`
const sale = (text: string) => `<div class="product-mark sale">${text}</div>`

const prints = (structuredContent: unknown, output: string) =>
  renders('{product|product-status}', { product: { structuredContent } }, output)

const inStock = { qtyInStock: 1 }

describe('what is counted is sold out when nothing is left', () => {
  prints({ productType: 1, variants: [{ qtyInStock: 0 }, {}] }, soldOut('sold out'))
  prints({ productType: 3, variants: [{ qtyInStock: -1 }] }, soldOut('sold out'))
  prints({ productType: 1, variants: [] }, soldOut('sold out'))
  prints({ productType: 1, variants: { a: inStock } }, soldOut('sold out'))
  prints({ productType: 1, variants: [{ qtyInStock: 0 }, inStock] }, '')
  prints({ productType: 1, variants: [{ unlimited: true }] }, '')
  prints({ productType: 1, variants: [{ unlimited: 'false' }] }, '')
  prints({ productType: 1, variants: [{ qtyInStock: '2' }] }, '')
})

describe('downloads and gift cards are never sold out, unknown things always', () => {
  prints({ productType: 2 }, '')
  prints({ productType: 4, variants: [] }, '')
  prints({ productType: -1, variants: [inStock] }, soldOut('sold out'))
  prints({ variants: [inStock] }, soldOut('sold out'))
  prints('text', soldOut('sold out'))
  renders('{nothing|product-status}', {}, soldOut('sold out'))
})

holdsFact('fact 4.availability.09: the mark for what is sold out comes before that of a sale', [
  '{product|product-status}',
  { product: { structuredContent: { productType: 1, variants: [{ onSale: true }] } } },
  soldOut('sold out'),
])

describe('what is on sale is marked unless it is sold out', () => {
  prints({ productType: 1, variants: [inStock, { onSale: true }] }, sale('sale'))
  prints({ productType: 3, variants: [{ ...inStock, onSale: 1 }] }, sale('sale'))
  prints({ productType: 2, onSale: true }, sale('sale'))
  prints({ productType: 2, variants: [{ onSale: true }] }, '')
  prints({ productType: 4, variants: [{ onSale: true }] }, '')
  prints({ productType: 1, variants: [{ qtyInStock: 0, onSale: true }] }, soldOut('sold out'))
  renders(
    '{product|product-status|json}',
    { product: { structuredContent: { productType: 2 } } },
    '',
  )
})

describe('the site has its own words', () => {
  const gone = { id: 'p', structuredContent: { productType: 1, variants: [] } }
  const says = (page: object, output: string) =>
    renders('{product|product-status}', { product: gone, ...page }, output)

  const words = { productSoldOutText: 'Gone & "over"', productSaleText: '<b>Less</b>' }
  says({ localizedStrings: words }, soldOut('Gone &amp; &quot;over&quot;'))
  says({ localizedStrings: { productSoldOutText: '' } }, soldOut('sold out'))
  says({ localizedStrings: { productSoldOutText: ['a'] } }, soldOut('sold out'))
  says({ localizedStrings: { productSoldOutText: 0 } }, soldOut('0'))
  renders(
    '{product|product-status}',
    { product: { structuredContent: { productType: 2, onSale: true } }, localizedStrings: words },
    sale('<b>Less</b>'),
  )

  const custom = (customSoldOutText: unknown) => ({ p: { customSoldOutText } })
  says({ productMerchandisingContext: custom('Back <soon>') }, soldOut('Back &lt;soon&gt;'))
  says({ productMerchandisingContext: custom('Soon'), localizedStrings: words }, soldOut('Soon'))
  says({ productMerchandisingContext: custom('') }, soldOut('sold out'))
  says({ productMerchandisingContext: custom(null) }, soldOut('sold out'))
  says({ productMerchandisingContext: { q: { customSoldOutText: 'Soon' } } }, soldOut('sold out'))
  renders(
    '{product|product-status}',
    { product: {}, productMerchandisingContext: { '': { customSoldOutText: 'Soon' } } },
    soldOut('sold out'),
  )
  renders(
    '{product|product-status}',
    { product: { id: 'constructor' }, productMerchandisingContext: {} },
    soldOut('sold out'),
  )
})
