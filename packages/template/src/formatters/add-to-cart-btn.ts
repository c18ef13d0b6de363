import { addToCartButton } from '../commerce/add-to-cart-button.ts'
import type { Formatter } from './formatter.ts'

export const addToCartBtn: Formatter = {
  name: 'add-to-cart-btn',
  summary: 'The button that puts a product into the cart.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      input: { id: '1', structuredContent: { productType: 1 } },
      output: `${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="" data-item-id="1" data-product-type="1" data-use-custom-label="" data-original-label="Add To Cart" >
    <div class="sqs-add-to-cart-button-inner">Add To Cart</div>
  </div>
</div>`,
    },
  ],
  format: (value, _args, scope) => addToCartButton(value, scope),
}
