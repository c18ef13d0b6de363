import { quantityInput as quantityInputOf } from '../commerce/quantity-input.ts'
import type { Formatter } from './formatter.ts'

export const quantityInput: Formatter = {
  name: 'quantity-input',
  summary: 'Lets shoppers say how many, where more than one can be bought.',
  examples: [{ input: { structuredContent: { productType: 2 } }, output: '' }],
  format: (value, _args, scope) => quantityInputOf(value, scope),
}
