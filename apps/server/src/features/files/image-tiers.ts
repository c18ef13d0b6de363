/** Widths in which pictures are served (specification §9). Pure. */

import {
  PICTURE_WIDTHS,
  type PictureWidth,
  pictureWidthFor,
  WIDEST_PICTURE,
} from '@sitewright/core/files/picture-widths'

import { qualitiesIn } from '../../platform/http/accept.ts'
import type { ImageFormat, ServedFormat } from './stored-format.ts'

/** Tier for `?format=640w`: the smallest that is wide enough. Anything else asks for the original. */
export function tierOf(format: string | undefined): PictureWidth | 'original' {
  const wanted = Number(/^(\d{1,5})w$/.exec(format ?? '')?.[1])
  if (Number.isNaN(wanted)) return 'original'
  return pictureWidthFor(wanted)
}

/**
 * `1600x1200,100w,300w,…`: the size and every tier that does not enlarge (specification §3 "Image asset"). A drawing is sharp at
 * any size, so it has the widest tier alone.
 */
export function systemDataVariants({ width, height, format }: TieredImage): string {
  if (format === 'svg') return `${width}x${height},${WIDEST_PICTURE}w`
  const tiers = PICTURE_WIDTHS.filter((tier) => tier <= width || tier === PICTURE_WIDTHS[0])
  return [`${width}x${height}`, ...tiers.map((tier) => `${tier}w`)].join()
}

interface TieredImage {
  readonly width: number
  readonly height: number
  readonly format: ImageFormat
}

interface ServedImage {
  readonly hasAlpha: boolean
  readonly isAnimated: boolean
  /** Whether this server makes AVIF. */
  readonly makesAvif: boolean
}

/**
 * Formats that a browser can be given, the preferred one first: the last is always there at once. Only a browser that names a
 * newer format is taken to know it, since all of them say that they accept any picture.
 */
export function servedFormats(
  accept = '',
  { hasAlpha, isAnimated, makesAvif }: ServedImage,
): readonly ServedFormat[] {
  const quality = qualitiesIn(accept)
  const knows = (type: string) => (quality.get(type) ?? 0) > 0
  const plain = hasAlpha ? 'png' : 'jpeg'
  const instant = knows('image/webp') ? 'webp' : plain
  // Animations stay WebP: AVIF of many frames takes longer than anyone waits.
  return makesAvif && knows('image/avif') && !isAnimated ? ['avif', instant] : [instant]
}
