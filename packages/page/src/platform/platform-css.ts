/** Styles of the pages that no theme makes, in the theme's colours. */

import { OPPOSITE } from '../styles/opposite.ts'

/** Declarations of the button of such a page. */
const BUTTON = `
  border: 1px solid var(--sw-button-border, transparent); border-radius: var(--sw-button-radius, 4px);
  background: var(--sw-button-background, var(--sw-color-text, #222)); color: var(--sw-button-text, var(--sw-color-background, #fff));
  font: inherit; font-weight: var(--sw-button-weight, inherit); cursor: pointer;`

/** The button where the theme names no colours: the opposite of the words around it, so that it shows on dark pages, too. */
const ON_ANY_PAGE = `
  --opposite: ${OPPOSITE};
  background: var(--sw-button-background, var(--sw-color-text, var(--opposite)));
  color: var(--sw-button-text, var(--sw-color-background, var(--opposite)));`

/** Looks of the button of a page. */
const buttonOf = (page: string) => `
${page} button {${BUTTON}
}
@supports (color: oklch(from red l c h)) { ${page} button {${ON_ANY_PAGE}
} }
${page} button:hover { background: var(--sw-button-hover, var(--sw-color-text, var(--opposite, #222))); }
`

export const NOTICE_CSS = `
.sw-notice { max-width: 40rem; margin: 0 auto; padding: 15vh 1.5rem; text-align: center; }
${buttonOf('.sw-notice')}
.sw-notice button { min-height: 3rem; padding: 0.6em 1.75em; }
.sw-notice button:focus-visible { outline: 3px solid var(--sw-color-accent, #0062cc); outline-offset: 2px; }
`

export const SHEET_CSS = `
.sw-sheet { box-sizing: border-box; max-width: calc(40rem + 2 * var(--sw-gutter, 5vw)); margin: 0 auto; padding: clamp(2rem, 8vh, 5rem) var(--sw-gutter, 5vw); }
.sw-sheet > h1 { margin: 0 0 max(1.5rem, 0.35em); }
`

export const LOCK_CSS = `
.sw-lock {
  display: grid; gap: 0.75rem; box-sizing: border-box; max-width: 26rem; margin: 0 auto;
  padding: clamp(3rem, 15vh, 9rem) var(--sw-gutter, 5vw);
}
.sw-lock :is(h1, p) { margin: 0; }
.sw-lock h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); line-height: 1.15; }
.sw-lock label { margin: 0.5rem 0 -0.4rem; font-size: 0.9375rem; }
.sw-lock :is(input, button) { box-sizing: border-box; width: 100%; min-height: 3rem; padding: 0.6em 0.9em; font: inherit; }
.sw-lock input { border: 1px solid var(--sw-color-control, currentcolor); border-radius: var(--sw-radius, 4px); background: field; color: fieldtext; }
${buttonOf('.sw-lock')}
.sw-lock :is(input, button):focus-visible { outline: 3px solid var(--sw-color-accent, #0062cc); outline-offset: 2px; }
.sw-lock-problem { padding: 0.6em 0.9em; border: 1px solid #b3261e; border-radius: var(--sw-radius, 4px); background: #fdecea; color: #8c1d18; }
`

/** Words of pages where a theme gives its body no colour. Almost opaque: no theme writes this, so it can be told from a theme's own. */
const OWN_WORDS = 'rgb(34 34 34 / 0.992)'

/** White with those words, and nothing with any others. */
const BEHIND_OWN_WORDS =
  'rgb(from currentcolor 255 255 255 / calc(1.5 - max(alpha - 0.992, 0.992 - alpha) * 600))'

/**
 * Words and what lies behind them go together, whatever of it a theme gives its body: both are the theme's; words alone get their
 * opposite as a background; a background alone, whose words are some wrapper's that is not here, is painted over; and neither is the
 * platform's. The body has no class of the platform, since themes unset those. Words have the colour of the page rather than
 * that of bare elements in the theme, but yield to any class.
 */
export const PLATFORM_PAGE_CSS = `
:where(body[data-sw-platform-page]) {
  background: var(--sw-color-background, #fff); color: var(--sw-color-text, ${OWN_WORDS});
  font-family: var(--sw-font-body, system-ui, sans-serif);
}
@supports (color: oklch(from red l c h)) { :where(body[data-sw-platform-page]) { background: var(--sw-color-background, ${OPPOSITE}); } }
body[data-sw-platform-page] {
  display: flex !important; flex-direction: column; min-height: 100vh; margin: 0;
  opacity: 1 !important; visibility: visible !important;
}
body[data-sw-platform-page] > :is(.sw-platform-header, .sw-platform-main:not(.sqs-slide-container), .sw-platform-footer) { background-color: ${BEHIND_OWN_WORDS}; }
html body :is(header, main, footer):where([data-sw-platform-page] > *),
html body :is(h1, h2, h3, p, label, legend, li, dt, dd, th, td):where(.sw-platform-main *) { color: inherit; }
.sw-platform-header, .sw-platform-footer {
  display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: baseline; padding: 1.25rem max(var(--sw-gutter, 5vw), (100% - 64rem) / 2);
}
.sw-platform-header { border-bottom: 1px solid var(--sw-color-border, color-mix(in srgb, currentcolor 20%, transparent)); }
:where(.sw-platform-header, .sw-platform-title) { font-family: var(--sw-font-heading, inherit); font-size: 1.5rem; }
.sw-platform-header a { color: inherit; text-decoration: none; }
.sw-platform-navigation ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
.sw-platform-header .sw-platform-navigation { margin-inline-start: auto; font-size: 1rem; }
:where(.sw-platform-header) .sw-platform-navigation { font-family: var(--sw-font-body, inherit); }
.sw-platform-navigation li, .sw-platform-navigation li + li { margin: 0; }
.sw-platform-navigation a { display: inline-block; padding: 0.25rem 0; }
.sw-platform-navigation a:is(:hover, :focus-visible) { text-decoration: underline; }
.sw-platform-main { flex: 1; }
.sw-platform-footer {
  justify-content: space-between; border-top: 1px solid var(--sw-color-border, color-mix(in srgb, currentcolor 20%, transparent));
  color: var(--sw-color-muted, inherit); font-size: 0.875rem;
}
.sw-platform-footer a { color: inherit; }
`

/** The platform's own texts, which are in English, on pages of sites that are written from right to left. */
export const ENGLISH_CSS = `
[dir='rtl'] :is(.sw-platform-main, .sqs-fullpage-shopping-cart-content):lang(en) :is(h1, h2, h3, p, label, legend, a, button, dt, li) { unicode-bidi: plaintext; text-align: match-parent; }
`
