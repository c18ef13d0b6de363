/**
 * Templates of a gallery in each of its designs, and of one picture. Links lead to the picture's own page; script opens
 * a lightbox instead. Slideshows and sliders are strips that scroll, so they work without script.
 */

import { galleryMarkup } from '@sitewright/blocks/gallery-markup'
import { sayOf } from '../words/page-words.ts'
import { backLink, emptyList, listHeader, neighbours, picture } from './parts.ts'
import type { SystemTemplate } from './system-template.ts'

const IN_GRID = picture({
  sizes: '(min-width: 900px) 33vw, 50vw',
  alt: 'own',
  className: 'thumb-image',
  row: 'options.thumbnails-per-row',
})
const ALONE = picture({ sizes: '92vw', alt: 'own', className: 'thumb-image', tier: 1500, row: 1 })

export const gallery: SystemTemplate = {
  list: `<section class="sw-collection GalleryList" data-collection-id="{collection.id}">
${listHeader}
{.if items}${galleryMarkup({ picture: `{.gallery-design-grid?}${IN_GRID}{.or}${ALONE}{.end}` })}{.or}${emptyList('pagePicturesNone')}{.end}
</section>`,

  item: `{.section item}<article class="sw-item GalleryItem {@|item-classes}" data-item-id="{id}">
<div class="sw-item-frame">
${backLink}
<figure class="GalleryItem-figure">
{.if videoFileUrl}<video class="GalleryItem-video" controls preload="none" src="{videoFileUrl|htmlattr}"{.main-image?} poster="{assetUrl|htmlattr}?format=1500w"{.end}></video>{.or}{.if clickthroughUrl}<a href="{clickthroughUrl|htmlattr}">{.end}{.main-image?}${picture({ sizes: '92vw', alt: 'own', loading: 'eager', tier: 1500 })}{.end}{.if clickthroughUrl}</a>{.end}{.end}
<figcaption><h1 class="sw-title GalleryItem-title" data-content-field="title">{title|html}</h1>
{.if videoUrl}{.if videoFileUrl}{.or}<p><a href="{videoUrl|htmlattr}" rel="noopener">${sayOf('pageWatchAt', 'service=oembed.providerName')} <span aria-hidden="true">↗</span></a></p>{.end}{.end}
{.excerpt?}<div class="GalleryItem-description">{excerpt}</div>{.end}</figcaption>
</figure>
<div class="sw-reactions">{@|like-button}{@|social-button}</div>
${neighbours('pagePicturesMore', 'pagePrevious', 'pageNext')}
</div>
</article>{.end}`,

  css: `
.GalleryItem-figure { margin: 0; }
.GalleryItem-figure img, .GalleryItem-video { width: auto; max-width: 100%; max-height: 78vh; margin: 0 auto; }
.GalleryItem-video { display: block; width: 100%; }
.GalleryItem-figure figcaption { max-width: 42rem; margin: 1.25rem auto 0; text-align: center; }
.GalleryItem-description { margin-top: 0.5rem; color: var(--sw-quiet); }
`,
}

export const LIGHTBOX_CSS = `
.sqs-lightbox {
  --sw-quiet: rgb(255 255 255 / 0.75);
  box-sizing: border-box; width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 0;
  border: 0; background: #101010; color: #fff; touch-action: pan-y pinch-zoom;
}
.sqs-lightbox[data-lightbox-theme='light'] { --sw-quiet: rgb(0 0 0 / 0.7); background: #fff; color: #111; }
.sqs-lightbox[data-lightbox-theme='light'] button { background: rgb(0 0 0 / 0.1); color: #111; }
.sqs-lightbox[data-lightbox-theme='light'] button:hover { background: rgb(0 0 0 / 0.2); }
.sqs-lightbox[data-lightbox-theme='light'] button:focus-visible { outline-color: #111; }
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
  position: absolute; width: 3rem; height: 3rem; border: 0; border-radius: 50%; background: rgb(255 255 255 / 0.14);
  color: #fff; font: 1.5rem/1 system-ui, sans-serif; cursor: pointer;
}
.sqs-lightbox button:hover { background: rgb(255 255 255 / 0.28); }
.sqs-lightbox button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
.sqs-lightbox-close { top: 0.75rem; inset-inline-end: 0.75rem; }
.sqs-lightbox-previous { bottom: 1rem; inset-inline-start: 0.75rem; }
.sqs-lightbox-next { inset-inline-end: 0.75rem; bottom: 1rem; }
/* Beside the picture, if there is room. */
@media (min-width: 48rem) {
  .sqs-lightbox figure { padding-inline: 5rem; }
  .sqs-lightbox-previous, .sqs-lightbox-next { top: 50%; bottom: auto; margin-top: -1.5rem; }
}
@media (forced-colors: active) { .sqs-lightbox button { border: 1px solid ButtonText; } }
`
