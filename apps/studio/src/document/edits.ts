/** The edits of blocks that an owner can make, each with its label. They are only described here: `Session.perform` does them. */

import { clampPlacement, placements, readingOrder } from '@sitewright/core/document/layout'
import type { Placement, View } from '@sitewright/core/document/page-document'
import { newId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { Change, Documents } from './change.ts'
import type { Coalesce } from './history.ts'
import { type BlockNames, labels } from './labels.ts'
import {
  type BlockAddress,
  blockAt,
  placementAt,
  type SectionAddress,
  type Selection,
  sectionAt,
} from './selection.ts'
import { centred, freeSpot, inFront, topLayer } from './spot.ts'

export interface Edit {
  readonly label: string
  readonly changes: readonly Change[]
  /** The selection afterwards; left out, the selection stays. */
  readonly select?: Selection
  readonly coalesce?: Coalesce
}

/** A block as the palette offers it. */
export interface NewBlock {
  readonly type: number
  readonly version: number
  readonly props: JsonObject
  readonly size: { readonly desktop: { readonly w: number; readonly h: number } }
}

/** The state that an edit is made against. */
export interface Workplace {
  readonly documents: Documents
  readonly view: View
  readonly nameOf: BlockNames
}

/** Adds a block under another one, or at the end of the section, or exactly where it was dropped. */
export function addBlock(
  { documents, nameOf }: Workplace,
  target: SectionAddress & { readonly under?: string; readonly at?: Placement },
  block: NewBlock,
): Edit | undefined {
  const section = sectionAt(documents, target)
  if (!section) return undefined
  const id = newId()
  const { documentId, sectionId } = target
  const { w, h } = block.size.desktop
  const last = target.under ?? readingOrder(section.desktop).at(-1)
  const above = last === undefined ? undefined : section.desktop[last]
  const desktop =
    (target.at && inFront(section.desktop, target.at)) ??
    freeSpot(section.desktop, {
      x: above?.x ?? centred(w),
      y: above ? above.y + above.h : 0,
      w,
      h,
    })
  return {
    label: labels.addBlock(nameOf(block.type)),
    changes: [
      {
        documentId,
        operation: {
          kind: 'insertBlock',
          sectionId,
          block: { id, type: block.type, version: block.version, props: block.props },
          desktop,
        },
      },
    ],
    select: { kind: 'block', documentId, sectionId, blockId: id },
  }
}

export function removeBlock(place: Workplace, address: BlockAddress): Edit | undefined {
  const block = blockAt(place.documents, address)
  if (!block) return undefined
  const { documentId, sectionId, blockId } = address
  return {
    label: labels.removeBlock(place.nameOf(block.type)),
    changes: [{ documentId, operation: { kind: 'removeBlock', sectionId, blockId } }],
    select: { kind: 'section', documentId, sectionId },
  }
}

export function duplicateBlock(place: Workplace, address: BlockAddress): Edit | undefined {
  const section = sectionAt(place.documents, address)
  const block = section?.blocks[address.blockId]
  const original = section?.desktop[address.blockId]
  if (!(section && block && original)) return undefined
  const { documentId, sectionId } = address
  const id = newId()
  const desktop = freeSpot(section.desktop, { ...original, y: original.y + original.h })
  return {
    label: labels.duplicateBlock(place.nameOf(block.type)),
    changes: [
      {
        documentId,
        operation: { kind: 'insertBlock', sectionId, block: { ...block, id }, desktop },
      },
    ],
    select: { kind: 'block', documentId, sectionId, blockId: id },
  }
}

/** Puts a block somewhere else on its own grid; nothing when it is there already. */
export function placeBlock(
  place: Workplace,
  address: BlockAddress,
  wanted: Placement,
  coalesce?: Coalesce,
): Edit | undefined {
  const block = blockAt(place.documents, address)
  const before = placementAt(place.documents, address, place.view)
  if (!(block && before)) return undefined
  const placement = clampPlacement(wanted, place.view)
  if (isSame(before, placement)) return undefined
  const { documentId, sectionId, blockId } = address
  const isResize = before.w !== placement.w || before.h !== placement.h
  const name = place.nameOf(block.type)
  return {
    label: isResize ? labels.resizeBlock(name) : labels.moveBlock(name),
    changes: [
      { documentId, operation: { kind: 'place', sectionId, blockId, view: place.view, placement } },
    ],
    select: { kind: 'block', ...address },
    ...(coalesce && { coalesce }),
  }
}

/** Moves or resizes by cells; presses of a key in quick succession are one step. */
export function nudgeBlock(
  place: Workplace,
  address: BlockAddress,
  by: { dx?: number; dy?: number; dw?: number; dh?: number },
): Edit | undefined {
  const before = placementAt(place.documents, address, place.view)
  if (!before) return undefined
  const { dx = 0, dy = 0, dw = 0, dh = 0 } = by
  const wanted = {
    ...before,
    x: before.x + dx,
    y: before.y + dy,
    w: before.w + dw,
    h: before.h + dh,
  }
  const what = dw || dh ? 'resize' : 'move'
  return placeBlock(place, address, wanted, { key: `${what}:${address.blockId}:${place.view}` })
}

/** Takes a block to another section, which may be in another document; always on the desktop's grid. */
export function moveToSection(
  place: Workplace,
  from: BlockAddress,
  to: SectionAddress,
  placement: Placement,
): Edit | undefined {
  const block = blockAt(place.documents, from)
  if (!(block && sectionAt(place.documents, to))) return undefined
  const { documentId, sectionId, blockId } = from
  // A removed id is never given out again, and another document cannot know it: the block arrives with a new one.
  const id = to.documentId === documentId ? blockId : newId()
  const desktop = clampPlacement(placement, 'desktop')
  return {
    label: labels.moveBlock(place.nameOf(block.type)),
    changes: [
      { documentId, operation: { kind: 'removeBlock', sectionId, blockId } },
      {
        documentId: to.documentId,
        operation: {
          kind: 'insertBlock',
          sectionId: to.sectionId,
          block: { ...block, id },
          desktop,
        },
      },
    ],
    select: { kind: 'block', documentId: to.documentId, sectionId: to.sectionId, blockId: id },
  }
}

/** Puts a block in front of everything in its section, or behind it. */
export function layerBlock(
  place: Workplace,
  address: BlockAddress,
  where: 'front' | 'back',
): Edit | undefined {
  const section = sectionAt(place.documents, address)
  const block = section?.blocks[address.blockId]
  const before = placementAt(place.documents, address, place.view)
  if (!(section && block && before)) return undefined
  const z = where === 'front' ? topLayer(placements(section, place.view)) + 1 : 0
  const edit = placeBlock(place, address, { ...before, z })
  return edit && { ...edit, label: labels.layerBlock(place.nameOf(block.type)) }
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

function isSame(a: Placement, b: Placement): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h && a.z === b.z
}
