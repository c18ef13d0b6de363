/** The main navigation as a tree of page ids, two levels deep, and the moves people make in it. Pure. */

import type { PageSummary } from '@sitewright/api/content/shapes'

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

export function treeOf(pages: readonly PageSummary[]): NavigationTree {
  const linked = pages.filter(({ isLinked }) => isLinked)
  return linked
    .filter(({ parentId }) => parentId === null)
    .map(({ id }) => ({
      id,
      children: linked.filter(({ parentId }) => parentId === id).map((page) => page.id),
    }))
}

/** The pages as the server would list them with that navigation. */
export function withNavigation(
  pages: readonly PageSummary[],
  tree: NavigationTree,
): readonly PageSummary[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const linked = tree.flatMap(({ id, children }) => [
    { id, parentId: null },
    ...children.map((child) => ({ id: child, parentId: id })),
  ])
  const isLinked = new Set(linked.map(({ id }) => id))
  return [
    ...linked.flatMap(({ id, parentId }) => {
      const page = byId.get(id)
      return page ? [{ ...page, parentId, isLinked: true }] : []
    }),
    ...pages
      .filter(({ id }) => !isLinked.has(id))
      .map((page) => ({ ...page, parentId: null, isLinked: false })),
  ]
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

export function isSameTree(a: NavigationTree, b: NavigationTree): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
