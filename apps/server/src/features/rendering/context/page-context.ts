/** The context that a page's templates know (one page, one context): built from data, without I/O. */

import type { JsonObject } from '@sitewright/core/json'
import type { PageData, ViewOf } from '../page/page-data.ts'
import { currentCollection } from './collection.ts'
import { neighboursContext, paginationContext } from './pagination.ts'
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
  data: Pick<PageData, 'site' | 'content' | 'store' | 'theme' | 'now'>,
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
export function pageContext(data: Omit<PageData, 'documents'>): PageContext {
  const { view, theme, blocks } = data
  const collection = currentCollection(view, theme, blocks.assets)
  return {
    ...siteContext(data),
    ...(collection && { collection }),
    ...viewContext(view),
    template: { mobileStylesEnabled: true },
    shoppingCart: EMPTY_CART,
    showCart: true,
    shareButtons: false,
    calendarView: isCalendar(view),
    userAccountsContext: { showSignInLink: false },
    productMerchandisingContext: {},
  }
}

function viewContext(view: PageData['view']): JsonObject {
  switch (view.kind) {
    case 'list':
      return { ...listContext(view), pagination: paginationContext(view) }
    case 'item':
      return { item: view.item, pagination: neighboursContext(view) }
    case 'index':
      return { empty: view.children.length === 0, emptyFolder: view.children.length === 0 }
    default:
      return {}
  }
}

function listContext({ items, past, page, query, total }: ViewOf<'list'>): JsonObject {
  const { category, tag, author, month } = query
  return {
    items,
    empty: total === 0,
    ...(page.kind === 'events' && { upcoming: items, past }),
    ...(category !== undefined && { categoryFilter: category }),
    ...(tag !== undefined && { tagFilter: tag }),
    ...(author !== undefined && { authorFilter: author, author: items[0]?.author ?? null }),
    ...(month !== undefined && { monthFilter: month }),
  }
}

function isCalendar(view: PageData['view']): boolean {
  if (view.kind !== 'list' || view.page.kind !== 'events') return false
  return (view.query.view ?? view.page.settings.eventView) === 'calendar'
}
