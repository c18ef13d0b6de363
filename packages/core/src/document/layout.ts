/** Layout of blocks: reading order, the automatic phone arrangement, and placements that fit the grid. */

import type { Id } from '../id.ts'
import {
  GRID_COLUMNS,
  type Layout,
  type Placement,
  type Section,
  type View,
} from './page-document.ts'

/** The most rows a block may have; keeps a hostile document from asking for endless grids. */
export const MAX_ROWS = 400

/** Ids from top to bottom, then left to right; ties by id so that the order is the same everywhere. */
export function readingOrder(layout: Layout): Id[] {
  return Object.entries(layout)
    .sort(([idA, a], [idB, b]) => a.y - b.y || a.x - b.x || (idA < idB ? -1 : 1))
    .map(([id]) => id)
}

/** Placements on the phone: arranged by hand, or every block full width in the desktop's reading order. */
export function phoneItems(section: Pick<Section, 'desktop' | 'phone'>): Layout {
  if (!section.phone.auto) return section.phone.items
  const columns = GRID_COLUMNS.phone
  let y = 0
  return Object.fromEntries(
    readingOrder(section.desktop).map((id) => {
      const h = section.desktop[id]?.h ?? 1
      const placement: Placement = { x: 0, y, w: columns, h, z: 1 }
      y += h
      return [id, placement]
    }),
  )
}

export function placements(section: Section, view: View): Layout {
  return view === 'desktop' ? section.desktop : phoneItems(section)
}

/** The nearest placement inside the grid. */
export function clampPlacement(placement: Placement, view: View): Placement {
  const columns = GRID_COLUMNS[view]
  const w = within(placement.w, 1, columns)
  const h = within(placement.h, 1, MAX_ROWS)
  return {
    x: within(placement.x, 0, columns - w),
    y: within(placement.y, 0, MAX_ROWS - h),
    w,
    h,
    z: within(placement.z, 0, 1000),
  }
}

export function isInsideGrid(placement: Placement, view: View): boolean {
  const clamped = clampPlacement(placement, view)
  return (Object.keys(clamped) as (keyof Placement)[]).every(
    (key) => clamped[key] === placement[key],
  )
}

/** First free row under everything in the section. */
export function bottomRow(layout: Layout): number {
  return Math.max(0, ...Object.values(layout).map(({ y, h }) => y + h))
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.round(value), least), most)
}
