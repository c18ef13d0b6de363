/** Styles that every page has. Themes come later and may override them. */
export const BASE_CSS = `
.visually-hidden {
  position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
/* A picture that the theme leaves to itself stays within its parent. */
:where(img[data-image]) { max-width: 100%; height: auto; }
[dir='rtl'] :is([rel~='prev'], [rel~='next'], .sw-back a, .ProductItem-nav a, .archive-all a, .sw-index-more a) span[aria-hidden='true'] {
  display: inline-block; transform: scaleX(-1);
}
`

/** The frame that themes with the platform's properties share: how wide words and cards run in pages of the platform's own making. */
export const FRAME_CSS = `
.sw-item-body { --sw-page-width: 62rem; }
.LessonItem .sw-item-body { --sw-page-width: 66rem; }
.sw-search { --sw-page-width: 56rem; }
.ProductList-grid { --sw-card: 12.5rem; }
@media (max-width: 639.98px) { .ProductList-grid { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
.ProductItem-product-price .product-price { font-size: 1.25rem; }
`
