/** The designed slide around a lock screen: a card on a colour, a picture at one side, or a picture that fills the window. */
export const LOCK_SLIDE_CSS = `
.sw-lock-slide {
  --lock-back: #fff; --lock-words: #222; display: grid; box-sizing: border-box; min-height: 100vh; min-height: 100svh;
  background: var(--sw-color-background, var(--lock-back)); color: var(--sw-color-text, var(--lock-words));
}
.sw-lock-slide[data-section-theme='soft'] { --lock-back: #f1f1ee; }
.sw-lock-slide:is([data-section-theme='accent'], [data-section-theme='dark']) { --lock-back: #1b1d1c; --lock-words: #fff; }
.sw-lock-panel {
  display: grid; gap: 1.25rem; align-content: center; box-sizing: border-box; width: 100%; max-width: 32rem; margin: 0 auto;
  padding: clamp(2rem, 6vh, 4rem) max(1.5rem, var(--sw-gutter, 1.5rem));
}
.sw-lock-panel > * { min-width: 0; }
.sw-lock-panel .sw-lock { max-width: none; margin: 0; padding: 0; }
.sw-lock-name { margin: 0; font-family: var(--sw-font-heading, inherit); font-size: 1.25rem; line-height: 1.2; }
.sw-lock-name img { display: block; max-width: min(100%, 14rem); max-height: 4rem; width: auto; height: auto; }
.sw-lock-panel .sw-padlock { width: 2rem; height: 2rem; stroke-width: 1.5; }
.sw-lock-panel :is(h1, .sw-lock-words p) { margin: 0; }
.sw-lock-words { display: grid; gap: 0.75rem; }
.sw-lock-panel h1 { font-size: clamp(2rem, 1.5rem + 2vw, 3rem); line-height: 1.1; overflow-wrap: break-word; text-wrap: balance; }
.sw-lock-back { margin: 0; font-size: 0.9375rem; }
.sw-lock-back a { display: inline-block; padding: 0.25rem 0; color: inherit; }
.sw-lock-picture { display: block; width: 100%; height: 100%; object-fit: cover; }
.sw-lock-slide--card .sw-lock-panel {
  align-self: center; width: calc(100% - 2.5rem); margin-block: 1.25rem; padding: clamp(1.75rem, 5vw, 3.25rem);
  border: 1px solid var(--sw-color-border, color-mix(in srgb, currentcolor 18%, transparent)); border-radius: var(--sw-radius-picture, 8px);
  background: var(--sw-color-surface, transparent);
}
.sw-lock-slide--split { grid-template-rows: minmax(0, 34svh) auto; }
.sw-lock-slide--split:not(:has(> .sw-lock-picture)) { grid-template-rows: auto; }
@media (min-width: 48rem) {
  .sw-lock-slide--split { grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr); }
  .sw-lock-slide--split:not(:has(> .sw-lock-picture)) { grid-template-columns: minmax(0, 1fr); }
  .sw-lock-slide--split > .sw-lock-picture { position: sticky; top: 0; height: 100vh; height: 100svh; }
}
.sw-lock-slide--cover > * { grid-area: 1 / 1; }
.sw-lock-slide--cover > .sw-lock-picture { position: fixed; inset: 0; height: 100%; }
.sw-lock-slide--cover > .sw-lock-panel {
  position: relative; align-self: center; width: calc(100% - 2.5rem); margin-block: 1.25rem; padding: clamp(1.75rem, 5vw, 3.25rem);
  border-radius: var(--sw-radius-picture, 8px); background: var(--sw-color-background, var(--lock-back));
}
`
