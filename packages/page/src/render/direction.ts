/** Text direction of pages: those in Hebrew, Arabic and the like declare it, even if their theme does not. */

import { textDirection } from '@sitewright/core/site/text-direction'

const DOCUMENT = /<html(?=[\s>])(?![^>]*\sdir\s*=)/i

/** Attribute for the document's tag; empty for left to right, which is the default. */
export function directionAttribute(language: string): string {
  return textDirection(language) === 'rtl' ? ' dir="rtl"' : ''
}

/** The page with its direction; the theme's own attribute stays. */
export function withDirection(html: string, language: string): string {
  const attribute = directionAttribute(language)
  return attribute === '' ? html : html.replace(DOCUMENT, (tag) => tag + attribute)
}
