/**
 * Makes pictures show without a script: `image-meta` and its like print attributes for a script that loads pictures, and
 * no `src`. The platform adds one in every width; a `src` of the theme's own, before it in the same element, wins.
 */

import { PICTURE_WIDTHS } from '@sitewright/core/files/picture-widths'
import type { RenderOptions } from '@sitewright/template'

/** Width in pixels of the picture for clients that do not read `srcset`. */
const DEFAULT_WIDTH = 1000

export const withPictureSource: NonNullable<RenderOptions['decorate']> = Object.fromEntries(
  ['image-meta', 'child-image-meta', 'cover-image-meta'].map((name) => [name, withSource]),
)

function withSource(printed: string): string {
  const [, url = ''] = /(?:^|\s)data-src="([^"]+)"/.exec(printed) ?? []
  if (url === '') return printed
  const [, width = '', height = ''] = /data-image-dimensions="(\d+)x(\d+)"/.exec(printed) ?? []
  const size = width === '' ? '' : `width="${width}" height="${height}" `
  return `${printed.trimEnd()} ${sourceOf(url, Number(width))}${size}loading="lazy" decoding="async" `
}

function sourceOf(url: string, width: number): string {
  const widths = url.startsWith('/images/') ? PICTURE_WIDTHS.filter((one) => one <= width) : []
  if (widths.length === 0) return `src="${url}" `
  const at = (one: number) => `${url}${url.includes('?') ? '&amp;' : '?'}format=${one}w`
  const srcset = widths.map((one) => `${at(one)} ${one}w`).join(', ')
  const shown = widths.findLast((one) => one <= DEFAULT_WIDTH) ?? DEFAULT_WIDTH
  return `src="${at(shown)}" srcset="${srcset}" sizes="auto, 100vw" `
}
