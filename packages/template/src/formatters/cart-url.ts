import type { Formatter } from './formatter.ts'

export const cartUrl: Formatter = {
  name: 'cart-url',
  summary: 'The address of the cart.',
  section: 'commerce',
  usage: '',
  examples: [{ input: {}, output: '/cart' }],
  format: () => '/cart',
}
