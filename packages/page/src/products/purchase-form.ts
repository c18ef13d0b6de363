/**
 * A form for buying without scripts. The formatter's markup has no form (its bytes are the language's contract),
 * so the platform appends one, which is hidden in browsers with scripts.
 */

import { MAX_QUANTITY } from '@sitewright/core/commerce/quantity'
import { type FormField, longest, nativeName } from '@sitewright/core/forms/form'
import { escapeHtml } from '@sitewright/core/html'
import { formatPrice, nativeMoneyFormat } from '@sitewright/core/money-format'
import { localizedWords, type Scope, soldOutText } from '@sitewright/template'
import type { CatalogItem } from '../data/catalog-item.ts'
import { wordIn } from '../words/page-words.ts'
import {
  effectivePrice,
  formFieldsOf,
  isAvailable,
  isForSale,
  type Offer,
  offersOf,
} from './product-offer.ts'

const howMany = (label: string) =>
  `<p class="sw-purchase-quantity"><label>${escapeHtml(label)} <input type="number" name="quantity" value="1" min="1" max="${MAX_QUANTITY}" step="1" required></label></p>`
const ONE = '<input type="hidden" name="quantity" value="1">'

/**
 * A part of the formatter's quantity field, which is there only if more than one can be bought (specification §5).
 */
const ASKS_HOW_MANY = 'class="product-quantity-input"'

/** The formatter's output with the form behind it, in themes and blocks alike. */
export function withPurchaseForm(html: string, item: CatalogItem, scope: Scope): string {
  // In place of a button that no cart would accept.
  if (!isForSale(item)) {
    return `<p class="sw-not-for-sale">${escapeHtml(wordIn(scope, 'pageNotPurchasable'))}</p>`
  }
  const label = localizedWords(scope, 'productQuantityInputLabel', 'Quantity')
  const quantity = html.includes(ASKS_HOW_MANY) ? howMany(label) : ONE
  return html + purchaseForm(item, { quantity, label: labelIn(html), scope })
}

interface FormParts {
  /** HTML of the quantity field. */
  readonly quantity: string
  /** HTML of the button's label. */
  readonly label: string
  readonly scope: Scope
}

/** The label of the formatter's own button: the owner's words, or those of the site's language. */
function labelIn(html: string): string {
  return /data-original-label="([^"]*)"/.exec(html)?.[1] || 'Add To Cart'
}

/** The form for a product; a disabled button if it is sold out. */
function purchaseForm(value: CatalogItem, { quantity, label, scope }: FormParts): string {
  const offers = offersOf(value)
  if (!offers.some(isAvailable)) {
    const soldOut = escapeHtml(soldOutText(value, scope, 'Sold Out'))
    return `<noscript><p class="sw-purchase-form"><button type="button" disabled>${soldOut}</button></p></noscript>`
  }
  return [
    '<noscript><form class="sw-purchase-form" method="post" action="/cart/add">',
    `<input type="hidden" name="itemId" value="${escapeHtml(value.id)}">`,
    choice(value, offers, scope),
    quantity,
    ...formFieldsOf(value).map(fieldHtml),
    `<p><button type="submit">${label}</button></p>`,
    '</form></noscript>',
  ].join('')
}

/** The choice among variants. Sold-out ones are listed, and cannot be chosen. */
function choice({ title }: CatalogItem, offers: readonly Offer[], scope: Scope): string {
  const [only] = offers
  if (only && offers.length === 1 && nameOf(only) === '') {
    return `<input type="hidden" name="sku" value="${escapeHtml(only.sku)}">`
  }
  const soldOut = localizedWords(scope, 'productSoldOutText', 'sold out')
  const options = offers.map((offer) => {
    const label = `${nameOf(offer) || title} – ${priceOf(offer, scope.moneyFormat)}`
    const [attribute, mark] = isAvailable(offer) ? ['', ''] : [' disabled', ` — ${soldOut}`]
    return `<option value="${escapeHtml(offer.sku)}"${attribute}>${escapeHtml(label + mark)}</option>`
  })
  return `<p><label>${escapeHtml(wordIn(scope, 'pageChoose'))} <select name="sku" required>${options.join('')}</select></label></p>`
}

/** A field of the product's own form, as the browser alone can ask for it. */
function fieldHtml(field: FormField): string {
  const { type, title, description, required, options } = field
  const hint = description === '' ? '' : `<small>${escapeHtml(description)}</small>`
  const label = `${escapeHtml(title)}${required ? ' *' : ''}`
  const name = `name="${escapeHtml(nativeName(field))}"${required ? ' required' : ''}`
  if (type === 'text') {
    return `<p><label>${label} ${hint}<input type="text" ${name} maxlength="${longest(field)}"></label></p>`
  }
  if (type === 'select') {
    const choices = ['', ...options].map((option) => `<option>${escapeHtml(option)}</option>`)
    return `<p><label>${label} ${hint}<select ${name}>${choices.join('')}</select></label></p>`
  }
  const boxes = options.map((option, at) => {
    const box = `type="checkbox" name="${escapeHtml(nativeName(field, at))}"`
    return `<label class="sw-form-option"><input ${box} value="${escapeHtml(option)}"> ${escapeHtml(option)}</label>`
  })
  return `<fieldset><legend>${label}</legend>${hint}${boxes.join('')}</fieldset>`
}

function priceOf(offer: Offer, format = nativeMoneyFormat(offer.currency)): string {
  return formatPrice(effectivePrice(offer), format)
}

function nameOf({ attributes }: Offer): string {
  return Object.values(attributes).join(' / ')
}
