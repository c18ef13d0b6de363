/** Aligning blocks to each other, or one to its section, and distributing them with equal gaps. Locked blocks stay where they are. */

import { bottomRow } from '@sitewright/core/document/layout'
import { GRID_COLUMNS, type Layout, type Placement } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Edit, Workplace } from './edit.ts'
import { labels } from './labels.ts'
import type { BlockAddresses } from './selection.ts'
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
      const { start, end } = roomFor(place, layout, { ids, axis })
      return withPlaces(layout, ids, (at, id) => {
        if (!free.has(id)) return at
        const before = Math.round((end - start - at[SIZE[axis]]) * share)
        return { ...at, [axis]: start + before }
      })
    })
  return edit ? { ...edit, label: labels.alignBlock(nameOfBlocks(place, blocks)) } : undefined
}

/** The room that blocks are aligned in: what is around several, and the section for one. */
function roomFor(
  { view }: Workplace,
  layout: Layout,
  { ids, axis }: { ids: readonly Id[]; axis: Axis },
): { start: number; end: number } {
  const boxes = placesOf(layout, ids)
  if (boxes.length < 2) {
    return { start: 0, end: axis === 'x' ? GRID_COLUMNS[view] : bottomRow(layout) }
  }
  const start = Math.min(...boxes.map((at) => at[axis]))
  return { start, end: Math.max(...boxes.map((at) => at[axis] + at[SIZE[axis]])) }
}

/** Moves the blocks between the outermost two so that all gaps are equal, to the nearest cell. */
export function distributeBlocks(
  place: Workplace,
  blocks: BlockAddresses,
  axis: Axis,
): Edit | undefined {
  const isPossible =
    canArrangeAlong(place, axis) &&
    blocks.blockIds.length > 2 &&
    unlocked(place, blocks).blockIds.length === blocks.blockIds.length
  const edit = isPossible && rearrange(place, blocks, (layout, ids) => spread(layout, ids, axis))
  return edit ? { ...edit, label: labels.distributeBlocks(nameOfBlocks(place, blocks)) } : undefined
}

function spread(layout: Layout, ids: readonly Id[], axis: Axis): Layout {
  const size = SIZE[axis]
  const middleOf = (at: Placement) => at[axis] + at[size] / 2
  const inOrder = ids
    .flatMap((id) => (layout[id] ? [{ id, at: layout[id] }] : []))
    .toSorted((a, b) => middleOf(a.at) - middleOf(b.at))
  const [first, last] = [inOrder[0]?.at, inOrder.at(-1)?.at]
  if (!(first && last)) return layout
  const taken = inOrder.reduce((sum, { at }) => sum + at[size], 0)
  const gap = (last[axis] + last[size] - first[axis] - taken) / (inOrder.length - 1)
  let next = first[axis]
  const starts = inOrder.map(({ id, at }) => {
    const start = Math.max(0, Math.round(next))
    next += at[size] + gap
    return [id, start] as const
  })
  const startOf = new Map(starts)
  return withPlaces(layout, ids, (at, id) => ({ ...at, [axis]: startOf.get(id) ?? at[axis] }))
}

function placesOf(layout: Layout, ids: readonly Id[]): readonly Placement[] {
  return ids.flatMap((id) => layout[id] ?? [])
}
