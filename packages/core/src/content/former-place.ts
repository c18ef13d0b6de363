/** The place that a page had in the navigations, to which it comes back as far as that still exists. Pure. */

import type { Id } from '../id.ts'
import {
  allNavigationItems,
  idOfNavigationItem,
  type NavigationItem,
  type Navigations,
  withoutNavigationItems,
} from './navigation-item.ts'

export interface FormerPlace {
  /** Key of the navigation. */
  readonly navigation: string
  /** Entry right above it; null at the top. */
  readonly aboveId: Id | null
  readonly index: number
  /** Entries that stood below it, and took its place when it went. */
  readonly belowIds: readonly Id[]
}

type Items = readonly NavigationItem[]

/** Place of a page in the first navigation that has it; null for one that is not linked. */
export function formerPlaceOf(navigations: Navigations, pageId: Id): FormerPlace | null {
  for (const [navigation, top] of Object.entries(navigations)) {
    const lists = [
      { aboveId: null, items: top },
      ...allNavigationItems(top).map((item) => ({
        aboveId: idOfNavigationItem(item),
        items: item.items,
      })),
    ]
    for (const { aboveId, items } of lists) {
      const index = items.findIndex((item) => isPage(item, pageId))
      const found = items[index]
      if (found) {
        return { navigation, aboveId, index, belowIds: found.items.map(idOfNavigationItem) }
      }
    }
  }
  return null
}

/** Navigations with a page back at its former place. The same ones where its navigation is gone. */
export function withFormerPlace(
  navigations: Navigations,
  pageId: Id,
  { navigation, aboveId, index, belowIds }: FormerPlace,
): Navigations {
  const top = navigations[navigation]
  if (!top) return navigations
  const stillAbove = allNavigationItems(top).some((item) => idOfNavigationItem(item) === aboveId)
  const siblings = (stillAbove && itemsBelow(top, aboveId)) || top
  // Entries below it come along if they stayed where its going put them.
  const below = siblings.filter((item) => belowIds.includes(idOfNavigationItem(item)))
  const taken = new Set(below.map(idOfNavigationItem))
  const rest = withoutNavigationItems(siblings, (item) => taken.has(idOfNavigationItem(item)))
  const back: NavigationItem = { collectionId: pageId, items: below }
  const at = aboveId === null || stillAbove ? index : rest.length
  const whole = [...rest.slice(0, at), back, ...rest.slice(at)]
  return { ...navigations, [navigation]: stillAbove ? replaceBelow(top, aboveId, whole) : whole }
}

function isPage(item: NavigationItem, pageId: Id): boolean {
  return 'collectionId' in item && item.collectionId === pageId
}

function itemsBelow(items: Items, id: Id | null): Items | undefined {
  return allNavigationItems(items).find((item) => idOfNavigationItem(item) === id)?.items
}

function replaceBelow(items: Items, id: Id | null, below: Items): Items {
  return items.map((item) =>
    idOfNavigationItem(item) === id
      ? { ...item, items: below }
      : { ...item, items: replaceBelow(item.items, id, below) },
  )
}
