/** Styles of the player of sounds; they come with the script that draws it, so that no page carries them without it. */

const IN_PLAYER = ':is(.sqs-audio-embed, .squarespace-audio-player)'

export const PLAYER_CSS = `${IN_PLAYER} audio { display: block; width: 100%; }
${IN_PLAYER} audio:not([controls]) { display: none; }
${IN_PLAYER} .sw-player { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 0.75rem; align-items: center; }
${IN_PLAYER} .sw-player-button { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 1px solid currentcolor; border-radius: 50%; background: none; color: inherit; cursor: pointer; }
${IN_PLAYER} .sw-player-button:hover { background: color-mix(in srgb, currentcolor 12%, transparent); }
${IN_PLAYER} .sw-player-button svg { width: 1.125rem; height: 1.125rem; fill: currentcolor; }
${IN_PLAYER} .sw-player-button[aria-busy="true"] svg { opacity: 0.4; }
${IN_PLAYER} .sw-player-seek { width: 100%; height: 1.75rem; margin: 0; appearance: none; background: linear-gradient(currentcolor, currentcolor) left / var(--sw-played, 0%) 3px no-repeat, linear-gradient(color-mix(in srgb, currentcolor 28%, transparent) 0 0) left / 100% 3px no-repeat; color: inherit; cursor: pointer; }
${IN_PLAYER} .sw-player-seek::-webkit-slider-thumb { width: 0.875rem; height: 0.875rem; border: 0; border-radius: 50%; appearance: none; background: currentcolor; }
${IN_PLAYER} .sw-player-seek::-moz-range-thumb { width: 0.875rem; height: 0.875rem; border: 0; border-radius: 50%; background: currentcolor; }
[dir='rtl'] ${IN_PLAYER} .sw-player-seek { background-position-x: right; }
@media (forced-colors: active) { ${IN_PLAYER} .sw-player-seek { appearance: auto; } }
${IN_PLAYER} .sw-player-seek:disabled { opacity: 0.45; cursor: default; }
${IN_PLAYER} :is(.sw-player-button, .sw-player-seek):focus-visible { outline: 2px solid currentcolor; outline-offset: 3px; }
${IN_PLAYER} .sw-player-time { font-size: 0.875rem; font-variant-numeric: tabular-nums; }
${IN_PLAYER} .sw-player-problem { grid-column: 1 / -1; margin: 0; font-size: 0.875rem; }
${IN_PLAYER} .sw-player-problem:empty { display: none; }
.sqs-audio-embed-kept { position: fixed; z-index: 900; inset: auto 0 0; display: flex; gap: 0.75rem; align-items: center; padding: 0.5rem clamp(0.75rem, 3vw, 1.5rem); border-top: 1px solid; background: Canvas; color: CanvasText; }
.sqs-audio-embed-kept span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.sqs-audio-embed-kept audio { flex: 3 1 12rem; min-width: 0; height: 2.5rem; }
.sqs-audio-embed-kept button { width: 2.75rem; height: 2.75rem; border: 0; background: none; color: inherit; font-size: 1.5rem; cursor: pointer; }
`
