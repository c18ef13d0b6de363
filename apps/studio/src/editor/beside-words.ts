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

/** Pixels: a menu is as wide as its longest usual line, and no higher than eight choices. */
const MENU = { width: 280, height: 360, leastHeight: 160 }

/** Place and size of a menu for words: below them, or above where there is more room, and within the window. */
export function menuBelow(
  words: Rect,
  { width, top, bottom }: { width: number; top: number; bottom: number },
): {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly maxHeight: number
  readonly transform?: string
} {
  const end = words.y + words.height
  const [above, below] = [words.y - GAP - top, bottom - end - GAP]
  const isBelow = below >= Math.min(above, MENU.leastHeight)
  const wide = Math.min(MENU.width, width)
  const place = {
    left: clamp(words.x, 0, width - wide),
    width: wide,
    maxHeight: Math.max(0, Math.min(MENU.height, isBelow ? below : above)),
  }
  return isBelow
    ? { ...place, top: end + GAP }
    : { ...place, top: words.y - GAP, transform: 'translateY(-100%)' }
}

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)))
