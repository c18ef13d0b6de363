/** The context of a page's templates: built from data, without I/O. */

import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { galleryOptions } from '@sitewright/core/content/gallery-options'
import { monthBounds } from '@sitewright/core/content/months'
import { instantOf } from '@sitewright/core/content/zoned-time'
import type { JsonObject } from '@sitewright/core/json'
import { stringsFor } from '@sitewright/theme/for-pages'
import type { PageData, ViewOf } from '../data/page-data.ts'
import type { TemplateItem } from '../data/template-item.ts'
import { marksNothingSold, nothingSoldMark } from '../products/nothing-sold.ts'
import { type SayWord, wordsFor } from '../words/page-words.ts'
import { shopWords } from '../words/shop-words.ts'
import { calendarContext } from './calendar.ts'
import { currentCollection, factsOf } from './collection.ts'
import { merchandisingContext } from './merchandising.ts'
import { neighboursContext, paginationContext } from './pagination.ts'
import { searchContext } from './search.ts'
import { storeListContext } from './store-list.ts'
import { websiteContext, websiteSettingsContext } from './website.ts'

/** Context for every template of the page, those of blocks included. */
export interface SiteContext extends JsonObject {
  readonly website: JsonObject
  readonly websiteSettings: JsonObject
  readonly localizedStrings: JsonObject
  readonly featureFlags: JsonObject
  readonly productMerchandisingContext: JsonObject
}

export interface PageContext extends SiteContext {
  readonly collection?: JsonObject
}

export function siteContext(
  data: Pick<PageData, 'site' | 'content' | 'store' | 'theme' | 'now' | 'blocks'>,
): SiteContext {
  const { language } = data.site.settings
  const shop = shopWords(language)
  return {
    website: websiteContext(data),
    websiteSettings: websiteSettingsContext(data),
    localizedStrings: {
      ...shop.strings,
      ...stringsFor(data.theme.strings, 'template', language),
      ...(data.store.expressCheckout && { productAddToCartText: shop.purchase }),
      ...data.site.words,
    },
    featureFlags: {
      useCLDRMoneyFormat: data.site.settings.useCLDRMoneyFormat,
      ...nothingSoldMark(data.site),
    },
    productMerchandisingContext: merchandisingContext(
      data.blocks.products,
      data.store.merchandising,
    ),
  }
}

const EMPTY_CART: JsonObject = {
  entries: [],
  totalQuantity: 0,
  subtotalCents: 0,
  grandTotalCents: 0,
}

/** The context of a page's templates. `?format=json` shows it too, so nothing private belongs in it. */
export function pageContext(
  data: Omit<PageData, 'documents'>,
  site = siteContext(data),
): PageContext {
  const { view } = data
  const collection = currentCollection(view, factsOf(data))
  const { productMerchandisingContext, ...around } = site
  return {
    ...around,
    ...(collection && { collection }),
    ...viewContext(data, wordsFor(data.site.settings.language, site.localizedStrings)),
    template: { mobileStylesEnabled: true },
    shoppingCart: EMPTY_CART,
    showCart: !marksNothingSold(site.featureFlags),
    shareButtons: false,
    calendarView: view.kind === 'list' && view.calendarMonth !== undefined,
    userAccountsContext: { showSignInLink: false },
    productMerchandisingContext,
  }
}

function viewContext(data: Omit<PageData, 'documents'>, say: SayWord): JsonObject {
  const { view, site, now, related, terms } = data
  switch (view.kind) {
    case 'list': {
      const { calendarMonth } = view
      const storeList = storeListContext({ ...data, view }, say)
      return {
        ...listContext(view, site.timeZone),
        ...(view.page.kind === 'gallery' && { options: galleryOptions(view.page.settings) }),
        pagination: paginationContext(view),
        ...(storeList && { storeList }),
        ...(calendarMonth !== undefined && {
          calendar: calendarContext(
            { ...view, calendarMonth },
            { now, timeZone: site.timeZone, span: terms.get(view.page.id)?.span },
          ),
        }),
      }
    }
    case 'item':
      return {
        item: { ...view.item, relatedItems: [...(related.get(view.item.id) ?? [])] },
        pagination: neighboursContext(view),
      }
    case 'index':
      return { empty: view.children.length === 0, emptyFolder: view.children.length === 0 }
    case 'search':
      return searchContext(view, say)
    default:
      return {}
  }
}

const CHAPTERED: ReadonlySet<string> = new Set(['course', 'lessons'])

/** Groups of consecutive lessons with the same heading; `first` counts over all of them. */
function chaptersOf(lessons: readonly TemplateItem[]): JsonObject[] {
  const chapters: { title: string; first: number; items: TemplateItem[] }[] = []
  for (const [index, lesson] of lessons.entries()) {
    const title = typeof lesson.chapter === 'string' ? lesson.chapter : ''
    const last = chapters.at(-1)
    if (last?.title === title) last.items.push(lesson)
    else chapters.push({ title, first: index + 1, items: [lesson] })
  }
  return chapters
}

function listContext(
  { items, past, page, query, total, ...view }: ViewOf<'list'>,
  timeZone: string,
): JsonObject {
  const { tag, author, month } = query
  const category = view.category?.category.displayName ?? query.category
  const { service } = collectionKind(page.kind)
  return {
    items,
    empty: total === 0,
    ...(service !== undefined && { service }),
    ...(page.kind === 'events' && { upcoming: items, past }),
    ...(CHAPTERED.has(page.kind) && { chapters: chaptersOf(items) }),
    ...(category !== undefined && { categoryFilter: category }),
    ...(tag !== undefined && { tagFilter: tag }),
    ...(author !== undefined && { authorFilter: author, author: items[0]?.author ?? null }),
    ...(month !== undefined && {
      monthFilter: month,
      monthStart: monthBounds(month, (local) => instantOf(local, timeZone))?.from.getTime() ?? null,
    }),
  }
}
