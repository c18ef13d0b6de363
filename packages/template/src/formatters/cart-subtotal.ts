import type { Formatter } from './formatter.ts'

export const cartSubtotal: Formatter = {
  name: 'cart-subtotal',
  summary: 'Out of use: prints only that it is.',
  section: 'commerce',
  usage: '',
  examples: [{ input: {}, output: 'deprecated, do not use' }],
  format: () => 'deprecated, do not use',
}
