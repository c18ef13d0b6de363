/** Prices, marks and the controls that sell, wherever they are on a page. */

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
    --opposite: oklch(from currentcolor clamp(0.2, (0.6 - l) * 100, 0.98) 0 0);
    border-color: var(--sw-color-accent, var(--opposite)); background: var(--sw-color-accent, var(--opposite));
    color: var(--sw-color-accent-text, var(--opposite));
  }
}
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
.sw-purchase-form p { margin: 0 0 1rem; }
.sw-purchase-form label { display: grid; gap: 0.4rem; font-size: max(0.875rem, 14px); font-weight: 600; }
.sw-purchase-form :is(select, input) { font-weight: 400; }
.sw-purchase-form button { width: 100%; }
.sw-not-for-sale { margin: 0; }
.product-scarcity { margin-top: 0.75rem; color: var(--sw-color-sale); font-size: max(0.9375rem, 14px); }
@media (forced-colors: active) {
  .variant-radiobtn:checked + label {
    forced-color-adjust: none; border-color: Highlight !important; background: Highlight !important; color: HighlightText !important;
  }
  .variant-radiobtn-wrapper label:is(.sold-out, .unavailable), .sqs-add-to-cart-button[data-state='soldOut'] { border-color: GrayText; color: GrayText; }
}
/* Without scripts the form that the platform puts beside these does their work. */
@media (scripting: none) {
  .product-variants, .product-quantity-input, .sqs-add-to-cart-button-wrapper { display: none; }
}
`
