/** Styles of the quick view, which come with its script. Classes `tweak-product-quick-view-…` are what owners chose in themes that ask. */

const VIEW = '.sw-quick-view'
const TWEAK = '.tweak-product-quick-view-lightbox'

export const QUICK_VIEW_CSS = `
html:has(${VIEW}[open]) { overflow: hidden; scrollbar-gutter: stable; }
${VIEW} {
  box-sizing: border-box; inline-size: min(62rem, calc(100vw - 2rem)); max-inline-size: none; block-size: fit-content; max-block-size: calc(100dvh - 4rem); margin: auto; padding: 0 clamp(1rem, 3vw, 2.5rem) clamp(1rem, 3vw, 2.5rem);
  overflow: auto; overscroll-behavior: contain; border: 1px solid var(--sw-color-border, transparent); border-radius: var(--sw-radius, 0);
  background: var(--sw-color-background, Canvas); color: var(--sw-color-text, CanvasText);
}
${VIEW}::backdrop { background: rgb(0 0 0 / 0.55); }
@media (prefers-reduced-motion: no-preference) {
  ${VIEW}[open] { animation: sw-quick-view 0.2s ease-out; }
  @keyframes sw-quick-view { from { translate: 0 1rem; opacity: 0; } }
}
.sw-quick-view-tools { position: sticky; inset-block-start: 0; z-index: 3; display: flex; gap: 0.25rem; justify-content: flex-end; margin-inline: -0.5rem; padding-block: 0.5rem; background: inherit; }
.sw-quick-view-tools button { inline-size: 2.75rem; block-size: 2.75rem; margin: 0; padding: 0; border: 0; border-radius: 50%; background: none; color: inherit; font: 1.75rem/1 system-ui, sans-serif; cursor: pointer; }
.sw-quick-view-tools button:hover { background: color-mix(in srgb, currentcolor 12%, transparent); }
.sw-quick-view-tools button:focus-visible, .sw-quick-view-more:focus-visible { outline: 2px solid var(--sw-focus, currentcolor); outline-offset: 2px; }
.sw-quick-view-close:not(:only-child) { margin-inline-start: 0.75rem !important; }
[dir='rtl'] :is(.sw-quick-view-previous, .sw-quick-view-next) { scale: -1 1; }
.sw-quick-view [data-quick-view-title]:focus { outline: none; }
.sw-quick-view .ProductItem { max-width: none; padding: 0; }
.sw-quick-view .ProductItem-summary { gap: clamp(1.5rem, 3vw, 3rem); grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.sw-quick-view .ProductItem-details { position: static; padding-top: 0; }
.sw-quick-view .ProductItem-details-title { margin-top: 0; font-size: clamp(1.5rem, 1.25rem + 1vw, 2.25rem); }
.sw-quick-view .ProductItem-gallery-slides-item { max-height: 60vh; }
.sw-quick-view .ProductItem-details-excerpt { max-height: 12em; overflow: auto; }
.sw-quick-view-more { display: inline-block; margin-block-start: 1rem; padding-block: 0.6rem; color: inherit; }
${TWEAK}-excerpt-display-truncate .sw-quick-view .ProductItem-details-excerpt { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 4; }
${TWEAK}-excerpt-display-full .sw-quick-view .ProductItem-details-excerpt { max-height: none; }
${TWEAK}-excerpt-display-hide .sw-quick-view .ProductItem-details-excerpt { display: none; }
body[class*='tweak-product-quick-view-']:not(${TWEAK}-show-arrows) :is(.sw-quick-view-previous, .sw-quick-view-next) { display: none; }
/* Escape and a press beside it close it as well; by keyboard the button is found all the same. */
body[class*='tweak-product-quick-view-']:not(${TWEAK}-show-close-button) .sw-quick-view-close:not(:focus-visible) { opacity: 0; }
${TWEAK}-controls-weight-light .sw-quick-view-tools button { font-weight: 300; }
@media (max-width: 699.98px) {
  .sw-quick-view { inline-size: 100vw; block-size: calc(100dvh - 2rem); max-block-size: none; margin-block-end: 0; border-inline: 0; border-end-start-radius: 0; border-end-end-radius: 0; padding-inline: var(--sw-gutter, 1.25rem); }
  .sw-quick-view .ProductItem .ProductItem-summary { grid-template-columns: minmax(0, 1fr); }
}
@media (forced-colors: active) { .sw-quick-view-tools button { border: 1px solid ButtonText; } }
`
