/** Gaps that sections can be added in: before the first, between two, after the last, in the page and in the footer. */

import type { Rect } from '../canvas/protocol.ts'
import type { SectionAddress } from '../document/selection.ts'

export interface SectionGap {
  readonly documentId: string
  readonly index: number
  /** In pixels of the canvas's window. */
  readonly y: number
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

/** Pixels between the middles of two buttons in gaps, so that neither covers the other. */
const BUTTON_PX = 32

export interface PlacedGap extends SectionGap {
  /** The middle of its button, in pixels of the screen from the upper edge of the canvas. */
  readonly top: number
}

/**
 * The gaps whose buttons can be seen, moved so that all of each can be: in from the edges of the canvas, and apart where two
 * gaps meet, as those below the page and above the footer do.
 */
export function gapsInSight(
  gaps: readonly SectionGap[],
  { scale, height }: { readonly scale: number; readonly height: number },
): PlacedGap[] {
  const half = BUTTON_PX / 2
  const placed = gaps
    .map((gap) => ({ ...gap, top: gap.y * scale }))
    .filter(({ top }) => top > -half && top < height + half)
    .sort((a, b) => a.top - b.top)
  const most = (index: number) => height - half - (placed.length - 1 - index) * BUTTON_PX
  let least = half
  return placed.map((gap, index) => {
    const next = placed[index + 1]
    const isMet = next !== undefined && next.top - gap.top < BUTTON_PX
    const wanted = isMet ? (gap.top + next.top - BUTTON_PX) / 2 : gap.top
    const top = Math.max(least, Math.min(wanted, most(index)))
    least = top + BUTTON_PX
    return { ...gap, top }
  })
}
