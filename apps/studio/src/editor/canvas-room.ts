/** The canvas on the screen. Pure. */

import type { Rect } from '../canvas/protocol.ts'
import type { Size } from './beside-words.ts'

/** Its size, in pixels of the screen. */
export interface CanvasRoom extends Size {
  /** Screen pixels for one pixel of the page. */
  readonly scale: number
}

/** A place of the page in pixels of the screen. */
export function onScreen({ x, y, width, height }: Rect, scale: number): Rect {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
}
