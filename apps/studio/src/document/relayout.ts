/** Another layout for what is in a section: its blocks take the places that the layout has for blocks of their kind. Pure. */

import { bottomRow, readingOrder } from '@sitewright/core/document/layout'
import type { Layout, Placement, Section } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Change } from './change.ts'
import type { Edit } from './edit.ts'
import { labels } from './labels.ts'
import type { SectionAddress } from './selection.ts'

export interface Place {
  /** Type of the block that it is for. */
  readonly type: number
  readonly placement: Placement
}

/** Places of a section's blocks on desktops in another layout. What has no place there comes below it, as large as it was. */
export function placesIn(section: Section, places: readonly Place[]): Layout {
  const free = [...places]
  const found: Record<Id, Placement> = {}
  const left: Id[] = []
  for (const id of readingOrder(section.desktop)) {
    const type = section.blocks[id]?.type
    const index = free.findIndex((place) => place.type === type)
    const [place] = index < 0 ? [] : free.splice(index, 1)
    if (place) found[id] = place.placement
    else left.push(id)
  }
  const blocks = Object.values(section.blocks)
  // A layout with room for none of them is no reason to move anything.
  if (left.length === blocks.length) return section.desktop
  let y = bottomRow(found)
  for (const id of left) {
    const before = section.desktop[id]
    if (!before) continue
    found[id] = { ...before, y }
    y += before.h
  }
  return found
}

/**
 * One step that lays a section out anew; phones follow the new order by themselves. Nothing is added and nothing is removed.
 * Undefined for a layout that moves nothing, so that no step of undo is empty.
 */
export function relayout(
  { documentId, sectionId }: SectionAddress,
  section: Section,
  places: readonly Place[],
): Edit | undefined {
  const moved = Object.entries(placesIn(section, places))
    .filter(([blockId, placement]) => !isSamePlace(section.desktop[blockId], placement))
    .map(
      ([blockId, placement]): Change => ({
        documentId,
        operation: { kind: 'place', sectionId, blockId, view: 'desktop', placement },
      }),
    )
  if (moved.length === 0) return undefined
  const phone: Change = {
    documentId,
    operation: { kind: 'setPhoneLayout', sectionId, phone: { auto: true } },
  }
  return {
    label: labels.changeLayout(),
    changes: section.phone.auto ? moved : [...moved, phone],
    select: { kind: 'section', documentId, sectionId },
  }
}

function isSamePlace(a: Placement | undefined, b: Placement): boolean {
  return (['x', 'y', 'w', 'h', 'z', 'autoHeight'] as const).every((side) => a?.[side] === b[side])
}
