import { productInput } from '@sitewright/api/commerce/shapes'
import { describe, expect, it } from 'vitest'
import { productProblems } from './product-rules.ts'

const image = 'a'.repeat(24)
const variant = (more: object = {}) => ({
  sku: 'S',
  attributes: { Size: 'S' },
  priceMinor: 1000,
  stock: { unlimited: false, quantity: 1 },
  ...more,
})
const shirt = (more: object = {}) =>
  productInput.parse({
    title: 'Shirt',
    imageIds: [image],
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [variant(), variant({ sku: 'L', attributes: { Size: 'L' } })],
    ...more,
  })

describe('productProblems', () => {
  it('finds none in a product whose variants fit its options', () => {
    expect(productProblems(shirt(), 'USD')).toEqual({})
  })

  it('finds options of digital products, for which no page has pickers', () => {
    expect(productProblems(shirt({ type: 2 }), 'USD')).toEqual({
      type: 'Digital products have no options. Take them away, or choose another type.',
    })
    const guide = shirt({ type: 2, options: [], variants: [variant({ attributes: {} })] })
    expect(productProblems(guide, 'USD')).toEqual({})
  })

  it.each([
    [
      'a variant without a value',
      { variants: [variant({ attributes: {} })] },
      'variants.0.attributes',
    ],
    [
      'a value that is not listed',
      { variants: [variant({ attributes: { Size: 'XXL' } })] },
      'variants.0.attributes',
    ],
    [
      'an option that does not exist',
      { variants: [variant({ attributes: { Size: 'S', Hue: 'Red' } })] },
      'variants.0.attributes',
    ],
    [
      'equal variants',
      { variants: [variant(), variant({ sku: 'other' })] },
      'variants.1.attributes',
    ],
    [
      'equal SKUs',
      { variants: [variant(), variant({ attributes: { Size: 'L' } })] },
      'variants.1.sku',
    ],
    [
      'options of one name',
      {
        options: [
          { name: 'Size', values: ['S'] },
          { name: 'size', values: ['S'] },
        ],
        variants: [variant({ attributes: { Size: 'S', size: 'S' } })],
      },
      'options.1.name',
    ],
    [
      'a value listed twice',
      { options: [{ name: 'Size', values: ['S', 'L', 'S'] }] },
      'options.0.values.2',
    ],
    [
      'several variants without an option',
      {
        options: [],
        variants: [variant({ attributes: {} }), variant({ sku: '2', attributes: {} })],
      },
      'variants',
    ],
    [
      'a sale that is not cheaper',
      { variants: [variant({ onSale: true, salePriceMinor: 1000 })] },
      'variants.0.salePriceMinor',
    ],
    [
      'someone else’s picture',
      { variants: [variant({ imageId: 'b'.repeat(24) })] },
      'variants.0.imageId',
    ],
  ])('finds %s', (_what, more, field) => {
    expect(Object.keys(productProblems(shirt(more), 'USD'))).toContain(field)
  })
})
