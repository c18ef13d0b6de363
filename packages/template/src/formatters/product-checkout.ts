import { addToCartButton } from '../commerce/add-to-cart-button.ts'
import { quantityInput } from '../commerce/quantity-input.ts'
import { variantsSelect } from '../commerce/variants-select.ts'
import type { Formatter } from './formatter.ts'

export const productCheckout: Formatter = {
  name: 'product-checkout',
  summary:
    'Everything needed to buy a product: `variants-select`, `quantity-input` and `add-to-cart-btn`.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      input: { id: 'mug', structuredContent: { productType: 1, variants: [{ qtyInStock: 3 }] } },
      output: `${'\n'.repeat(3)}<div class="product-quantity-input" data-item-id="mug" data-animation-role="content">
  <div class="quantity-label">Quantity:</div>
  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="" data-item-id="mug" data-product-type="1" data-use-custom-label="" data-original-label="Add To Cart" >
    <div class="sqs-add-to-cart-button-inner">Add To Cart</div>
  </div>
</div>`,
    },
  ],
  format: (value, _args, scope) =>
    (variantsSelect(value, scope) ?? '') +
    (quantityInput(value, scope) ?? '') +
    addToCartButton(value, scope),
}
