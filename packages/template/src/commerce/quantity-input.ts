/** The quantity field (language §18). */

import { printed } from '../render/layout.ts'
import type { Scope } from '../render/scope.ts'
import { textOf } from '../values/text.ts'
import { isTruthy } from '../values/value.ts'
import { localizedValue } from './localized.ts'
import { canBuySeveralServices, isSubscribable, productKind, totalStock } from './product.ts'

/** Undefined if only one can be bought. */
export function quantityInput(item: unknown, scope: Scope): string | undefined {
  if (!canBuySeveral(item, scope)) return undefined
  const text = localizedValue(scope, 'productQuantityInputLabel')
  const label = isTruthy(text) ? textOf(text) : 'Quantity'
  return `


<div class="product-quantity-input" data-item-id="${printed(item, 'id', scope)}" data-animation-role="content">
  <div class="quantity-label">${label}:</div>
  <input aria-label="${label}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`
}

function canBuySeveral(item: unknown, scope: Scope): boolean {
  const kind = productKind(item)
  const isAllowed =
    kind === 'physical' ||
    (kind === 'service' && canBuySeveralServices(scope.resolve('websiteSettings')))
  // `NaN` passes: unknown stock does not count as too little.
  return isAllowed && !isSubscribable(item) && !(totalStock(item) <= 1)
}
