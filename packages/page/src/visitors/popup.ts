/**
 * Promotional popup. A page that may show it has only a mark of when; the popup itself is a page of its own, of page type
 * 104, which the island fetches when its time has come. Whoever opens that page by its address can read it, too.
 */

import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import { safeLink } from '@sitewright/core/links/link-address'
import {
  isPopupOn,
  isPopupPath,
  POPUP_PATH,
  type PromotionalPopup,
} from '@sitewright/core/site/popup'
import { wordsIn } from '@sitewright/core/words/island-words'
import type { PlatformPage } from '../platform/platform-page.ts'
import { compactCss } from '../styles/compact-css.ts'

/** The mark; empty where the popup is not for this page. */
export function popupMark(popup: PromotionalPopup, path: string): string {
  if (!isPopupOn(popup) || !isPopupPath(popup, path)) return ''
  const { trigger, delayS, scrolled, devices, restsDays, version } = popup
  const when = { delay: delayS, scroll: scrolled, exit: 0, press: 0 }[trigger]
  return `<span class="sw-popup-mark" data-src="${POPUP_PATH}" data-trigger="${trigger}" data-when="${when}" data-devices="${devices}" data-rests-days="${restsDays}" data-version="${version}" hidden></span>`
}

/** @param forms trusted HTML of what can be filled in; empty for nothing */
export function popupPage(
  popup: PromotionalPopup,
  language: string,
  forms: string,
): Omit<PlatformPage, 'nonce'> {
  const { title, text, imageId, buttonLabel } = popup
  const buttonUrl = safeLink('item', popup.buttonUrl)
  const paragraphs = text.split(/\n+/).filter((line) => line.trim() !== '')
  const picture = imageId && `/images/${imageId}/popup`
  return {
    pageType: PAGE_TYPES.popupOverlay,
    slideType: 'popup-overlay',
    title: title || wordsIn(language).islandNotice,
    main: [
      `<div class="sw-popup" lang="${escapeHtml(language)}">`,
      `<style>${compactCss(CSS)}</style>`,
      picture
        ? `<img class="sw-popup-picture" src="${picture}?format=750w" srcset="${picture}?format=500w 500w, ${picture}?format=1000w 1000w" sizes="(max-width: 30rem) 90vw, 28rem" alt="">`
        : '',
      '<div class="sw-popup-words">',
      title === '' ? '' : `<h1 class="sw-popup-title">${escapeHtml(title)}</h1>`,
      ...paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`),
      buttonLabel !== '' && buttonUrl
        ? `<p data-slice-type="popup-overlay-action"><a class="sw-popup-button" href="${escapeHtml(buttonUrl)}">${escapeHtml(buttonLabel)}</a></p>`
        : '',
      forms && `<div data-slice-type="popup-overlay-action">${forms}</div>`,
      '</div></div>',
    ].join(''),
  }
}

/** Styles that come with the popup, so that no page pays for them before it is shown. */
const CSS = `
dialog.sw-popup-dialog {
  box-sizing: border-box; inline-size: min(28rem, 100vw - 2rem); max-block-size: calc(100vh - 2rem); margin: auto; padding: 0; overflow: auto; border: 0;
  border-radius: var(--sw-radius, 6px); background: var(--sw-color-background, #fff); color: var(--sw-color-text, #222);
  box-shadow: 0 1rem 4rem rgb(0 0 0 / 0.3);
}
dialog.sw-popup-dialog::backdrop { background: rgb(0 0 0 / 0.5); }
.sw-popup { max-inline-size: 28rem; margin: 0 auto; }
.sw-platform-main > .sw-popup { margin-block: clamp(0rem, 6vh, 4rem); }
.sw-popup-picture { display: block; inline-size: 100%; max-block-size: 40vh; object-fit: cover; }
.sw-popup-words { padding: 1.75rem; text-align: center; }
.sw-popup-words > * { margin: 0 0 1rem; }
.sw-popup-words > :last-child { margin: 0; }
.sw-popup :is(.form-wrapper, .newsletter-form-wrapper) { padding: 0; text-align: start; }
.sw-popup-title { font-size: 1.75rem; line-height: 1.2; }
.sw-popup-button {
  display: inline-block; padding: 0.75em 1.75em; border-radius: var(--sw-button-radius, 4px);
  background: var(--sw-color-accent, #222); color: var(--sw-color-accent-text, #fff); font-weight: 600; text-decoration: none;
}
.sw-popup-close {
  position: absolute; inset-block-start: 0.5rem; inset-inline-end: 0.5rem; inline-size: 2.75rem; block-size: 2.75rem; padding: 0; border: 0;
  border-radius: 50%; background: var(--sw-color-background, #fff); color: inherit; font: 1.5rem/1 system-ui; cursor: pointer;
}
:is(.sw-popup-close, .sw-popup-button):focus-visible { outline: 3px solid var(--sw-focus, currentcolor); outline-offset: 2px; }
@media (prefers-reduced-motion: no-preference) {
  dialog.sw-popup-dialog[open] { animation: sw-popup-in 0.25s ease-out; }
  @keyframes sw-popup-in { from { opacity: 0; translate: 0 1rem; } }
}
`
