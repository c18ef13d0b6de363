/**
 * Three-way merge of navigations by item: what an item says and where it stands are two things, each of which one side may have
 * changed, or both. Pure.
 */

import {
  type ExternalLink,
  idOfNavigationItem,
  type NavigationItem,
  type Navigations,
  type NavigationTarget,
} from '@sitewright/core/content/navigation-item'
import { MAIN_NAVIGATION } from '@sitewright/core/content/navigations'
import type { Id } from '@sitewright/core/id'
import { dequal } from 'dequal'

interface Both<Value> {
  readonly mine: Value
  readonly theirs: Value
}
interface Sides<Value> extends Both<Value> {
  readonly base: Value
}

export interface MergedNavigations {
  readonly navigations: Navigations
  /** Items that both have changed in different ways; they are as one side has them. */
  readonly contested: ReadonlySet<Id>
}

/** `isMine` says of which contested items one's own version is taken; of all others it is theirs. */
export function mergeNavigations(
  { base, mine, theirs }: Sides<Navigations>,
  isMine: (id: Id) => boolean = () => false,
): MergedNavigations {
  const flat = { base: flatten(base), mine: flatten(mine), theirs: flatten(theirs) }
  const moved = {
    mine: movedItems(flat.base, flat.mine),
    theirs: movedItems(flat.base, flat.theirs),
  }
  const contested = new Set<Id>()
  const kept = new Map<Id, Kept>()
  for (const id of new Set([...flat.theirs.entries.keys(), ...flat.mine.entries.keys()])) {
    const item = mergeItem(id, flat, moved)
    if (item.isContested) contested.add(id)
    const chosen = item.isContested && isMine(id) ? item.mine : item.theirs
    if (chosen) kept.set(id, chosen)
  }
  keepTwoLevels(kept)
  const lists = listsOf(kept, flat)
  const itemsOf = (list: ListName): NavigationItem[] =>
    (lists.get(list) ?? []).flatMap((id) => {
      const entry = kept.get(id)
      return entry ? [{ ...entry.target, items: itemsOf(`below ${id}`) }] : []
    })
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return {
    navigations: Object.fromEntries([...keys].map((key) => [key, itemsOf(`in ${key}`)])),
    contested,
  }
}

/** Items that one set of navigations has otherwise than another: added, removed, moved, or with other words. */
export function changedItems(before: Navigations, after: Navigations): readonly Id[] {
  const [then, now] = [flatten(before), flatten(after)]
  const moved = movedItems(then, now)
  const ids = new Set([...then.entries.keys(), ...now.entries.keys()])
  return [...ids].filter(
    (id) => moved.has(id) || !dequal(then.entries.get(id)?.target, now.entries.get(id)?.target),
  )
}

/** Name of a list of items: a navigation by its key, or what is below an item. */
type ListName = `in ${string}` | `below ${Id}`

interface Entry {
  readonly target: NavigationTarget
  readonly list: ListName
}

interface Flat {
  readonly entries: ReadonlyMap<Id, Entry>
  /** Items of each list in their order. */
  readonly lists: ReadonlyMap<ListName, readonly Id[]>
}

function flatten(navigations: Navigations): Flat {
  const entries = new Map<Id, Entry>()
  const lists = new Map<ListName, readonly Id[]>()
  const add = (list: ListName, items: readonly NavigationItem[]) => {
    lists.set(list, items.map(idOfNavigationItem))
    for (const { items: below, ...target } of items) {
      const id = idOfNavigationItem(target)
      entries.set(id, { target, list })
      add(`below ${id}`, below)
    }
  }
  for (const [key, items] of Object.entries(navigations)) add(`in ${key}`, items)
  return { entries, lists }
}

/** Items that are new, in another list, or have passed others in theirs: as few as the new order takes. */
function movedItems(base: Flat, side: Flat): ReadonlySet<Id> {
  const moved = new Set(side.entries.keys())
  for (const [list, ids] of side.lists) {
    const before = base.lists.get(list) ?? []
    for (const place of longestRising(ids.map((id) => before.indexOf(id)))) {
      moved.delete(before[place] ?? '')
    }
  }
  return moved
}

/** Longest increasing subsequence; -1 is in none. */
function longestRising(places: readonly number[]): readonly number[] {
  const longer = (a: readonly number[], b: readonly number[]) => (b.length > a.length ? b : a)
  const runs: (readonly number[])[] = []
  for (const place of places) {
    if (place < 0) continue
    const below = runs.filter((run) => (run.at(-1) ?? -1) < place)
    runs.push([...below.reduce(longer, []), place])
  }
  return runs.reduce(longer, [])
}

/** An item as it will be, and the side whose order says where in its list it stands. */
interface Kept extends Entry {
  readonly placedBy: keyof Both<unknown>
}

/** Both versions of an item that is contested; of any other, `theirs` is the outcome. Undefined is an item that goes. */
interface MergedItem extends Both<Kept | undefined> {
  readonly isContested: boolean
}

