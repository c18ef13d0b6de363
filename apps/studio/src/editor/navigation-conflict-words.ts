/** A conflict about items of the navigation in words: what each item says on either side, and where it stands. Pure. */

import {
  allNavigationItems,
  idOfNavigationItem,
  type NavigationItem,
  type Navigations,
} from '@sitewright/core/content/navigation-item'
import type { Id } from '@sitewright/core/id'
import { rearranged, type SiteDraft } from '@sitewright/core/site/site-operation'
import { itemsOfEdit, type KnownEdit, navigationsWithMine } from '../document/navigation-edits.ts'
import type { ConflictWords } from './conflict-sides.ts'
import type { Words } from './use-words.ts'

export function wordsOfNavigation(
  site: SiteDraft,
  setAside: readonly KnownEdit[],
  words: Words,
): ConflictWords {
  const ids = [...new Set(setAside.flatMap(itemsOfEdit))]
  const theirs = site.navigations
  const mine = rearranged(theirs, navigationsWithMine(site, setAside)?.navigations ?? {})
  const titles = ids.map((id) => titleOf(site, itemIn(mine, id) ?? itemIn(theirs, id)))
  const lines = (navigations: Navigations, others: Navigations) =>
    ids.flatMap((id) => linesOf(site, { id, navigations, others }, words))
  return {
    place: [words('conflictNavigation'), ...titles.filter((title) => title !== '')].join(', '),
    mine: lines(mine, theirs),
    theirs: lines(theirs, mine),
  }
}

interface Version {
  readonly id: Id
  readonly navigations: Navigations
  readonly others: Navigations
}

function linesOf(
  site: SiteDraft,
  { id, navigations, others }: Version,
  words: Words,
): readonly string[] {
  const item = itemIn(navigations, id)
  if (!item) return [words('conflictRemoved')]
  const url = 'externalLink' in item ? ` – ${item.externalLink.url}` : ''
  const place = placeIn(site, { id, navigations }, words)
  const isElsewhere = place !== placeIn(site, { id, navigations: others }, words)
  return [titleOf(site, item) + url, ...(isElsewhere ? [place] : [])]
}

function itemIn(navigations: Navigations, id: Id): NavigationItem | undefined {
  return Object.values(navigations)
    .flatMap(allNavigationItems)
    .find((item) => idOfNavigationItem(item) === id)
}

function titleOf({ pages }: SiteDraft, item: NavigationItem | undefined): string {
  if (!item) return ''
  if ('externalLink' in item) return item.externalLink.title
  return 'collectionId' in item ? (pages[item.collectionId]?.navigationTitle ?? '') : ''
}

/** "Number 2 in Main", "Number 1 below Shop". */
function placeIn(site: SiteDraft, { id, navigations }: Omit<Version, 'others'>, words: Words) {
  const numberIn = (items: readonly NavigationItem[]) =>
    items.findIndex((item) => idOfNavigationItem(item) === id) + 1
  for (const [key, items] of Object.entries(navigations)) {
    const name = key.charAt(0).toUpperCase() + key.slice(1)
    if (numberIn(items) > 0) return words('conflictPlaceIn', { number: numberIn(items), name })
    const parent = items.find((item) => numberIn(item.items) > 0)
    if (parent) {
      const number = numberIn(parent.items)
      return words('conflictPlaceBelow', { number, name: titleOf(site, parent) })
    }
  }
  return ''
}
