/** Navigations as trees of page ids, two levels deep, and the moves people make in them. Pure. */

import type { PageSummary } from '@sitewright/api/content/shapes'
import { MAIN_NAVIGATION } from '@sitewright/core/content/navigations'

export interface Branch {
  readonly id: string
  /** Pages of a folder or index, in order. */
  readonly children: readonly string[]
}

export type NavigationTree = readonly Branch[]

export interface Spot {
  readonly id: string
  /** `into` puts it last in a folder. */
  readonly where: 'before' | 'after' | 'into'
}

/** Every navigation of a site that has pages, by its key; and the main one. */
export type NavigationTrees = ReadonlyMap<string, NavigationTree>

export function treesOf(pages: readonly PageSummary[]): NavigationTrees {
  const keys = new Set([MAIN_NAVIGATION, ...pages.flatMap(({ navigation }) => navigation ?? [])])
  return new Map([...keys].map((key) => [key, treeOf(pages, key)]))
}

function treeOf(pages: readonly PageSummary[], key: string): NavigationTree {
  const linked = pages.filter(({ navigation }) => navigation === key)
  return linked
    .filter(({ parentId }) => parentId === null)
    .map(({ id }) => ({
      id,
      children: linked.filter(({ parentId }) => parentId === id).map((page) => page.id),
    }))
}

/** The pages as the server would list them with those navigations. */
export function withNavigations(
  pages: readonly PageSummary[],
  trees: NavigationTrees,
): readonly PageSummary[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const linked = [...trees].flatMap(([navigation, tree]) =>
    tree.flatMap(({ id, children }) => [
      { id, parentId: null, navigation },
      ...children.map((child) => ({ id: child, parentId: id, navigation })),
    ]),
  )
  const isLinked = new Set(linked.map(({ id }) => id))
  return [
    ...linked.flatMap(({ id, ...place }) => {
      const page = byId.get(id)
      return page ? [{ ...page, ...place }] : []
    }),
    ...pages
      .filter(({ id }) => !isLinked.has(id))
      .map((page) => ({ ...page, parentId: null, navigation: null })),
  ]
}

export interface NavigationChange {
  readonly key: string
  readonly tree: NavigationTree
}

/** Changes to send to the server, one navigation after another: it takes pages out of the others by itself. */
export function changesTo(before: NavigationTrees, after: NavigationTrees): NavigationChange[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  const gains = (key: string) =>
    idsIn(after.get(key)).some((id) => !idsIn(before.get(key)).includes(id))
  let now = before
  return [...keys.filter(gains), ...keys.filter((key) => !gains(key))].flatMap((key) => {
    const tree = after.get(key) ?? []
    if (isSameTree(now.get(key) ?? [], tree)) return []
    now = new Map(withoutAll(now, idsIn(tree))).set(key, tree)
    return [{ key, tree }]
  })
}

function idsIn(tree: NavigationTree = []): string[] {
  return tree.flatMap(({ id, children }) => [id, ...children])
}

/** Puts pages into a navigation, wherever they were: at a spot, or last of all. */
export function placeIn(
  trees: NavigationTrees,
  key: string,
  ids: readonly string[],
  spot?: Spot,
): NavigationTrees {
  if (spot && ids.includes(spot.id)) return trees
  const target = trees.get(key) ?? []
  const others = new Map([...trees].filter(([other]) => other !== key))
  const fromOthers = [...others.values()].flat().filter(({ id }) => ids.includes(id))
  const inside = fromOthers.flatMap(({ children }) => children)
  return new Map([
    ...withoutAll(others, [...ids, ...inside]),
    [key, placeAt([...target, ...fromOthers], ids, spot)],
  ])
}

export function withoutAll(trees: NavigationTrees, ids: readonly string[]): NavigationTrees {
  return new Map([...trees].map(([key, tree]) => [key, without(tree, ids)]))
}

/** The pages beside one in its level, in order; empty for one that is not linked. */
export function siblingsOf(tree: NavigationTree, id: string): readonly string[] {
  const top = tree.map((branch) => branch.id)
  if (top.includes(id)) return top
  return tree.find(({ children }) => children.includes(id))?.children ?? []
}

export function folderOf(tree: NavigationTree, id: string): string | undefined {
  return tree.find(({ children }) => children.includes(id))?.id
}

/** One place towards the start (-1) or the end (1) of its level; at the edge nothing changes. */
export function moveBy(tree: NavigationTree, id: string, step: -1 | 1): NavigationTree {
  const siblings = siblingsOf(tree, id)
  const neighbour = siblings[siblings.indexOf(id) + step]
  if (neighbour === undefined) return tree
  return placeAt(tree, [id], { id: neighbour, where: step === 1 ? 'after' : 'before' })
}

/** Puts pages somewhere, or last of all where `spot` is left out. Folders keep what is in them. */
export function placeAt(tree: NavigationTree, ids: readonly string[], spot?: Spot): NavigationTree {
  if (spot && ids.includes(spot.id)) return tree
  const branchOf = (id: string) => tree.find((branch) => branch.id === id) ?? { id, children: [] }
  const moved = ids.map(branchOf)
  const rest = tree
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, children }) => ({ id, children: children.filter((one) => !ids.includes(one)) }))
  if (!spot) return [...rest, ...moved]
  if (spot.where === 'into') {
    return rest.map((branch) =>
      branch.id === spot.id ? { ...branch, children: [...branch.children, ...ids] } : branch,
    )
  }
  const isAfter = spot.where === 'after'
  if (rest.some(({ id }) => id === spot.id)) {
    return insert(rest, moved, { at: rest.findIndex(({ id }) => id === spot.id), isAfter })
  }
  return rest.map((branch) => {
    const at = branch.children.indexOf(spot.id)
    if (at < 0) return branch
    return { ...branch, children: insert(branch.children, ids, { at, isAfter }) }
  })
}

function insert<Value>(
  list: readonly Value[],
  values: readonly Value[],
  { at, isAfter }: { at: number; isAfter: boolean },
): Value[] {
  const index = at + (isAfter ? 1 : 0)
  return [...list.slice(0, index), ...values, ...list.slice(index)]
}

/** Takes pages out. What is in a folder that goes stays where the folder was. */
export function without(tree: NavigationTree, ids: readonly string[]): NavigationTree {
  return tree.flatMap(({ id, children }) => {
    const kept = children.filter((child) => !ids.includes(child))
    return ids.includes(id)
      ? kept.map((child) => ({ id: child, children: [] }))
      : [{ id, children: kept }]
  })
}

function isSameTree(a: NavigationTree, b: NavigationTree): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
