/** Finds the theme's collection type of a page, which names its files. Pure. */

import { type CollectionKindName, collectionKind } from '@sitewright/core/content/collection-kinds'
import { collectionFor, type Theme, type ThemeCollection } from '@sitewright/theme/for-pages'
import type { PageRecord } from '../data/site-content.ts'

type Typed = Pick<PageRecord, 'kind' | 'settings'>

/** The type of a page. */
export function themeCollection(
  theme: Pick<Theme, 'collections'>,
  { kind, settings }: Typed,
): ThemeCollection | undefined {
  return collectionFor(theme, { kind, themeType: settings.themeType })
}

/** The type's name in themes: file names, class names, `collectionTypeNameEquals?`. */
export function typeNameOf(theme: Pick<Theme, 'collections'>, page: Typed): string {
  return themeCollection(theme, page)?.name ?? page.kind
}

/**
 * Label in class names such as `folders-collection`: the theme's own type, or its static page, or else the kind of
 * page.
 */
export function typeLabelOf(theme: Pick<Theme, 'collections'>, page: Typed): string {
  const isStatic = page.kind === 'template-page' && page.settings.templatePage !== ''
  if (isStatic) return page.settings.templatePage
  return themeCollection(theme, page)?.name ?? collectionKind(page.kind).label.toLowerCase()
}

/** The kind of page that one of the theme's types extends, by its settings. */
export function kindOfThemeType({
  index,
  folder,
  ordering,
  acceptTypes = [],
}: ThemeCollection['conf']): CollectionKindName {
  if (index) return 'index'
  if (folder) return 'folder'
  return KINDS_OF_ORDERINGS[ordering ?? ''] ?? KINDS_OF_ITEMS[acceptTypes[0] ?? ''] ?? 'blog'
}

const KINDS_OF_ORDERINGS: Readonly<Record<string, CollectionKindName>> = {
  calendar: 'events',
  'music-album': 'album',
  'user-orderable': 'gallery',
}

const KINDS_OF_ITEMS: Readonly<Record<string, CollectionKindName>> = {
  event: 'events',
  store_item: 'products',
}
