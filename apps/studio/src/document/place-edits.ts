/** Edits of a block's place: moving, resizing, its order on phones, and its layer. */

import {
  clampPlacement,
  overlap,
  placements,
  readingOrder,
  samePlacement,
} from '@sitewright/core/document/layout'
import type { Layout, Placement, Section } from '@sitewright/core/document/page-document'
import { moveBefore, moveInOrder } from '@sitewright/core/document/phone-order'
import { closeRows, pushAside } from '@sitewright/core/document/push'
import { type Id, newId } from '@sitewright/core/id'
import { arrange, arrangementOf, closePhoneGap, phoneSpot } from './arrangement.ts'
import type { Edit, Workplace } from './edit.ts'
import type { Coalesce } from './history.ts'
import { labels } from './labels.ts'
import { type BlockAddress, blockAt, type SectionAddress, sectionAt } from './selection.ts'
import { topLayer } from './spot.ts'

/** The highest layer that a placement can have. */
const TOP_LAYER = 1000

export interface PlaceOptions {
  readonly coalesce?: Coalesce
  /** Whether it may come to lie on others. On phones they make room otherwise; on desktops it always may. */
  readonly isFree?: boolean
}

/** Puts a block somewhere else on its own grid; undefined when it is there already. */
export function placeBlock(
  place: Workplace,
  address: BlockAddress,
  wanted: Placement,
  { coalesce, isFree = false }: PlaceOptions = {},
): Edit | undefined {
  const found = findPlace(place, address)
  if (!found) return undefined
  const { layout, before, name } = found
  const isResize = before.w !== wanted.w || before.h !== wanted.h
  const { autoHeight: _given, ...cells } = wanted
  const keepsHeight = before.autoHeight === true && before.h === wanted.h
  const placement = clampPlacement(
    { ...cells, ...(keepsHeight && { autoHeight: true }) },
    place.view,
  )
  if (samePlacement(before, placement)) return undefined
  const makesRoom = place.view === 'phone' && !isFree
  const next = makesRoom
    ? closeRows(layout, pushAside(layout, address.blockId, placement)).layout
    : { ...layout, [address.blockId]: placement }
  const label = isResize ? labels.resizeBlock(name) : labels.moveBlock(name)
  const edit = arranging(place, address, { next, label, ...(coalesce && { coalesce }) })
  return edit && isResize ? { ...edit, fits: address } : edit
}

export interface Nudge {
  readonly dx?: number
  readonly dy?: number
  readonly dw?: number
  readonly dh?: number
  readonly isFree?: boolean
}

/** Moves or resizes by cells, or passes a neighbour on phones; presses of a key in quick succession are one step. */
export function nudgeBlock(place: Workplace, address: BlockAddress, by: Nudge): Edit | undefined {
  const { dx = 0, dy = 0, dw = 0, dh = 0, isFree = false } = by
  const what = dw || dh ? 'resize' : 'move'
  const coalesce = { key: `${what}:${address.blockId}:${place.view}` }
  const passes = place.view === 'phone' && dy !== 0 && !isFree
  if (passes) return passNeighbour(place, address, dy < 0 ? -1 : 1, coalesce)
  const before = findPlace(place, address)?.before
  if (!before) return undefined
  const { x, y, w, h } = before
  const wanted = { ...before, x: x + dx, y: y + dy, w: w + dw, h: h + dh }
  return placeBlock(place, address, wanted, { coalesce, isFree })
}

function passNeighbour(
  place: Workplace,
  address: BlockAddress,
  by: -1 | 1,
  coalesce: Coalesce,
): Edit | undefined {
  const found = findPlace(place, address)
  const next = found && moveInOrder(found.layout, address.blockId, by)
  if (!next) return undefined
  const label = labels.moveBlock(found.name)
  return arranging(place, address, {
    next,
    label,
    coalesce,
    outcome: neighbour(place, address, next, by),
  })
}

/** On phones: takes a block in front of another one in the order, or to the end. */
export function reorderBlock(
  place: Workplace,
  address: BlockAddress,
  before: Id | undefined,
): Edit | undefined {
  const phone: Workplace = { ...place, view: 'phone' }
  const found = findPlace(phone, address)
  const next = found && moveBefore(found.layout, address.blockId, before)
  if (!next) return undefined
  const label = labels.moveBlock(found.name)
  const outcome = neighbour(phone, address, next, before === undefined ? 1 : -1)
  return arranging(phone, address, { next, label, outcome })
}

/** "above Picture": where it is now in the order. */
function neighbour(
  { documents, nameOf }: Workplace,
  { blockId, ...section }: BlockAddress,
  next: Layout,
  by: -1 | 1,
): string {
  const order = readingOrder(next)
  const id = order[order.indexOf(blockId) - by]
  const block = id === undefined ? undefined : sectionAt(documents, section)?.blocks[id]
  return block ? `${by < 0 ? 'above' : 'below'} ${nameOf(block.type)}` : ''
}

