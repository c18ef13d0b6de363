/** Styles of suggestions, which come with their script. Colours are the theme's custom properties where it has any. */

const LINE = 'var(--sw-color-border, color-mix(in srgb, currentcolor 22%, transparent))'
const QUIET = 'var(--sw-color-muted, color-mix(in srgb, currentcolor 78%, transparent))'
const SOFT = 'var(--sw-color-soft, color-mix(in srgb, currentcolor 8%, transparent))'

export const SEARCH_CSS = `
.sw-suggesting { position: relative; }
.sw-suggestions { box-sizing: border-box; position: absolute; inset-block-start: 100%; inset-inline: 0; z-index: 50; max-block-size: min(28rem, 60vh); min-inline-size: min(18rem, 90vw); margin: 0.25rem 0 0; padding: 0.25rem; overflow: auto; overscroll-behavior: contain; border: 1px solid ${LINE}; border-radius: var(--sw-radius, 4px); background: var(--sw-color-background, Canvas); color: var(--sw-color-text, CanvasText); box-shadow: 0 12px 32px rgb(0 0 0 / 0.16); list-style: none; text-align: start; }
.sw-suggestions[hidden] { display: none; }
.sw-suggestions li { display: flex; align-items: center; gap: 0.75rem; min-block-size: 44px; margin: 0; padding: 0.3rem 0.6rem; border-radius: var(--sw-radius, 4px); cursor: pointer; }
.sw-suggestions li:hover { background: ${SOFT}; }
.sw-suggestions li[aria-selected='true'] { background: ${SOFT}; outline: 2px solid currentcolor; outline-offset: -2px; }
.sw-suggestion-picture { flex: none; inline-size: 44px; block-size: 44px; border-radius: var(--sw-radius, 4px); background: ${SOFT}; overflow: hidden; }
.sw-suggestion-picture img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
.sw-suggestion-title { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
.sw-suggestion-note { color: ${QUIET}; font-size: 0.875rem; text-align: end; }
.sw-suggestions .sw-suggestion-all { justify-content: center; text-decoration: underline; text-underline-offset: 0.2em; }
html:has(.sw-search-dialog[open]) { overflow: hidden; scrollbar-gutter: stable; }
.sw-search-dialog { box-sizing: border-box; position: fixed; inset: 0 0 auto; inline-size: 100%; max-inline-size: none; max-block-size: none; margin: 0; padding: 0; border: 0; overflow: visible; background: var(--sw-color-background, Canvas); color: var(--sw-color-text, CanvasText); font: 400 1rem/1.5 var(--sw-font-body, system-ui); }
.sw-search-dialog::backdrop { background: rgb(0 0 0 / 0.45); }
.sw-search-dialog form { display: flex; gap: 0.5rem; box-sizing: border-box; max-inline-size: 46rem; margin-inline: auto; padding: 1.25rem; }
.sw-search-dialog input { flex: 1; box-sizing: border-box; min-inline-size: 0; min-block-size: 48px; margin: 0; padding: 0.4rem 0.9rem; border: 1px solid var(--sw-color-control, currentcolor); border-radius: var(--sw-radius, 4px); background: transparent; color: inherit; font: inherit; }
.sw-search-dialog :focus-visible { outline: 3px solid var(--sw-color-accent, currentcolor); outline-offset: 2px; }
.sw-search-dialog .sw-suggestions { inset-block-start: calc(100% - 1rem); inset-inline: 1.25rem; }
.sw-search-close { display: grid; place-items: center; inline-size: 48px; block-size: 48px; margin: 0; padding: 0; border: 0; background: none; color: inherit; font: 400 1.75rem/1 system-ui; cursor: pointer; }
@media (forced-colors: active) { .sw-suggestions li[aria-selected='true'] { outline-color: Highlight; } }
`
