import { inHundredths } from '../commerce/amount.ts'
import { amountOf, normalPrice as priceOf } from '../commerce/prices.ts'
import type { Formatter } from './formatter.ts'

export const normalPrice: Formatter = {
  name: 'normal-price',
  summary: 'The highest regular price of a product, in hundredths.',
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
      output: '900',
    },
  ],
  format: (value) => inHundredths(amountOf(priceOf(value))),
}
