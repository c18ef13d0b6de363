/** Data that blocks show and that lives elsewhere: the ids to fetch, and the fetched data. */

import type { CommentThread } from '@sitewright/core/comments/comment-thread'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { BlockList } from './lists/block-list.ts'
import type { ListWish } from './lists/list-wish.ts'

/** Things a block shows that live elsewhere; they are fetched for the whole page before it is rendered. */
export interface BlockNeeds {
  readonly assets?: readonly Id[]
  readonly products?: readonly Id[]
  readonly funds?: readonly Id[]
  readonly forms?: readonly Id[]
  /** Ids of items and blocks whose comments are shown. */
  readonly comments?: readonly Id[]
  /** Pages that links point to, so that a changed address never breaks them. */
  readonly pages?: readonly Id[]
  /** Items of collections that links point to. */
  readonly linkedItems?: readonly Id[]
  /** Folders and indexes whose pages are shown with their pictures and descriptions. */
  readonly folders?: readonly Id[]
  /** Items of collections. */
  readonly lists?: readonly ListWish[]
}

/** An uploaded picture as templates get it (specification §3 "Image asset"). */
export interface ImageAsset {
  readonly id: Id
  readonly assetUrl: string
  /** Size in pixels as `WxH`. */
  readonly originalSize: string
  readonly systemDataVariants: string
  readonly mediaFocalPoint: { readonly x: number; readonly y: number }
  /** Average colours of its four quarters, its middle and its edge, as six hexadecimal digits each. */
  readonly colorData?: Readonly<Record<string, string>>
  readonly altText: string
  readonly filename: string
  readonly title: string
}

/** A link of a navigation, with those below it. Pages that are switched off are left out. */
export interface NavigationLink {
  readonly title: string
  readonly url: string
  readonly newWindow: boolean
  /** The page it leads to, if it is one of the site's. */
  readonly pageId?: Id
  readonly items: readonly NavigationLink[]
}

/** A page as a list of pages shows it, beside its title and address. */
export interface PageFacts {
  readonly description: string
  /** Id of its picture; empty for none. */
  readonly imageId: Id
}

/** An item that links point to. */
export interface LinkedItem {
  /** Its path on the live site; empty while visitors do not see it. */
  readonly path: string
  /** Time from which they will, in milliseconds, where that is known. */
  readonly appearsAt?: number
}

/** A fund that visitors give to. */
export interface FundData {
  readonly id: Id
  readonly name: string
  readonly description: string
  /** Whether it takes donations. */
  readonly isOpen: boolean
  /** Amounts to choose from, in the owner's order. */
  readonly suggestedMinor: readonly number[]
  readonly currency: string
  /** Whether visitors may type another amount. */
  readonly allowsOwnAmount: boolean
  /** Path of the page where visitors give to it. */
  readonly path: string
}

/** A form that visitors fill in, without what becomes of its answers. */
export interface FormData {
  readonly id: Id
  readonly form: Omit<SiteForm, 'storage'>
  /** Whether it takes answers. */
  readonly isOpen: boolean
  /** Set where its owner builds it: there no script comes, so that it shows how all of it will look. */
  readonly isPreview?: true
}

/** The data fetched for a page's blocks; things that were removed are absent. */
export interface BlockData {
  readonly assets: ReadonlyMap<Id, ImageAsset>
  /** Product items as templates get them, by id. */
  readonly products: ReadonlyMap<Id, JsonObject>
  readonly funds: ReadonlyMap<Id, FundData>
  readonly forms: ReadonlyMap<Id, FormData>
  /** Comments by the id of the item or block that they are about; those without any are absent. */
  readonly threads: ReadonlyMap<Id, CommentThread>
  /** Path of each page on the live site, by id. */
  readonly pagePaths: ReadonlyMap<Id, string>
  /** Items that links of the page point to, by id. */
  readonly linkedItems: ReadonlyMap<Id, LinkedItem>
  /** Products and linked items that were asked for, whether they are there or not: the page changes when one of them does. */
  readonly askedItems: ReadonlySet<Id>
  /** Titles of pages as navigations have them, by id. */
  readonly pageTitles: ReadonlyMap<Id, string>
  /** Links of each navigation, by its key. */
  readonly navigations: ReadonlyMap<string, readonly NavigationLink[]>
  /** Facts about the pages in the folders that were asked for, by id. */
  readonly pageFacts: ReadonlyMap<Id, PageFacts>
  /** Lists of items by `listKey`. */
  readonly lists: ReadonlyMap<string, BlockList>
}

/** Data for a page whose blocks show nothing that lives elsewhere. */
export const NO_BLOCK_DATA: BlockData = {
  assets: new Map(),
  products: new Map(),
  funds: new Map(),
  forms: new Map(),
  threads: new Map(),
  pagePaths: new Map(),
  linkedItems: new Map(),
  askedItems: new Set(),
  pageTitles: new Map(),
  navigations: new Map(),
  pageFacts: new Map(),
  lists: new Map(),
}
