/** Sorts of things a search finds, as visitors choose among them: `/search?type=products`. */

import { type CollectionKindName, collectionKind } from '../content/collection-kinds.ts'

/** In the order they are offered. */
export const SEARCH_TYPES = {
  pages: { many: 'Pages', one: 'Page' },
  products: { many: 'Products', one: 'Product' },
  posts: { many: 'Posts', one: 'Post' },
  events: { many: 'Events', one: 'Event' },
  pictures: { many: 'Pictures', one: 'Picture' },
  tracks: { many: 'Tracks', one: 'Track' },
  videos: { many: 'Videos', one: 'Video' },
  lessons: { many: 'Lessons', one: 'Lesson' },
} as const

export type SearchType = keyof typeof SEARCH_TYPES
export const SEARCH_TYPE_NAMES = Object.keys(SEARCH_TYPES) as SearchType[]

/** What the things in a collection are found as; nothing where they have no address of their own. */
const TYPE_OF_ITEMS: Readonly<Partial<Record<CollectionKindName, SearchType>>> = {
  products: 'products',
  blog: 'posts',
  events: 'events',
  gallery: 'pictures',
  album: 'tracks',
  videos: 'videos',
  course: 'lessons',
  lessons: 'lessons',
}

export function typeOfItemsIn(kind: CollectionKindName): SearchType | undefined {
  return TYPE_OF_ITEMS[kind]
}

/** Whether a page of the kind is something to find: folders and links only lead elsewhere. */
export function isFindable(kind: CollectionKindName): boolean {
  return kind === 'index' || (kind !== 'link' && !collectionKind(kind).isFolder)
}

/** What a page's own settings say: switched off, or asked to stay out of searches. */
export function isSearchable(settings: {
  readonly isEnabled: boolean
  readonly isHiddenFromSearch: boolean
}): boolean {
  return settings.isEnabled && !settings.isHiddenFromSearch
}
