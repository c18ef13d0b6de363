/** Types of search results, as visitors choose among them: `/search?type=products`. */

import { type CollectionKindName, collectionKind } from '../content/collection-kinds.ts'

/** Types in the order they are offered. */
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

/** Search types of collections' items; absent for kinds whose items have no address of their own. */
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

/** Whether pages of the kind can be found: folders and links only lead elsewhere. */
export function isFindable(kind: CollectionKindName): boolean {
  return kind === 'index' || (kind !== 'link' && !collectionKind(kind).isFolder)
}
