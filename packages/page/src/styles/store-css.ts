/**
 * The store's lists and pages: grids, galleries and states. What a theme looks like, it says itself by the platform's properties or by
 * rules of its own; without either, the store is plain and fits the theme's own container.
 */
export const STORE_CSS = `
.ProductList { max-width: var(--sw-page-width); margin: 0 auto; }
.ProductList-header { margin-bottom: clamp(2rem, 4vw, 3.5rem); }
.ProductList-header :is(h1, p) { margin: 0; }
.ProductList-count { color: var(--sw-color-muted); }
.ProductList-description { flex-basis: 100%; max-width: 40em; }
.ProductList-categories { margin-bottom: 2rem; }
.ProductList-categories ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 0; padding: 0; list-style: none; }
.ProductList-categories ul + ul { margin-top: 0.25rem; font-size: 0.9375rem; }
.ProductList-categories li { margin: 0; }
.ProductList-categories a { display: inline-block; padding: 0.5rem 0; border-bottom: 1px solid transparent; text-decoration: none; }
.ProductList-categories a:is(:hover, [aria-current]) { border-bottom-color: currentcolor; }
.ProductList-category { margin: 0 0 2rem; }
/* A card is at least as wide as a theme's columns ask for; without a theme's there are four, three, two or one. */
.ProductList-grid {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--sw-card, 250px), var(--least, 21%))), 1fr));
  gap: clamp(2rem, 4vw, 3.75rem) clamp(0.75rem, 2vw, 2rem); margin: 0; padding: 0; list-style: none;
}
/* A few fill their row. */
.ProductList-grid:not(:has(> :nth-child(4))) { --least: 28%; }
.ProductList-item, .ProductList-item + .ProductList-item { min-width: 0; margin: 0; }
/* Kept whatever the theme says, since what is laid over a card would cover the page otherwise. */
.ProductList-card { position: relative !important; }
.ProductList-item-link { display: block; text-decoration: none; }
/* The whole card leads to the product. */
.ProductList-item-link::after { content: ''; position: absolute; inset: 0; }
.ProductList-image {
  position: relative; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); aspect-ratio: 4 / 5; margin-bottom: 1.1rem; overflow: hidden;
  border-radius: var(--sw-picture-radius); background: var(--sw-color-surface, color-mix(in srgb, currentcolor 7%, transparent));
}
.ProductList-image img { grid-area: 1 / 1; width: 100%; height: 100%; object-fit: cover; }
:is(.ProductList-image, .ProductItem-gallery-slides-item):is(.product-pictures-square *) { aspect-ratio: 1; }
:is(.ProductList-image, .ProductItem-gallery-slides-item):is(.product-pictures-landscape *) { aspect-ratio: 5 / 4; }
.ProductList-image .ProductList-image-second { opacity: 0; }
.ProductList-no-image, .ProductItem-no-image { position: absolute; inset: 0; display: grid; place-items: center; }
.ProductList-title { margin: 0 0 0.2em; }
.ProductList-card .product-mark.sold-out { background: var(--sw-color-background); color: var(--sw-color-text); }
.ProductList-item.sold-out .ProductList-image img { filter: saturate(0.6) opacity(0.75); }
.ProductList-empty { padding: clamp(3rem, 8vw, 6rem) 0; border-top: 1px solid var(--sw-color-border, currentcolor); }
.ProductList-pagination {
  display: flex; gap: 2rem; justify-content: space-between; margin-top: clamp(3rem, 6vw, 5rem); padding-top: 1.5rem;
  border-top: 1px solid var(--sw-color-border, currentcolor);
}
.ProductList-pagination a { padding: 0.6rem 0; }
.ProductList-pagination [rel='next'] { margin-inline-start: auto; }
.ProductList.ProductList--related { padding-top: 0; }
.ProductList--related h2:first-child { margin: 0 0 1em; }
/* Screens that nothing hovers over do not fetch it either: a lazy picture without a box never comes. */
@media (hover: none) { .ProductList-image .ProductList-image-second { display: none; } }
@media (min-width: 640px) {
  .ProductList--related .ProductList-grid { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .ProductList--related .ProductList-grid:not(:has(> :nth-child(4))) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
}
@media (max-width: 639.98px) {
  /* None is left alone in its row. */
  .ProductList--related .ProductList-item:nth-child(3):last-child { display: none; }
  .ProductList-image { margin-bottom: 0.8rem; }
}
.ProductItem { max-width: var(--sw-page-width); margin: 0 auto; padding: 1.25rem var(--sw-gutter, 0) clamp(4rem, 9vw, 8rem); }
.ProductItem-nav { margin-bottom: 0.75rem; font-size: max(0.9375rem, 14px); }
.ProductItem-nav-breadcrumb-link { display: inline-block; padding: 0.5rem 0; color: var(--sw-color-muted); text-decoration: none; }
.ProductItem-nav-breadcrumb-link:hover { color: inherit; text-decoration: underline; }
.ProductItem-summary {
  display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: clamp(1.5rem, 5vw, 5.5rem); align-items: start;
}
.product-page-pictures-right .ProductItem-summary { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
.product-page-pictures-right .ProductItem-summary .ProductItem-gallery { order: 1; }
.ProductItem-gallery { display: grid; gap: 0.75rem; }
.ProductItem-gallery-slides {
  display: flex; overflow-x: auto; border-radius: var(--sw-picture-radius); scroll-snap-type: x mandatory;
  scrollbar-width: none;
}
.ProductItem-gallery-slides::-webkit-scrollbar { display: none; }
/* A thumbnail leads to a picture; the page itself does not move. */
.ProductItem-gallery-slides-item {
  position: relative; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); flex: 0 0 100%; aspect-ratio: 4 / 5; max-height: 88vh; overflow: hidden; scroll-snap-align: start;
  scroll-margin-top: 50vh; background: var(--sw-color-surface, color-mix(in srgb, currentcolor 7%, transparent));
}
.ProductItem-gallery-slides-item img { width: 100%; height: 100%; object-fit: cover; }
.ProductItem-gallery-zoom { position: absolute; inset: 0; cursor: zoom-in; }
.ProductItem-gallery-zoom::after {
  content: '+'; position: absolute; inset-block-end: 0.75rem; inset-inline-end: 0.75rem; width: 2.75rem; border-radius: 50%; background: rgb(255 255 255 / 0.85);
  color: #111; font: 1.5rem/2.75rem system-ui, sans-serif; text-align: center; text-decoration: none;
}
.ProductItem-gallery-zoom:focus-visible { outline-offset: -4px; }
.ProductItem-gallery-thumbnails { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.ProductItem-gallery-thumbnails-item { overflow: hidden; width: 4.5rem; border-radius: var(--sw-picture-radius); background: var(--sw-color-surface); }
.ProductItem-gallery-thumbnails-item img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 5; object-fit: cover; transition: opacity 0.2s ease; }
.ProductItem-gallery-thumbnails-item:hover img { opacity: 0.75; }
.ProductItem-gallery-thumbnails-item[aria-current] { outline: 2px solid; outline-offset: 2px; }
.ProductItem-no-image {
  position: relative; aspect-ratio: 4 / 5; border-radius: var(--sw-picture-radius);
  background-color: var(--sw-color-surface, color-mix(in srgb, currentcolor 7%, transparent));
}
.ProductItem-product-price .product-price { font-size: 1.25em; }
.ProductItem-details-title { margin: 0.25em 0 0.3em; overflow-wrap: break-word; }
.ProductItem-details-excerpt { margin-top: 1.5rem; }
.ProductItem-details-excerpt > :last-child { margin-bottom: 0; }
.ProductItem-details-checkout { margin-top: 2rem; padding-top: 1.75rem; border-top: 1px solid var(--sw-color-border, color-mix(in srgb, currentcolor 20%, transparent)); }
.ProductItem-additional { max-width: 44em; margin: clamp(3rem, 7vw, 6rem) auto 0; }
@media (prefers-reduced-motion: no-preference) { .ProductItem-gallery-slides { scroll-behavior: smooth; } }
@media (max-width: 699.98px) {
  .ProductItem .ProductItem-summary { grid-template-columns: minmax(0, 1fr); }
  .ProductItem .ProductItem-summary .ProductItem-gallery { order: 0; }
  /* The next picture shows its edge, so that one knows to swipe. */
  .ProductItem-gallery-slides { gap: 0.5rem; margin-inline-end: calc(0px - var(--sw-gutter)); padding-inline-end: var(--sw-gutter); border-radius: 0; }
  .ProductItem-gallery-slides-item { max-height: 36svh; border-radius: var(--sw-picture-radius); }
  .ProductItem-gallery-slides-item:not(:only-child) { flex-basis: 92%; }
  .ProductItem-gallery-thumbnails { display: none; }
  /* Price, choice and button fit the first screen. */
  .ProductItem { padding-top: 0.5rem; }
  .ProductItem .ProductItem-nav { margin-bottom: 0.25rem; }
  .ProductItem .ProductItem-details-checkout { row-gap: 1rem; margin-top: 1rem; padding-top: 1rem; }
}
`
