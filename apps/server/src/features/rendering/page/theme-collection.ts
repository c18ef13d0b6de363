/** Which of the theme's collection types a page is of: what its files are called by. Pure. */

import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { Theme, ThemeCollection } from '@sitewright/theme'
import type { PageRecord } from '../../content/index.ts'

type Typed = Pick<PageRecord, 'kind' | 'settings'>

/**
 * The one that the page chooses, otherwise the one called like its kind. Themes give their only index or folder any name.
 */
export function themeCollection(
  { collections }: Pick<Theme, 'collections'>,
  { kind, settings }: Typed,
): ThemeCollection | undefined {
  const named = collections.get(settings.themeType) ?? collections.get(kind)
  if (named || (kind !== 'index' && kind !== 'folder')) return named
  return [...collections.values()].find(({ conf }) => conf[kind] === true)
}

/** As themes know it: file names, class names, `collectionTypeNameEquals?`. */
export function typeNameOf(theme: Pick<Theme, 'collections'>, page: Typed): string {
  return themeCollection(theme, page)?.name ?? page.kind
}

/** The kind of page that can be of one of the theme's types, by what its settings say. */
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
