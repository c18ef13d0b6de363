/**
 * The image template: `<squarespace:image src="{assetUrl}" width="{originalSize|width}" … />`. It is
 * a platform tag because arguments of `apply` are constants, while attributes of tags are
 * templates and can refer to a picture. Their problems are reported in comments before the
 * picture, which is shown as far as possible.
 *
 * - `src`, `width` and `height` are those of the stored picture.
 * - `priority` is `high` for what is seen first, `low` for what may wait, or left out.
 * - `loader` is `sqs`, which offers every stored width and needs `sizes`; or `raw`, which takes the
 *   address as it is, and a `srcset` if there is one. Left out it is `sqs`.
 * - All others (`alt`, `class`…) are printed with the picture.
 */

import { PICTURE_WIDTHS, pictureWidthFor } from '@sitewright/core/files/picture-widths'
import { escapeHtml } from '../values/escape.ts'
import { type ImageTag, imageProblems, isOwn, isSide, readImageTag, SIDES } from './image-tag.ts'

type Attribute = readonly [name: string, value: string | undefined]

/** HTML of the image. Attributes come rendered, as a tag has them; they may be escaped already. */
export function imageTemplate(attributes: Readonly<Record<string, string>>): string {
  const image = readImageTag(attributes)
  const comments = imageProblems(image).map((problem) => `<!-- image: ${escapeHtml(problem)} -->`)
  const printed = new Map<string, string | undefined>([
    ...sourcesOf(image),
    ...SIDES.map((side) => [side, isSide(image[side] ?? '') ? image[side] : undefined] as const),
    ...loadingOf(image),
    ...Object.entries(attributes).filter(([name]) => !isOwn(name)),
  ])
  const text = Array.from(printed, ([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeOnce(value)}"`,
  )
  return `${comments.join('')}<img${text.join('')}>`
}

function sourcesOf({ src, loader, srcset, sizes, width }: ImageTag): readonly Attribute[] {
  if (src === undefined) return []
  const isStored = loader === 'sqs'
  return [
    ['src', isStored ? sized(src, pictureWidthFor(Number(width))) : src],
    ['srcset', isStored ? everyWidth(src) : loader === 'raw' ? srcset : undefined],
    ['sizes', sizes],
  ]
}

function everyWidth(src: string): string {
  return PICTURE_WIDTHS.map((width) => `${sized(src, width)} ${width}w`).join(', ')
}

/** The address for a `srcset`, in which spaces are escaped since they would end it. */
function sized(src: string, width: number): string {
  const joint = src.includes('?') ? '&' : '?'
  return `${src.replace(/\s/g, encodeURIComponent)}${joint}format=${width}w`
}

function loadingOf({ priority }: ImageTag): readonly Attribute[] {
  const isKnown = priority === 'high' || priority === 'low'
  return [
    ['fetchpriority', isKnown ? priority : undefined],
    ['loading', priority === 'high' ? 'eager' : 'lazy'],
  ]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '&': '&amp;',
}

/** Escapes a value unless it is escaped: most are written as `{title|htmlattr}`, but not all. */
function escapeOnce(text: string): string {
  return text.replace(/[<>"]|&(?!#?\w+;)/g, (character) => ENTITIES[character] ?? '')
}
