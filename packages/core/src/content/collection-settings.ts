/** Settings of a page beside its titles and address. Published with the page. */

import { DEFAULT_STORE_FILTERS, type StoreFilter } from '../commerce/store-filters.ts'
import type { FOLDER_BEHAVIORS } from '../enumerations.ts'
import type { Id } from '../id.ts'
import type { CollectionKindName } from './collection-kinds.ts'
import { DEFAULT_GALLERY_SETTINGS, type GallerySettings } from './gallery-options.ts'

export type FolderBehavior = (typeof FOLDER_BEHAVIORS)[keyof typeof FOLDER_BEHAVIORS]

export const EVENT_VIEWS = ['list', 'calendar'] as const
export type EventView = (typeof EVENT_VIEWS)[number]

/** Patterns for the address of a new post: `my-post`, or `2026/3/29/my-post`. */
export const POST_ADDRESSES = ['title', 'date'] as const
export type PostAddress = (typeof POST_ADDRESSES)[number]

/** Orders in which a store lists its products; ties go by date, newest first. */
export const PRODUCT_ORDERS = [
  'newest',
  'featured',
  'priceUp',
  'priceDown',
  'title',
  /** As the owner has arranged them. */
  'manual',
] as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[number]

const ROWS = ['top', 'center', 'bottom'] as const
const COLUMNS = ['left', 'center', 'right'] as const
export type CoverPosition = `${(typeof ROWS)[number]}-${(typeof COLUMNS)[number]}`

/** Positions of the content on a slide: nine places, by rows (specification §3). */
export const COVER_POSITIONS: readonly CoverPosition[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => `${row}-${column}` as const),
)

/** Characters of `searchNothingText`: a few sentences. */
export const MAX_SEARCH_NOTHING = 500

export interface CollectionSettings extends GallerySettings {
  /** Plain text about the page, for templates and search engines. */
  readonly description: string
  /** Replaces the title in the browser's tab and in search results; empty for none. */
  readonly seoTitle: string
  readonly seoDescription: string
  /** Whether search engines are asked to leave it out; the sitemap does too. */
  readonly isHiddenFromSearch: boolean
  /** Whether visitors can open it; otherwise they get the not-found page. */
  readonly isEnabled: boolean
  /** Whether visitors get it, with status 404, where there is nothing at an address. */
  readonly answersNotFound: boolean
  /** Whether it stands above form and results of the site's search. */
  readonly answersSearch: boolean
  /** Plain text for searches that find nothing, on the page that `answersSearch`; empty for the theme's own hint. */
  readonly searchNothingText: string
  /** Picture of the page, for themes that show one. */
  readonly imageId: Id | null
  /** Items on one page of the list; null leaves it to the theme. */
  readonly pageSize: number | null
  readonly postAddress: PostAddress
  readonly eventView: EventView
  readonly productOrder: ProductOrder
  /** Whether visitors of a store can choose another order. */
  readonly showsSort: boolean
  /** Filters that visitors of a store can use. */
  readonly storeFilters: readonly StoreFilter[]
  readonly folderBehavior: FolderBehavior
  /** Target of a page that is a link. */
  readonly linkUrl: string
  readonly linkOpensNewWindow: boolean
  /** Id of one of the theme's layouts; empty, or one that the theme does not have, is its default. */
  readonly layout: string
  /** The theme's own collection type; empty or unknown means the type of the page's kind. */
  readonly themeType: string
  /** File name of a theme's `.page`, without its ending. */
  readonly templatePage: string
  /** Position of a cover page's content on the screen; null leaves it as it is arranged. */
  readonly coverPosition: CoverPosition | null
  /** Whether its items list related ones. */
  readonly showsRelatedItems: boolean
  /** Whether its list opens products above it, as `features.productQuickView` tells templates. */
  readonly showsQuickView: boolean
  /** Whether pages of its products show those that a visitor saw before, as `features.recentlySeen` tells templates. */
  readonly showsRecentlySeen: boolean
}

export const DEFAULT_COLLECTION_SETTINGS: CollectionSettings = {
  description: '',
  seoTitle: '',
  seoDescription: '',
  isHiddenFromSearch: false,
  isEnabled: true,
  answersNotFound: false,
  answersSearch: false,
  searchNothingText: '',
  imageId: null,
  pageSize: null,
  postAddress: 'title',
  eventView: 'list',
  productOrder: 'newest',
  showsSort: false,
  storeFilters: [],
  folderBehavior: 1,
  linkUrl: '',
  linkOpensNewWindow: false,
  layout: '',
  themeType: '',
  templatePage: '',
  coverPosition: null,
  showsRelatedItems: true,
  showsQuickView: false,
  showsRecentlySeen: false,
  ...DEFAULT_GALLERY_SETTINGS,
}

/**
 * Settings that a new page of a kind begins with. A setting that came later is off by default and on here, so that pages that are
 * there already stay as their owner knows them.
 */
export const NEW_PAGE_SETTINGS: Readonly<
  Partial<Record<CollectionKindName, Partial<CollectionSettings>>>
> = {
  products: { showsSort: true, storeFilters: DEFAULT_STORE_FILTERS, showsRecentlySeen: true },
}
