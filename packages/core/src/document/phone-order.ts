/**
 * The order of blocks on phones as a list of tiers, one below the other: a tier is what lies side by side or on top of each
 * other. Moving a block changes its place in the list and no block's size. Pure.
 */

import type { Id } from '../id.ts'
import { overlap, readingOrder } from './layout.ts'
import type { Layout, Placement } from './page-document.ts'

interface Tier {
  readonly ids: readonly Id[]
  /** Free rows above it. */
  readonly gap: number
}

/** The block one further up or down; undefined where there is nothing to pass. */
export function moveInOrder(layout: Layout, id: Id, by: -1 | 1): Layout | undefined {
  const tiers = tiersOf(layout)
  const index = tiers.findIndex(({ ids }) => ids.includes(id))
  const mates = (tiers[index]?.ids ?? []).filter((mate) => mate !== id)
  if (mates.length > 0) {
    const passedInColumn = swappedInColumn(layout, { id, mates, by })
    if (passedInColumn) return passedInColumn
    const halves = by < 0 ? [[id], mates] : [mates, [id]]
    return stacked(layout, splitAt(tiers, index, halves))
  }
  const passed = tiers[index + by]
  if (index < 0 || !passed) return undefined
  return stacked(layout, regrouped(tiers, swapped(idsOf(tiers), index, index + by)))
}

/**
 * The block and the one above or below it in the same columns in each other's place; undefined where there is none, or where
 * that would lay one block on another or change the order of the others.
 */
function swappedInColumn(
  layout: Layout,
  { id, mates, by }: { id: Id; mates: readonly Id[]; by: -1 | 1 },
): Layout | undefined {
  const me = layout[id]
  if (!me) return undefined
  const inColumn = mates.filter((mate) => layout[mate]?.x === me.x && layout[mate]?.w === me.w)
  const beyond = inColumn.filter((mate) => isBeyond(layout[mate], me, by))
  const [nearest] = beyond.sort((a, b) => by * ((layout[a]?.y ?? 0) - (layout[b]?.y ?? 0)))
  const other = nearest === undefined ? undefined : layout[nearest]
  if (nearest === undefined || !other) return undefined
  const [upper, lower] = by < 0 ? [other, me] : [me, other]
  const gap = lower.y - upper.y - upper.h
  const below = { ...upper, y: upper.y + lower.h + gap }
  const above = { ...lower, y: upper.y }
  const after: Layout = {
    ...layout,
    ...(by < 0 ? { [nearest]: below, [id]: above } : { [nearest]: above, [id]: below }),
  }
  const orderOfOthers = (one: Layout) =>
    readingOrder(one)
      .filter((each) => each !== id)
      .join()
  const isClean = [id, nearest].every((moved) => makesNoOverlap(layout, after, moved))
  return isClean && orderOfOthers(after) === orderOfOthers(layout) ? after : undefined
}

function isBeyond(other: Placement | undefined, me: Placement, by: -1 | 1): boolean {
  if (!other) return false
  return by < 0 ? other.y + other.h <= me.y : me.y + me.h <= other.y
}

function makesNoOverlap(before: Layout, after: Layout, id: Id): boolean {
  const [was, is] = [before[id], after[id]]
  return Object.keys(after).every((other) => {
    const [otherWas, otherIs] = [before[other], after[other]]
    if (other === id || !was || !is || !otherWas || !otherIs) return true
    return overlap(was, otherWas) || !overlap(is, otherIs)
  })
}

/** The block in a tier of its own right before another block's tier, or at the end; undefined where that changes nothing. */
export function moveBefore(layout: Layout, id: Id, before: Id | undefined): Layout | undefined {
  const tiers = tiersOf(layout)
  const from = tiers.findIndex(({ ids }) => ids.includes(id))
  const isAlone = tiers[from]?.ids.length === 1
  const to =
    before === undefined ? tiers.length : tiers.findIndex(({ ids }) => ids.includes(before))
  if (from < 0 || to < 0) return undefined
  if (isAlone) {
    if (to === from || to === from + 1) return undefined
    const rest = idsOf(tiers).toSpliced(from, 1)
    return stacked(layout, regrouped(tiers, rest.toSpliced(to > from ? to - 1 : to, 0, [id])))
  }
  const left = tiers.map(({ ids, gap }) => ({ ids: ids.filter((mate) => mate !== id), gap }))
  const gap = to === 0 ? (tiers[0]?.gap ?? 0) : 0
  const next = left[to]
  const after = to === 0 && next ? left.with(0, { ...next, gap: 0 }) : left
  return stacked(layout, after.toSpliced(to, 0, { ids: [id], gap }))
}

/** The layout with a new block in a tier of its own, below another block's tier, or at the top. */
export function insertBelow(
  layout: Layout,
  id: Id,
  { above, size }: { above: Id | undefined; size: Omit<Placement, 'y'> },
): Layout {
  const tiers = tiersOf(layout)
  const index = above === undefined ? 0 : tiers.findIndex(({ ids }) => ids.includes(above)) + 1
  const withNew = { ...layout, [id]: { ...size, y: 0 } }
  return stacked(withNew, tiers.toSpliced(index, 0, { ids: [id], gap: 0 }))
}

/** Blocks in reading order, in groups whose rows overlap. */
export function tiersOf(layout: Layout): readonly Tier[] {
  const tiers: { ids: Id[]; gap: number }[] = []
  let bottom = 0
  for (const id of readingOrder(layout)) {
    const placement = layout[id]
    if (!placement) continue
    const last = tiers.at(-1)
    if (last && placement.y < bottom) last.ids.push(id)
    else tiers.push({ ids: [id], gap: placement.y - bottom })
    bottom = Math.max(bottom, placement.y + placement.h)
  }
  return tiers
}

/** The layout with the tiers one below the other; inside a tier everything keeps its place. */
function stacked(layout: Layout, tiers: readonly Tier[]): Layout {
  const result: Record<Id, Placement> = {}
  let y = 0
  for (const { ids, gap } of tiers) {
    const members = ids.flatMap((id) => {
      const placement = layout[id]
      return placement ? [{ id, placement }] : []
    })
    const top = Math.min(...members.map(({ placement }) => placement.y))
    const bottom = Math.max(...members.map(({ placement }) => placement.y + placement.h))
    y += gap
    for (const { id, placement } of members) {
      result[id] = { ...placement, y: placement.y - top + y }
    }
    y += bottom - top
  }
  return result
}

function idsOf(tiers: readonly Tier[]): readonly (readonly Id[])[] {
  return tiers.map(({ ids }) => ids)
}

/** Free rows belong to their place in the list: what is moved there takes them on. */
function regrouped(tiers: readonly Tier[], ids: readonly (readonly Id[])[]): readonly Tier[] {
  return ids.map((group, index) => ({ ids: group, gap: tiers[index]?.gap ?? 0 }))
}

function splitAt(tiers: readonly Tier[], index: number, halves: readonly (readonly Id[])[]) {
  const gap = tiers[index]?.gap ?? 0
  return tiers.toSpliced(
    index,
    1,
    ...halves.map((ids, half) => ({ ids, gap: half === 0 ? gap : 0 })),
  )
}

function swapped<Item>(list: readonly Item[], a: number, b: number): readonly Item[] {
  return list.map((item, index) => (index === a ? list[b] : index === b ? list[a] : item) as Item)
}
