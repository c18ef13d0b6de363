/** Which navigations the list of pages shows: those of the theme, and what is kept for themes with others. Pure. */

import { MAIN_NAVIGATION, navigationTitle } from '@sitewright/core/content/navigations'
import type { NavigationTrees } from './navigation-tree.ts'

export interface NavigationSection {
  readonly key: string
  readonly title: string
}

export interface NavigationSections {
  /** Navigations of the theme, in its order. A theme that declares none shows the main one. */
  readonly shown: readonly NavigationSection[]
  /** Navigations with something in them that the theme has no place for. */
  readonly kept: readonly NavigationSection[]
}

/** @param declared undefined where nobody knows what the theme has: then everything with pages is shown */
export function sectionsOf(
  declared: readonly NavigationSection[] | undefined,
  trees: NavigationTrees,
  mainTitle: string,
): NavigationSections {
  const main = { key: MAIN_NAVIGATION, title: mainTitle }
  const titled = (key: string) => ({ key, title: navigationTitle(key) })
  const shown = declared && declared.length > 0 ? declared : [main]
  const known = new Set(shown.map(({ key }) => key))
  const others = [...trees].flatMap(([key, tree]) =>
    known.has(key) || tree.length === 0 ? [] : [titled(key)],
  )
  return declared ? { shown, kept: others } : { shown: [...shown, ...others], kept: [] }
}
