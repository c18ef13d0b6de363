/** Installments of a product's price: the context that scripts read, and what a shopper reads of it (specification §3, §5). */

import {
  areLentFor,
  brandOf,
  type InstallmentRange,
  installmentLocale,
  installmentOf,
  installmentPage,
  type LendingShop,
  outOfRangeText,
  rangeOf,
} from '@sitewright/core/commerce/installments'
import { escapeHtml } from '@sitewright/core/html'
import type { JsonObject } from '@sitewright/core/json'
import { decimalText, type Minor, minor } from '@sitewright/core/money'
import { formatPrice, type MoneyFormat, nativeMoneyFormat } from '@sitewright/core/money-format'
import type { Scope } from '@sitewright/template'
import type { CatalogItem } from '../data/catalog-item.ts'
import { objectOf } from '../head/item-fields.ts'
import {
  effectivePrice,
  isForSale,
  offersOf,
  productTypeOf,
  structuredContentOf,
} from './product-offer.ts'

/** The shop's part of each product's context; amounts in hundredths, as templates have them. */
interface Terms {
  readonly afterPayAvailable: boolean
  readonly afterPayMin: number
  readonly afterPayMax: number
  readonly klarnaAvailable: boolean
  readonly klarnaMin: number
  readonly klarnaMax: number
  /** Locale of the lender's texts, such as `en_CA`. */
  readonly shopperLanguage: string
  readonly stripeAccountCountry: string
}

/** Terms of the shop among its settings in templates; absent where no lender lends, so that pages stay as they are. */
export function installmentSettings(
  shop: Partial<LendingShop> & Pick<LendingShop, 'accountCountry' | 'currency'>,
  language: string,
): JsonObject {
  const { accountCountry: country, flags = {} } = shop
  const locale = installmentLocale(country, language) ?? ''
  const brand = brandOf(locale)
  const inParts = brand && rangeOf(brand.lender, { ...shop, flags })
  const klarna = rangeOf('klarna', { ...shop, flags })
  if (!inParts && !klarna) return {}
  const terms: Terms = {
    afterPayAvailable: inParts !== undefined,
    afterPayMin: inParts?.min ?? 0,
    afterPayMax: inParts?.max ?? 0,
    klarnaAvailable: klarna !== undefined,
    klarnaMin: klarna?.min ?? 0,
    klarnaMax: klarna?.max ?? 0,
    shopperLanguage: locale,
    stripeAccountCountry: country,
  }
  return { installments: { ...terms } }
}

/** The product's own context, and in words what its price comes to in parts; nothing for what no lender lends for. */
export function withInstallments(html: string, item: CatalogItem, scope: Scope): string {
  const terms = termsOf(scope)
  if (!terms || !isLentFor(item)) return html
  const context = escapeHtml(JSON.stringify(terms))
  return `<div class="sw-installments" data-afterpay="true" data-current-context="${context}">${wordsFor(item, terms, scope.moneyFormat)}</div>${html}`
}

function termsOf(scope: Scope): Terms | undefined {
  const { storeSettings } = objectOf(scope.resolve('websiteSettings') as JsonObject | undefined)
  const { installments } = objectOf(storeSettings)
  return installments as unknown as Terms | undefined
}

function isLentFor(item: CatalogItem): boolean {
  const isSubscription = structuredContentOf(item).isSubscribable === true
  return isForSale(item) && areLentFor([{ type: productTypeOf(item), isSubscription }])
}

/** Words for the lowest price; Klarna has a message of its own, which its script draws. */
function wordsFor(item: CatalogItem, terms: Terms, format: MoneyFormat | undefined): string {
  const [offer] = offersOf(item)
  const brand = brandOf(terms.shopperLanguage)
  if (!offer || !brand || !terms.afterPayAvailable) return ''
  const amount = lowestPrice(item)
  const range: InstallmentRange = { min: minor(terms.afterPayMin), max: minor(terms.afterPayMax) }
  const write = (value: Minor) =>
    escapeHtml(
      formatPrice(decimalText(value, offer.currency), format ?? nativeMoneyFormat(offer.currency)),
    )
  const page = `<a class="sw-installments-more" href="${installmentPage(terms.shopperLanguage)}" target="_blank" rel="noopener">${brand.name}</a>`
  const isOut = outOfRangeText(amount, range, write)
  return isOut === undefined
    ? `or ${write(installmentOf(amount))} with ${page}`
    : `${page} ${isOut}`
}

function lowestPrice(item: CatalogItem): Minor {
  const prices = offersOf(item).map((offer) => Math.round(Number(effectivePrice(offer)) * 100))
  return minor(Math.min(...prices))
}
