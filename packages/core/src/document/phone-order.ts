/**
 * The order of blocks on phones as a list of bands, one below the other: a band is what lies side by side or on top of each
 * other. Moving a block changes its place in the list and no block's size. Pure.
 */

import type { Id } from '../id.ts'
import { readingOrder } from './layout.ts'
import type { Layout, Placement } from './page-document.ts'

interface Band {
  readonly ids: readonly Id[]
  /** Free rows above it. */
  readonly gap: number
}

/** The block one further up or down; undefined where there is nothing to pass. */
export function moveInOrder(layout: Layout, id: Id, by: -1 | 1): Layout | undefined {
  const bands = bandsOf(layout)
  const index = bands.findIndex(({ ids }) => ids.includes(id))
  const mates = (bands[index]?.ids ?? []).filter((mate) => mate !== id)
  if (mates.length > 0) {
    const halves = by < 0 ? [[id], mates] : [mates, [id]]
    return stacked(layout, splitAt(bands, index, halves))
  }
  const passed = bands[index + by]
  if (index < 0 || !passed) return undefined
  return stacked(layout, regrouped(bands, swapped(idsOf(bands), index, index + by)))
}

/** The block in a band of its own right before another block's band, or at the end; undefined where that changes nothing. */
export function moveBefore(layout: Layout, id: Id, before: Id | undefined): Layout | undefined {
  const bands = bandsOf(layout)
  const from = bands.findIndex(({ ids }) => ids.includes(id))
  const isAlone = bands[from]?.ids.length === 1
  const to =
    before === undefined ? bands.length : bands.findIndex(({ ids }) => ids.includes(before))
  if (from < 0 || to < 0) return undefined
  if (isAlone) {
    if (to === from || to === from + 1) return undefined
    const rest = idsOf(bands).toSpliced(from, 1)
    return stacked(layout, regrouped(bands, rest.toSpliced(to > from ? to - 1 : to, 0, [id])))
  }
  const left = bands.map(({ ids, gap }) => ({ ids: ids.filter((mate) => mate !== id), gap }))
  const gap = to === 0 ? (bands[0]?.gap ?? 0) : 0
  const next = left[to]
  const after = to === 0 && next ? left.with(0, { ...next, gap: 0 }) : left
  return stacked(layout, after.toSpliced(to, 0, { ids: [id], gap }))
}

/** The layout with a new block in a band of its own, below another block's band, or at the top. */
export function insertBelow(
  layout: Layout,
  id: Id,
  { above, size }: { above: Id | undefined; size: Omit<Placement, 'y'> },
): Layout {
  const bands = bandsOf(layout)
  const index = above === undefined ? 0 : bands.findIndex(({ ids }) => ids.includes(above)) + 1
  const withNew = { ...layout, [id]: { ...size, y: 0 } }
  return stacked(withNew, bands.toSpliced(index, 0, { ids: [id], gap: 0 }))
}

/** Blocks in reading order, in groups whose rows overlap. */
export function bandsOf(layout: Layout): readonly Band[] {
  const bands: { ids: Id[]; gap: number }[] = []
  let bottom = 0
  for (const id of readingOrder(layout)) {
    const placement = layout[id]
    if (!placement) continue
    const last = bands.at(-1)
    if (last && placement.y < bottom) last.ids.push(id)
    else bands.push({ ids: [id], gap: placement.y - bottom })
    bottom = Math.max(bottom, placement.y + placement.h)
  }
  return bands
}

/** The layout with the bands one below the other; inside a band everything keeps its place. */
function stacked(layout: Layout, bands: readonly Band[]): Layout {
  const result: Record<Id, Placement> = {}
  let y = 0
  for (const { ids, gap } of bands) {
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

function idsOf(bands: readonly Band[]): readonly (readonly Id[])[] {
  return bands.map(({ ids }) => ids)
}

/** Free rows belong to their place in the list: what is moved there takes them on. */
function regrouped(bands: readonly Band[], ids: readonly (readonly Id[])[]): readonly Band[] {
  return ids.map((group, index) => ({ ids: group, gap: bands[index]?.gap ?? 0 }))
}

function splitAt(bands: readonly Band[], index: number, halves: readonly (readonly Id[])[]) {
  const gap = bands[index]?.gap ?? 0
  return bands.toSpliced(
    index,
    1,
    ...halves.map((ids, half) => ({ ids, gap: half === 0 ? gap : 0 })),
  )
}

function swapped<Item>(list: readonly Item[], a: number, b: number): readonly Item[] {
  return list.map((item, index) => (index === a ? list[b] : index === b ? list[a] : item) as Item)
}
