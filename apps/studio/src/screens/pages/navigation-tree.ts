/** Navigations as trees of items, two levels deep, and the moves people make in them. Pure. */

import type { PageSummary } from '@sitewright/api/content/shapes'
import {
  allNavigationItems,
  idOfNavigationItem,
  type NavigationItem,
  type Navigations,
  placesInNavigations,
  withoutNavigationItems,
} from '@sitewright/core/content/navigation-item'
import { MAIN_NAVIGATION } from '@sitewright/core/content/navigations'

export type NavigationTree = readonly NavigationItem[]

export interface Spot {
  readonly id: string
  /** `into` puts it last below an item of the first level. */
  readonly where: 'before' | 'after' | 'into'
}

/** Every navigation of a site, by its key; the main one is always there. */
export type NavigationTrees = ReadonlyMap<string, NavigationTree>

export function treesOf(navigations: Navigations): NavigationTrees {
  return new Map(Object.entries({ [MAIN_NAVIGATION]: [], ...navigations }))
}

/** The pages as the server would list them with those navigations. */
export function withNavigations(
  pages: readonly PageSummary[],
  trees: NavigationTrees,
): readonly PageSummary[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const places = placesInNavigations(Object.fromEntries(trees), (id) => byId.get(id)?.kind)
  return [
    ...[...places].flatMap(([id, place]) => {
      const page = byId.get(id)
      return page ? [{ ...page, ...place }] : []
    }),
    ...pages
      .filter(({ id }) => !places.has(id))
      .map((page) => ({ ...page, parentId: null, navigation: null })),
  ]
}

export interface NavigationChange {
  readonly key: string
  readonly tree: NavigationTree
}

/** Changes to send to the server, one navigation after another: it takes items out of the others by itself. */
export function changesTo(before: NavigationTrees, after: NavigationTrees): NavigationChange[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  const gains = (key: string) =>
    idsIn(after.get(key)).some((id) => !idsIn(before.get(key)).includes(id))
  let now = before
  return [...keys.filter(gains), ...keys.filter((key) => !gains(key))].flatMap((key) => {
    const tree = after.get(key) ?? []
    if (isSameTree(now.get(key) ?? [], tree)) return []
    now = new Map(cutFromAll(now, idsIn(tree))).set(key, tree)
    return [{ key, tree }]
  })
}

/** Navigations that differ, as they are after a change. */
export function changedNavigations(before: NavigationTrees, after: NavigationTrees): Navigations {
  return Object.fromEntries(
    [...after].filter(([key, tree]) => !isSameTree(before.get(key) ?? [], tree)),
  )
}

function idsIn(tree: NavigationTree = []): string[] {
  return allNavigationItems(tree).map(idOfNavigationItem)
}

/** Key of the navigation that an item is in. */
export function navigationOf(trees: NavigationTrees, id: string): string | undefined {
  return [...trees].find(([, tree]) => idsIn(tree).includes(id))?.[0]
}

export function itemIn(tree: NavigationTree, id: string): NavigationItem | undefined {
  return allNavigationItems(tree).find((item) => idOfNavigationItem(item) === id)
}

/** Puts items into a navigation, wherever they were: at a spot, or last of all. They keep what is below them. */
export function placeIn(
  trees: NavigationTrees,
  key: string,
  ids: readonly string[],
  spot?: Spot,
): NavigationTrees {
  if (spot && ids.includes(spot.id)) return trees
  const all = [...trees.values()].flat()
  const moved = ids.map((id): NavigationItem => {
    const { items, ...target } = itemIn(all, id) ?? { collectionId: id, items: [] }
    return { ...target, items: cut(items, ids) }
  })
  const rest = cutFromAll(trees, ids)
  return new Map([...rest, [key, putAt(rest.get(key) ?? [], moved, spot)]])
}

