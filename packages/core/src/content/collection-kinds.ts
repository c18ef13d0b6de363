/**
 * Every kind of collection: its number, its name in themes, and the items it holds (specification §3).
 * One table that the server, the studio and templates read.
 */

import { COLLECTION_TYPES, type CollectionType, RECORD_TYPES } from '../enumerations.ts'

export type RecordType = (typeof RECORD_TYPES)[keyof typeof RECORD_TYPES]

/** The order in which a collection shows its items. */
export type ItemOrdering = 'chronological' | 'user-orderable' | 'calendar'

/**
 * Views of a collection in the studio: rows, pictures side by side, or products with price and stock (specification
 * §3).
 */
export const COLLECTION_VIEWS = ['list', 'grid', 'product'] as const
export type CollectionView = (typeof COLLECTION_VIEWS)[number]

/** Open Graph's `og:type` of a page about one item. */
export type SharedAs = 'article' | 'product' | 'website'

/** The rules for the items of a collection. */
export interface ItemRules {
  /** Owners' word for one item: "post". */
  readonly noun: string
  /** Record types that items may have; new ones get the first. */
  readonly recordTypes: readonly RecordType[]
  readonly ordering: ItemOrdering
  /** The most items of one collection (specification §9); absent if there is no limit. */
  readonly max?: number
  /** Each item has a page at an address below the collection's. */
  readonly hasPages: boolean
  /** Each item has a document that is edited on the page. */
  readonly hasBody: boolean
  /** Items are sold: they have variants, prices and stock, and the store's own calls write them. */
  readonly isSold: boolean
  /** Segment between the collection's address and the item's own: `p` of `/store/p/mug`; empty for none. */
  readonly addressMarker: string
  /** Categories are words that items bring along, or branches of a tree that the collection has. */
  readonly categories: 'words' | 'tree'
  readonly sharedAs: SharedAs
}

export interface CollectionKind {
  /** Name in themes: file names (`blog.list`), class names, `collectionTypeNameEquals?`. */
  readonly name: string
  /** Label that owners read. */
  readonly label: string
  readonly type: CollectionType
  /** The page itself has a document that is edited on the page. */
  readonly hasBody: boolean
  /** Whether it holds other collections: its children in the navigation. */
  readonly isFolder: boolean
  /** Absent if the collection holds no items. */
  readonly items?: ItemRules
  /** Whether visitors can open it at an address of its own. */
  readonly hasAddress: boolean
  /** The address when the title gives none (specification §5 "Store URL id"). */
  readonly fallbackUrlId: string
  /** Whether owners can add one. The others come from imports, or belong to a block. */
  readonly canCreate: boolean
  /** A service whose content it once showed; without that connection it says so. */
  readonly service?: string
}

const { text, image, gallery, quote, link, audio, video, event, tweet, checkin, storeItem } =
  RECORD_TYPES

/** The most items of a collection that its owner orders by hand (specification §9). */
export const MAX_ORDERED_ITEMS = 250
/** The most products of a store (specification §9), which an operator can raise. */
export const MAX_PRODUCTS = 200
/** The most products of a store that an operator can allow. */
export const MOST_PRODUCTS = 10_000
/** The most tracks of an album (specification §9). */
export const MAX_TRACKS = 60
/** The most pictures that galleries of a photo service show (specification §9). */
export const MAX_SERVICE_GALLERY = 50

/** Default rules of items, which kinds override. */
const WRITTEN = {
  isSold: false,
  addressMarker: '',
  categories: 'words',
  sharedAs: 'website',
} as const satisfies Partial<ItemRules>

const kind = <const Name extends string>(
  name: Name,
  label: string,
  type: CollectionType,
  rest: Partial<Omit<CollectionKind, 'name' | 'label' | 'type'>> = {},
): CollectionKind & { readonly name: Name } => ({
  name,
  label,
  type,
  hasBody: false,
  isFolder: false,
  hasAddress: true,
  fallbackUrlId: name,
  canCreate: true,
  ...rest,
})

const service = <const Name extends string>(
  name: Name,
  label: string,
  type: CollectionType,
  recordType: RecordType,
) =>
  kind(name, label, type, {
    canCreate: false,
    service: label,
    items: {
      ...WRITTEN,
      noun: 'entry',
      recordTypes: [recordType],
      ordering: 'chronological',
      max: MAX_SERVICE_GALLERY,
      hasPages: false,
      hasBody: false,
    },
  })

const pictures: ItemRules = {
  ...WRITTEN,
  noun: 'picture',
  recordTypes: [image, video],
  ordering: 'user-orderable',
  max: MAX_ORDERED_ITEMS,
  hasPages: true,
  hasBody: false,
}
const tracks: ItemRules = {
  ...WRITTEN,
  noun: 'track',
  recordTypes: [audio],
  ordering: 'user-orderable',
  max: MAX_TRACKS,
  hasPages: true,
  hasBody: false,
}
const lessons: ItemRules = {
  ...WRITTEN,
  noun: 'lesson',
  recordTypes: [video, text],
  ordering: 'user-orderable',
  max: MAX_ORDERED_ITEMS,
  hasPages: true,
  hasBody: true,
}

