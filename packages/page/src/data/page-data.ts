import { type BlockData, NO_BLOCK_DATA, type RenderMode } from '@sitewright/blocks/registry'
import type { CategoryNode } from '@sitewright/core/commerce/category-tree'
import type { TimedDelivery } from '@sitewright/core/commerce/delivery-estimate'
import {
  DEFAULT_STORE_SETTINGS,
  type StoreSettings,
} from '@sitewright/core/commerce/store-settings'
import type { Id } from '@sitewright/core/id'
import { NO_CODE, type SiteCode } from '@sitewright/core/site/site-code'
import type { Theme } from '@sitewright/theme/for-pages'
import type { ListQuery } from '../address/list-query.ts'
import type { CollectionTerms } from './collection-terms.ts'
import type { Facets } from './facets.ts'
import type { SearchResults } from './search-results.ts'
import type { Documents, PageRecord, SiteContent } from './site-content.ts'
import type { SiteFacts } from './site-facts.ts'
import { siteLinks } from './site-links.ts'
import type { ShownCategory, StoreFacts } from './store-facts.ts'
import type { TemplateItem } from './template-item.ts'

/** Pagination of a list: the queries for the pages before and after this one. */
export interface Stretch {
  readonly pageSize: number
  /** Merged into the list's current query. */
  readonly previous: Partial<ListQuery> | undefined
  readonly next: Partial<ListQuery> | undefined
}

/** A page of an index with its items, for themes that show all pages of an index at once. */
export interface IndexChild {
  readonly page: PageRecord
  /** The first of its items. */
  readonly items: readonly TemplateItem[]
  /** HTML of its body, for pages that have one. */
  readonly mainContent: string
}

/** Items for one `<squarespace:query>`. */
export interface QueryResult {
  readonly page: PageRecord
  readonly items: readonly TemplateItem[]
}

/** The content for a request, fetched but not yet rendered. */
export type PageView =
  | { readonly kind: 'page'; readonly page: PageRecord }
  | {
      readonly kind: 'list'
      readonly page: PageRecord
      readonly query: ListQuery
      readonly items: readonly TemplateItem[]
      /** Number of items in the filtered list, over all its pages. */
      readonly total: number
      readonly stretch: Stretch
      /** The month of a calendar view: `03-2026`. */
      readonly calendarMonth?: string | undefined
      /** Past events, which a list of events shows behind those to come. */
      readonly past: readonly TemplateItem[]
      /** Category that a store's list is filtered by. */
      readonly category?: CategoryNode<ShownCategory> | undefined
      /** Filters of a store's list with their counts; absent where its owner shows none. */
      readonly facets?: Facets | undefined
    }
  | {
      readonly kind: 'item'
      readonly page: PageRecord
      readonly item: TemplateItem
      /** In blogs the newer post; otherwise the item before it in order. */
      readonly previous: TemplateItem | undefined
      readonly next: TemplateItem | undefined
    }
  | {
      readonly kind: 'index'
      readonly page: PageRecord
      readonly children: readonly IndexChild[]
    }
  /** `own`: the owner's page whose body stands above the form. */
  | { readonly kind: 'search'; readonly found: SearchResults; readonly own?: PageRecord }
  /** The shopping cart. `main` is its finished HTML, `head` what the HTML needs in the head. */
  | { readonly kind: 'cart'; readonly main: string; readonly head: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'error' }

export type ViewOf<Kind extends PageView['kind']> = Extract<PageView, { kind: Kind }>

/** Related items by the id of the item they are related to. */
export type RelatedItems = ReadonlyMap<Id, readonly TemplateItem[]>

/** The input of rendering a page. It is all fetched before rendering begins, which does no I/O. */
export interface PageData {
  readonly site: SiteFacts
  readonly theme: Theme
  readonly content: SiteContent
  readonly store: StoreSettings
  /** Ways to deliver a product within the shop's country that say how long they take. */
  readonly deliveries?: readonly TimedDelivery[]
  readonly view: PageView
  readonly documents: Documents
  /** Tags and categories of the collections on the page. */
  readonly terms: ReadonlyMap<Id, CollectionTerms>
  /** Facts about the stores on the page. */
  readonly stores: ReadonlyMap<Id, StoreFacts>
  /** Results by `queryKey`. */
  readonly queries: ReadonlyMap<string, QueryResult>
  /** Related items by the id of an item on the page; empty if the theme shows none. */
  readonly related: RelatedItems
  readonly blocks: BlockData
  readonly mode: RenderMode
  /** The owner's HTML for the end of head and body; empty in the editor. */
  readonly code: SiteCode
  /** Time of fetching in milliseconds. */
  readonly now: number
  /** Expiry time in milliseconds; undefined if the page does not expire by itself. */
  readonly validUntil: number | undefined
}

/** The data known before the page is looked up. */
export type PageSource = Omit<
  PageData,
  | 'code'
  | 'view'
  | 'documents'
  | 'terms'
  | 'stores'
  | 'queries'
  | 'related'
  | 'blocks'
  | 'store'
  | 'validUntil'
>

/** The page of a view; the platform's own pages, such as not-found and search, have none. */
export function pageOf(view: PageView): PageRecord | undefined {
  return 'page' in view ? view.page : undefined
}

/** Data for a page that shows only pages and navigations of its site, so that nothing else has to be fetched. */
export function bareData(source: PageSource, view: PageView): PageData {
  return {
    ...source,
    view,
    store: DEFAULT_STORE_SETTINGS,
    code: NO_CODE,
    documents: new Map(),
    terms: new Map(),
    stores: new Map(),
    queries: new Map(),
    related: new Map(),
    blocks: { ...NO_BLOCK_DATA, ...siteLinks(source.content) },
    validUntil: undefined,
  }
}
