/** Styles of the dialog of pictures; they come with the script that opens it, so that no page carries them without it. */

export const PICTURE_DIALOG_CSS = `
.sqs-lightbox {
  --sw-quiet: rgb(255 255 255 / 0.75);
  box-sizing: border-box; width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 0;
  border: 0; background: #101010; color: #fff; touch-action: pan-y pinch-zoom; overflow: hidden;
}
.sqs-lightbox[data-lightbox-theme='light'] { --sw-quiet: rgb(0 0 0 / 0.7); background: #fff; color: #111; }
.sqs-lightbox[data-lightbox-theme='light'] button { background: rgb(0 0 0 / 0.1); color: #111; }
.sqs-lightbox[data-lightbox-theme='light'] button:hover { background: rgb(0 0 0 / 0.2); }
.sqs-lightbox[data-lightbox-theme='light'] button:focus-visible { outline-color: #111; }
/* Pictures of a product stay in the colours that they are sold in, on dark sites too. */
.sqs-lightbox[data-lightbox-theme='page'] { --sw-quiet: color-mix(in srgb, currentcolor 75%, transparent); background: var(--sw-color-background, #fff); color: var(--sw-color-text, #111); }
.sqs-lightbox[data-lightbox-theme='page'] button { background: color-mix(in srgb, currentcolor 12%, transparent); color: inherit; }
.sqs-lightbox[data-lightbox-theme='page'] button:hover { background: color-mix(in srgb, currentcolor 24%, transparent); }
.sqs-lightbox[data-lightbox-theme='page'] button:focus-visible { outline-color: currentcolor; }
.sqs-lightbox::backdrop { background: none; }
.sqs-lightbox figure { display: grid; grid-template-rows: minmax(0, 1fr) auto; gap: 1rem; box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 4rem 1rem 1.25rem; }
.sqs-lightbox :is(img, video) { place-self: center; max-width: 100%; max-height: 100%; object-fit: contain; }
.sqs-lightbox-video { position: relative; display: grid; min-height: 0; }
.sqs-lightbox iframe { place-self: center; width: min(100%, 140vh); aspect-ratio: 16 / 9; border: 0; }
.sqs-lightbox .sqs-lightbox-play { position: static; grid-area: 1 / 1; place-self: center; width: auto; height: auto; padding: 0.8rem 1.4rem; border-radius: 2rem; background: rgb(0 0 0 / 0.8); color: #fff; font-size: 1rem; }
.sqs-lightbox-video img { grid-area: 1 / 1; }
.sqs-lightbox figcaption { min-height: 3rem; padding: 0 3.5rem; overflow-wrap: anywhere; text-align: center; text-wrap: balance; }
.sqs-lightbox figcaption > * { display: block; }
.sqs-lightbox figcaption > * + * { margin-top: 0.25rem; }
.sqs-lightbox-description:empty { display: none; }
.sqs-lightbox-count { color: var(--sw-quiet); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.sqs-lightbox button {
  position: absolute; z-index: 1; width: 3rem; height: 3rem; border: 0; border-radius: 50%; background: rgb(255 255 255 / 0.14);
  color: #fff; font: 1.5rem/1 system-ui, sans-serif; cursor: pointer;
}
.sqs-lightbox button:hover { background: rgb(255 255 255 / 0.28); }
.sqs-lightbox button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
.sqs-lightbox-close { top: 0.75rem; inset-inline-end: 0.75rem; }
.sqs-lightbox-zoom { top: 0.75rem; inset-inline-end: 4.25rem; }
.sqs-lightbox-previous { bottom: 1rem; inset-inline-start: 0.75rem; }
.sqs-lightbox-next { inset-inline-end: 0.75rem; bottom: 1rem; }
/* Beside the picture, if there is room. */
@media (min-width: 48rem) {
  .sqs-lightbox figure { padding-inline: 5rem; }
  .sqs-lightbox-previous, .sqs-lightbox-next { top: 50%; bottom: auto; margin-top: -1.5rem; }
}
@media (forced-colors: active) { .sqs-lightbox button { border: 1px solid ButtonText; } }
`
