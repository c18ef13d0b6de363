/** Items of a site's navigations: a collection, an external link or a member area, each with items below it (specification §3). */

import type { Id } from '../id.ts'
import { type CollectionKindName, collectionKind } from './collection-kinds.ts'
import { MAIN_NAVIGATION } from './navigations.ts'

export type NavigationItem = NavigationTarget & {
  /** Items below it, such as the pages of a folder. */
  readonly items: readonly NavigationItem[]
}

export type NavigationTarget = PageTarget | LinkTarget | MemberAreaTarget

export interface PageTarget {
  readonly collectionId: Id
}

export interface LinkTarget {
  /** Names the item across moves; links have no page that could. */
  readonly id: Id
  readonly externalLink: ExternalLink
}

export interface MemberAreaTarget {
  readonly id: Id
  /** Kept, and prints nothing until sites have member areas. */
  readonly memberAreaId: Id
}

export interface ExternalLink {
  readonly title: string
  /** An address, or `page:<id>` for a page of the site. */
  readonly url: string
  readonly newWindow: boolean
}

/** Items of each navigation, by its key. */
export type Navigations = Readonly<Record<string, readonly NavigationItem[]>>

/** Id of the collection, link or member area's entry. */
export function idOfNavigationItem(item: NavigationTarget): Id {
  return 'collectionId' in item ? item.collectionId : item.id
}

/** Every item with those below it, from top to bottom. */
export function allNavigationItems(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.flatMap((item) => [item, ...allNavigationItems(item.items)])
}

/** Navigations by key, the main one first, then in the order of their keys. */
export function navigationEntries(
  navigations: Navigations,
): readonly (readonly [key: string, items: readonly NavigationItem[]])[] {
  const rank = (key: string) => (key === MAIN_NAVIGATION ? '' : key)
  return Object.entries(navigations).sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
}

/** Items without some of them; what stands below one that goes takes its place. The same list where none of them is in it. */
export function withoutNavigationItems(
  items: readonly NavigationItem[],
  isGone: (item: NavigationTarget) => boolean,
): readonly NavigationItem[] {
  const kept = items.flatMap((item): readonly NavigationItem[] => {
    const below = withoutNavigationItems(item.items, isGone)
    if (isGone(item)) return below
    return [below === item.items ? item : { ...item, items: below }]
  })
  const isSame = kept.length === items.length && kept.every((item, index) => item === items[index])
  return isSame ? items : kept
}

/** A page's place in the navigations. */
export interface NavigationPlace {
  /** Key of the navigation that lists it. */
  readonly navigation: string
  /** Folder or index right above it; null below items of other kinds, which hold no pages. */
  readonly parentId: Id | null
}

/** Places of all pages that are linked, in the order of the navigations. */
export function placesInNavigations(
  navigations: Navigations,
  kindOf: (pageId: Id) => CollectionKindName | undefined,
): ReadonlyMap<Id, NavigationPlace> {
  const isFolder = (pageId: Id) => {
    const kind = kindOf(pageId)
    return kind !== undefined && collectionKind(kind).isFolder
  }
  const placesOf = (
    navigation: string,
    items: readonly NavigationItem[],
    parentId: Id | null,
  ): (readonly [Id, NavigationPlace])[] =>
    items.flatMap((item) => {
      if (!('collectionId' in item)) return placesOf(navigation, item.items, null)
      const { collectionId: id } = item
      return [
        [id, { navigation, parentId }] as const,
        ...placesOf(navigation, item.items, isFolder(id) ? id : null),
      ]
    })
  return new Map(
    navigationEntries(navigations).flatMap(([key, items]) => placesOf(key, items, null)),
  )
}
