import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const costs = (structuredContent: unknown, output: string) =>
  renders('{product|normal-price}', { product: { structuredContent } }, output)

/** A variant that costs so much, and if on sale so much less. */
const variant = (value: unknown, saleValue?: unknown) => ({
  priceMoney: { value, currency: 'USD' },
  ...(saleValue !== undefined && { salePriceMoney: { value: saleValue }, onSale: true }),
})
const physical = (...variants: unknown[]) => ({ productType: 1, variants })

describe('the highest regular price, whatever is on sale', () => {
  costs(physical(variant('10'), variant('7.50'), variant('9')), '1000')
  costs(physical(variant('10', '6'), variant('7.50')), '1000')
  costs(physical(variant('5', '20'), variant('3')), '500')
  costs({ productType: 3, variants: [variant('3'), variant('2')] }, '300')
  costs({ productType: 4, variants: [variant('25'), variant('50')] }, '5000')
  costs({ productType: 2, priceMoney: { value: '4' }, variants: [variant('9')] }, '400')
})

describe('other things have none', () => {
  costs({ productType: -1, variants: [variant('3')] }, '0')
  costs({ variants: [variant('3')] }, '0')
  costs(physical(), '0')
  costs(physical({}), '0')
  renders('{nothing|normal-price}', {}, '0')
})

describe('what is no number counts as 0', () => {
  costs(physical(variant('free'), variant('0.5')), '50')
  costs(physical(variant('free'), variant('-1')), '0')
})
