import { productPrice as productPriceOf } from '../commerce/product-price.ts'
import type { Formatter } from './formatter.ts'

export const productPrice: Formatter = {
  name: 'product-price',
  summary: 'What a product costs, with its sale price and, for subscriptions, how often.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      input: {
        structuredContent: { productType: 1, variants: [{ priceMoney: { value: '7.5' } }] },
      },
      output:
        '\n\n\n<div class="product-price">\n<span class="sqs-money-native">7.50</span>\n</div>',
    },
    {
      input: {
        structuredContent: {
          productType: 1,
          variants: [
            { price: 750, priceMoney: { value: '7.5' } },
            { price: 900, priceMoney: { value: '9' } },
          ],
        },
      },
      output:
        '\n\n\n<div class="product-price">\nfrom <span class="sqs-money-native">7.50</span>\n\n</div>',
    },
    {
      input: {
        structuredContent: {
          productType: 1,
          isSubscribable: true,
          subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' } },
          variants: [{ priceMoney: { value: '7.5' } }],
        },
      },
      output:
        '\n\n\n<div class="product-price">\n<span class="sqs-money-native">7.50</span> every month\n</div>',
    },
  ],
  format: (value, _args, scope) => productPriceOf(value, scope),
}
