import { inHundredths } from '../commerce/amount.ts'
import { amountOf, salePrice as priceOf } from '../commerce/prices.ts'
import type { Formatter } from './formatter.ts'

export const salePrice: Formatter = {
  name: 'sale-price',
  summary: 'The lowest sale price of a product, in hundredths.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      input: {
        structuredContent: {
          productType: 1,
          variants: [
            { priceMoney: { value: '7.50' } },
            { priceMoney: { value: '9' }, onSale: true, salePriceMoney: { value: '8' } },
          ],
        },
      },
      output: '800',
    },
  ],
  format: (value) => inHundredths(amountOf(priceOf(value))),
}
