/**
 * Navigations of a site. Each is kept under a key that themes share, so that what an owner put into the footer of one
 * theme stands in the footer of the next, and comes back with the theme that had a place for it.
 */

/** The key of the main navigation, which every site has. */
export const MAIN_NAVIGATION = 'main'

/** Places that a new page can get in the main navigation. */
export const NEW_PAGE_PLACES = ['first', 'last', 'none'] as const
export type NewPagePlace = (typeof NEW_PAGE_PLACES)[number]

export interface DeclaredNavigation {
  readonly title: string
  /** The name that `navigationId` refers to. */
  readonly name: string
}

/**
 * A normalized key: `footerNav` and `footerNavigation` are both `footer`; a name that is only such a word stays
 * whole.
 */
export function navigationKey(name: string): string {
  return name.replace(/(?<=.)(?:[-_ ]?(?:nav|navigation|menu))+$/i, '')
}

/** Keys by the names that a theme declares. Its main navigation is the one with that name, or else its first. */
export function navigationKeys(declared: readonly DeclaredNavigation[]): Map<string, string> {
  const main =
    declared.find(({ name }) => navigationKey(name) === MAIN_NAVIGATION) ??
    declared.find(({ name }) => /^main/i.test(name)) ??
    declared[0]
  const keys = new Map<string, string>()
  const taken = new Set([MAIN_NAVIGATION])
  if (main) keys.set(main.name, MAIN_NAVIGATION)
  for (const { name } of declared) {
    if (keys.has(name)) continue
    const key = free(navigationKey(name), taken)
    taken.add(key)
    keys.set(name, key)
  }
  return keys
}

function free(key: string, taken: ReadonlySet<string>): string {
  let count = 1
  while (taken.has(count === 1 ? key : `${key}${count}`)) count += 1
  return count === 1 ? key : `${key}${count}`
}

/** The label of a navigation that the theme does not declare: `Footer social` for `footerSocial`. */
export function navigationTitle(key: string): string {
  const words = key
    .replace(/[-_ ]+|(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
