import { addToCartButton } from '../commerce/add-to-cart-button.ts'
import { quantityInput } from '../commerce/quantity-input.ts'
import { variantsSelect } from '../commerce/variants-select.ts'
import type { Formatter } from './formatter.ts'

export const productCheckout: Formatter = {
  name: 'product-checkout',
  summary: 'Everything needed to buy a product: its variants, how many, and the button.',
  examples: [],
  format: (value, _args, scope) =>
    (variantsSelect(value, scope) ?? '') +
    (quantityInput(value, scope) ?? '') +
    addToCartButton(value, scope),
}
