import type { Theme, ThemeCollection, ThemeCustomType } from './theme.ts'

/** The parts of a page that decide its template: its kind, and the type that its owner chose. */
export interface TypedPage {
  /** `blog`, `events`, `index` … */
  readonly kind: string
  /** The theme's own type; empty for none. */
  readonly themeType: string
}

/**
 * The theme's collection for a page: the one the page chooses, otherwise the one named like its kind. Themes give their
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

/** The theme's item types among those that the page accepts. */
export function customTypesFor(
  theme: Pick<Theme, 'collections' | 'customTypes'>,
  page: TypedPage,
): ThemeCustomType[] {
  const accepted = collectionFor(theme, page)?.conf.acceptTypes ?? []
  return accepted.flatMap((name) => theme.customTypes.get(name) ?? [])
}
