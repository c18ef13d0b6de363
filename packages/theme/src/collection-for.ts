import type { Theme, ThemeCollection, ThemeCustomType } from './theme.ts'

/** A page as far as themes care: what it holds, and the type that its owner chose for it. */
export interface TypedPage {
  /** `blog`, `events`, `index` … */
  readonly kind: string
  /** Empty for none. */
  readonly themeType: string
}

/**
 * The theme's collection that a page is of: the one it chooses, otherwise the one called like its kind. Themes give their
 * only index or folder any name.
 */
export function collectionFor(
  { collections }: Pick<Theme, 'collections'>,
  { kind, themeType }: TypedPage,
): ThemeCollection | undefined {
  const named = collections.get(themeType) ?? collections.get(kind)
  if (named || (kind !== 'index' && kind !== 'folder')) return named
  // An index may say that it is a folder too.
  const isIndex = kind === 'index'
  return [...collections.values()].find(
    ({ conf }) => conf[kind] === true && (conf.index === true) === isIndex,
  )
}

/** Types of items that the theme adds, of those that the page takes. */
export function customTypesFor(
  theme: Pick<Theme, 'collections' | 'customTypes'>,
  page: TypedPage,
): ThemeCustomType[] {
  const accepted = collectionFor(theme, page)?.conf.acceptTypes ?? []
  return accepted.flatMap((name) => theme.customTypes.get(name) ?? [])
}
