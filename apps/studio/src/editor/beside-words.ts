/** Place of a bar beside the words that are selected: near them, never over them where there is room, and within the window. Pure. */

import type { Rect } from '../canvas/protocol.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Room extends Size {
  /** Whether a finger selects: the system's own bar is above the words then. */
  readonly isTouch: boolean
}

/** Pixels between the words and the bar. A finger also needs room for the handles below the words. */
const GAP = 8
const TOUCH_GAP = 28

/** Upper left corner of the bar in pixels of the room; undefined while the words are out of sight. */
export function besideWords(
  words: Rect,
  bar: Size,
  { width, height, isTouch }: Room,
): { readonly left: number; readonly top: number } | undefined {
  const bottom = words.y + words.height
  if (bottom < 0 || words.y > height) return undefined
  const gap = isTouch ? TOUCH_GAP : GAP
  const above = words.y - GAP - bar.height
  const below = bottom + gap
  const fitsAbove = above >= 0
  const fitsBelow = below + bar.height <= height
  const top = isTouch
    ? fitsBelow || !fitsAbove
      ? below
      : above
    : fitsAbove || !fitsBelow
      ? above
      : below
  return {
    left: clamp(words.x + words.width / 2 - bar.width / 2, 0, width - bar.width),
    top: clamp(top, 0, height - bar.height),
  }
}

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)))
