import type { BlockData, RenderMode } from '@sitewright/blocks/registry'
import type { CategoryNode } from '@sitewright/core/commerce/category-tree'
import {
  DEFAULT_STORE_SETTINGS,
  type StoreSettings,
} from '@sitewright/core/commerce/store-settings'
import type { Id } from '@sitewright/core/id'
import { NO_CODE, type SiteCode } from '@sitewright/core/site/site-code'
import type { Theme } from '@sitewright/theme/for-pages'
import type { ListQuery } from '../address/list-query.ts'
import type { CollectionTerms } from './collection-terms.ts'
import type { SearchResults } from './search-results.ts'
import { type Documents, type PageRecord, pathsOf, type SiteContent } from './site-content.ts'
import type { SiteFacts } from './site-facts.ts'
import type { StoreFacts } from './store-facts.ts'
import type { TemplateItem } from './template-item.ts'

/** Pagination of a list: how to ask for the parts before and after this one. */
export interface Stretch {
  readonly pageSize: number
  /** Asked for in addition to what the list is asked for now. */
  readonly previous: Partial<ListQuery> | undefined
  readonly next: Partial<ListQuery> | undefined
}

/** A page of an index with what it holds, for themes that show all of it at once. */
export interface IndexChild {
  readonly page: PageRecord
  /** The first of them. */
  readonly items: readonly TemplateItem[]
  /** HTML of its body, for pages that have one. */
  readonly mainContent: string
}

/** Items that a `<squarespace:query>` asked for. */
export interface QueryResult {
  readonly page: PageRecord
  readonly items: readonly TemplateItem[]
}

/** What a visitor asked for, found but not yet rendered. */
export type PageView =
  | { readonly kind: 'page'; readonly page: PageRecord }
  | {
      readonly kind: 'list'
      readonly page: PageRecord
      readonly query: ListQuery
      readonly items: readonly TemplateItem[]
      /** Over all stretches, as filtered. */
      readonly total: number
      readonly stretch: Stretch
      /** `03-2026` where a month is shown as a calendar. */
      readonly calendarMonth?: string | undefined
      /** Events that are over; a list of events shows them behind those to come. */
      readonly past: readonly TemplateItem[]
      /** Category that the list of a store is narrowed to. */
      readonly category?: CategoryNode | undefined
    }
  | {
      readonly kind: 'item'
      readonly page: PageRecord
      readonly item: TemplateItem
      /** The newer one of a blog; otherwise the one before it in order. */
      readonly previous: TemplateItem | undefined
      readonly next: TemplateItem | undefined
    }
  | {
      readonly kind: 'index'
      readonly page: PageRecord
      readonly children: readonly IndexChild[]
    }
  | { readonly kind: 'search'; readonly found: SearchResults }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'error' }

export type ViewOf<Kind extends PageView['kind']> = Extract<PageView, { kind: Kind }>

/** By the id of the item they are like. */
export type RelatedItems = ReadonlyMap<Id, readonly TemplateItem[]>

/** Everything one page is made from. It is all fetched before rendering begins, which does no I/O. */
export interface PageData {
  readonly site: SiteFacts
  readonly theme: Theme
  readonly content: SiteContent
  readonly store: StoreSettings
  readonly view: PageView
  readonly documents: Documents
  /** Tags and categories of the collections on the page. */
  readonly terms: ReadonlyMap<Id, CollectionTerms>
  /** What is known of the stores on the page. */
  readonly stores: ReadonlyMap<Id, StoreFacts>
  /** By `queryKey`. */
  readonly queries: ReadonlyMap<string, QueryResult>
  /** Related items by the id of an item on the page; empty if the theme shows none. */
  readonly related: RelatedItems
  readonly blocks: BlockData
  readonly mode: RenderMode
  /** HTML of the owner's for the end of head and body; none in the editor. */
  readonly code: SiteCode
  /** When it was fetched, in milliseconds. */
  readonly now: number
  /** When time alone makes it out of date, in milliseconds; undefined for never. */
  readonly validUntil: number | undefined
}

/** What is known before the page is. */
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

/** The page a view belongs to; the platform's own pages, such as not-found and search, belong to none. */
export function pageOf(view: PageView): PageRecord | undefined {
  return 'page' in view ? view.page : undefined
}

/** A page that shows nothing of its site beyond pages and navigations: there is nothing else to be read for it. */
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
    blocks: { assets: new Map(), products: new Map(), pagePaths: pathsOf(source.content) },
    validUntil: undefined,
  }
}
