import { subscriptionPrice as subscriptionPriceOf } from '../commerce/product-price.ts'
import type { Formatter } from './formatter.ts'

export const subscriptionPrice: Formatter = {
  name: 'subscription-price',
  summary:
    'What a product costs who orders it again and again: by the `pricingOptions` of its cheapest variant.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      input: {
        structuredContent: {
          productType: 1,
          variants: [
            { priceMoney: { value: '7.5' }, pricingOptions: [{ priceMoney: { value: '5' } }] },
          ],
        },
      },
      output:
        '\n\n\n<div class="subscription-price">\n<span class="sqs-money-native">5.00</span>\n</div>',
    },
    { input: {}, output: '\n\n\n<div class="subscription-price">\n\n</div>' },
  ],
  format: (value, _args, scope) => subscriptionPriceOf(value, scope),
}
