/** Sizes written `WIDTHxHEIGHT` (language §14). */

import { PICTURE_WIDTHS } from '@sitewright/core/files/picture-widths'
import { perText } from '../values/per-text.ts'
import { asString } from '../values/value.ts'

interface Dimensions {
  readonly width: number
  readonly height: number
}

/** Output of the formatters that need a size and were not given one. */
export const BAD_DIMENSIONS = "Invalid source parameter. Pass in 'originalSize'"

/** A size from two parts, even if they are not numbers. */
export function readDimensions(value: unknown): Dimensions | undefined {
  return parseSize(asString(value)).size
}

const parseSize = perText((text) => ({ size: sizeIn(text) }))

function sizeIn(text: string): Dimensions | undefined {
  const cross = text.indexOf('x')
  if (cross < 0 || cross !== text.lastIndexOf('x')) return undefined
  return {
    width: Number.parseInt(text.slice(0, cross), 10),
    height: Number.parseInt(text.slice(cross + 1), 10),
  }
}

/** A side scaled by `to` / `from`, as a 32-bit integer. */
export function scaled(side: number, from: number, to: number): number {
  return (side * (to / from)) | 0
}

/** The widest picture, in pixels, that thumbnails are made of. */
const WIDEST_THUMBNAIL = 1500

/** The smallest stored width that is wide enough. */
export function thumbnailFor(width: number): string {
  const enough = PICTURE_WIDTHS.find((stored) => stored === WIDEST_THUMBNAIL || !(width > stored))
  return `${enough}w`
}
