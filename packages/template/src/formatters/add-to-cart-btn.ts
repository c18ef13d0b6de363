import { addToCartButton } from '../commerce/add-to-cart-button.ts'
import type { Formatter } from './formatter.ts'

export const addToCartBtn: Formatter = {
  name: 'add-to-cart-btn',
  summary: 'The button that puts a product into the cart.',
  examples: [],
  format: (value, _args, scope) => addToCartButton(value, scope),
}
