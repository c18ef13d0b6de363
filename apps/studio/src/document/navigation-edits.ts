/** Edits of navigations beside other people's: each is read as what it does to single items. Pure. */

import {
  allNavigationItems,
  idOfNavigationItem,
  type NavigationItem,
  type Navigations,
  type NavigationTarget,
  withoutNavigationItems,
} from '@sitewright/core/content/navigation-item'
import { type Id, newId } from '@sitewright/core/id'
import {
  rearranged,
  type SiteDraft,
  type SiteOperation,
} from '@sitewright/core/site/site-operation'
import { dequal } from 'dequal'
import { changedItems, mergeNavigations } from './merge-navigations.ts'

export type NavigationEdit = Extract<SiteOperation, { kind: 'setNavigations' }>

/** An edit with the one that takes it back, which names every navigation that it changes. */
export interface KnownEdit {
  readonly edit: NavigationEdit
  readonly inverse: NavigationEdit
}

/** The navigations that an edit changes, before and after it. */
function sidesOf({ edit, inverse }: KnownEdit) {
  const base = inverse.navigations
  return { base, mine: rearranged(base, edit.navigations) }
}

/** Items that an edit adds, removes, moves or rewords. */
export function itemsOfEdit(known: KnownEdit): readonly Id[] {
  const { base, mine } = sidesOf(known)
  return changedItems(base, mine)
}

/** An edit merged with navigations that others have changed since; `isMine` says whose version of contested items is taken. */
function mergedWith(site: SiteDraft, known: KnownEdit, isMine?: (id: Id) => boolean) {
  const { base, mine } = sidesOf(known)
  const touched = idsIn(base)
  // A navigation that the edit leaves alone is as they have it, but for items that came there from where the edit was made.
  const others = Object.entries(site.navigations)
    .filter(([key]) => !Object.hasOwn(base, key))
    .map(([key, items]) => {
      const rest = withoutNavigationItems(items, (item) => touched.has(idOfNavigationItem(item)))
      return [key, rest] as const
    })
  const rest = Object.fromEntries(others)
  const sides = { base: { ...rest, ...base }, mine: { ...rest, ...mine }, theirs: site.navigations }
  const { navigations, contested } = mergeNavigations(sides, isMine)
  const isGone = (item: NavigationTarget) =>
    'collectionId' in item && !site.pages[item.collectionId]
  const there = Object.entries(navigations).map(
    ([key, items]) => [key, withoutNavigationItems(items, isGone)] as const,
  )
  return { navigations: Object.fromEntries(there), contested: [...contested] }
}

/** The navigations that differ, as an edit; undefined where all are the same. */
function editTo(from: Navigations, to: Navigations): NavigationEdit | undefined {
  const changed = Object.entries(to).filter(([key, items]) => !dequal(from[key] ?? [], items))
  return changed.length === 0
    ? undefined
    : { kind: 'setNavigations', navigations: Object.fromEntries(changed) }
}

export interface NavigationFit {
  readonly fits: NavigationEdit | undefined
  /** The parts about items that others have changed too, one item each. */
  readonly conflicts: readonly KnownEdit[]
}

/** Splits an edit by item: what can be put on top of the navigations now, and what others have changed too. */
export function fitNavigations(site: SiteDraft, known: KnownEdit): NavigationFit {
  const { navigations, contested } = mergedWith(site, known)
  const conflicts = contested.flatMap((id) => {
    const withMine = mergedWith(site, known, (one) => one === id).navigations
    const edit = editTo(navigations, withMine)
    const inverse = editTo(withMine, navigations)
    return edit && inverse ? [{ edit, inverse }] : []
  })
  return { fits: editTo(site.navigations, navigations), conflicts }
}

/** The edit that gives items the version that they have after edits set aside; undefined where they have it. */
export function navigationsWithMine(
  site: SiteDraft,
  setAside: readonly KnownEdit[],
): NavigationEdit | undefined {
  let navigations = site.navigations
  for (const known of setAside) {
    navigations = mergedWith({ ...site, navigations }, known, () => true).navigations
  }
  return editTo(site.navigations, navigations)
}

/** The edit that puts one's own links below theirs; undefined where none of the items is a link that says different things. */
export function navigationsWithBoth(
  site: SiteDraft,
  setAside: readonly KnownEdit[],
): NavigationEdit | undefined {
  const mine = navigationsWithMine(site, setAside)
  if (!mine) return undefined
  const after = itemsById(rearranged(site.navigations, mine.navigations))
  const added = (item: NavigationItem): readonly NavigationItem[] => {
    const own = after.get(idOfNavigationItem(item))
    const items = item.items.flatMap(added)
    if (!(own && 'externalLink' in own && 'externalLink' in item)) return [{ ...item, items }]
    const isSame = dequal(own.externalLink, item.externalLink)
    const copy = { id: newId(), externalLink: own.externalLink, items: [] }
    return isSame ? [{ ...item, items }] : [{ ...item, items }, copy]
  }
  const both = Object.entries(site.navigations).map(
    ([key, items]) => [key, items.flatMap(added)] as const,
  )
  return editTo(site.navigations, Object.fromEntries(both))
}

function itemsById(navigations: Navigations): ReadonlyMap<Id, NavigationItem> {
  const items = Object.values(navigations).flatMap(allNavigationItems)
  return new Map(items.map((item) => [idOfNavigationItem(item), item]))
}

function idsIn(navigations: Navigations): ReadonlySet<Id> {
  return new Set(itemsById(navigations).keys())
}
