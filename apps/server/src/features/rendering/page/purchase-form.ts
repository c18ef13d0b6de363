/**
 * How one buys with scripts off. The formatter's markup has no form (its bytes are the language's contract),
 * so the platform puts one behind it, which browsers with scripts never show.
 */

import { NOT_PURCHASABLE } from '@sitewright/core/commerce/purchasable'
import { MAX_QUANTITY } from '@sitewright/core/commerce/quantity'
import { escapeHtml } from '@sitewright/core/html'
import { ID_PATTERN } from '@sitewright/core/id'
import type { CatalogItem } from '../../commerce/index.ts'
import {
  effectivePrice,
  isAvailable,
  isForSale,
  type Offer,
  offersOf,
} from '../head/product-offer.ts'

const HOW_MANY = `<p class="sw-purchase-quantity"><label>Quantity <input type="number" name="quantity" value="1" min="1" max="${MAX_QUANTITY}" step="1" required></label></p>`
const ONE = '<input type="hidden" name="quantity" value="1">'

/** In place of a button that no cart would answer. */
const NOT_FOR_SALE = `<p class="sw-not-for-sale">${NOT_PURCHASABLE}</p>`

/** Of the formatter's own field for how many, which stands only where more than one can be bought (spec §5). */
const ASKS_HOW_MANY = 'class="product-quantity-input"'

/** Puts the form behind the formatter's output, in themes and blocks alike. */
export function withPurchaseForm(html: string, value: unknown): string {
  if (!isItem(value)) return html
  if (!isForSale(value)) return NOT_FOR_SALE
  return html + purchaseForm(value, html.includes(ASKS_HOW_MANY) ? HOW_MANY : ONE)
}

/** The form for a product item; nothing when all of it is sold out. */
function purchaseForm(value: CatalogItem, quantity: string): string {
  const offers = offersOf(value).filter(isAvailable)
  if (offers.length === 0) return ''
  return [
    '<noscript><form class="sw-purchase-form" method="post" action="/cart/add">',
    `<input type="hidden" name="itemId" value="${escapeHtml(value.id)}">`,
    choice(value, offers),
    quantity,
    '<p><button type="submit">Add to cart</button></p>',
    '</form></noscript>',
  ].join('')
}

function choice({ title }: CatalogItem, offers: readonly Offer[]): string {
  const [only] = offers
  if (only && offers.length === 1 && nameOf(only) === '') {
    return `<input type="hidden" name="sku" value="${escapeHtml(only.sku)}">`
  }
  const options = offers.map((offer) => {
    const label = `${nameOf(offer) || title} – ${effectivePrice(offer)} ${offer.currency}`
    return `<option value="${escapeHtml(offer.sku)}">${escapeHtml(label)}</option>`
  })
  return `<p><label>Choose <select name="sku" required>${options.join('')}</select></label></p>`
}

function nameOf({ attributes }: Offer): string {
  return Object.values(attributes).join(' / ')
}

function isItem(value: unknown): value is CatalogItem {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false
  return typeof value.id === 'string' && ID_PATTERN.test(value.id) && 'structuredContent' in value
}
