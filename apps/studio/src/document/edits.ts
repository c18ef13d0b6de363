/** The edits of blocks that an owner can make, each with its label. They are only described here: `Session.perform` does them. */

import { readingOrder } from '@sitewright/core/document/layout'
import { GRID_COLUMNS, type Placement } from '@sitewright/core/document/page-document'
import { newId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { closePhoneGap, phoneSpot, spotBelow } from './arrangement.ts'
import { applyChanges, type Change } from './change.ts'
import type { Edit, NewBlock, Workplace } from './edit.ts'
import { labels } from './labels.ts'
import { type BlockAddress, blockAt, type SectionAddress, sectionAt } from './selection.ts'
import { centred, freeSpot, inFront } from './spot.ts'

export interface BlockTarget extends SectionAddress {
  /** The block that it goes below; `null` for a place before all others, absent for the end of the section. */
  readonly under?: string | null
  /** Exactly where it was dropped. */
  readonly at?: Placement
  /** Whether what is below makes room, so that it comes right after `under`; otherwise it takes the first free place. */
  readonly makesRoom?: boolean
}

export function addBlock(place: Workplace, target: BlockTarget, block: NewBlock): Edit | undefined {
  const { documents, nameOf, view } = place
  const section = sectionAt(documents, target)
  if (!section) return undefined
  const id = newId()
  const { documentId, sectionId } = target
  const { w, h } = block.size.desktop
  const under = target.under === undefined ? readingOrder(section.desktop).at(-1) : target.under
  const above = under ? section.desktop[under] : undefined
  const room =
    target.makesRoom && target.under
      ? spotBelow(place, { documentId, sectionId, blockId: target.under }, { w, h })
      : undefined
  const desktop =
    (target.at && inFront(section.desktop, target.at)) ??
    room?.placement ??
    freeSpot(section.desktop, {
      x: above?.x ?? centred(w),
      y: above ? above.y + above.h : 0,
      w,
      h,
    })
  const isAfterIt = target.under !== undefined && (view === 'phone' || target.makesRoom === true)
  const spot = phoneSpot(moved(place, room?.changes), target, {
    id,
    desktop,
    ...(isAfterIt && { above: target.under }),
    size: { x: 0, w: GRID_COLUMNS.phone, h: block.size.phone.h, z: 1, autoHeight: true },
  })
  return {
    label: labels.addBlock(nameOf(block.type)),
    changes: [
      ...(room?.changes ?? []),
      ...spot.changes,
      {
        documentId,
        operation: {
          kind: 'insertBlock',
          sectionId,
          block: { id, type: block.type, version: block.version, props: block.props },
          desktop,
          ...(spot.placement && { phone: spot.placement }),
        },
      },
    ],
    select: { kind: 'block', documentId, sectionId, blockId: id },
    fits: { documentId, sectionId, blockId: id },
  }
}

function moved(place: Workplace, changes: readonly Change[] = []): Workplace {
  const result = applyChanges(place, changes)
  return 'refused' in result ? place : { ...place, ...result.drafts }
}

/** Takes a block off the page, unless it is locked. The phone's view says that this is not for phones only. */
export function removeBlock(place: Workplace, address: BlockAddress): Edit | undefined {
  const block = blockAt(place.documents, address)
  if (!block || block.locked) return undefined
  const { documentId, sectionId, blockId } = address
  const label = place.view === 'phone' ? labels.removeEverywhere : labels.removeBlock
  return {
    label: label(place.nameOf(block.type)),
    changes: [
      ...closePhoneGap(place, address, blockId),
      { documentId, operation: { kind: 'removeBlock', sectionId, blockId } },
    ],
    select: { kind: 'section', documentId, sectionId },
  }
}

export function setProps(
  place: Workplace,
  address: BlockAddress,
  props: JsonObject,
  coalesceKey?: string,
): Edit | undefined {
  const block = blockAt(place.documents, address)
  if (!block) return undefined
  const { documentId, sectionId, blockId } = address
  return {
    label: labels.changeBlock(place.nameOf(block.type)),
    changes: [{ documentId, operation: { kind: 'setProps', sectionId, blockId, props } }],
    select: { kind: 'block', ...address },
    fits: address,
    ...(coalesceKey !== undefined && { coalesce: { key: `props:${blockId}:${coalesceKey}` } }),
  }
}

/** Text that was typed on the page; one step of undo until the typist pauses. */
export function typeText(
  place: Workplace,
  address: BlockAddress,
  field: string,
  text: JsonObject,
): Edit | undefined {
  const block = blockAt(place.documents, address)
  if (!block) return undefined
  const edit = setProps(place, address, { ...block.props, [field]: text })
  const key = `typing:${address.blockId}:${field}`
  return edit && { ...edit, label: labels.type(), coalesce: { key } }
}
