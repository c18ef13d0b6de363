/** Sizes written `WIDTHxHEIGHT` (spec §14). */

import { asString } from '../values/value.ts'

interface Dimensions {
  readonly width: number
  readonly height: number
}

/** Answer of the formatters that need a size and were not given one. */
export const BAD_DIMENSIONS = "Invalid source parameter. Pass in 'originalSize'"

/** Two parts make a size, even if they are no numbers. */
export function readDimensions(value: unknown): Dimensions | undefined {
  const parts = asString(value).split('x')
  if (parts.length !== 2) return undefined
  const [width = NaN, height = NaN] = parts.map((part) => Number.parseInt(part, 10))
  return { width, height }
}

/** A side of a picture whose other side goes `from` one length `to` another, as a 32 bit integer. */
export function scaled(side: number, from: number, to: string): number {
  return (side * (Number.parseInt(to, 10) / from)) | 0
}

const WIDTHS = [
  [1000, '1500w'],
  [750, '1000w'],
  [500, '750w'],
  [300, '500w'],
  [100, '300w'],
] as const

/** The smallest stored picture that is wide enough. */
export function thumbnailFor(width: number): string {
  return WIDTHS.find(([above]) => width > above)?.[1] ?? '100w'
}
