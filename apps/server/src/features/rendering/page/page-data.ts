import type { StoreSettings } from '@sitewright/api/commerce/shapes'
import type { BlockData, RenderMode } from '@sitewright/blocks/registry'
import type { Theme, TweakValues } from '@sitewright/theme'
import type { CatalogItem } from '../../commerce/index.ts'
import type { Documents, PageRecord, SiteContent } from '../../content/index.ts'
import type { LiveSite } from '../../sites/index.ts'

/** What a visitor asked for, found but not yet rendered. */
export type PageView =
  | { readonly kind: 'page'; readonly page: PageRecord }
  | {
      readonly kind: 'products'
      readonly page: PageRecord
      readonly items: readonly CatalogItem[]
      readonly total: number
      /** Counts from 1. */
      readonly pageNumber: number
      readonly pageSize: number
    }
  | {
      readonly kind: 'item'
      readonly page: PageRecord
      readonly item: CatalogItem
      /** Others of the store, where the theme shows them. */
      readonly related: readonly CatalogItem[]
    }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'error' }

/** Everything one page is made from. It is all fetched before rendering begins, which does no I/O. */
export interface PageData {
  readonly site: LiveSite
  readonly theme: Theme
  readonly tweaks: TweakValues
  readonly content: SiteContent
  readonly store: StoreSettings
  readonly view: PageView
  readonly documents: Documents
  readonly blocks: BlockData
  readonly mode: RenderMode
}

export type PageSource = Omit<PageData, 'view' | 'documents' | 'blocks'>

/** The page a view belongs to; not-found and error pages belong to none. */
export function pageOf(view: PageView): PageRecord | undefined {
  return 'page' in view ? view.page : undefined
}