const { generic } = COLLECTION_TYPES

/** Kinds in the order the studio offers them. */
export const COLLECTION_KINDS = [
  kind('page', 'Page', COLLECTION_TYPES.page, { hasBody: true }),
  kind('products', 'Store', COLLECTION_TYPES.products, {
    fallbackUrlId: 'store',
    items: {
      noun: 'product',
      recordTypes: [storeItem],
      ordering: 'chronological',
      max: MAX_PRODUCTS,
      hasPages: true,
      hasBody: true,
      isSold: true,
      addressMarker: 'p',
      categories: 'tree',
      sharedAs: 'product',
    },
  }),
  kind('blog', 'Blog', generic, {
    items: {
      ...WRITTEN,
      sharedAs: 'article',
      noun: 'post',
      recordTypes: [text, image, gallery, quote, link, video, audio],
      ordering: 'chronological',
      hasPages: true,
      hasBody: true,
    },
  }),
  kind('events', 'Events', generic, {
    items: {
      ...WRITTEN,
      noun: 'event',
      recordTypes: [event],
      ordering: 'calendar',
      hasPages: true,
      hasBody: true,
    },
  }),
  kind('gallery', 'Gallery', COLLECTION_TYPES.slideGallery, { items: pictures }),
  kind('album', 'Album', COLLECTION_TYPES.slideAlbum, { items: tracks }),
  kind('videos', 'Videos', COLLECTION_TYPES.slideVideo, {
    items: { ...pictures, noun: 'video', recordTypes: [video] },
  }),
  kind('course', 'Course', COLLECTION_TYPES.course, { items: lessons }),
  kind('lessons', 'Lessons', COLLECTION_TYPES.lessons, { items: lessons }),
  kind('index', 'Index', generic, { isFolder: true }),
  kind('folder', 'Folder', generic, { isFolder: true }),
  kind('link', 'Link', generic, { hasAddress: false }),
  kind('template-page', 'Template page', COLLECTION_TYPES.templatePage),
  kind('splash-page', 'Cover page', COLLECTION_TYPES.splashPage, { hasBody: true }),
  service('subscription', 'Subscription', COLLECTION_TYPES.subscription, link),
  service('twitter', 'Twitter', COLLECTION_TYPES.twitter, tweet),
  service('foursquare', 'Foursquare', COLLECTION_TYPES.foursquare, checkin),
  service('instagram', 'Instagram', COLLECTION_TYPES.instagram, image),
  service('fivehundredpix', '500px', COLLECTION_TYPES.fiveHundredPix, image),
  service('flickr', 'Flickr', COLLECTION_TYPES.flickr, image),
  kind('gallery-block', 'Gallery block', COLLECTION_TYPES.galleryBlock, {
    canCreate: false,
    hasAddress: false,
    items: { ...pictures, hasPages: false },
  }),
  kind('album-block', 'Album block', COLLECTION_TYPES.albumBlock, {
    canCreate: false,
    hasAddress: false,
    items: { ...tracks, hasPages: false },
  }),
] as const satisfies readonly CollectionKind[]

export type CollectionKindName = (typeof COLLECTION_KINDS)[number]['name']

const BY_NAME: ReadonlyMap<string, CollectionKind> = new Map(
  COLLECTION_KINDS.map((one) => [one.name, one]),
)

export function collectionKind(name: CollectionKindName): CollectionKind {
  const found = BY_NAME.get(name)
  if (!found) throw new Error(`No kind of collection is called ${name}`)
  return found
}

export function isCollectionKind(name: string): name is CollectionKindName {
  return BY_NAME.has(name)
}

/** Rules of items with a form of their own; undefined for kinds without items, and for products. */
export function writtenItems(name: CollectionKindName): ItemRules | undefined {
  const { items } = collectionKind(name)
  return items?.isSold ? undefined : items
}

/** Whether a collection holds products. */
export function isStore(name: CollectionKindName): boolean {
  return collectionKind(name).items?.isSold === true
}

/** The studio's view of a collection: pictures for visual kinds, rows for all others. */
export function collectionView(name: CollectionKindName): CollectionView {
  if (isStore(name)) return 'product'
  return collectionKind(name).items?.recordTypes[0] === image ? 'grid' : 'list'
}

/** The kind of a page that was stored before pages had kinds. */
export function kindOfType(type: CollectionType): CollectionKindName {
  return COLLECTION_KINDS.find((one) => one.type === type)?.name ?? 'page'
}
