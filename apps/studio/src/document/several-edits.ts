/**
 * Edits of one or several blocks of a section, each a single step of undo. What is done to several is done to each on top of those
 * before; locked blocks stay as they are.
 */

import { clampPlacement, isHidden, readingOrder } from '@sitewright/core/document/layout'
import { GRID_COLUMNS, type Layout, type View } from '@sitewright/core/document/page-document'
import { moveBefore, tiersOf } from '@sitewright/core/document/phone-order'
import type { Id } from '@sitewright/core/id'
import { arrange, arrangementOf } from './arrangement.ts'
import { applyChanges, type Change } from './change.ts'
import type { Edit, Workplace } from './edit.ts'
import { removeBlock } from './edits.ts'
import { hideBlock, showBlock } from './hide-edits.ts'
import { labels } from './labels.ts'
import {
  type Layer,
  layerBlock,
  moveToSection,
  type Nudge,
  nudgeBlock,
  reorderBlock,
} from './place-edits.ts'
import {
  type BlockAddress,
  type BlockAddresses,
  blockAt,
  blockIdsOf,
  type SectionAddress,
  sectionAt,
  selectionOf,
} from './selection.ts'

/** "picture", or "3 blocks". */
export function nameOfBlocks(place: Workplace, blocks: BlockAddresses): string {
  const [blockId, ...others] = blocks.blockIds
  if (blockId === undefined || others.length > 0) return `${blocks.blockIds.length} blocks`
  const block = blockAt(place.documents, { ...blocks, blockId })
  return block ? place.nameOf(block.type) : 'block'
}

/** The blocks that may be moved, resized and removed. */
export function unlocked(
  { documents }: Pick<Workplace, 'documents'>,
  blocks: BlockAddresses,
): BlockAddresses {
  const isFree = (id: Id) => sectionAt(documents, blocks)?.blocks[id]?.locked !== true
  return { ...blocks, blockIds: blocks.blockIds.filter(isFree) }
}

export function removeBlocks(place: Workplace, blocks: BlockAddresses): Edit | undefined {
  const label = place.view === 'phone' ? labels.removeEverywhere : labels.removeBlock
  return each(place, unlocked(place, blocks), { edit: removeBlock, label })
}

/** Hides all of the blocks in a view, or shows them where all are hidden. */
export function toggleHidden(
  place: Workplace,
  blocks: BlockAddresses,
  view: View,
): Edit | undefined {
  const areHidden = blocks.blockIds.every((blockId) =>
    isHidden(blockAt(place.documents, { ...blocks, blockId }), view),
  )
  const [edit, label] = areHidden ? [showBlock, labels.showBlock] : [hideBlock, labels.hideBlock]
  return each(place, blocks, {
    edit: (current, address) => edit(current, address, view),
    label: (name) => label(name, view),
  })
}

/** Puts blocks further in front or further back; among themselves they keep their order. */
export function layerBlocks(
  place: Workplace,
  blocks: BlockAddresses,
  where: Layer,
): Edit | undefined {
  const section = sectionAt(place.documents, blocks)
  const layout = section && arrangementOf(section, place.view, place)
  if (!layout) return undefined
  const backToFront = unlocked(place, blocks).blockIds.toSorted(
    (a, b) => (layout[a]?.z ?? 0) - (layout[b]?.z ?? 0),
  )
  const goesFirst = where === 'front' || where === 'backward'
  const blockIds = goesFirst ? backToFront : backToFront.toReversed()
  return each(
    place,
    { ...blocks, blockIds },
    { edit: (current, address) => layerBlock(current, address, where), label: labels.layerBlock },
  )
}

/** Locks all of the blocks, or unlocks them where all are locked. */
export function toggleLocked(place: Workplace, blocks: BlockAddresses): Edit | undefined {
  const isLocked = unlocked(place, blocks).blockIds.length > 0
  const label = isLocked ? labels.lockBlock : labels.unlockBlock
  return each(place, blocks, {
    edit: ({ documents, nameOf }, { documentId, sectionId, blockId }) => {
      const block = blockAt(documents, { documentId, sectionId, blockId })
      if (!block || (block.locked === true) === isLocked) return undefined
      return {
        label: label(nameOf(block.type)),
        changes: [{ documentId, operation: { kind: 'setLocked', sectionId, blockId, isLocked } }],
        select: { kind: 'block', documentId, sectionId, blockId },
      }
    },
    label,
  })
}

/** Moves or resizes by cells; several move together as far as the grid goes, and pass a neighbour together on phones. */
export function nudgeBlocks(place: Workplace, blocks: BlockAddresses, by: Nudge): Edit | undefined {
  const free = unlocked(place, blocks)
  const [blockId, ...others] = free.blockIds
  if (blockId === undefined) return undefined
  if (others.length === 0) return nudgeBlock(place, { ...free, blockId }, by)
  const { dx = 0, dy = 0, dw = 0, dh = 0, isFree = false } = by
  if (dw || dh) {
    const edit = each(place, free, {
      edit: (current, address) => nudgeBlock(current, address, by),
      label: labels.resizeBlock,
    })
    return edit && { ...edit, coalesce: { key: `resize:${free.blockIds.join()}:${place.view}` } }
  }
  const passes = place.view === 'phone' && dy !== 0 && !isFree
  const edit = passes
    ? passTogether(place, free, dy < 0 ? -1 : 1)
    : moveTogether(place, free, { dx, dy })
  return edit && { ...edit, coalesce: { key: `move:${free.blockIds.join()}:${place.view}` } }
}

