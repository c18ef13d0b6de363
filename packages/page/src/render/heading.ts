/** Ensures that each page has one `h1`, even if neither its content nor its theme shows one. */

import { escapeHtml } from '@sitewright/core/html'

const HEADING = /<h1[\s>]/i
const BODY = /<body[\s>]/i

/**
 * A visually hidden heading for screen readers and search engines; empty if the markup has one. `title` is plain
 * text.
 */
export function missingHeading(html: string, title: string): string {
  return HEADING.test(html) ? '' : `<h1 class="visually-hidden">${escapeHtml(title)}</h1>`
}

/** The page, without the heading of `missingHeading` if the layout has one or is no document. */
export function withOneHeading(html: string, added: string): string {
  if (added === '') return html
  const without = html.replace(added, () => '')
  return HEADING.test(without) || !BODY.test(without) ? without : html
}
