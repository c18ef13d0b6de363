/**
 * Every kind of collection: its number, how themes know it, and what it holds (specification §3).
 * One table that the server, the studio and templates read.
 */

import { COLLECTION_TYPES, type CollectionType, RECORD_TYPES } from '../enumerations.ts'

export type RecordType = (typeof RECORD_TYPES)[keyof typeof RECORD_TYPES]

/** In what order a collection shows its items. */
export type ItemOrdering = 'chronological' | 'user-orderable' | 'calendar'

/** How owners see what a collection holds: rows, pictures side by side, or products with price and stock (specification §3). */
export const COLLECTION_VIEWS = ['list', 'grid', 'product'] as const
export type CollectionView = (typeof COLLECTION_VIEWS)[number]

/** What a page about one item is to services that show links (Open Graph's `og:type`). */
export type SharedAs = 'article' | 'product' | 'website'

/** The rules for the items of a collection. */
export interface ItemRules {
  /** What owners call one: "post". */
  readonly noun: string
  /** What items may be; the first is what a new one is. */
  readonly recordTypes: readonly RecordType[]
  readonly ordering: ItemOrdering
  /** Most that one collection holds (specification §9); absent where there is no limit. */
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
  /** As themes know it: file names (`blog.list`), class names, `collectionTypeNameEquals?`. */
  readonly name: string
  /** What owners read. */
  readonly label: string
  readonly type: CollectionType
  /** The page itself has a document that is edited on the page. */
  readonly hasBody: boolean
  /** Holds other collections: its children in the navigation. */
  readonly isFolder: boolean
  /** Absent: it holds no items. */
  readonly items?: ItemRules
  /** Visitors can open it at an address of its own. */
  readonly hasAddress: boolean
  /** The address when the title gives none (specification §5 "Store URL id"). */
  readonly fallbackUrlId: string
  /** Owners can add one. The others come from imports, or belong to a block. */
  readonly canCreate: boolean
  /** Shows what another service once gave; without its connection it says so. */
  readonly service?: string
}

const { text, image, quote, link, audio, video, event, tweet, checkin, storeItem } = RECORD_TYPES

/** Specification §9: user-orderable collection items. */
export const MAX_ORDERED_ITEMS = 250
/** Specification §9: products of a store. */
export const MAX_PRODUCTS = 200
/** Specification §9: album tracks. */
export const MAX_TRACKS = 60
/** Specification §9: photo-service galleries show this many pictures. */
export const MAX_SERVICE_GALLERY = 50

/** What items are unless their kind says otherwise. */
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

/** In the order the studio offers them. */
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
      recordTypes: [text, image, quote, link, video, audio],
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

/** Rules of items that are written in their own form; nothing for kinds without items, and for what is sold. */
export function writtenItems(name: CollectionKindName): ItemRules | undefined {
  const { items } = collectionKind(name)
  return items?.isSold ? undefined : items
}

/** Whether what a collection holds is sold. */
export function isStore(name: CollectionKindName): boolean {
  return collectionKind(name).items?.isSold === true
}

/** What is mostly seen is shown as pictures, everything else by its words. */
export function collectionView(name: CollectionKindName): CollectionView {
  if (isStore(name)) return 'product'
  return collectionKind(name).items?.recordTypes[0] === image ? 'grid' : 'list'
}

/** What a page was before pages knew their kind. */
export function kindOfType(type: CollectionType): CollectionKindName {
  return COLLECTION_KINDS.find((one) => one.type === type)?.name ?? 'page'
}
