/** The choice among variants, as select elements and as buttons (language §18). */

import { formatMessage } from '../messages/format-message.ts'
import { namedValues } from '../messages/message-arguments.ts'
import { printedJson } from '../render/layout.ts'
import type { Scope } from '../render/scope.ts'
import { escapeAttribute, escapeQuotes } from '../values/escape.ts'
import { child, objectOf } from '../values/property.ts'
import { textOf } from '../values/text.ts'
import { isTruthy } from '../values/value.ts'
import { localizedWords } from './localized.ts'
import { contentOf, productKind } from './product.ts'
import { type VariantOption, variantOptions } from './variant-options.ts'

const LEADING_LINES = '\n  \n  \n  \n  \n\n'

/** Undefined for products without a choice. */
export function variantsSelect(item: unknown, scope: Scope): string | undefined {
  const options = variantOptions(item)
  if (options.length === 0) return undefined
  const content = contentOf(item)
  const variants = printedJson(child(content, 'variants'), scope)
  const plan = isTruthy(objectOf(content).isSubscribable)
    ? ` data-is-subscribable="true" data-subscription-plan="${printedJson(child(content, 'subscriptionPlan'), scope)}"`
    : ''
  const texts = optionTexts(item, scope)
  let choices = ''
  for (const option of options) choices += optionHtml(option, texts, scope)
  return `${LEADING_LINES}  <div class="product-variants" data-item-id="${textOf(child(item, 'id'))}" data-variants="${variants}"${plan} data-animation-role="content">${choices}
  </div>
`
}

/** Message patterns of an option. */
interface OptionTexts {
  readonly title: string
  readonly select: string
}

function optionTexts(item: unknown, scope: Scope): OptionTexts {
  return productKind(item) === 'giftCard'
    ? {
        title: localizedWords(scope, 'giftCardValueDisplayText', 'Value'),
        select: localizedWords(scope, 'giftCardVariantSelectText', 'Select Value'),
      }
    : {
        title: '{name}',
        select: localizedWords(scope, 'productVariantSelectText', 'Select {variantName}'),
      }
}

function optionHtml({ name, values }: VariantOption, texts: OptionTexts, scope: Scope): string {
  // Messages need a locale.
  const fill = (pattern: string, key: string) =>
    scope.locale === undefined ? '' : formatMessage(pattern, namedValues({ [key]: name }), scope)
  const title = escapeAttribute(fill(texts.title, 'name'))
  const prompt = fill(texts.select, 'variantName')
  const key = escapeAttribute(name)
  let choices = ''
  let buttons = ''
  for (const value of values) {
    const escaped = escapeAttribute(value)
    choices += `<option value="${escaped}">${escaped}</option>`
    buttons += buttonHtml(key, escaped)
  }
  return `
    <div class="variant-option">
    <div class="variant-option-title">${title}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${escapeQuotes(prompt)}" data-variant-option-name="${key}">
        <option value="">${escapeAttribute(prompt)}</option>
        ${choices}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${key}">${buttons}
    </div>
    </div>`
}

function buttonHtml(name: string, value: string): string {
  const id = `variant-option-${name}-${value}`
  return `
      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="${id}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${value}</label>`
}
