import type { StoreSettings } from '@sitewright/api/commerce/shapes'
import type { SiteCode } from '@sitewright/api/sites/site-settings-shape'
import type { BlockData, RenderMode } from '@sitewright/blocks/registry'
import type { CategoryNode } from '@sitewright/core/commerce/category-tree'
import type { Id } from '@sitewright/core/id'
import type { Theme } from '@sitewright/theme'
import type { StoreFacts } from '../../commerce/index.ts'
import type { Documents, PageRecord, SiteContent } from '../../content/index.ts'
import type { CollectionTerms, TemplateItem } from '../../items/index.ts'
import type { SearchResults } from '../../search/index.ts'
import type { LiveSite } from '../../sites/index.ts'
import type { ListQuery } from './list-query.ts'
import type { RelatedItems } from './load-related.ts'

/** Where a list goes on, either way. */
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
      /** Of a store's, the one that the list is narrowed to. */
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

/** Everything one page is made from. It is all fetched before rendering begins, which does no I/O. */
export interface PageData {
  readonly site: LiveSite
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
  /** Of items on the page, where the theme shows others like them; by item. */
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
