/** Aligning blocks to each other, or one to its section, and distributing them with equal gaps. Locked blocks stay where they are. */

import { unitsOf } from '@sitewright/core/document/groups'
import { bottomRow } from '@sitewright/core/document/layout'
import { GRID_COLUMNS, type Layout } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Edit, Workplace } from './edit.ts'
import { labels } from './labels.ts'
import { type BlockAddresses, sectionAt } from './selection.ts'
import { nameOfBlocks, rearrange, unlocked, withPlaces } from './several-edits.ts'

type Axis = 'x' | 'y'

const SIZE = { x: 'w', y: 'h' } as const

/** Each alignment as the axis that it is along, and the share of the free room that goes before a block. */
const ALIGNMENTS = {
  left: { axis: 'x', share: 0 },
  center: { axis: 'x', share: 0.5 },
  right: { axis: 'x', share: 1 },
  top: { axis: 'y', share: 0 },
  middle: { axis: 'y', share: 0.5 },
  bottom: { axis: 'y', share: 1 },
} as const satisfies Record<string, { axis: Axis; share: number }>

export type Alignment = keyof typeof ALIGNMENTS

/** Whether blocks can be aligned or distributed along an axis: down the page, phones have an order instead. */
export function canArrangeAlong({ view }: Pick<Workplace, 'view'>, axis: Axis): boolean {
  return view === 'desktop' || axis === 'x'
}

export function axisOf(alignment: Alignment): Axis {
  return ALIGNMENTS[alignment].axis
}

export function alignBlocks(
  place: Workplace,
  blocks: BlockAddresses,
  alignment: Alignment,
): Edit | undefined {
  const { axis, share } = ALIGNMENTS[alignment]
  const free = new Set(unlocked(place, blocks).blockIds)
  const edit =
    canArrangeAlong(place, axis) &&
    rearrange(place, blocks, (layout, ids) => {
      const units = boxedUnits(place, blocks, { layout, ids, axis })
      const { start, end } = roomFor(place, layout, { units, axis })
      return units.reduce((arranged, unit) => {
        if (!unit.ids.every((id) => free.has(id))) return arranged
        const before = Math.round((end - start - unit.size) * share)
        return shifted(arranged, unit, { axis, to: start + before })
      }, layout)
    })
  return edit ? { ...edit, label: labels.alignBlock(nameOfBlocks(place, blocks)) } : undefined
}

/** A group or a single block, with what it takes along an axis. */
interface Unit {
  readonly ids: readonly Id[]
  readonly start: number
  readonly size: number
}

function boxedUnits(
  { documents }: Pick<Workplace, 'documents'>,
  blocks: BlockAddresses,
  { layout, ids, axis }: { layout: Layout; ids: readonly Id[]; axis: Axis },
): readonly Unit[] {
  const section = sectionAt(documents, blocks)
  return (section ? unitsOf(section, ids) : []).map((unit) => {
    const boxes = unit.flatMap((id) => layout[id] ?? [])
    const start = Math.min(...boxes.map((at) => at[axis]))
    return {
      ids: unit,
      start,
      size: Math.max(...boxes.map((at) => at[axis] + at[SIZE[axis]])) - start,
    }
  })
}

/** The layout with a unit elsewhere along an axis; its blocks lie to each other as before. */
function shifted(
  layout: Layout,
  { ids, start }: Unit,
  { axis, to }: { axis: Axis; to: number },
): Layout {
  return withPlaces(layout, ids, (at) => ({ ...at, [axis]: at[axis] + to - start }))
}

/** The room that units are aligned in: what is around several, and the section for one. */
function roomFor(
  { view }: Workplace,
  layout: Layout,
  { units, axis }: { units: readonly Unit[]; axis: Axis },
): { start: number; end: number } {
  if (units.length < 2) {
    return { start: 0, end: axis === 'x' ? GRID_COLUMNS[view] : bottomRow(layout) }
  }
  const start = Math.min(...units.map((unit) => unit.start))
  return { start, end: Math.max(...units.map((unit) => unit.start + unit.size)) }
}

/** Moves the blocks between the outermost two so that all gaps are equal, to the nearest cell. */
export function distributeBlocks(
  place: Workplace,
  blocks: BlockAddresses,
  axis: Axis,
): Edit | undefined {
  const isPossible =
    canArrangeAlong(place, axis) &&
    unlocked(place, blocks).blockIds.length === blocks.blockIds.length
  const edit =
    isPossible &&
    rearrange(place, blocks, (layout, ids) => {
      const units = boxedUnits(place, blocks, { layout, ids, axis })
      return units.length > 2 ? spread(layout, units, axis) : layout
    })
  return edit ? { ...edit, label: labels.distributeBlocks(nameOfBlocks(place, blocks)) } : undefined
}

function spread(layout: Layout, units: readonly Unit[], axis: Axis): Layout {
  const inOrder = units.toSorted((a, b) => a.start + a.size / 2 - (b.start + b.size / 2))
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!(first && last)) return layout
  const taken = inOrder.reduce((sum, { size }) => sum + size, 0)
  const gap = (last.start + last.size - first.start - taken) / (inOrder.length - 1)
  let next = first.start
  return inOrder.reduce((arranged, unit) => {
    const to = Math.max(0, Math.round(next))
    next += unit.size + gap
    return shifted(arranged, unit, { axis, to })
  }, layout)
}
