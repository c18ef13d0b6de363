/** Layout of blocks: reading order, the phone's arrangement, what a view hides, and placements that fit the grid. */

import type { Id } from '../id.ts'
import {
  type Block,
  GRID_COLUMNS,
  type Layout,
  type Placement,
  type Section,
  type View,
} from './page-document.ts'

/** The most rows a block may have; keeps a hostile document from asking for endless grids. */
export const MAX_BLOCK_ROWS = 400

/** The most rows of a section in each view: on phones, what lies side by side on desktops lies one below the other. */
export const MAX_ROWS: Readonly<Record<View, number>> = { desktop: 400, phone: 2000 }

/** The parts of a section that its arrangement follows from. */
export type Arranged = Pick<Section, 'blocks' | 'desktop' | 'phone'>

/** Ids from top to bottom, then left to right; ties by id so that the order is the same everywhere. */
export function readingOrder(layout: Layout): Id[] {
  return Object.entries(layout)
    .sort(([idA, a], [idB, b]) => a.y - b.y || a.x - b.x || (idA < idB ? -1 : 1))
    .map(([id]) => id)
}

export function isHidden(block: Block | undefined, view: View): boolean {
  return block?.hidden?.[view] !== undefined
}

/** Placements on the phone: arranged by hand, or every block full width in the desktop's reading order. */
export function phoneItems(section: Arranged): Layout {
  if (!section.phone.auto) return section.phone.items
  return stack(section, ({ h }) => ({ h }))
}

/**
 * The automatic order as placements that can be moved by hand. No block's height is chosen by that: each stays as high as
 * its content. `rows` are the rows that the blocks take as they are drawn, as far as they are known.
 */
export function frozenPhone(section: Arranged, rows: Readonly<Record<Id, number>> = {}): Layout {
  const fairShare = Math.floor(MAX_ROWS.phone / Math.max(1, Object.keys(section.desktop).length))
  return stack(section, ({ h }, id) => ({
    h: within(rows[id] ?? h, 1, Math.min(MAX_BLOCK_ROWS, fairShare)),
    autoHeight: true,
  }))
}

/**
 * Placements on the phone in an order of their own, for what belongs together in columns: in the desktop's reading order, a
 * picture and the words below it are apart.
 */
export function phoneInOrder(
  order: readonly Id[],
  section: Pick<Section, 'blocks' | 'desktop'>,
): Layout {
  return stack(section, ({ h }) => ({ h, autoHeight: true }), order)
}

/** One block below the other; those that phones do not show take no rows. */
function stack(
  { blocks, desktop }: Pick<Arranged, 'blocks' | 'desktop'>,
  height: (placement: Placement, id: Id) => Pick<Placement, 'h' | 'autoHeight'>,
  order: readonly Id[] = readingOrder(desktop),
): Layout {
  let y = 0
  const items: Record<Id, Placement> = {}
  for (const id of order) {
    const onDesktop = desktop[id]
    if (!onDesktop) continue
    const item = { x: 0, y, w: GRID_COLUMNS.phone, z: 1, ...height(onDesktop, id) }
    items[id] = item
    if (!isHidden(blocks[id], 'phone')) y += item.h
  }
  return items
}

export function placements(section: Arranged, view: View): Layout {
  return view === 'desktop' ? section.desktop : phoneItems(section)
}

/** Placements of the blocks that visitors see in the view. */
export function shownPlacements(section: Arranged, view: View): Layout {
  return Object.fromEntries(
    Object.entries(placements(section, view)).filter(([id]) => !isHidden(section.blocks[id], view)),
  )
}

/** The nearest placement inside the grid. */
export function clampPlacement(placement: Placement, view: View): Placement {
  const columns = GRID_COLUMNS[view]
  const w = within(placement.w, 1, columns)
  const h = within(placement.h, 1, MAX_BLOCK_ROWS)
  return {
    x: within(placement.x, 0, columns - w),
    y: within(placement.y, 0, MAX_ROWS[view] - h),
    w,
    h,
    z: within(placement.z, 0, 1000),
    ...(view === 'phone' && placement.autoHeight && { autoHeight: true }),
  }
}

export function isInsideGrid(placement: Placement, view: View): boolean {
  return samePlacement(clampPlacement(placement, view), placement)
}

export function samePlacement(a: Placement, b: Placement): boolean {
  const sameCells = a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h && a.z === b.z
  return sameCells && Boolean(a.autoHeight) === Boolean(b.autoHeight)
}

/** First free row under everything in the section. */
export function bottomRow(layout: Layout): number {
  return Math.max(0, ...Object.values(layout).map(({ y, h }) => y + h))
}

export function overlap(a: Placement, b: Placement): boolean {
  return shareColumns(a, b) && a.y < b.y + b.h && b.y < a.y + a.h
}

export function shareColumns(a: Placement, b: Placement): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.round(value), least), most)
}
