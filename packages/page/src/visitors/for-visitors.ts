/** Parts that the site's settings add to each page for visitors: the cookie banner, and the mark of the popup. Never in the editor. */

import type { PageData, PageView } from '../data/page-data.ts'
import { canonicalPath } from '../head/canonical.ts'
import { cookieBanner } from './cookie-banner.ts'
import { popupMark } from './popup.ts'

const BODY = /<body\b(?:"[^"]*"|'[^']*'|[^"'>])*>/i
/** Pages on which nothing comes in the way of what is being done there. */
const UNDISTURBED: ReadonlySet<PageView['kind']> = new Set(['cart', 'error', 'notFound'])

export function withPartsForVisitors(
  html: string,
  { site, view, mode }: Pick<PageData, 'site' | 'view' | 'mode'>,
): string {
  if (mode === 'edit') return html
  const { settings } = site
  const { first, last } = cookieBanner(settings)
  const mark = UNDISTURBED.has(view.kind)
    ? ''
    : popupMark(settings.popup, canonicalPath(view)?.split('?')[0] ?? '')
  if (first === '' && mark === '') return html
  const body = BODY.exec(html)
  const end = html.lastIndexOf('</body>')
  if (!body || end < 0) return html
  const start = body.index + body[0].length
  return html.slice(0, start) + first + html.slice(start, end) + last + mark + html.slice(end)
}
