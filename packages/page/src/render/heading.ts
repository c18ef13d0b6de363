/** Each page has a heading of the first order, also where neither its content nor its theme shows one. */

import { escapeHtml } from '@sitewright/core/html'

const HEADING = /<h1[\s>]/i
const BODY = /<body[\s>]/i

/** A heading that only screen readers and search engines meet; nothing where the markup has one. `title` is plain text. */
export function missingHeading(html: string, title: string): string {
  return HEADING.test(html) ? '' : `<h1 class="visually-hidden">${escapeHtml(title)}</h1>`
}

/** The page, without what `missingHeading` put before its content where the layout has a heading or is no document. */
export function withOneHeading(html: string, added: string): string {
  if (added === '') return html
  const without = html.replace(added, () => '')
  return HEADING.test(without) || !BODY.test(without) ? without : html
}
