/** The announcement bar of themes that leave it to the platform: where they have made room for it, or first on the page. */

import { escapeHtml } from '@sitewright/core/html'
import type { Theme } from '@sitewright/theme/for-pages'
import type { PageData } from '../data/page-data.ts'

/** Class of the element that a theme keeps for the bar. */
const ROOM = 'sqs-announcement-bar-dropzone'
/** Start tag of that element. */
const DROPZONE =
  /<\w+\b(?=[^>]*\sclass\s*=\s*["']?[^"'>]*(?<![\w-])sqs-announcement-bar-dropzone(?![\w-]))(?:"[^"]*"|'[^']*'|[^"'>])*>/i
const BODY = /<body\b(?:"[^"]*"|'[^']*'|[^"'>])*>/i
/** Key of the template context whose text a theme prints itself. */
const OWN = 'announcementBarSettings'

export function withAnnouncement(
  html: string,
  { theme, content, view }: Pick<PageData, 'theme' | 'content' | 'view'>,
): string {
  const { announcement } = content.header
  if (announcement === '' || (view.kind === 'page' && view.page.kind === 'splash-page')) return html
  const room = html.includes(ROOM) ? DROPZONE.exec(html) : null
  const place = room ?? (printsItself(theme) ? null : BODY.exec(html))
  if (!place) return html
  const at = place.index + place[0].length
  return `${html.slice(0, at)}${barOf(announcement)}${html.slice(at)}`
}

function barOf(announcement: string): string {
  return `<aside class="sqs-announcement-bar" aria-label="Announcement"><div class="sqs-announcement-bar-content"><div class="sqs-announcement-bar-text">${escapeHtml(announcement)}</div></div></aside>`
}

const known = new WeakMap<Theme, boolean>()

/** Whether any template of the theme prints the announcement; where it does not, the theme means it to be absent. */
function printsItself(theme: Theme): boolean {
  const before = known.get(theme)
  if (before !== undefined) return before
  const templates = [...theme.layouts.values(), ...Object.values(theme.partials)]
  const prints = templates.some(({ source }) => source.includes(OWN))
  known.set(theme, prints)
  return prints
}

/** Styles that outweigh a theme's reset of bare elements, and yield to any rule of it for the bar. */
export const ANNOUNCEMENT_CSS = `
html body :is(aside, div):where(.sqs-announcement-bar) { padding: 0.65em 1.25em; background: #222; color: #fff; font-size: 0.875rem; line-height: 1.5; text-align: center; overflow-wrap: anywhere; }
/* The colour that a theme gives links is meant for its own background. */
html body :where(.sqs-announcement-bar) a { color: inherit; }
`
