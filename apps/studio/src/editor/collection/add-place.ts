/** Place of what adds an item: above the end of the list's first line, and in sight as long as the list is. Pure. */

import type { Rect } from '../../canvas/protocol.ts'
import type { CanvasRoom } from '../canvas-room.ts'

/** Pixels of the screen: the button with the room around it. */
const BUTTON_PX = 48
const EDGE_PX = 8

/** The upper end of the list, or the lower corner of an empty one; undefined while that is out of sight. */
export function addPlace(
  list: Rect,
  { scale, width, height, isEmpty }: CanvasRoom & { readonly isEmpty: boolean },
): { readonly left: number; readonly top: number } | undefined {
  const [start, end] = [list.x * scale, (list.x + list.width) * scale]
  const [top, bottom] = [list.y * scale, (list.y + list.height) * scale]
  if (bottom < 0 || top > height) return undefined
  if (isEmpty) {
    return {
      left: Math.max(start, EDGE_PX),
      top: Math.min(Math.max(bottom, BUTTON_PX), height - EDGE_PX),
    }
  }
  return { left: Math.min(end, width - EDGE_PX), top: Math.max(top, BUTTON_PX) }
}
