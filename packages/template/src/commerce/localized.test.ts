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

/** Words by the template that prints them. */
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

describe('words that a site may have its own of', () => {
  it.each([
    ['3.localized-strings.01', 'productAddToCartText'],
    ['3.localized-strings.02', 'productSubscribeText'],
    ['3.localized-strings.03', 'productSoldOutText'],
    ['3.localized-strings.04', 'productSaleText'],
    ['3.localized-strings.05', 'productQuantityInputLabel'],
    ['3.localized-strings.06', 'productQuickViewText'],
    ['3.localized-strings.07', 'productVariantSelectText'],
    ['3.localized-strings.08', 'giftCardValueDisplayText'],
    ['3.localized-strings.09', 'giftCardVariantSelectText'],
    ['3.localized-strings.10', 'productSummaryFormNoAnswerText'],
    ['3.localized-strings.11', 'productAnswerMapStronglyDisagree'],
    ['3.localized-strings.12', 'productAnswerMapDisagree'],
    ['3.localized-strings.13', 'productAnswerMapNeutral'],
    ['3.localized-strings.14', 'productAnswerMapAgree'],
    ['3.localized-strings.15', 'productAnswerMapStronglyAgree'],
  ] as const)('fact %s: %s', (_, name) => {
    const [template, data] = WORDS[name]
    const own = { ...data, localizedStrings: { [name]: 'Own words' } }
    expect(run(template, own).output).toContain('Own words')
    expect(run(template, data).output).not.toContain('Own words')
  })
})

describe('labels where a site has no words of its own', () => {
  it.each([
    ['9.labels.01', 'productAddToCartText', '>Add To Cart<'],
    ['9.labels.03', 'productSubscribeText', '>Subscribe<'],
    ['9.labels.06', 'productSoldOutText', '>sold out<'],
    ['9.labels.07', 'productSaleText', '>sale<'],
    ['9.labels.08', 'productQuickViewText', '>Quick View<'],
    ['9.labels.09', 'productQuantityInputLabel', '>Quantity:<'],
  ] as const)('fact %s: %s', (_, name, label) => {
    const [template, data] = WORDS[name]
    expect(run(template, data).output).toContain(label)
  })
})
