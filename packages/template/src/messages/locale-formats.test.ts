import { describe, expect, it } from 'vitest'
import { run } from '../test-template.ts'

const product = (value: string, currency: string) => ({
  featureFlags: { useCLDRMoneyFormat: true },
  p: { structuredContent: { productType: 1, variants: [{ priceMoney: { value, currency } }] } },
})

describe('money, where the site localises it', () => {
  it.each([
    ['1234.5', 'USD', '$1,234.50'],
    ['1234.5', 'CAD', 'CA$1,234.50'],
    ['1000', 'JPY', '¥1,000'],
    ['0.015', 'EUR', '€0.02'],
    ['18999', 'IDR', 'IDR\u00a018,999.00'],
    ['5', 'nonsense', ''],
    ['12', '__proto__', ''],
  ])('prints %s %s as %j', (value, currency, text) => {
    const { output } = run('{p|product-price}', product(value, currency))
    expect(output).toBe(`\n\n\n<div class="product-price">\n${text}\n</div>`)
  })
})
