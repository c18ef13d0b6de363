/** Icon and words of each kind of collection, and the order in which kinds are offered. */

import {
  type CollectionKindName,
  collectionKind,
  collectionView,
} from '@sitewright/core/content/collection-kinds'
import {
  BookOpen,
  CalendarDays,
  FileText,
  Folder,
  GalleryHorizontal,
  GraduationCap,
  type IconComponent,
  Images,
  LayoutTemplate,
  Link,
  ListMusic,
  Newspaper,
  PanelsTopLeft,
  Plug,
  RectangleHorizontal,
  Store,
  Video,
} from '@sitewright/ui/icons'
import type { MessageId } from '../../messages.ts'

const ICONS: Readonly<Record<CollectionKindName, IconComponent>> = {
  page: FileText,
  products: Store,
  blog: Newspaper,
  events: CalendarDays,
  gallery: Images,
  album: ListMusic,
  videos: Video,
  course: GraduationCap,
  lessons: BookOpen,
  index: PanelsTopLeft,
  folder: Folder,
  link: Link,
  'template-page': LayoutTemplate,
  'splash-page': RectangleHorizontal,
  subscription: Plug,
  twitter: Plug,
  foursquare: Plug,
  instagram: Plug,
  fivehundredpix: Plug,
  flickr: Plug,
  'gallery-block': GalleryHorizontal,
  'album-block': ListMusic,
}

export function kindIcon(kind: CollectionKindName): IconComponent {
  return ICONS[kind]
}

const HINTS = {
  page: 'kinds.page',
  'splash-page': 'kinds.splashPage',
  'template-page': 'kinds.templatePage',
  products: 'kinds.products',
  blog: 'kinds.blog',
  events: 'kinds.events',
  gallery: 'kinds.gallery',
  album: 'kinds.album',
  videos: 'kinds.videos',
  course: 'kinds.course',
  lessons: 'kinds.lessons',
  folder: 'kinds.folder',
  index: 'kinds.index',
  link: 'kinds.link',
} as const satisfies Readonly<Partial<Record<CollectionKindName, MessageId>>>

/** Kinds that owners can add. */
export type CreatableKind = keyof typeof HINTS

/** One line that says what the kind is for. */
export function kindHint(kind: CreatableKind): MessageId {
  return HINTS[kind]
}

export interface KindGroup {
  readonly id: string
  readonly title: MessageId
  readonly kinds: readonly CreatableKind[]
}

/** Groups of kinds that the Add menu offers. */
export const KIND_GROUPS: readonly KindGroup[] = [
  {
    id: 'pages',
    title: 'kinds.pagesTitle',
    kinds: ['page', 'splash-page', 'template-page'],
  },
  {
    id: 'collections',
    title: 'kinds.collectionsTitle',
    kinds: ['products', 'blog', 'events', 'gallery', 'album', 'videos', 'course', 'lessons'],
  },
  { id: 'folders', title: 'kinds.foldersTitle', kinds: ['folder', 'index', 'link'] },
]

/** The place to go on with a page of this kind: on the page itself, where its items are, too, or in its settings. */
export function placeOfWork(kind: CollectionKindName): 'editor' | 'settings' {
  const { items, hasBody } = collectionKind(kind)
  return items || hasBody ? 'editor' : 'settings'
}

/** The list that has everything a page of this kind holds, also what visitors do not see; undefined where it holds nothing. */
export function listOfItems(kind: CollectionKindName): 'items' | 'products' | undefined {
  if (collectionView(kind) === 'product') return 'products'
  return collectionKind(kind).items && 'items'
}
