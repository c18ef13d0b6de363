/** The words that a site may have its own of, and what stands there where it has none. */

import { describe, expect, it } from 'vitest'
import { run } from '../test-template.ts'

const sizes = ['S', 'M'].map((size) => ({
  price: 1,
  qtyInStock: 5,
  attributes: { Size: size },
  priceMoney: { value: '1' },
}))
const goods = { productType: 1, variants: sizes, variantOptionOrdering: ['Size'] }
const gift = { ...goods, productType: 4 }
const answers = { type: 'likert', values: { a: -2, b: -1, c: 0, d: 1, e: 2 } }

/** What each word is printed by. */
const WORDS = {
  productAddToCartText: ['{p|add-to-cart-btn}', { p: { structuredContent: goods } }],
  productSubscribeText: [
    '{p|add-to-cart-btn}',
    { p: { structuredContent: { ...goods, isSubscribable: true } } },
  ],
  productSoldOutText: [
    '{p|product-status}',
    { p: { structuredContent: { productType: 1, variants: [] } } },
  ],
  productSaleText: [
    '{p|product-status}',
    { p: { structuredContent: { productType: 2, onSale: true } } },
  ],
  productQuantityInputLabel: ['{p|quantity-input}', { p: { structuredContent: goods } }],
  productQuickViewText: ['{p|product-quick-view}', { p: { structuredContent: goods } }],
  productVariantSelectText: ['{p|variants-select}', { p: { structuredContent: goods } }],
  giftCardValueDisplayText: ['{p|variants-select}', { p: { structuredContent: gift } }],
  giftCardVariantSelectText: ['{p|variants-select}', { p: { structuredContent: gift } }],
  productSummaryFormNoAnswerText: ['{p|summary-form-field}', { p: { type: 'text' } }],
  productAnswerMapStronglyDisagree: ['{p|summary-form-field}', { p: answers }],
  productAnswerMapDisagree: ['{p|summary-form-field}', { p: answers }],
  productAnswerMapNeutral: ['{p|summary-form-field}', { p: answers }],
  productAnswerMapAgree: ['{p|summary-form-field}', { p: answers }],
  productAnswerMapStronglyAgree: ['{p|summary-form-field}', { p: answers }],
} as const

describe('spec §3: localized strings', () => {
  it.each(Object.entries(WORDS))('%s', (name, [template, data]) => {
    const own = { ...data, localizedStrings: { [name]: 'Own words' } }
    expect(run(template, own).output).toContain('Own words')
    expect(run(template, data).output).not.toContain('Own words')
  })
})

describe('spec §9: default labels of products', () => {
  it.each([
    ['productAddToCartText', '>Add To Cart<'],
    ['productSubscribeText', '>Subscribe<'],
    ['productSoldOutText', '>sold out<'],
    ['productSaleText', '>sale<'],
    ['productQuickViewText', '>Quick View<'],
    ['productQuantityInputLabel', '>Quantity:<'],
  ] as const)('%s', (name, label) => {
    const [template, data] = WORDS[name]
    expect(run(template, data).output).toContain(label)
  })
})
