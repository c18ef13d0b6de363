/** Bar of a preview: says on every page that it is one, who shared it and until when. */

import { escapeHtml, scriptJson } from '@sitewright/core/html'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { SiteFacts } from '../data/site-facts.ts'
import { pageWordsOn } from '../words/page-words.ts'

export interface PreviewBar {
  readonly sharedBy: string
  readonly expiresAt: Date
}

/** Room for the bar in pixels: a line on a wide screen, three on a phone. */
const ROOM = { wide: 44, narrow: 84 }

/** Declarations are `!important`, since only so a shadow tree's own go before those of the theme. */
const BAR_CSS = `
:host { all: initial !important; position: fixed !important; inset: auto 0 0 0 !important; z-index: 2147483647 !important; display: block !important; }
.bar { box-sizing: border-box; min-height: ${ROOM.wide}px; padding: 11px 16px; background: #1b1d22; color: #fff; font: 14px/1.5 system-ui, sans-serif; }
strong { margin-inline-end: 12px; padding: 1px 8px; border-radius: 4px; background: #ffd166; color: #1b1d22; }
p { display: inline; margin: 0 16px 0 0; }
[role=status]:not(:empty) { display: block; color: #ffd166; font-weight: 600; }
@media print { .bar { display: none; } }`

const PAGE_CSS = `
:root { --sw-preview-room: ${ROOM.wide}px; scroll-padding-bottom: var(--sw-preview-room); }
body { padding-bottom: var(--sw-preview-room) !important; }
.sw-cookies { margin-bottom: var(--sw-preview-room) !important; }
@media (max-width: 700px) { :root { --sw-preview-room: ${ROOM.narrow}px; } }
@media print { body { padding-bottom: 0 !important; } }`

/**
 * Stops forms to other sites and says so. Where scripts send one without the event, the policy of the page stops it, which is said where
 * the browser tells.
 */
const TELL = (said: string) => `(() => {
  const tell = () => {
    const { shadowRoot } = document.querySelector('sw-preview-bar')
    shadowRoot.querySelector('[role=status]').textContent = ${scriptJson(said)}
  }
  addEventListener('submit', (event) => {
    const { target, submitter } = event
    const action = submitter?.getAttribute('formaction') ?? target.getAttribute('action') ?? ''
    const isElsewhere = URL.canParse(action, location.href) && new URL(action, location.href).origin !== location.origin
    if (event.defaultPrevented || !isElsewhere) return
    event.preventDefault()
    tell()
  })
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'form-action') tell()
  })
})()`

/** End of the opening tag of the body, behind the head, whose scripts may speak of one. */
const BODY = /<\/head\s*>[\s\S]*?<body(?:"[^"]*"|'[^']*'|[^'">])*>/i

/** The page with the bar, first in its body, so that no markup that an owner left open can swallow it. */
export function withPreviewBar(html: string, site: SiteFacts, preview: PreviewBar): string {
  const opening = BODY.exec(html)
  const at = opening ? opening.index + opening[0].length : html.length
  return `${html.slice(0, at)}${barHtml(site, preview)}${html.slice(at)}`
}

function barHtml(site: SiteFacts, { sharedBy, expiresAt }: PreviewBar): string {
  const { settings, timeZone } = site
  const words = pageWordsOn(site)
  const day = new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeZone })
  const shared = fillIn(words.pagePreviewShared, { name: sharedBy, date: day.format(expiresAt) })
  return [
    `<style>${PAGE_CSS}</style>`,
    `<sw-preview-bar><template shadowrootmode="open"><style>${BAR_CSS}</style>`,
    `<aside class="bar" aria-label="${escapeHtml(words.pagePreview)}" lang="${escapeHtml(settings.language)}">`,
    `<strong>${escapeHtml(words.pagePreview)}</strong><p>${escapeHtml(shared)}</p>`,
    `<p>${escapeHtml(words.pagePreviewSilent)}</p><p role="status"></p>`,
    '</aside></template></sw-preview-bar>',
    `<script>${TELL(words.pagePreviewNothingSent)}</script>`,
  ].join('')
}
