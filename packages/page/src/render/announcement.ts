/** The announcement bar of themes that leave it to the platform: where they have made room for it, or first on the page. */

import { createHash } from 'node:crypto'
import { type Announcement, announcementAt } from '@sitewright/core/content/site-header'
import { escapeHtml } from '@sitewright/core/html'
import type { Theme } from '@sitewright/theme/for-pages'
import { headerLink } from '../data/header-link.ts'
import type { PageData } from '../data/page-data.ts'
import type { SayWord } from '../words/page-words.ts'

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
  { theme, content, view, now }: Pick<PageData, 'theme' | 'content' | 'view' | 'now'>,
  say: SayWord,
): string {
  const announcement = announcementAt(content.header, now)
  if (!announcement || (view.kind === 'page' && view.page.kind === 'splash-page')) return html
  const room = html.includes(ROOM) ? DROPZONE.exec(html) : null
  const place = room ?? (printsItself(theme) ? null : BODY.exec(html))
  if (!place) return html
  const at = place.index + place[0].length
  return `${html.slice(0, at)}${barOf(announcement, content, say('pageAnnouncement'))}${html.slice(at)}`
}

function barOf(announcement: Announcement, content: PageData['content'], label: string): string {
  const text = escapeHtml(announcement.text)
  const url = headerLink(announcement.url, content)
  const words = url === '' ? text : `<a href="${escapeHtml(url)}">${text}</a>`
  return `<aside class="sqs-announcement-bar" aria-label="${escapeHtml(label)}"><div class="sqs-announcement-bar-content"><div class="sqs-announcement-bar-text">${words}</div></div></aside>`
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

/**
 * Script for the head that hides an announcement which its reader has closed, before anything is drawn. It names this
 * announcement for the island, so that another one is shown again.
 */
export function announcementScript({ content, now }: Pick<PageData, 'content' | 'now'>): string[] {
  const announcement = announcementAt(content.header, now)
  if (!announcement) return []
  const version = createHash('sha256')
    .update(`${announcement.text}\n${announcement.url}`)
    .digest('base64url')
    .slice(0, 8)
  return [
    `<script>(function (page) { page.dataset.swAnnouncement = '${version}'; try { if (localStorage.announcementBarClosed === '${version}') page.classList.add('sw-announcement-closed') } catch (e) {} })(document.documentElement)</script>`,
  ]
}

/** Styles that outweigh a theme's reset of bare elements, and yield to any rule of it for the bar. */
export const ANNOUNCEMENT_CSS = `
html body :is(aside, div):where(.sqs-announcement-bar) { padding: 0.65em 1.25em; background: #222; color: #fff; font-size: 0.875rem; line-height: 1.5; text-align: center; overflow-wrap: anywhere; }
/* The colour that a theme gives links is meant for its own background. */
html body :where(.sqs-announcement-bar) a { color: inherit; }
html body .sqs-announcement-bar { position: relative; padding-inline: max(var(--sw-gutter, 1.25em), 3rem); }
.sqs-announcement-bar .sw-announcement-close {
  position: absolute; inset-block: 0; inset-inline-end: 0.25rem; inline-size: 2.75rem; padding: 0; border: 0; background: none; color: inherit;
  font: 1.375rem/1 system-ui, sans-serif; cursor: pointer;
}
.sqs-announcement-bar .sw-announcement-close:focus-visible { outline: 2px solid currentcolor; outline-offset: -4px; }
.sw-announcement-closed .sqs-announcement-bar { display: none; }
`
