/** The choice among variants, as lists and as buttons (spec §18). */

import { formatMessage } from '../messages/format-message.ts'
import { namedValues } from '../messages/message-arguments.ts'
import { printedJson } from '../render/layout.ts'
import type { Scope } from '../render/scope.ts'
import { escapeAttribute } from '../values/escape.ts'
import { child } from '../values/property.ts'
import { textOf } from '../values/text.ts'
import { isTruthy } from '../values/value.ts'
import { localizedWords } from './localized.ts'
import { contentOf, productKind } from './product.ts'
import { type VariantOption, variantOptions } from './variant-options.ts'

const LEADING_LINES = '\n  \n  \n  \n  \n\n'

/** Nothing for products with nothing to choose. */
export function variantsSelect(item: unknown, scope: Scope): string | undefined {
  const options = variantOptions(item)
  if (options.length === 0) return undefined
  const content = contentOf(item)
  const variants = printedJson(child(content, 'variants'), scope)
  const plan = isTruthy(child(content, 'isSubscribable'))
    ? ` data-is-subscribable="true" data-subscription-plan="${printedJson(child(content, 'subscriptionPlan'), scope)}"`
    : ''
  const write = optionTexts(item, scope)
  let choices = ''
  for (const option of options) choices += optionHtml(option, write)
  return `${LEADING_LINES}  <div class="product-variants" data-item-id="${textOf(child(item, 'id'))}" data-variants="${variants}"${plan} data-animation-role="content">${choices}
  </div>
`
}

/** What a choice says about itself. */
interface OptionTexts {
  title(name: string): string
  select(name: string): string
}

const SILENT: OptionTexts = { title: () => '', select: () => '' }

const GIFT_CARD_TITLE = 'Value'
const GIFT_CARD_SELECT = 'Select Value'
const SELECT = 'Select {variantName}'

function optionTexts(item: unknown, scope: Scope): OptionTexts {
  // The texts are messages, and messages need a locale.
  if (scope.locale === undefined) return SILENT
  if (productKind(item) === 'giftCard') {
    const title = localizedWords(scope, 'giftCardValueDisplayText', GIFT_CARD_TITLE)
    const select = localizedWords(scope, 'giftCardVariantSelectText', GIFT_CARD_SELECT)
    return {
      title: (name) =>
        title === GIFT_CARD_TITLE ? title : formatMessage(title, namedValues({ name }), scope),
      select: (name) =>
        select === GIFT_CARD_SELECT
          ? select
          : formatMessage(select, namedValues({ variantName: name }), scope),
    }
  }
  const select = localizedWords(scope, 'productVariantSelectText', SELECT)
  return {
    title: (name) => name,
    select: (name) =>
      select === SELECT
        ? `Select ${name}`
        : formatMessage(select, namedValues({ variantName: name }), scope),
  }
}

function optionHtml({ name, values }: VariantOption, write: OptionTexts): string {
  const select = write.select(name)
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
    <div class="variant-option-title">${escapeAttribute(write.title(name))}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${select}" data-variant-option-name="${key}">
        <option value="">${escapeAttribute(select)}</option>
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
