import { variantsSelect as variantsSelectOf } from '../commerce/variants-select.ts'
import type { Formatter } from './formatter.ts'

export const variantsSelect: Formatter = {
  name: 'variants-select',
  summary: 'Lets shoppers choose among the variants of a product.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      input: {
        id: 'mug',
        structuredContent: {
          productType: 1,
          variantOptionOrdering: ['Size'],
          variants: [{ attributes: { Size: 'Small' } }, { attributes: { Size: 'Large' } }],
        },
      },
      output: `
${'  \n'.repeat(4)}
  <div class="product-variants" data-item-id="mug" data-variants="[{&quot;attributes&quot;:{&quot;Size&quot;:&quot;Small&quot;}},{&quot;attributes&quot;:{&quot;Size&quot;:&quot;Large&quot;}}]" data-animation-role="content">
    <div class="variant-option">
    <div class="variant-option-title">Size: </div>
    <div class="variant-select-wrapper">
      <select aria-label="Select Size" data-variant-option-name="Size">
        <option value="">Select Size</option>
        <option value="Small">Small</option><option value="Large">Large</option>
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="Size">
      <input type="radio" class="variant-radiobtn" value="Small" name="variant-option-Size" id="variant-option-Size-Small"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-Size-Small">Small</label>
      <input type="radio" class="variant-radiobtn" value="Large" name="variant-option-Size" id="variant-option-Size-Large"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-Size-Large">Large</label>
    </div>
    </div>
  </div>
`,
    },
    { input: { structuredContent: { variants: [] } }, output: '' },
  ],
  format: (value, _args, scope) => variantsSelectOf(value, scope),
}