/** Takes a block to another section, which may be in another document; always on the desktop's grid. */
export function moveToSection(
  place: Workplace,
  from: BlockAddress,
  to: SectionAddress,
  placement: Placement,
): Edit | undefined {
  const block = blockAt(place.documents, from)
  if (!(block && sectionAt(place.documents, to)) || block.locked) return undefined
  const { documentId, sectionId, blockId } = from
  // A removed id is never given out again, and another document cannot know it: the block arrives with a new one.
  const id = to.documentId === documentId ? blockId : newId()
  const desktop = clampPlacement(placement, 'desktop')
  const size = { x: 0, w: 8, h: desktop.h, z: 1, autoHeight: true } as const
  const spot = phoneSpot(place, to, { id, desktop, size })
  return {
    label: labels.moveBlock(place.nameOf(block.type)),
    changes: [
      ...closePhoneGap(place, from, blockId),
      { documentId, operation: { kind: 'removeBlock', sectionId, blockId } },
      ...spot.changes,
      {
        documentId: to.documentId,
        operation: {
          kind: 'insertBlock',
          sectionId: to.sectionId,
          block: { ...block, id },
          desktop,
          ...(spot.placement && { phone: spot.placement }),
        },
      },
    ],
    select: { kind: 'block', documentId: to.documentId, sectionId: to.sectionId, blockId: id },
  }
}

export type Layer = 'front' | 'back' | 'forward' | 'backward'

/** Puts a block in front of everything in its section or behind it, or past the next block that it overlaps. */
export function layerBlock(
  place: Workplace,
  address: BlockAddress,
  where: Layer,
): Edit | undefined {
  const found = findPlace(place, address)
  const section = sectionAt(place.documents, address)
  if (!(found && section)) return undefined
  const { blockId } = address
  const next =
    where === 'forward' || where === 'backward'
      ? passedLayer(found.layout, section, { blockId, by: where === 'forward' ? 1 : -1 })
      : outermost(found, placements(section, place.view), { blockId, where })
  const label = labels.layerBlock(found.name)
  return next && arranging(place, address, { next, label })
}

function outermost(
  { layout, before }: { layout: Layout; before: Placement },
  all: Layout,
  { blockId, where }: { blockId: Id; where: 'front' | 'back' },
): Layout {
  const z = where === 'front' ? Math.min(topLayer(all) + 1, TOP_LAYER) : 0
  return { ...layout, [blockId]: { ...before, z } }
}

/** The layout with a block in front of the next one that lies on it, or behind the next one that it lies on. */
function passedLayer(
  layout: Layout,
  section: Section,
  { blockId, by }: { blockId: Id; by: -1 | 1 },
): Layout | undefined {
  const me = layout[blockId]
  if (!me) return undefined
  // In one layer, later blocks of the page's HTML are painted later, and their order there is that of phones.
  const order = readingOrder(placements(section, 'phone'))
  const painted = Object.keys(layout).sort(
    (a, b) => (layout[a]?.z ?? 0) - (layout[b]?.z ?? 0) || order.indexOf(a) - order.indexOf(b),
  )
  const from = painted.indexOf(blockId)
  const isPassed = (id: Id, index: number) =>
    by * (index - from) > 0 && layout[id] !== undefined && overlap(layout[id], me)
  const to = by > 0 ? painted.findIndex(isPassed) : painted.findLastIndex(isPassed)
  if (to < 0) return undefined
  const others = painted.toSpliced(from, 1).toSpliced(to, 0, blockId)
  return Object.fromEntries(
    others.flatMap((id, index) => (layout[id] ? [[id, { ...layout[id], z: index + 1 }]] : [])),
  )
}

/** A block with its place in the view; undefined where there is none, or where it is locked. */
function findPlace(place: Workplace, address: BlockAddress) {
  const block = blockAt(place.documents, address)
  const section = sectionAt(place.documents, address)
  const layout = section && arrangementOf(section, place.view, place)
  const before = layout?.[address.blockId]
  if (!(block && layout && before) || block.locked) return undefined
  return { layout, before, name: place.nameOf(block.type) }
}

/** An edit of the arrangement that keeps the block selected; undefined where it changes nothing or does not fit. */
function arranging(
  place: Workplace,
  { documentId, sectionId, blockId }: BlockAddress,
  { next, ...rest }: { next: Layout } & Pick<Edit, 'label' | 'coalesce' | 'outcome'>,
): Edit | undefined {
  const changes = arrange(place, { documentId, sectionId }, { view: place.view, next })
  if (!changes || changes.length === 0) return undefined
  return { ...rest, changes, select: { kind: 'block', documentId, sectionId, blockId } }
}
