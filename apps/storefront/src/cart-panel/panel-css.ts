/** Styles of the cart panel, which come with its script. Colours are the theme's custom properties where it has any. */

const PANEL = '.sw-cart-panel'

export const PANEL_CSS = `
html:has(${PANEL}[open]) { overflow: hidden; scrollbar-gutter: stable; }
${PANEL} {
  --line: var(--sw-color-border, color-mix(in srgb, currentcolor 22%, transparent));
  --quiet: var(--sw-color-muted, color-mix(in srgb, currentcolor 78%, transparent));
  box-sizing: border-box; position: fixed; inset-block: 0; inset-inline: auto 0; inline-size: min(27rem, 100%); max-inline-size: none;
  block-size: 100dvh; max-block-size: none; margin: 0; padding: 0; border: 0; border-inline-start: 1px solid var(--line);
  background: var(--sw-color-background, Canvas); color: var(--sw-color-text, CanvasText); font: 400 1rem/1.5 var(--sw-font-body, system-ui);
}
${PANEL}::backdrop { background: rgb(0 0 0 / 0.45); }
@media (prefers-reduced-motion: no-preference) {
  ${PANEL} { animation: sw-cart-panel 0.25s ease-out; }
  @keyframes sw-cart-panel { from { translate: 2rem 0; opacity: 0; } }
}
${PANEL} *, ${PANEL} ::before { box-sizing: border-box; }
${PANEL} :focus-visible { outline: 3px solid var(--sw-color-accent, currentcolor); outline-offset: 2px; }
${PANEL} h2:focus-visible { outline: 0; }
${PANEL}-box { display: flex; flex-direction: column; block-size: 100%; }
${PANEL} header { display: flex; align-items: center; justify-content: space-between; padding: 0.75rem 1.25rem; border-block-end: 1px solid var(--line); }
${PANEL} h2 { margin: 0; font: var(--sw-heading-weight, 600) 1.5rem/1.2 var(--sw-font-heading, inherit); color: inherit; }
${PANEL}-close { display: grid; place-items: center; inline-size: 44px; block-size: 44px; margin-inline-end: -0.75rem; padding: 0; border: 0; background: none; color: inherit; font: 300 1.75rem/1 system-ui; cursor: pointer; }
${PANEL}-body { flex: 1; overflow: auto; overscroll-behavior: contain; padding: 1rem 1.25rem; }
${PANEL} footer { padding: 1rem 1.25rem max(1rem, env(safe-area-inset-bottom)); border-block-start: 1px solid var(--line); }
${PANEL} :is(p, ul) { margin: 0; }
${PANEL} ul { padding: 0; list-style: none; }
${PANEL} .sw-note { display: block; margin-block-start: 0.15rem; color: var(--quiet); font-size: 0.875rem; }
${PANEL} .sw-money { font-variant-numeric: tabular-nums; }
${PANEL} .sw-problem { margin-block-end: 1rem; padding: 0.75rem 1rem; border: 1px solid #b3261e; border-inline-start-width: 5px; border-radius: var(--sw-radius, 4px); background: #fdf1f0; color: #6f1712; }
${PANEL} .sw-problem * { color: inherit; }
${PANEL} .sw-field-error { color: var(--sw-color-error, inherit); font-size: 0.9rem; }
${PANEL} .sw-field-error::before { content: '⚠ '; }
${PANEL} .sw-cart-notice { margin-block-end: 1rem; padding: 0.35rem 1rem; border: 1px solid var(--line); border-radius: var(--sw-radius, 4px); background: var(--sw-color-soft, color-mix(in srgb, currentcolor 6%, transparent)); }
${PANEL} .sw-removed li { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-block-size: 44px; margin: 0; }
${PANEL} .sw-link { display: inline-flex; align-items: center; min-block-size: 44px; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
${PANEL} .sw-free-delivery { margin-block-end: 1rem; font-size: 0.925rem; }
${PANEL} progress { display: block; inline-size: 100%; block-size: 6px; margin-block-start: 0.4rem; border: 0; border-radius: 3px; overflow: hidden; appearance: none; background: var(--line); accent-color: var(--sw-color-accent, currentcolor); }
${PANEL} progress::-webkit-progress-bar { background: transparent; }
${PANEL} progress::-webkit-progress-value { background: var(--sw-color-accent, currentcolor); }
${PANEL} progress::-moz-progress-bar { background: var(--sw-color-accent, currentcolor); }
${PANEL} .sw-cart-line { display: grid; grid-template-columns: 72px minmax(0, 1fr) auto; gap: 0.35rem 1rem; align-items: start; margin: 0; padding-block: 1rem; border-block-end: 1px solid var(--line); }
${PANEL} .sw-cart-line:first-child { padding-block-start: 0; }
${PANEL} .sw-cart-line:last-child { border: 0; }
${PANEL} .sw-cart-line[aria-busy='true'] { opacity: 0.6; }
${PANEL} .sw-cart-picture img { display: block; inline-size: 72px; block-size: 72px; object-fit: cover; border-radius: var(--sw-radius, 4px); }
${PANEL} .sw-cart-picture:empty { aspect-ratio: 1; border-radius: var(--sw-radius, 4px); background: var(--sw-color-soft, color-mix(in srgb, currentcolor 8%, transparent)); }
${PANEL} .sw-cart-title { min-inline-size: 0; overflow-wrap: anywhere; }
${PANEL} .sw-cart-title > a:first-child { color: inherit; font-weight: 600; text-decoration: none; }
${PANEL} .sw-cart-controls { display: flex; grid-area: 2 / 2 / auto / -1; align-items: end; justify-content: space-between; gap: 1rem; margin: 0; }
${PANEL} .sw-cart-picture { grid-row: span 2; }
${PANEL} .sw-cart-line-total { grid-area: 1 / 3; font-weight: 600; text-align: end; }
${PANEL} .sw-quantity > :is(label, span) { display: block; color: var(--quiet); font-size: 0.8rem; }
${PANEL} .sw-steps { display: flex; }
${PANEL} .sw-steps > * { min-block-size: 44px; margin: 0; border: 1px solid var(--sw-color-control, currentcolor); border-radius: 0; background: transparent; color: inherit; font: inherit; }
${PANEL} .sw-steps input { inline-size: 3.25rem; padding: 0 0.25rem; border-inline: 0; text-align: center; appearance: textfield; }
${PANEL} .sw-steps input::-webkit-inner-spin-button { display: none; }
${PANEL} .sw-step { inline-size: 44px; padding: 0; cursor: pointer; }
${PANEL} .sw-step[aria-disabled='true'] { cursor: not-allowed; color: var(--quiet); }
${PANEL} .sw-related { margin-block-start: 1.25rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
${PANEL} .sw-related h3 { margin: 0 0 0.75rem; font: 600 1rem/1.3 var(--sw-font-body, inherit); color: inherit; }
${PANEL} .sw-related li { display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 1rem; align-items: center; margin: 0; padding-block: 0.4rem; }
${PANEL} .sw-related .sw-cart-picture img { inline-size: 56px; block-size: 56px; }
${PANEL} .sw-related a { color: inherit; overflow-wrap: anywhere; }
${PANEL} .sw-related .sw-button { inline-size: auto; min-block-size: 44px; padding-inline: 0.9rem; font-size: 0.875rem; }
${PANEL} .sw-cart-summary { display: grid; gap: 0.5rem; }
${PANEL} .sw-cart-summary > p:not(.sw-note) { display: flex; justify-content: space-between; gap: 1rem; }
${PANEL} .sw-cart-subtotal { font-size: 1.125rem; font-weight: 600; }
${PANEL} .sw-button { display: flex; align-items: center; justify-content: center; inline-size: 100%; min-block-size: 52px; padding: 0.5rem 1.5rem; border: 1px solid var(--line); border-radius: var(--sw-button-radius, var(--sw-radius, 4px)); background: none; color: inherit; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
${PANEL} .sw-button-primary { --opposite: #1d1d1b; border-color: transparent; background: var(--sw-button-background, var(--sw-color-accent, #1d1d1b)); color: var(--sw-button-text, var(--sw-color-accent-text, #fff)); }
${PANEL} .sw-button:disabled { opacity: 0.65; cursor: not-allowed; }
${PANEL} .sw-cart-summary .sw-link { justify-content: center; }
${PANEL} .visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`
