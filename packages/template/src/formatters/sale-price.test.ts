import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const costs = (structuredContent: unknown, output: string) =>
  renders('{product|sale-price}', { product: { structuredContent } }, output)

/** A variant that costs so much, and if on sale so much less. */
const variant = (value: unknown, saleValue?: unknown) => ({
  priceMoney: { value, currency: 'USD' },
  ...(saleValue !== undefined && { salePriceMoney: { value: saleValue }, onSale: true }),
})
const physical = (...variants: unknown[]) => ({ productType: 1, variants })

describe('the lowest price of what is on sale', () => {
  costs(physical(variant('10', '6'), variant('10', '5.50'), variant('1')), '550')
  costs({ productType: 3, variants: [variant('3', '2')] }, '200')
  costs(physical({ ...variant('3', '2'), onSale: false }), '0')
  costs(physical({ ...variant('3', '2'), onSale: 'false' }), '200')
  costs(physical(variant('3')), '0')
})

describe('a download has one, on sale or not', () => {
  costs({ productType: 2, salePriceMoney: { value: '3' }, onSale: true }, '300')
  costs({ productType: 2, salePriceMoney: { value: '3' } }, '300')
  costs({ productType: 2, priceMoney: { value: '3' } }, '0')
})

describe('gift cards and unknown things are never on sale', () => {
  costs({ productType: 4, variants: [variant('3', '2')] }, '0')
  costs({ productType: -1, variants: [variant('3', '2')] }, '0')
  costs({ variants: [variant('3', '2')] }, '0')
  renders('{nothing|sale-price}', {}, '0')
})
