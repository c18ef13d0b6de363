/**
 * Cookie banner. It is on every page of a site that has one, hidden, since pages are the same for all visitors: its island
 * shows it to those who have not chosen. The link at the end of the page opens it again.
 */

import { escapeHtml } from '@sitewright/core/html'
import { safeLink } from '@sitewright/core/links/link-address'
import { ASKED_PURPOSES } from '@sitewright/core/site/consent'
import type { SiteSettings } from '@sitewright/core/site/site-settings'
import { type CookieWords, cookieWords } from './cookie-words.ts'

type Shown = Pick<SiteSettings, 'cookieBanner' | 'language'>

/** Markup for the beginning of the body and for its end; both empty without a banner. */
export function cookieBanner({ cookieBanner, language }: Shown): { first: string; last: string } {
  const { mode, text } = cookieBanner
  if (mode === 'off') return { first: '', last: '' }
  const { words, spoken } = cookieWords(language)
  const lang = language.startsWith(spoken) ? '' : ` lang="${spoken}"`
  const policyUrl = safeLink('item', cookieBanner.policyUrl)
  const policy = policyUrl
    ? ` <a href="${escapeHtml(policyUrl)}"${lang}>${escapeHtml(words.policy)}</a>`
    : ''
  const said = text === '' ? `<span${lang}>${escapeHtml(words[mode])}</span>` : escapeHtml(text)
  return {
    first: `<section class="sw-cookies" id="sw-cookies" aria-label="${escapeHtml(words.label)}" tabindex="-1" data-mode="${mode}" hidden><form class="sw-cookies-form"><p>${said}${policy}</p>${mode === 'ask' ? choices(words, lang) : ''}<p class="sw-cookies-buttons"${lang}>${buttons(words, mode)}</p></form></section>`,
    last: `<p class="sw-cookies-again"${lang}><a href="${escapeHtml(policyUrl || '#sw-cookies')}" data-sw-cookies>${escapeHtml(words.again)}</a></p>`,
  }
}

function choices({ choose, save, purposes }: CookieWords, lang: string): string {
  const boxes = ASKED_PURPOSES.map(
    (purpose) =>
      `<label><input type="checkbox" name="${purpose}"> ${escapeHtml(purposes[purpose])}</label>`,
  )
  return `<details${lang}><summary>${escapeHtml(choose)}</summary>${boxes.join('')}<button value="chosen">${escapeHtml(save)}</button></details>`
}

/** To refuse is as easy as to allow: both buttons look alike. */
function buttons({ all, none, close }: CookieWords, mode: 'ask' | 'inform'): string {
  if (mode === 'inform') return `<button value="all">${escapeHtml(close)}</button>`
  return `<button value="none">${escapeHtml(none)}</button><button value="all">${escapeHtml(all)}</button>`
}

export const COOKIES_CSS = `
.sw-cookies {
  position: fixed; inset-inline: 0; inset-block-end: 0; z-index: 2000; box-sizing: border-box; max-block-size: 50vh; overflow: auto;
  padding: 1rem max(1.25rem, 50vw - 32rem) max(1rem, env(safe-area-inset-bottom)); border-block-start: 1px solid var(--sw-color-border, #ccc);
  background: var(--sw-color-background, #fff); color: var(--sw-color-text, #222); font-size: 0.9375rem; line-height: 1.5;
  box-shadow: 0 -4px 24px rgb(0 0 0 / 0.12);
}
.sw-cookies[hidden] { display: none; }
.sw-cookies:focus { outline: 0; }
.sw-cookies-form { display: grid; grid-template-columns: 1fr auto; gap: 0.75rem 2rem; align-items: center; margin: 0; }
.sw-cookies :is(p, summary) { margin: 0; max-inline-size: 44rem; }
.sw-cookies a { color: inherit; text-decoration: underline; }
.sw-cookies details { grid-row: 2; grid-column: 1 / -1; }
.sw-cookies summary { inline-size: max-content; padding-block: 0.35rem; cursor: pointer; }
.sw-cookies label { display: flex; gap: 0.6rem; align-items: baseline; padding-block: 0.3rem; }
.sw-cookies-buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.sw-cookies button {
  flex: 1 1 auto; min-block-size: 2.75rem; padding: 0.4em 1.1em; border: 1px solid currentcolor; border-radius: var(--sw-radius, 4px);
  background: none; color: inherit; font: inherit; white-space: nowrap; cursor: pointer;
}
.sw-cookies button:hover { background: var(--sw-color-surface, #f2f2f2); }
.sw-cookies :is(button, a, summary, input):focus-visible { outline: 3px solid var(--sw-focus, currentcolor); outline-offset: 2px; }
.sw-cookies-again { margin: 0; padding: 0.75rem; font-size: 0.8125rem; text-align: center; }
.sw-cookies-again a { display: inline-block; padding: 0.25rem; color: inherit; }
html:has(.sw-cookies:not([hidden])) { padding-block-end: var(--sw-cookies-size, 0); scroll-padding-block-end: var(--sw-cookies-size, 0); }
@media (max-width: 45rem) { .sw-cookies-form { grid-template-columns: 1fr; } .sw-cookies details { grid-row: auto; } }
`
