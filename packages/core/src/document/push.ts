/** Making room for a block and closing the gap that it leaves: others move by whole rows, and none changes its size. Pure. */

import type { Id } from '../id.ts'
import { overlap, readingOrder, shareColumns } from './layout.ts'
import type { Layout, Placement } from './page-document.ts'

/** Free rows between two blocks that a push keeps; more than that is room to grow into. */
const KEPT_ROWS = 2

interface Settled {
  /** Undefined for a block that was not there. */
  readonly was: Placement | undefined
  readonly is: Placement
  readonly isPushed: boolean
}

/**
 * The layout with a block at its new place, and the others pushed down in reading order, only as far as needed: none comes to
 * lie on a block that it did not lie on before. What lies on a pushed block goes down with it.
 */
export function pushAside(before: Layout, id: Id, placement: Placement): Layout {
  const settled: Settled[] = [{ was: before[id], is: placement, isPushed: false }]
  const after: Record<Id, Placement> = { ...before, [id]: placement }
  for (const other of readingOrder(before)) {
    const was = before[other]
    if (other === id || !was) continue
    let is = was
    for (let y = rowBelow(is, was, settled); y > is.y; y = rowBelow(is, was, settled)) {
      is = { ...is, y }
    }
    settled.push({ was, is, isPushed: true })
    after[other] = is
  }
  return after
}

/** The row that the settled blocks leave to a block: its own, or one further down. */
function rowBelow(is: Placement, was: Placement, settled: readonly Settled[]): number {
  return Math.max(is.y, ...settled.map((other) => rowBelowOne(is, was, other)))
}

function rowBelowOne(is: Placement, was: Placement, other: Settled): number {
  const layOnIt = other.was !== undefined && overlap(was, other.was)
  if (layOnIt) {
    return other.isPushed ? was.y + other.is.y - (other.was?.y ?? 0) : is.y
  }
  const gap = other.was && shareColumns(was, other.was) ? was.y - bottom(other.was) : -1
  const wasBelow = gap >= 0 && shareColumns(was, other.is)
  const hasGrownDown = other.was !== undefined && bottom(other.is) > bottom(other.was)
  if (wasBelow && hasGrownDown) return bottom(other.is) + Math.min(gap, KEPT_ROWS)
  return overlap(is, other.is) ? bottom(other.is) : is.y
}

/** `after` without the rows that nothing lies on any more; rows that were free before stay. */
export function closeRows(before: Layout, after: Layout): { layout: Layout; closed: number } {
  const covered = coveredRows(after)
  const emptied = [...coveredRows(before)].filter((row) => !covered.has(row))
  const layout = Object.fromEntries(
    Object.entries(after).map(([id, placement]) => {
      const above = emptied.filter((row) => row < placement.y).length
      return [id, above === 0 ? placement : { ...placement, y: placement.y - above }]
    }),
  )
  return { layout, closed: emptied.length }
}

/** The layout without a block, and the rows closed that only it lay on. */
export function takeOut(layout: Layout, id: Id): { layout: Layout; closed: number } {
  const { [id]: _gone, ...rest } = layout
  return closeRows(layout, rest)
}

/** Moves down by so many rows what begins at the row or below it. */
export function openRows(layout: Layout, row: number, count: number): Layout {
  if (count === 0) return layout
  return Object.fromEntries(
    Object.entries(layout).map(([id, placement]) => [
      id,
      placement.y < row ? placement : { ...placement, y: placement.y + count },
    ]),
  )
}

function coveredRows(layout: Layout): Set<number> {
  const rows = new Set<number>()
  for (const { y, h } of Object.values(layout)) {
    for (let row = y; row < y + h; row += 1) rows.add(row)
  }
  return rows
}

function bottom({ y, h }: Placement): number {
  return y + h
}
