/** The button of the quick view: above a card's picture under a pointer, and a line of its own elsewhere. */
export const QUICK_VIEW_BUTTON_CSS = `
.ProductList-card > .sqs-product-quick-view-button { position: relative; z-index: 1; display: inline-block; font-size: 0.9375rem; line-height: 2.75rem; }
@media (hover: hover) and (min-width: 640px) {
  .ProductList-card > .sqs-product-quick-view-button {
    position: absolute; inset-block-start: 0.75rem; inset-inline-end: 0.75rem; padding: 0 1rem; border-radius: var(--sw-radius);
    background: var(--sw-color-background, Canvas); color: var(--sw-color-text, CanvasText); text-decoration: none; opacity: 0;
  }
  .ProductList-card:is(:hover, :focus-within) > .sqs-product-quick-view-button { opacity: 1; }
}
`
