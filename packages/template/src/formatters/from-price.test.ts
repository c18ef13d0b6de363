import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const costs = (structuredContent: unknown, output: string) =>
  renders('{product|from-price}', { product: { structuredContent } }, output)

/** A variant that costs so much, and if on sale so much less. */
const variant = (value: unknown, saleValue?: unknown) => ({
  priceMoney: { value, currency: 'USD' },
  ...(saleValue !== undefined && { salePriceMoney: { value: saleValue }, onSale: true }),
})
const physical = (...variants: unknown[]) => ({ productType: 1, variants })

describe('the lowest of what the variants cost now', () => {
  costs(physical(variant('10'), variant('7.50'), variant('9')), '750')
  costs(physical(variant('10', '6'), variant('7.50')), '600')
  costs(physical(variant('10', '8'), variant('7.50')), '750')
  costs(physical(variant('5', '20'), variant('30')), '2000')
  costs({ productType: 3, variants: [variant('3'), variant('2')] }, '200')
  costs({ productType: 4, variants: [variant('25'), variant('50')] }, '2500')
})

describe('a download has one price, which no sale changes here', () => {
  costs({ productType: 2, priceMoney: { value: '4' }, variants: [variant('1')] }, '400')
  costs(
    { productType: 2, priceMoney: { value: '4' }, salePriceMoney: { value: '3' }, onSale: true },
    '400',
  )
  costs({ productType: 2 }, '0')
})

describe('other things have none', () => {
  costs({ productType: -1, variants: [variant('3')] }, '0')
  costs({ productType: 5, variants: [variant('3')] }, '0')
  costs({ variants: [variant('3')] }, '0')
  costs(physical(), '0')
  costs({ productType: 1, variants: 'text' }, '0')
  renders('{product|from-price}', { product: 'text' }, '0')
  renders('{nothing|from-price}', {}, '0')
})

describe('hundredths keep what is behind them', () => {
  costs(physical(variant('10.00')), '1000')
  costs(physical(variant('7.505')), '750.5')
  costs(physical(variant('0.005')), '0.5')
  costs(physical(variant('0.000')), '0.0')
  costs(physical(variant('007')), '700')
  costs(physical(variant('.5')), '50')
  costs(physical(variant('5.')), '500')
  costs(physical(variant('+4')), '400')
  costs(physical(variant('-3.2')), '-320')
  costs(physical(variant('1e3')), '100000')
  costs(physical(variant('1E-4')), '0.01')
  costs(physical(variant(12.5)), '1250')
})

describe('what is no number counts as 0', () => {
  for (const value of ['', 'free', '1,000', ' 7', '0x10', '7 EUR', null, true, [], {}, 'NaN']) {
    costs(physical(variant(value)), '0')
  }
  costs(physical({}), '0')
  costs(physical(null, 'text'), '0')
  costs(physical({ priceMoney: '5' }), '0')
})

describe('comparing is exact', () => {
  costs(physical(variant('0.50'), variant('0')), '0')
  costs(physical(variant('-1'), variant('-3')), '-300')
  costs(physical(variant('10'), variant('9.99'), variant('1e1')), '999')
  costs(
    physical(variant('12345678901234567.02'), variant('12345678901234567.01')),
    '1234567890123456701',
  )
})
