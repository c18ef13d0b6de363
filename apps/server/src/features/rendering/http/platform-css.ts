/** Styles of what the platform itself puts into pages. Themes come later in the sheet and may change all of it. */
export const PLATFORM_CSS = `
.visually-hidden {
  position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
.sw-notice { max-width: 40rem; margin: 0 auto; padding: 15vh 1.5rem; text-align: center; }
.sw-lock { max-width: 24rem; margin: 0 auto; padding: 15vh 1.5rem; display: grid; gap: 0.75rem; }
.sw-lock :is(h1, p) { margin: 0; }
.sw-lock :is(input, button) { font: inherit; padding: 0.6em 0.8em; border: 1px solid currentcolor; border-radius: 4px; }
.sw-lock input { background: #fff; color: #222; }
.sw-lock button { cursor: pointer; background: var(--sw-color-text, #222); color: var(--sw-color-background, #fff); }
.sw-lock :is(input, button):focus-visible { outline: 3px solid var(--sw-color-accent, #0062cc); outline-offset: 2px; }
.sw-lock-problem { padding: 0.6em 0.8em; border: 1px solid #b3261e; border-radius: 4px; background: #fdecea; color: #8c1d18; }
.sw-purchase-form :is(select, input, button) { font: inherit; padding: 0.5em; }
.sw-platform-page {
  display: flex; flex-direction: column; min-height: 100vh; margin: 0;
  background: var(--sw-color-background, #fff); color: var(--sw-color-text, #222);
  font-family: var(--sw-font-body, system-ui, sans-serif);
}
.sw-platform-header, .sw-platform-footer { padding: 1.25rem var(--sw-gutter, 5vw); }
.sw-platform-header {
  border-bottom: 1px solid var(--sw-color-border, #ddd);
  font-family: var(--sw-font-heading, inherit); font-size: 1.5rem;
}
.sw-platform-header a { color: inherit; text-decoration: none; }
.sw-platform-main { flex: 1; }
.sw-platform-footer {
  border-top: 1px solid var(--sw-color-border, #ddd);
  color: var(--sw-color-muted, #666); font-size: 0.875rem;
}
.sw-platform-footer a { color: inherit; }
`
