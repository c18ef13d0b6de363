/**
 * Facts about a product's variants in the page's markup: which values are sold out, the price of each variant as this
 * page writes it, and the button's words for a sold-out product. The island follows the shopper's choice with these
 * alone, so that nothing moves when it starts and amounts are written in one way.
 */

import { valueState } from '@sitewright/core/commerce/variant-choice'
import { escapeHtml } from '@sitewright/core/html'
import {
  localizedWords,
  type Scope,
  soldOutText,
  variantOptions,
  variantPrices,
} from '@sitewright/template'
import type { CatalogItem } from '../data/catalog-item.ts'
import { isAvailable, isForSale, offersOf } from './product-offer.ts'

const HOLDER = '<div class="product-variants"'
const OPTION = '<div class="variant-option">'
/** A value in the list of an option, or its label among the buttons; the list begins with a placeholder. */
const VALUE =
  /<option value="[^"]+">[^<]*(?=<\/option>)|<label class="[^"]*"[^>]*>[^<]*(?=<\/label>)/g

/** Marks values that are sold out in every variant, and adds the price of each variant. */
export function withVariantFacts(html: string, item: CatalogItem, scope: Scope): string {
  const [before = '', ...parts] = html.split(OPTION)
  if (parts.length === 0) return html
  const offers = offersOf(item)
  const soldOut = localizedWords(scope, 'productSoldOutText', 'sold out')
  const unavailable = localizedWords(scope, 'productPriceUnavailable', 'unavailable')
  const prices = variantPrices(item, scope)
  const facts = [
    ` data-sold-out-text="${escapeHtml(soldOut)}" data-unavailable-text="${escapeHtml(unavailable)}"`,
    prices.length > 0 ? ` data-variant-prices="${escapeHtml(JSON.stringify(prices))}"` : '',
  ]
  const options = variantOptions(item)
  const marked = parts.map((part, at) => {
    const { name = '', values = [] } = options[at] ?? {}
    const isGone = values.map(
      (value) => valueState(offers, { chosen: {}, name, value }, isAvailable) !== 'left',
    )
    return isGone.includes(true) ? withMarks(part, isGone, soldOut) : part
  })
  return [before.replace(HOLDER, `${HOLDER}${facts.join('')}`), ...marked].join(OPTION)
}

/** A part of the markup with its marks: the list names every value first, then the buttons name them again. */
function withMarks(part: string, isGone: readonly boolean[], soldOut: string): string {
  const words = ` — ${escapeHtml(soldOut)}`
  let at = -1
  return part.replace(VALUE, (value) => {
    at += 1
    if (!isGone[at % isGone.length]) return value
    if (value.startsWith('<option')) return `${value}${words}`
    const label = value.replace(/class="([^"]*)"/, 'class="$1 sold-out"')
    return `${label}<span class="visually-hidden">${words}</span>`
  })
}

const BUTTON = 'role="button" tabindex="0" data-dynamic-strings'
const LABEL = /(<div class="sqs-add-to-cart-button-inner">)[^<]*/

/**
 * Adds the button's words for a sold-out product; if all of it is sold out, shows them at once and disables the
 * button.
 */
export function withSoldOutButton(html: string, item: CatalogItem, scope: Scope): string {
  const words = escapeHtml(soldOutText(item, scope, 'Sold Out'))
  const told = `${BUTTON} data-sold-out-label="${words}"`
  if (!isWhollySoldOut(item)) return html.replace(BUTTON, told)
  return html
    .replace(BUTTON, `${told} data-state="soldOut" aria-disabled="true"`)
    .replace(LABEL, (_, before) => before + words)
}

export function isWhollySoldOut(item: CatalogItem): boolean {
  return isForSale(item) && !offersOf(item).some(isAvailable)
}
