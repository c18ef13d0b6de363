/** Items of a site's navigations: a collection, an external link or a member area, each with items below it (specification §3). */

import type { Id } from '../id.ts'

export type NavigationItem = NavigationTarget & {
  /** Items below it, such as the pages of a folder. */
  readonly items: readonly NavigationItem[]
}

export type NavigationTarget =
  | { readonly collectionId: Id }
  | {
      /** Names the item across moves; links have no page that could. */
      readonly id: Id
      readonly externalLink: ExternalLink
    }
  | {
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
