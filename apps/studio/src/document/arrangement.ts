/** The arrangement of a section's blocks in one view, and the changes that lead to another one. */

import {
  frozenPhone,
  isHidden,
  isInsideGrid,
  placements,
  readingOrder,
  samePlacement,
} from '@sitewright/core/document/layout'
import type { Layout, Placement, Section, View } from '@sitewright/core/document/page-document'
import { insertBelow } from '@sitewright/core/document/phone-order'
import { pushAside, takeOut } from '@sitewright/core/document/push'
import type { Id } from '@sitewright/core/id'
import type { Change } from './change.ts'
import type { Workplace } from './edit.ts'
import { type BlockAddress, type SectionAddress, sectionAt } from './selection.ts'
import type { Size } from './spot.ts'

type Measured = Pick<Workplace, 'phoneRows'>

/** Every block as it can be moved by hand: the phone's automatic order with the rows that its blocks take as they are drawn. */
function movable(section: Section, view: View, { phoneRows }: Measured): Layout {
  if (view === 'phone' && section.phone.auto) return frozenPhone(section, phoneRows)
  return placements(section, view)
}

/** The blocks that the view shows, as they can be moved by hand. */
export function arrangementOf(section: Section, view: View, measured: Measured): Layout {
  return Object.fromEntries(
    Object.entries(movable(section, view, measured)).filter(
      ([id]) => !isHidden(section.blocks[id], view),
    ),
  )
}

/** The changes that put blocks where `next` has them; undefined where that does not fit into the grid. */
export function arrange(
  place: Workplace,
  { documentId, sectionId }: SectionAddress,
  { view, next }: { view: View; next: Layout },
): readonly Change[] | undefined {
  const section = sectionAt(place.documents, { documentId, sectionId })
  if (!section || !Object.values(next).every((item) => isInsideGrid(item, view))) return undefined
  const before = movable(section, view, place)
  const moved = Object.entries(next).filter(([id, placement]) => {
    const old = before[id]
    return old !== undefined && !samePlacement(old, placement)
  })
  if (moved.length > 0 && view === 'phone' && section.phone.auto) {
    const items = { ...before, ...Object.fromEntries(moved) }
    const phone = { auto: false, items } as const
    return [{ documentId, operation: { kind: 'setPhoneLayout', sectionId, phone } }]
  }
  return moved.map(([blockId, placement]) => ({
    documentId,
    operation: { kind: 'place', sectionId, blockId, view, placement },
  }))
}

/** The rest of a phone's arrangement moves up where a block goes; the automatic order does so by itself. */
export function closePhoneGap(
  place: Workplace,
  address: SectionAddress,
  blockId: Id,
): readonly Change[] {
  const section = sectionAt(place.documents, address)
  if (!section || section.phone.auto || isHidden(section.blocks[blockId], 'phone')) return []
  const { layout } = takeOut(arrangementOf(section, 'phone', place), blockId)
  return arrange(place, address, { view: 'phone', next: layout }) ?? []
}

export interface DesktopSpot {
  readonly placement: Placement
  /** The moves of others that make room for it. */
  readonly changes: readonly Change[]
}

/**
 * The place on the desktop right below a block, in its columns and its layer: what is below makes room, as it does for a block
 * that grows by those rows. Undefined where the section has no rows left, or where desktops do not show the block.
 */
export function spotBelow(
  place: Workplace,
  { documentId, sectionId, blockId }: BlockAddress,
  { w, h }: Size,
): DesktopSpot | undefined {
  const section = sectionAt(place.documents, { documentId, sectionId })
  const layout = section && arrangementOf(section, 'desktop', place)
  const above = layout?.[blockId]
  if (!(layout && above)) return undefined
  const placement = { ...above, y: above.y + above.h, w: Math.min(w, above.w), h }
  if (!isInsideGrid(placement, 'desktop')) return undefined
  const pushed = pushAside(layout, blockId, { ...above, h: above.h + h })
  const next = { ...pushed, [blockId]: above }
  const changes = arrange(place, { documentId, sectionId }, { view: 'desktop', next })
  return changes && { placement, changes }
}

export interface PhoneSpot {
  /** Undefined for the automatic order where that finds the place by itself. */
  readonly placement?: Placement
  /** The moves of others that make room for it. */
  readonly changes: readonly Change[]
}

/**
 * The place on the phone of a new block: below the given one (`null`: at the top), or below the block that is read before it on
 * the desktop.
 */
export function phoneSpot(
  place: Workplace,
  address: SectionAddress,
  {
    id,
    desktop,
    above,
    size,
  }: { id: Id; desktop: Placement; above?: Id | null; size: Omit<Placement, 'y'> },
): PhoneSpot {
  const section = sectionAt(place.documents, address)
  if (!section) return { changes: [] }
  const layout = arrangementOf(section, 'phone', place)
  const isGiven = above === null || (above !== undefined && layout[above] !== undefined)
  const before = readBefore(section, id, desktop)
  // Only where the phone's rows are measured can its automatic order be frozen as it is drawn.
  const isMeasured = place.view === 'phone' && isGiven && above !== null
  if (section.phone.auto && !(isMeasured && above !== before)) return { changes: [] }
  const after = isGiven ? (above ?? undefined) : before
  const next = insertBelow(layout, id, { above: after, size })
  const { [id]: placement, ...others } = next
  const changes = arrange(place, address, { view: 'phone', next: others })
  // A block for which there is no room left goes below everything, which the operation sees to.
  const fits = placement !== undefined && isInsideGrid(placement, 'phone')
  return fits && changes ? { placement, changes } : { changes: [] }
}

/** The last block that phones show of those read before the place on the desktop. */
function readBefore({ blocks, desktop }: Section, id: Id, at: Placement): Id | undefined {
  const order = readingOrder({ ...desktop, [id]: at })
  return order.slice(0, order.indexOf(id)).findLast((other) => !isHidden(blocks[other], 'phone'))
}
