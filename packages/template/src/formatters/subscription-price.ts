import { subscriptionPrice as subscriptionPriceOf } from '../commerce/product-price.ts'
import type { Formatter } from './formatter.ts'

export const subscriptionPrice: Formatter = {
  name: 'subscription-price',
  summary: 'What a product costs when it is delivered again and again.',
  examples: [{ input: {}, output: '\n\n\n<div class="subscription-price">\n\n</div>' }],
  format: (value, _args, scope) => subscriptionPriceOf(value, scope),
}
