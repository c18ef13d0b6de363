/** Gaps that sections can be added in: before the first, between two, after the last, in the page and in the footer. */

import type { Rect } from '../canvas/protocol.ts'
import type { SectionAddress } from '../document/selection.ts'

export interface SectionGap {
  readonly documentId: string
  readonly index: number
  /** In pixels of the canvas's window. */
  readonly y: number
}

/** Pixels from the middle of a button in a gap to its edge. */
const BUTTON_PX = 16

/** The middle of a gap's button, moved so that all of it can be seen; undefined where none of it could. */
export function placeInSight(y: number, height: number): number | undefined {
  if (y <= -BUTTON_PX || y >= height + BUTTON_PX) return undefined
  return Math.max(BUTTON_PX, Math.min(y, height - BUTTON_PX))
}

export function sectionGaps(
  sections: readonly (SectionAddress & Rect)[],
  orders: Readonly<Record<string, readonly string[]>>,
): SectionGap[] {
  return Object.entries(orders).flatMap(([documentId, sectionOrder]) => {
    const rects = sections.filter((section) => section.documentId === documentId)
    return rects.flatMap(({ sectionId, y, height }): SectionGap[] => {
      const index = sectionOrder.indexOf(sectionId)
      if (index < 0) return []
      const below = { documentId, index: index + 1, y: y + height }
      return index === 0 ? [{ documentId, index: 0, y }, below] : [below]
    })
  })
}
