/** `Static.SQUARESPACE_CONTEXT`: the page's data for scripts of themes and islands. Public keys only. */

import { isStore } from '@sitewright/core/content/collection-kinds'
import { PAGE_TYPES, tracksPageViews } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import type { CookieBanner } from '@sitewright/core/site/consent'
import { nameForScripts } from '@sitewright/theme/for-pages'
import type { PageContext } from '../context/page-context.ts'
import type { CatalogItem } from '../data/catalog-item.ts'
import { moneyFormatOf } from '../data/money-format.ts'
import type { PageData, PageView } from '../data/page-data.ts'
import { nothingSoldMark } from '../products/nothing-sold.ts'
import { offersOf, optionNamesOf, productTypeOf } from '../products/product-offer.ts'

const PAGE_TYPE: Readonly<Record<PageView['kind'], number>> = {
  page: PAGE_TYPES.page,
  list: PAGE_TYPES.mainContent,
  index: PAGE_TYPES.mainContent,
  item: PAGE_TYPES.contentItem,
  search: PAGE_TYPES.search,
  cart: PAGE_TYPES.cartV2,
  notFound: PAGE_TYPES.notFound,
  error: PAGE_TYPES.error,
}

export function pageTypeOf(view: PageView): number {
  if (view.kind === 'page' && view.page.kind === 'splash-page') return PAGE_TYPES.splashPage
  return PAGE_TYPE[view.kind]
}

export function contextForScripts(
  data: PageData,
  { website, websiteSettings, collection }: PageContext,
): JsonObject {
  const { view } = data
  return {
    pageType: pageTypeOf(view),
    tracksPageViews: tracksPageViews(pageTypeOf(view)),
    website: pick(website, [
      'id',
      'identifier',
      'siteTitle',
      'language',
      'timeZone',
      'authenticUrl',
      'shareButtonOptions',
      'captchaSettings',
    ]),
    websiteSettings: pick(websiteSettings, [
      'disqusShortname',
      'storeSettings',
      'userAccountsSettings',
    ]),
    ...(collection && {
      collection: pick(collection, ['id', 'title', 'fullUrl', 'type', 'permissionType']),
    }),
    ...(view.kind === 'item' && {
      item: pick(view.item, [
        'id',
        'title',
        'fullUrl',
        'recordType',
        'publicCommentCount',
        'commentState',
      ]),
      ...(isStore(view.page.kind) && { product: productShape(view.item) }),
    }),
    ...cookieSettings(data.site.settings.cookieBanner),
    tweakJSON: tweaksForScripts(data),
    ...nothingSoldMark(data.site),
    ...afterAdding(data.store),
    moneyFormat: { ...moneyFormatOf(data.site.settings, data.store.currency) },
  }
}

/** Left out where a shop stays on the page. */
function afterAdding({ afterAdding: how }: PageData['store']): JsonObject {
  return how === 'stay' ? {} : { afterAdding: how }
}

/** Left out without a banner, so that a site that has none pays nothing for it. */
function cookieSettings({ mode, version }: CookieBanner): JsonObject {
  return mode === 'off' ? {} : { cookieSettings: { mode, version } }
}

/** Values of the tweaks that are marked for scripts, as texts. */
function tweaksForScripts({ theme, content }: PageData): JsonObject {
  const { tweaks } = content.style
  const open = theme.tweaks.filter(({ isForScripts }) => isForScripts)
  return Object.fromEntries(
    open.map((tweak) => [nameForScripts(tweak), tweaks[tweak.name] ?? tweak.initial]),
  )
}

function pick(source: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.flatMap((key) => (key in source ? [[key, source[key]]] : [])))
}

function productShape(item: CatalogItem): JsonObject {
  return {
    productType: productTypeOf(item),
    subscribable: false,
    variantAttributeNames: optionNamesOf(item),
    variants: offersOf(item).map((offer) => ({
      id: offer.id,
      sku: offer.sku,
      price: money(offer.price, offer.currency),
      salePrice: money(offer.salePrice, offer.currency),
      onSale: offer.onSale,
      stock: offer.unlimited ? { unlimited: true } : { quantity: offer.quantity },
      attributes: offer.attributes,
    })),
  }
}

/** An amount; `value` is in hundredths for every currency, as everywhere on the wire. */
function money(decimalValue: string, currencyCode: string): JsonObject {
  const [whole = '0', fraction = ''] = decimalValue.split('.')
  return {
    currencyCode,
    value: Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')),
    decimalValue,
    fractionalDigits: fraction.length,
  }
}
