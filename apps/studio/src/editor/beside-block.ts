/** Place of the bar of what is selected: at its upper edge, and always within the window. Pure. */

import type { Rect } from '../canvas/protocol.ts'
import type { Size } from './beside-words.ts'

export interface BlockRoom {
  readonly height: number
  /** Whether fingers select: names and handles of blocks are larger then. */
  readonly isTouch: boolean
}

export interface BarPlace {
  /** Wanted distance from the left edge of the page; the window may be narrower than the page. */
  readonly left: number
  readonly top: number
  readonly where: 'above' | 'below' | 'inside'
}

/** Pixels above a block: room for the tag with its name, by which it is dragged. */
const ABOVE = { mouse: 30, touch: 40 }
/** Pixels below a block: room for its handles. */
const BELOW = { mouse: 14, touch: 22 }
/** Least distance in pixels from the edges of the window. */
export const EDGE = 8

/** The upper left corner in pixels of the screen; at the upper edge of the window for what is not drawn, such as a hidden block. */
export function besideBlock(
  block: Rect | null,
  bar: Size,
  { height, isTouch }: BlockRoom,
): BarPlace {
  if (!block) return { left: EDGE, top: EDGE, where: 'inside' }
  const pointer = isTouch ? 'touch' : 'mouse'
  const bottom = block.y + block.height
  const last = Math.max(EDGE, height - EDGE - bar.height)
  const above = block.y - ABOVE[pointer] - bar.height
  if (above >= EDGE) return { left: block.x, top: Math.min(above, last), where: 'above' }
  const below = bottom + BELOW[pointer]
  if (below <= last) return { left: block.x, top: Math.max(below, EDGE), where: 'below' }
  // At the right, since its name stands at the left.
  const left = block.x + block.width - bar.width - EDGE
  return { left, top: Math.min(Math.max(block.y, 0) + EDGE, last), where: 'inside' }
}
