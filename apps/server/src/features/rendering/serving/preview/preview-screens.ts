/** Pages of a preview that show nothing of the site, in its language. */

import { createHash } from 'node:crypto'
import { escapeHtml } from '@sitewright/core/html'
import { pageWordsOn } from '@sitewright/page'
import { OPEN_PREVIEW_PATH } from '../../../preview-links/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { plainPage } from '../http/plain-pages.ts'
import type { PreparedResponse } from '../http/prepared-response.ts'

/** Takes the secret out of the address, so that no history and no script of the site's pages finds it, and sends it. */
const SCRIPT = `const secret = location.hash.slice(1)
history.replaceState(null, '', location.pathname)
document.forms[0].secret.value = secret
document.forms[0].submit()`

const HASH = createHash('sha256').update(SCRIPT).digest('base64')

const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** The page that a link leads to. */
export function openingScreen(site: LiveSite): PreparedResponse {
  const { language } = site.settings
  const words = pageWordsOn(site)
  return plainPage({
    status: 200,
    title: words.pagePreviewOpening,
    text: '',
    language,
    headers: { 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' },
    more: [
      `<noscript><p>${escapeHtml(words.pagePreviewNeedsScript)}</p></noscript>`,
      `<form method="post" action="${OPEN_PREVIEW_PATH}"><input type="hidden" name="secret"></form>`,
      `<script>${SCRIPT}</script>`,
    ].join(''),
  })
}

/** For a browser without a link that is good. */
export function closedScreen(site: LiveSite): PreparedResponse {
  const { language } = site.settings
  const words = pageWordsOn(site)
  return plainPage({
    status: 403,
    title: words.pagePreviewClosed,
    text: words.pagePreviewAskAgain,
    language,
  })
}

const SCREENS = {
  /** In place of a page that has a password. */
  locked: { status: 403, title: 'pagePreviewLocked', text: 'pagePreviewLockedWhy' },
  /** In place of the pages on which something is bought. */
  noPart: { status: 404, title: 'pagePreviewNoPart', text: 'pagePreviewSilent' },
  /** Answer to a form that a browser has posted by itself. */
  nothingSent: { status: 403, title: 'pagePreviewNothingSent', text: 'pagePreviewSilent' },
} as const

/** A screen with the way back into the preview. */
export function previewScreen(site: LiveSite, name: keyof typeof SCREENS): PreparedResponse {
  const { language } = site.settings
  const words = pageWordsOn(site)
  const { status, title, text } = SCREENS[name]
  return plainPage({
    status,
    title: words[title],
    text: words[text],
    link: { href: '/', label: words.pagePreviewBack },
    language,
  })
}
