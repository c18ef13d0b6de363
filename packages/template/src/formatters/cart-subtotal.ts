import type { Formatter } from './formatter.ts'

export const cartSubtotal: Formatter = {
  name: 'cart-subtotal',
  summary: 'No longer used; says so.',
  examples: [{ input: {}, output: 'deprecated, do not use' }],
  format: () => 'deprecated, do not use',
}
