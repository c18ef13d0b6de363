/** The boxes of colour and the pictures that words may stand on. */

import { type Color, over } from '@sitewright/core/color/contrast'
import { cssColor } from './css-color.ts'

/** A box that covers what is below it: with a colour, or with something that cannot be told, such as a picture or a gradient. */
export interface Painter {
  readonly element: Element
  readonly color: Color | 'unknown'
}

const PICTURES: ReadonlySet<string> = new Set([
  'CANVAS',
  'EMBED',
  'IFRAME',
  'IMG',
  'OBJECT',
  'svg',
  'VIDEO',
])

/** The platform's picture behind a section, whose veil lies over it. */
const SECTION_PICTURE = '.sw-section-background'

export function painterOf(element: Element, style: CSSStyleDeclaration): Painter | undefined {
  if (PICTURES.has(element.tagName) || style.backgroundImage !== 'none') {
    return { element, color: 'unknown' }
  }
  const color = cssColor(style.backgroundColor)
  if (!color) return { element, color: 'unknown' }
  return color.alpha > 0 ? { element, color } : undefined
}

/** The veil between a section's picture and its words; undefined for any other picture. */
export function veilOf(element: Element): Color | undefined {
  const picture = element.closest(SECTION_PICTURE)
  if (!picture) return undefined
  const { backgroundColor, opacity } = getComputedStyle(picture, '::after')
  const color = cssColor(backgroundColor)
  return color && { ...color, alpha: color.alpha * Number(opacity) }
}

/** The colours after another one lies over each of them. */
export function allUnder(above: Color, below: readonly Color[]): Color[] {
  return below.map((color) => over(above, color))
}
