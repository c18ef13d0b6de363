import type { Product } from '../products/data.ts'
import { attribute } from './text.ts'

/** Choosing a variant and a quantity, and the button. */
export function checkout(product: Product, label: string): string {
  return variantChoice(product) + quantityInput(product) + cartButton(product, attribute(label))
}

function variantChoice({ id, structuredContent }: Product): string {
  const { variants, variantOptionOrdering } = structuredContent
  if (variants.length < 2) return ''
  let options = ''
  for (const name of variantOptionOrdering) {
    const values = new Set(variants.map(({ attributes }) => attributes[name] ?? ''))
    options += optionChoice(attribute(name), [...values].map(attribute))
  }
  return `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="${id}" data-variants="${attribute(JSON.stringify(variants))}" data-animation-role="content">${options}
  </div>
`
}

function optionChoice(name: string, values: readonly string[]): string {
  let options = ''
  let buttons = ''
  for (const value of values) {
    options += `<option value="${value}">${value}</option>`
    buttons += `
      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="variant-option-${name}-${value}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-${name}-${value}">${value}</label>`
  }
  return `
    <div class="variant-option">
    <div class="variant-option-title">${name}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="Select ${name}" data-variant-option-name="${name}">
        <option value="">Select ${name}</option>
        ${options}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">${buttons}
    </div>
    </div>`
}

function quantityInput({ id, structuredContent }: Product): string {
  let stock = 0
  for (const { qtyInStock } of structuredContent.variants) stock += qtyInStock
  if (stock < 2) return ''
  return `\n\n\n<div class="product-quantity-input" data-item-id="${id}" data-animation-role="content">
  <div class="quantity-label">Quantity:</div>
  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`
}

function cartButton({ id, structuredContent }: Product, label: string): string {
  const { productType, useCustomAddButtonText } = structuredContent
  return `${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="" data-item-id="${id}" data-product-type="${productType}" data-use-custom-label="${useCustomAddButtonText}" data-original-label="${label}" >
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`
}
