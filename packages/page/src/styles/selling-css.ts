/** Prices, marks and the controls that sell, wherever they are on a page. */

import { OPPOSITE } from './opposite.ts'

export const PRICE_CSS = `
.product-price { color: var(--sw-color-muted); font-variant-numeric: tabular-nums; }
.on-sale .product-price, .ProductItem.on-sale .product-price { color: var(--sw-color-sale); }
.product-price .original-price { margin-inline-start: 0.35em; color: var(--sw-color-muted); text-decoration: line-through; }
.product-mark::first-letter { text-transform: uppercase; }
`

/** Both forms of picker are in the markup, lists and buttons: lists are shown unless the theme's body class asks for buttons. */
export const SELLING_CSS = `
.ProductItem-details-checkout, .sw-product-checkout { display: flex; flex-wrap: wrap; gap: 1.5rem 1rem; align-items: flex-end; }
:is(.ProductItem-details-checkout, .sw-product-checkout) > * { flex: 1 1 100%; min-width: 0; }
:is(.ProductItem-details-checkout, .sw-product-checkout) > .product-quantity-input { flex: none; }
/* In a narrow column the button gets a line of its own. */
:is(.ProductItem-details-checkout, .sw-product-checkout) > .product-quantity-input + .sqs-add-to-cart-button-wrapper { flex: 1 1 9.5rem; }
.variant-option + .variant-option { margin-top: 1.25rem; }
.variant-option-title, .quantity-label { margin-bottom: 0.5rem; }
.variant-radiobtn-wrapper { position: relative; display: none; margin-bottom: -0.5rem; }
.variant-pickers-buttons .variant-radiobtn-wrapper { display: block; }
.variant-pickers-buttons .variant-select-wrapper { display: none; }
/* One option as the owner chose it. */
.variant-option[data-picker='list'] .variant-select-wrapper, .variant-option:is([data-picker='buttons'], [data-picker='swatches']) .variant-radiobtn-wrapper { display: block; }
.variant-option[data-picker='list'] .variant-radiobtn-wrapper, .variant-option:is([data-picker='buttons'], [data-picker='swatches']) .variant-select-wrapper { display: none; }
/* Invisible, but where its label begins: focus, touch and voice control find it there. */
.variant-radiobtn { position: absolute; z-index: 1; width: 1.5rem; height: 1.5rem; margin: 0; opacity: 0; cursor: pointer; }
.variant-radiobtn + label {
  display: inline-block; min-width: 3rem; margin: 0 0 0.5rem; margin-inline-end: 0.25rem; padding: 0.6em 1.1em;
  border: 1px solid var(--sw-color-control, currentcolor); border-radius: var(--sw-button-radius); text-align: center; cursor: pointer;
  transition: border-color 0.15s ease, background-color 0.15s ease;
}
.variant-radiobtn + label:hover { border-color: currentcolor; }
.variant-radiobtn + label:is(.sold-out, .unavailable) { border-style: dashed; color: var(--sw-color-muted); text-decoration: line-through; }
.variant-radiobtn + label.unavailable { border-color: transparent; }
.variant-radiobtn:checked + label {
  border-color: var(--sw-color-accent, #222); background: var(--sw-color-accent, #222); color: var(--sw-color-accent-text, #fff);
}
/* In themes that name no colours it has the opposite of the words around it. */
@supports (color: oklch(from red l c h)) {
  .variant-radiobtn:checked + label {
    --opposite: ${OPPOSITE};
    border-color: var(--sw-color-accent, var(--opposite)); background: var(--sw-color-accent, var(--opposite));
    color: var(--sw-color-accent-text, var(--opposite));
  }
}
.variant-radiobtn + .sw-swatch, .variant-radiobtn:checked + .sw-swatch {
  position: relative; width: 2.75rem; min-width: 0; height: 2.75rem; padding: 0; overflow: hidden; border-radius: 50%; background: var(--swatch) center / cover;
  font-size: 0; vertical-align: top; forced-color-adjust: none;
}
.variant-radiobtn:checked + .sw-swatch { outline: 2px solid; outline-offset: 2px; border-color: var(--sw-color-background, #fff); color: inherit; }
/* Crossed out, as the words of the others are. */
.variant-radiobtn + .sw-swatch:is(.sold-out, .unavailable)::before { content: ''; position: absolute; inset: 0; background: linear-gradient(to top right, transparent 47%, #fff 47% 49%, #222 49% 51%, #fff 51% 53%, transparent 53%); }
.variant-radiobtn:focus-visible + label { outline: 2px solid var(--sw-focus, currentcolor); outline-offset: 3px; }
.variant-select-wrapper select, .product-quantity-input input, .sw-purchase-form :is(select, input) {
  box-sizing: border-box; min-height: 3rem; padding: 0.5em 0.9em; border: 1px solid var(--sw-color-control, currentcolor);
  border-radius: var(--sw-radius); background: transparent; color: inherit; font: inherit; line-height: 1.4;
}
:is(.variant-select-wrapper, .sw-purchase-form) select { width: 100%; }
:is(.variant-select-wrapper, .sw-purchase-form) option { background: var(--sw-color-background, Canvas); color: var(--sw-color-text, CanvasText); }
.product-quantity-input input { width: 5.5rem; }
.sqs-add-to-cart-button { box-sizing: border-box; width: 100%; user-select: none; }
.sqs-add-to-cart-button[aria-disabled='true'] { opacity: 0.7; cursor: default; }
/* A press that waits for its script is seen at once. */
.sqs-add-to-cart-button[aria-busy='true'] { cursor: progress; }
.sqs-add-to-cart-button:is([aria-busy='true'], [data-state='adding'])::after {
  content: ''; flex: none; width: 0.8em; height: 0.8em; margin-inline-start: 0.7em; border: 2px solid; border-top-color: transparent; border-radius: 50%;
  animation: sw-turn 0.8s linear infinite;
}
@keyframes sw-turn { to { transform: rotate(1turn); } }
.sw-product-messages:not(:has(.sw-product-problem)) { position: absolute; }
.sw-product-problem {
  padding: 0.75rem 1rem; border: 1px solid; border-inline-start-width: 4px; border-radius: var(--sw-radius); color: var(--sw-color-sale, #b3261e);
  font-size: max(0.9375rem, 14px); scroll-margin-block: 6rem;
}
.sw-product-problem p { margin: 0; }
.sw-purchase-form p { margin: 0 0 1rem; }
.sw-purchase-form label { display: grid; gap: 0.4rem; font-size: max(0.875rem, 14px); font-weight: 600; }
.sw-purchase-form :is(select, input) { font-weight: 400; }
.sw-purchase-form button { width: 100%; }
.sw-not-for-sale { margin: 0; }
.product-scarcity { margin-top: 0.75rem; color: var(--sw-color-sale); font-size: max(0.9375rem, 14px); }
.sw-purchase-form :is(.sw-form-field, fieldset) { display: grid; gap: 0.4rem; margin: 0 0 1.25rem; padding: 0; border: 0; }
.sw-purchase-form :is(.sw-form-field > label, legend) { padding: 0; font-size: max(0.875rem, 14px); font-weight: 600; }
.sw-purchase-form .sw-form-option { display: flex; gap: 0.6em; align-items: center; min-height: 2.75rem; font-weight: 400; }
.sw-purchase-form .sw-form-option input { flex: none; width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0; }
/* Name of a lender: a pill that opens a dialog. */
.sw-installments { margin-bottom: 1rem; font-size: max(0.9375rem, 14px); }
.sw-installments-more { display: inline-block; padding: 0.25em 0.75em; border: 1px solid; border-radius: 2em; color: inherit; font-weight: 600; line-height: 1.4; text-decoration: none; }
@media (forced-colors: active) {
  .variant-radiobtn:checked + label {
    forced-color-adjust: none; border-color: Highlight !important; background: Highlight !important; color: HighlightText !important;
  }
  .variant-radiobtn-wrapper label:is(.sold-out, .unavailable), .sqs-add-to-cart-button[data-state='soldOut'] { border-color: GrayText; color: GrayText; }
}
@media (prefers-reduced-motion: reduce) { .sqs-add-to-cart-button::after { animation-duration: 3s !important; } }
/* Without scripts the form that the platform puts beside these does their work. */
@media (scripting: none) {
  .product-variants, .product-quantity-input, .sqs-add-to-cart-button-wrapper, .sqs-product-quick-view-button[role='button'] { display: none; }
}
`
