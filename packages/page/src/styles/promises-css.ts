/** Promises below the button of a product, and details that open. */
export const PROMISES_CSS = `
.ProductItem-promises { display: grid; gap: 0.6rem; margin: 1.75rem 0 0; padding: 0; list-style: none; }
.ProductItem-promises li { display: flex; gap: 0.75rem; align-items: center; margin: 0; }
.ProductItem-promises svg { flex: none; width: 1.375rem; height: 1.375rem; fill: none; stroke: currentcolor; stroke-width: 1.5; stroke-linejoin: round; }
.ProductItem-lasting { margin-top: 1.75rem; }
.ProductItem-lasting details { border-top: 1px solid var(--sw-color-border); }
.ProductItem-lasting details:last-child { border-bottom: 1px solid var(--sw-color-border); }
.ProductItem-lasting summary { padding: 0.9rem 0; font-weight: 600; cursor: pointer; }
.ProductItem-lasting p { margin: 0; padding-bottom: 1rem; white-space: pre-line; }
`
