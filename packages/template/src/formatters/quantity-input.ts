import { quantityInput as quantityInputOf } from '../commerce/quantity-input.ts'
import type { Formatter } from './formatter.ts'

export const quantityInput: Formatter = {
  name: 'quantity-input',
  summary: 'Lets shoppers say how many, where more than one can be bought.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      input: { id: 'mug', structuredContent: { productType: 1, variants: [{ qtyInStock: 3 }] } },
      output: `${'\n'.repeat(3)}<div class="product-quantity-input" data-item-id="mug" data-animation-role="content">
  <div class="quantity-label">Quantity:</div>
  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`,
    },
    { input: { structuredContent: { productType: 2 } }, output: '' },
  ],
  format: (value, _args, scope) => quantityInputOf(value, scope),
}
