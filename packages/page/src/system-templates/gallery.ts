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