function mergeItem(id: Id, flat: Sides<Flat>, moved: Both<ReadonlySet<Id>>): MergedItem {
  const base = flat.base.entries.get(id)
  const mine = flat.mine.entries.get(id)
  const theirs = flat.theirs.entries.get(id)
  if (!mine) return ofOneSide(base, theirs && { ...theirs, placedBy: 'theirs' }, 'theirs')
  if (!theirs) return ofOneSide(base, { ...mine, placedBy: 'mine' }, 'mine')
  const target = mergeTargets({ base: base?.target, mine: mine.target, theirs: theirs.target })
  const haveBothMoved = moved.mine.has(id) && moved.theirs.has(id)
  const isSamePlace =
    mine.list === theirs.list && (!base || itemAbove(id, flat.mine) === itemAbove(id, flat.theirs))
  const inMyPlace: Kept = { ...mine, placedBy: 'mine' }
  const inTheirPlace: Kept = { ...theirs, placedBy: 'theirs' }
  return {
    isContested: target === undefined || (haveBothMoved && !isSamePlace),
    mine: {
      ...(moved.mine.has(id) ? inMyPlace : inTheirPlace),
      target: target ?? mine.target,
    },
    theirs: {
      ...(moved.mine.has(id) && !haveBothMoved ? inMyPlace : inTheirPlace),
      target: target ?? theirs.target,
    },
  }
}

/** An item that only one side has: new there, or removed by the other, to whom its place does not matter. */
function ofOneSide(base: Entry | undefined, there: Kept | undefined, side: keyof Both<unknown>) {
  if (!base) return { isContested: false, mine: there, theirs: there }
  const isContested = !dequal(base.target, there?.target)
  return {
    isContested,
    mine: isContested && side === 'mine' ? there : undefined,
    theirs: isContested && side === 'theirs' ? there : undefined,
  }
}

function itemAbove(id: Id, { entries, lists }: Flat): Id | undefined {
  const list = entries.get(id)?.list
  const ids = (list && lists.get(list)) ?? []
  return ids[ids.indexOf(id) - 1]
}

/** Both changes of what an item says; undefined where both changed one field of it. */
function mergeTargets({
  base,
  mine,
  theirs,
}: Both<NavigationTarget> & { readonly base: NavigationTarget | undefined }):
  | NavigationTarget
  | undefined {
  if (dequal(mine, theirs) || dequal(base, mine)) return theirs
  if (dequal(base, theirs)) return mine
  if (!(base && 'externalLink' in base && 'externalLink' in mine && 'externalLink' in theirs)) {
    return undefined
  }
  const [then, own, other] = [base.externalLink, mine.externalLink, theirs.externalLink]
  const names = Object.keys(own) as (keyof ExternalLink)[]
  const changed = names.filter((name) => own[name] !== then[name] && own[name] !== other[name])
  if (changed.some((name) => other[name] !== then[name])) return undefined
  const values = Object.fromEntries(changed.map((name) => [name, own[name]]))
  return { ...theirs, externalLink: { ...other, ...values } }
}

/** Lifts what would come to a third level: each side may have put something below an item that the other has moved or removed. */
function keepTwoLevels(kept: Map<Id, Kept>): void {
  for (const [id, entry] of kept) {
    const parentId = parentOf(entry)
    if (parentId === undefined) continue
    const parent = kept.get(parentId)
    const above = parent && parentOf(parent)
    if (parent && above === undefined) continue
    const isInside = above === undefined || above === id
    const list = isInside || !parent ? (`in ${MAIN_NAVIGATION}` as const) : parent.list
    kept.set(id, { ...entry, list })
  }
}

function parentOf({ list }: Entry): Id | undefined {
  return list.startsWith('below ') ? list.slice('below '.length) : undefined
}

/** The order of each list: theirs, with each item that I have placed after the one that it comes after in mine. */
function listsOf(
  kept: ReadonlyMap<Id, Kept>,
  { base, mine, theirs }: Sides<Flat>,
): ReadonlyMap<ListName, readonly Id[]> {
  const lists = new Map<ListName, readonly Id[]>()
  const placed = (side: Flat, by: Kept['placedBy']) =>
    [...side.lists.values()].flat().flatMap((id) => {
      const entry = kept.get(id)
      return entry?.placedBy === by
        ? [{ id, list: entry.list, was: side.entries.get(id)?.list }]
        : []
    })
  for (const { id, list } of placed(theirs, 'theirs')) {
    lists.set(list, [...(lists.get(list) ?? []), id])
  }
  const isTheirNew = (id: Id) => !(base.entries.has(id) || mine.entries.has(id))
  for (const { id, list, was } of placed(mine, 'mine')) {
    const ids = lists.get(list) ?? []
    const order = was === list ? (mine.lists.get(list) ?? []) : ids
    const isAdded = !base.entries.has(id)
    const at = placeAfter(ids, before(order, id), (other) => isAdded && isTheirNew(other))
    lists.set(list, ids.toSpliced(at, 0, id))
  }
  return lists
}

/** Items that come before one in its list; all of them where it is not in it. */
function before(order: readonly Id[], id: Id): readonly Id[] {
  return order.includes(id) ? order.slice(0, order.indexOf(id)) : order
}

/** Index after the last of the items above that is there; what both have added at one place is kept from both, theirs first. */
function placeAfter(
  ids: readonly Id[],
  above: readonly Id[],
  isTheirNew: (id: Id) => boolean,
): number {
  const last = above.findLast((id) => ids.includes(id))
  const from = last === undefined ? 0 : ids.indexOf(last) + 1
  const rest = ids.slice(from).findIndex((id) => !isTheirNew(id))
  return rest < 0 ? ids.length : from + rest
}
