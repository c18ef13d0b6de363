/** Styles of the button and of the frame that the script puts behind a section, which no page needs without it. */

export const FILM_CSS = `.sw-section-film { container-type: size; }
.sw-section-film iframe { position: absolute; inset: 50% auto auto 50%; width: max(100cqw, 177.78cqh); height: max(100cqh, 56.25cqw); border: 0; translate: -50% -50%; }
.sw-section-film-button { position: absolute; inset-block-end: calc(0.75rem + var(--sw-edge, 0px)); inset-inline-end: 0.75rem; z-index: 999; display: flex; gap: 0.5rem; align-items: center; justify-content: center; min-width: 2.75rem; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid #fff; border-radius: 1.375rem; background: rgb(0 0 0 / 0.7); color: #fff; font: 0.875rem/1.2 system-ui, sans-serif; cursor: pointer; }
.sw-section-film-button svg { width: 1rem; height: 1rem; fill: currentcolor; }
.sw-section-film-button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px #000; }
`
