/** Pages in Hebrew, Arabic and the like say which way they are written, whether or not their theme thought of it. */

import { textDirection } from '@sitewright/core/site/text-direction'

const DOCUMENT = /<html(?=[\s>])(?![^>]*\sdir\s*=)/i

/** For the tag of a document; nothing where text runs from left to right, as it does by default. */
export function directionAttribute(language: string): string {
  return textDirection(language) === 'rtl' ? ' dir="rtl"' : ''
}

/** The page with its direction; what the theme says itself stays. */
export function withDirection(html: string, language: string): string {
  const attribute = directionAttribute(language)
  return attribute === '' ? html : html.replace(DOCUMENT, (tag) => tag + attribute)
}
