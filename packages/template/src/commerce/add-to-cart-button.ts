/** The button that puts a product into the cart (spec §18). */

import type { Scope } from '../render/scope.ts'
import { escapeAttribute } from '../values/escape.ts'
import { toJson } from '../values/json.ts'
import { at, child, elements } from '../values/property.ts'
import { asString, isTruthy } from '../values/value.ts'
import { localized } from './localized.ts'
import { isSubscribable } from './product.ts'

const LEADING_LINES = '\n'.repeat(13)

export function addToCartButton(item: unknown, scope: Scope): string {
  const content = child(item, 'structuredContent')
  const field = (key: string) => asString(child(content, key))
  const form = child(content, 'additionalFieldsForm')
  const hasForm = isTruthy(child(content, 'additionalFieldsFormId')) && isTruthy(form)
  const label = escapeAttribute(labelOf(item, scope))
  const attributes = [
    'role="button" tabindex="0" data-dynamic-strings ',
    `data-collection-id="${asString(child(item, 'collectionId'))}" `,
    `data-item-id="${asString(child(item, 'id'))}" `,
    `data-product-type="${field('productType')}" `,
    `data-use-custom-label="${field('useCustomAddButtonText')}" `,
    isSubscribable(item) ? 'data-is-subscription="true" ' : '',
    `data-original-label="${label}" `,
    hasForm ? `data-form="${escapeAttribute(toJson(form, scope.valueBudget))}"` : '',
    subscriptionOption(item, scope),
  ]
  return `${LEADING_LINES}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${hasForm ? 'use-form' : ''}" ${attributes.join('')}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`
}

function labelOf(item: unknown, scope: Scope): string {
  const content = child(item, 'structuredContent')
  const custom = asString(child(content, 'customAddButtonText'))
  if (custom && isTruthy(child(content, 'useCustomAddButtonText'))) return custom
  return isSubscribable(item)
    ? localized(scope, 'productSubscribeText', 'Subscribe')
    : localized(scope, 'productAddToCartText', 'Add To Cart')
}

/** NOTE only where expressions are on: the original computes it with one (spec §18). */
function subscriptionOption(item: unknown, scope: Scope): string {
  const [first] = elements(at(item, 'structuredContent', 'productSubscriptionOptions'))
  if (first === undefined || !isSubscribable(item) || !scope.hasExpressions) return ''
  return `data-subscription-option-id="${asString(child(first, 'id'))}"`
}
