/** The button that puts a product into the cart (language §18). */

import { lookUp, printed, printedJson } from '../render/layout.ts'
import type { Scope } from '../render/scope.ts'
import { escapeAttribute } from '../values/escape.ts'
import { at, child, objectOf } from '../values/property.ts'
import { textOf } from '../values/text.ts'
import { asString, isTruthy, sizeOf } from '../values/value.ts'
import { localizedValue } from './localized.ts'

const LEADING_LINES = '\n'.repeat(13)
const ADD = ['productAddToCartText', 'Add To Cart'] as const
const SUBSCRIBE = ['productSubscribeText', 'Subscribe'] as const

export function addToCartButton(item: unknown, scope: Scope): string {
  const content = lookUp(item, 'structuredContent', scope)
  const form = child(content, 'additionalFieldsForm')
  const hasForm = isTruthy(objectOf(content).additionalFieldsFormId) && isTruthy(form)
  const subscribable = child(content, 'isSubscribable')
  const label = escapeAttribute(labelOf(content, scope))
  return `${LEADING_LINES}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${
    hasForm ? 'use-form' : ''
  }" role="button" tabindex="0" data-dynamic-strings data-collection-id="${printed(
    item,
    'collectionId',
    scope,
  )}" data-item-id="${printed(item, 'id', scope)}" data-product-type="${textOf(
    child(content, 'productType'),
  )}" data-use-custom-label="${textOf(child(content, 'useCustomAddButtonText'))}" ${
    isTruthy(subscribable) ? `data-is-subscription="${textOf(subscribable)}" ` : ''
  }data-original-label="${label}" ${
    hasForm ? `data-form="${printedJson(form, scope)}"` : ''
  }${subscriptionOption(content, scope)}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`
}

function labelOf(content: unknown, scope: Scope): string {
  const custom = child(content, 'customAddButtonText')
  if (isTruthy(custom) && isTruthy(objectOf(content).useCustomAddButtonText))
    return asString(custom)
  const [key, english] = isTruthy(objectOf(content).isSubscribable) ? SUBSCRIBE : ADD
  const text = localizedValue(scope, key)
  return isTruthy(text) ? asString(text) : english
}

/** NOTE only with expressions on: the original computes it with one (language §18). */
function subscriptionOption(content: unknown, scope: Scope): string {
  const options = child(content, 'productSubscriptionOptions')
  const subscribable = child(content, 'isSubscribable')
  const isOffered = typeof options === 'string' ? options !== '' : sizeOf(options) > 0
  if (!isOffered || !scope.hasExpressions) return ''
  // Expressions cannot use lists and objects.
  if (!isTruthy(subscribable) || typeof subscribable === 'object') return ''
  return `data-subscription-option-id="${textOf(at(options, 0, 'id'))}"`
}
