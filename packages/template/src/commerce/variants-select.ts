/** The choice among variants, as lists and as buttons (spec §18). */

import { formatMessage } from '../messages/format-message.ts'
import { namedValues } from '../messages/message-arguments.ts'
import type { Scope } from '../render/scope.ts'
import { escapeAttribute } from '../values/escape.ts'
import { toJson } from '../values/json.ts'
import { at, child } from '../values/property.ts'
import { asString } from '../values/value.ts'
import { localized } from './localized.ts'
import { isSubscribable, productKind } from './product.ts'
import { type VariantOption, variantOptions } from './variant-options.ts'

const LEADING_LINES = '\n  \n  \n  \n  \n\n'

/** Nothing for products with nothing to choose. */
export function variantsSelect(item: unknown, scope: Scope): string | undefined {
  const options = variantOptions(item)
  if (options.length === 0) return undefined
  const json = (value: unknown) => escapeAttribute(toJson(value, scope.valueBudget))
  const variants = json(at(item, 'structuredContent', 'variants'))
  const plan = isSubscribable(item)
    ? ` data-is-subscribable="true" data-subscription-plan="${json(at(item, 'structuredContent', 'subscriptionPlan'))}"`
    : ''
  const texts = optionTexts(item, scope)
  return `${LEADING_LINES}  <div class="product-variants" data-item-id="${asString(child(item, 'id'))}" data-variants="${variants}"${plan} data-animation-role="content">${options.map((option) => optionHtml(option, texts, scope)).join('')}
  </div>
`
}

interface OptionTexts {
  /** Message patterns. */
  readonly display: string
  readonly select: string
}

function optionTexts(item: unknown, scope: Scope): OptionTexts {
  if (productKind(item) === 'giftCard') {
    return {
      display: localized(scope, 'giftCardValueDisplayText', 'Value'),
      select: localized(scope, 'giftCardVariantSelectText', 'Select Value'),
    }
  }
  return {
    display: '{name}',
    select: localized(scope, 'productVariantSelectText', 'Select {variantName}'),
  }
}

function optionHtml({ name, values }: VariantOption, texts: OptionTexts, scope: Scope): string {
  const title = escapeAttribute(formatMessage(texts.display, namedValues({ name }), scope))
  const select = formatMessage(texts.select, namedValues({ variantName: name }), scope)
  const key = escapeAttribute(name)
  const escaped = values.map(escapeAttribute)
  const choices = escaped.map((value) => `<option value="${value}">${value}</option>`).join('')
  return `
    <div class="variant-option">
    <div class="variant-option-title">${title}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${select}" data-variant-option-name="${key}">
        <option value="">${escapeAttribute(select)}</option>
        ${choices}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${key}">${escaped.map((value) => radioHtml(key, value)).join('')}
    </div>
    </div>`
}

function radioHtml(name: string, value: string): string {
  const id = `variant-option-${name}-${value}`
  return `
      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="${id}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${value}</label>`
}
