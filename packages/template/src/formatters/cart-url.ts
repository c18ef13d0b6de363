import type { Formatter } from './formatter.ts'

export const cartUrl: Formatter = {
  name: 'cart-url',
  summary: 'The address of the cart.',
  examples: [{ input: {}, output: '/cart' }],
  format: () => '/cart',
}
