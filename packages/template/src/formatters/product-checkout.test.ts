import { describe, expect, it } from 'vitest'
import { run } from '../test-template.ts'

/** A product of several variants and much stock, changed so. */
const product = (changes: object) => ({
  id: 'p',
  structuredContent: {
    productType: 1,
    variants: [
      { attributes: { Size: 'S' }, qtyInStock: 5 },
      { attributes: { Size: 'M' }, qtyInStock: 5 },
    ],
    variantOptionOrdering: ['Size'],
    ...changes,
  },
})

const PARTS = '{product|variants-select}{product|quantity-input}{product|add-to-cart-btn}'

describe('variants, quantity and button, one after the other', () => {
  it.each([
    ['a product of several variants', product({})],
    ['a product of one', product({ variants: [{ qtyInStock: 5 }] })],
    ['the last piece', product({ variants: [{ qtyInStock: 1 }] })],
    ['a download', product({ productType: 2, variants: undefined })],
    ['a gift card', product({ productType: 4 })],
    ['a subscription', product({ isSubscribable: true, subscriptionPlan: {} })],
    ['an unknown thing', product({ productType: -1 })],
    ['a text', 'text'],
    ['nothing', undefined],
  ])('of %s', (_name, value) => {
    const page = { product: value, localizedStrings: { productAddToCartText: 'Buy' } }
    const { output, diagnostics } = run('{product|product-checkout}', page)
    expect(output).toBe(run(PARTS, page).output)
    expect(diagnostics).toEqual([])
  })
})