/** Moves blocks by the same number of cells, fewer where one of them would leave the grid. */
export function moveTogether(
  place: Workplace,
  blocks: BlockAddresses,
  { dx, dy }: { dx: number; dy: number },
): Edit | undefined {
  return rearrange(place, unlocked(place, blocks), (layout, ids) => {
    const boxes = ids.flatMap((id) => layout[id] ?? [])
    const left = Math.min(...boxes.map(({ x }) => x))
    const top = Math.min(...boxes.map(({ y }) => y))
    const right = Math.max(...boxes.map(({ x, w }) => x + w))
    const byX = Math.min(Math.max(dx, -left), GRID_COLUMNS[place.view] - right)
    const byY = Math.max(dy, -top)
    return withPlaces(layout, ids, (at) =>
      clampPlacement({ ...at, x: at.x + byX, y: at.y + byY }, place.view),
    )
  })
}

/** On phones: takes blocks in front of another one in the order, one below the other, or to the end. */
export function reorderBlocks(
  place: Workplace,
  blocks: BlockAddresses,
  before: Id | undefined,
): Edit | undefined {
  const free = unlocked(place, blocks)
  const [blockId, ...others] = free.blockIds
  if (blockId !== undefined && others.length === 0) {
    return reorderBlock(place, { ...free, blockId }, before)
  }
  return rearrange({ ...place, view: 'phone' }, free, (layout, ids) =>
    inFrontOf(layout, ids, before),
  )
}

function passTogether(place: Workplace, blocks: BlockAddresses, by: -1 | 1): Edit | undefined {
  return rearrange(place, blocks, (layout, ids) => {
    const tiers = tiersOf(layout)
    const isChosen = ({ ids: members }: { ids: readonly Id[] }) =>
      members.some((id) => ids.includes(id))
    const edge = by < 0 ? tiers.findIndex(isChosen) : tiers.findLastIndex(isChosen)
    if (!tiers[edge + by]) return layout
    const before = by < 0 ? tiers[edge - 1] : tiers[edge + 2]
    return inFrontOf(layout, ids, before?.ids[0])
  })
}

function inFrontOf(layout: Layout, ids: readonly Id[], before: Id | undefined): Layout {
  const inOrder = readingOrder(layout).filter((id) => ids.includes(id))
  return inOrder.reduce((current, id) => moveBefore(current, id, before) ?? current, layout)
}

/** Takes blocks to another section, each to its place there. */
export function moveAllToSection(
  place: Workplace,
  from: SectionAddress,
  to: SectionAddress,
  places: Layout,
): Edit | undefined {
  const blocks = unlocked(place, { ...from, blockIds: readingOrder(places) })
  const arrived: Id[] = []
  const edit = each(place, blocks, {
    edit(current, address) {
      const at = places[address.blockId]
      const one = at && moveToSection(current, address, to, at)
      if (one?.select) arrived.push(...blockIdsOf(one.select))
      return one
    },
    label: labels.moveBlock,
  })
  return edit && { ...edit, select: selectionOf({ ...to, blockIds: arrived }) }
}

/** The edit that arranges blocks anew; undefined where nothing changes or it does not fit. */
export function rearrange(
  place: Workplace,
  blocks: BlockAddresses,
  arranged: (layout: Layout, ids: readonly Id[]) => Layout,
): Edit | undefined {
  const section = sectionAt(place.documents, blocks)
  const layout = section && arrangementOf(section, place.view, place)
  const ids = blocks.blockIds.filter((id) => layout?.[id])
  if (!layout || ids.length === 0) return undefined
  const next = arranged(layout, ids)
  const changes = arrange(place, blocks, { view: place.view, next })
  if (!changes || changes.length === 0) return undefined
  return {
    label: labels.moveBlock(nameOfBlocks(place, blocks)),
    changes,
    select: selectionOf(blocks),
  }
}

export function withPlaces(
  layout: Layout,
  ids: readonly Id[],
  moved: (at: Layout[string], id: Id) => Layout[string],
): Layout {
  const places = ids.flatMap((id) => (layout[id] ? [[id, moved(layout[id], id)] as const] : []))
  return { ...layout, ...Object.fromEntries(places) }
}

interface EditOfEach {
  edit(place: Workplace, address: BlockAddress): Edit | undefined
  label(name: string): string
}

/** The edit of each block on top of those before, as one step; for one block it is its own. */
function each(
  place: Workplace,
  blocks: BlockAddresses,
  { edit, label }: EditOfEach,
): Edit | undefined {
  const { documentId, sectionId, blockIds } = blocks
  const [only, ...others] = blockIds
  if (only !== undefined && others.length === 0) {
    return edit(place, { documentId, sectionId, blockId: only })
  }
  const changes: Change[] = []
  let current = place
  for (const blockId of blockIds) {
    const made = edit(current, { documentId, sectionId, blockId })?.changes ?? []
    const result = applyChanges(current, made)
    if ('refused' in result) continue
    changes.push(...made)
    current = { ...current, ...result.drafts }
  }
  if (changes.length === 0) return undefined
  const left = blockIds.filter((blockId) =>
    blockAt(current.documents, { documentId, sectionId, blockId }),
  )
  return {
    label: label(nameOfBlocks(place, blocks)),
    changes,
    select: selectionOf({ documentId, sectionId, blockIds: left }),
  }
}
