/** The markup of pictures: every width in `srcset`, size and focal point known before loading. */

import type { View } from '@sitewright/core/document/page-document'
import { VIEW_MEDIA } from '@sitewright/core/document/view-media'
import type { JsonObject } from '@sitewright/core/json'
import type { ImageAsset } from './block-data.ts'
import pictureMarkup from './picture.html'

/** Partial for blocks: `{picture|apply picture.block}`, with `picture` made by `pictureOf`. */
export const PICTURE_PARTIALS = { 'picture.block': pictureMarkup }

export interface PictureOptions {
  readonly altText: string
  /** Parts of the page's width in each view; `cover` for a picture that fills a section behind its words. */
  readonly share: Readonly<Record<View, number>> | 'cover'
  readonly isEager: boolean
  /** From 0 to 1 each; absent for the picture's own. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | null
}

export type PictureSource = Pick<
  ImageAsset,
  'assetUrl' | 'originalSize' | 'systemDataVariants' | 'mediaFocalPoint'
>

export function pictureOf(asset: PictureSource, options: PictureOptions): JsonObject {
  const { x, y } = options.focalPoint ?? asset.mediaFocalPoint
  return {
    assetUrl: attributeSafe(asset.assetUrl),
    systemDataVariants: asset.systemDataVariants,
    originalSize: asset.originalSize,
    altText: options.altText,
    sizes: options.share === 'cover' ? coverSizes(asset) : sizesOf(options.share),
    focalPoint: `${percent(x)} ${percent(y)}`,
    isEager: options.isEager,
  }
}

/** Aspect ratio for CSS; square if the size is unknown. */
export function aspectRatio({ originalSize }: Pick<ImageAsset, 'originalSize'>): string {
  return ratioOf(originalSize) ?? '1'
}

function ratioOf(originalSize: string): string | undefined {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(originalSize) ?? []
  return Number(width) > 0 && Number(height) > 0 ? `${width}/${height}` : undefined
}

/** The widest the grid gets, in pixels; beyond it pictures do not grow with the window. */
const GRID_MAX_PX = 1500

/**
 * Height of a section with a background picture, in percent of the window's: a little less than most have on phones, where
 * the whole height would ask for originals. There a landscape picture is cropped at its sides, so it is wider than the window.
 */
const COVER_HEIGHT_VH = 65

function coverSizes({ originalSize }: Pick<ImageAsset, 'originalSize'>): string {
  const ratio = ratioOf(originalSize)
  return ratio ? `max(100vw, calc(${COVER_HEIGHT_VH}vh * ${ratio}))` : '100vw'
}

function sizesOf({ desktop, phone }: Readonly<Record<View, number>>): string {
  return [
    `(min-width: ${GRID_MAX_PX}px) ${Math.ceil(desktop * GRID_MAX_PX)}px`,
    `${VIEW_MEDIA.desktop} ${Math.ceil(desktop * 100)}vw`,
    `${Math.ceil(phone * 100)}vw`,
  ].join(', ')
}

function percent(part: number): string {
  return `${Math.round(Math.min(Math.max(part, 0), 1) * 100)}%`
}

/** Escapes an address for use in an attribute: the engine's `image-srcset` prints it as it is. */
function attributeSafe(url: string): string {
  return url.replace(/[\s"'<>]/g, encodeURIComponent)
}
