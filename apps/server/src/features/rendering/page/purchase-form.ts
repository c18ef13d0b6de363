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

const HOW_MANY = `<p><label>Quantity <input type="number" name="quantity" value="1" min="1" max="${MAX_QUANTITY}" step="1" required></label></p>`
const ONE = '<input type="hidden" name="quantity" value="1">'

/** In place of a button that no cart would answer. */
const NOT_FOR_SALE = `<p class="sw-not-for-sale">${NOT_PURCHASABLE}</p>`

/** Puts the form behind the formatter's output, in themes and blocks alike. */
export function withPurchaseForm(html: string, value: unknown): string {
  if (!isItem(value)) return html
  return isForSale(value) ? html + purchaseForm(value) : NOT_FOR_SALE
}

/** The form for a product item; nothing when all of it is sold out. */
function purchaseForm(value: CatalogItem): string {
  const offers = offersOf(value).filter(isAvailable)
  if (offers.length === 0) return ''
  return [
    '<noscript><form class="sw-purchase-form" method="post" action="/cart/add">',
    `<input type="hidden" name="itemId" value="${escapeHtml(value.id)}">`,
    choice(value, offers),
    isSoldSingly(value) ? ONE : HOW_MANY,
    '<p><button type="submit">Add to cart</button></p>',
    '</form></noscript>',
  ].join('')
}

function isSoldSingly({ structuredContent }: CatalogItem): boolean {
  const { multipleQuantityAllowed } = structuredContent as { multipleQuantityAllowed?: unknown }
  return multipleQuantityAllowed === false
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