/** Takes items out of every navigation. What was below one stays where it was. */
export function withoutAll(trees: NavigationTrees, ids: readonly string[]): NavigationTrees {
  return new Map([...trees].map(([key, tree]) => [key, without(tree, ids)]))
}

/** Replaces what an item leads to; it keeps its place and what is below it. */
export function replaceItem(trees: NavigationTrees, next: NavigationItem): NavigationTrees {
  const replaced = (tree: NavigationTree): NavigationTree =>
    tree.map((item) =>
      idOfNavigationItem(item) === idOfNavigationItem(next)
        ? { ...next, items: item.items }
        : { ...item, items: replaced(item.items) },
    )
  return new Map([...trees].map(([key, tree]) => [key, replaced(tree)]))
}

/** The items beside one in its level, in order; empty for one that is not linked. */
export function siblingsOf(tree: NavigationTree, id: string): readonly string[] {
  const levels = [tree, ...tree.map(({ items }) => items)]
  const ids = levels.map((level) => level.map(idOfNavigationItem))
  return ids.find((level) => level.includes(id)) ?? []
}

/** The item that another one stands below. */
export function aboveOf(tree: NavigationTree, id: string): string | undefined {
  const above = tree.find(({ items }) => items.some((item) => idOfNavigationItem(item) === id))
  return above && idOfNavigationItem(above)
}

/** One place towards the start (-1) or the end (1) of its level; at the edge nothing changes. */
export function moveBy(tree: NavigationTree, id: string, step: -1 | 1): NavigationTree {
  const siblings = siblingsOf(tree, id)
  const neighbour = siblings[siblings.indexOf(id) + step]
  if (neighbour === undefined) return tree
  return placeAt(tree, [id], { id: neighbour, where: step === 1 ? 'after' : 'before' })
}

/** Puts items somewhere in their navigation, or last of all where `spot` is left out. */
export function placeAt(tree: NavigationTree, ids: readonly string[], spot?: Spot): NavigationTree {
  return placeIn(new Map([['', tree]]), '', ids, spot).get('') ?? tree
}

/** Takes items out. What was below one that goes stays where it was. */
export function without(tree: NavigationTree, ids: readonly string[]): NavigationTree {
  return withoutNavigationItems(tree, (item) => ids.includes(idOfNavigationItem(item)))
}

function putAt(
  tree: NavigationTree,
  moved: readonly NavigationItem[],
  spot: Spot | undefined,
): NavigationTree {
  if (!spot) return [...tree, ...moved]
  const at = tree.findIndex((item) => idOfNavigationItem(item) === spot.id)
  if (spot.where === 'into') {
    return tree.map((item, index) =>
      index === at ? { ...item, items: [...item.items, ...flat(moved)] } : item,
    )
  }
  if (at >= 0) {
    const index = spot.where === 'after' ? at + 1 : at
    return [...tree.slice(0, index), ...moved, ...tree.slice(index)]
  }
  return tree.map((item) =>
    siblingsOf([item], spot.id).length > 0
      ? { ...item, items: putAt(item.items, flat(moved), spot) }
      : item,
  )
}

/** Items with what is below them beside them, since below an item there is one level only. */
function flat(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return allNavigationItems(items).map((item) => ({ ...item, items: [] }))
}

/** Takes items out with all that is below them. */
function cut(tree: NavigationTree, ids: readonly string[]): NavigationTree {
  return tree
    .filter((item) => !ids.includes(idOfNavigationItem(item)))
    .map((item) => ({ ...item, items: cut(item.items, ids) }))
}

function cutFromAll(trees: NavigationTrees, ids: readonly string[]): NavigationTrees {
  return new Map([...trees].map(([key, tree]) => [key, cut(tree, ids)]))
}

/** Navigations in the form that is stored and sent. */
export function navigationsOf(trees: NavigationTrees): Navigations {
  return Object.fromEntries(trees)
}

function isSameTree(a: NavigationTree, b: NavigationTree): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
