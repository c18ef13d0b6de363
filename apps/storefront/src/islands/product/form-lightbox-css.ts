/** Styles of a product's own form above the page; they come with the script that opens it. */

export const FORM_LIGHTBOX_CSS = `
.sw-form-lightbox { box-sizing: border-box; display: flex; width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 50px 1rem; overflow: auto; border: 0; background: transparent; }
.sw-form-lightbox:not([open]) { display: none; }
.sw-form-lightbox::backdrop { background: rgb(0 0 0 / 0.55); }
/* In the middle; of one that is taller than the window, the top stands 50 px below that of the window. */
.sw-form-box { position: relative; box-sizing: border-box; width: min(32rem, 100%); margin: auto; padding: 2rem; border-radius: var(--sw-radius); background: var(--sw-color-background, Canvas); color: var(--sw-color-text, CanvasText); }
.sw-form-box h2 { margin: 0 2.5rem 1.25rem 0; }
.sw-form-close { position: absolute; inset-block-start: 0.75rem; inset-inline-end: 0.75rem; width: 2.75rem; height: 2.75rem; border: 0; background: transparent; color: inherit; font-size: 1.75rem; line-height: 1; cursor: pointer; }
.sw-form-box .sw-note { color: var(--sw-color-muted); font-size: max(0.875rem, 14px); }
.sw-form-box :is(.sw-field-error, .sw-form-problem) { color: var(--sw-color-sale); font-size: max(0.875rem, 14px); }
.sw-form-problem:empty { display: none; }
`
