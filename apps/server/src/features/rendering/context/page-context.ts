/** The context that a page's templates know (one page, one context): built from data, without I/O. */

import type { JsonObject } from '@sitewright/core/json'
import type { PageData } from '../page/page-data.ts'
import { currentCollection } from './collection.ts'
import { paginationContext } from './pagination.ts'
import { websiteContext, websiteSettingsContext } from './website.ts'

/** What every template of the page may use, those of blocks included. */
export interface SiteContext extends JsonObject {
  readonly website: JsonObject
  readonly websiteSettings: JsonObject
  readonly localizedStrings: JsonObject
  readonly featureFlags: JsonObject
}

export interface PageContext extends SiteContext {
  readonly collection?: JsonObject
}

export function siteContext(
  data: Pick<PageData, 'site' | 'content' | 'store' | 'theme'>,
): SiteContext {
  return {
    website: websiteContext(data),
    websiteSettings: websiteSettingsContext(data),
    localizedStrings: data.theme.strings,
    // Prices show their currency.
    featureFlags: { useCLDRMoneyFormat: true },
  }
}

const EMPTY_CART: JsonObject = {
  entries: [],
  totalQuantity: 0,
  subtotalCents: 0,
  grandTotalCents: 0,
}

/** The same object that `?format=json` shows, so nothing private belongs in it. */
export function pageContext(data: Omit<PageData, 'documents' | 'blocks'>): PageContext {
  const { view, theme } = data
  const collection = currentCollection(view, theme)
  return {
    ...siteContext(data),
    ...(collection && { collection }),
    ...viewContext(view),
    template: { mobileStylesEnabled: true },
    shoppingCart: EMPTY_CART,
    showCart: true,
    shareButtons: false,
    calendarView: false,
    userAccountsContext: { showSignInLink: false },
    productMerchandisingContext: {},
  }
}

function viewContext(view: PageData['view']): JsonObject {
  switch (view.kind) {
    case 'products': {
      const pagination = paginationContext(view)
      return { items: view.items, pagination, empty: view.items.length === 0 }
    }
    case 'item':
      return { item: view.item }
    default:
      return {}
  }
}
