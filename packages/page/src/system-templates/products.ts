/** Templates of a store and of its products. Themes style them by these classes and ids. */

import { sayInside, sayInsideOf } from '../words/page-words.ts'

const SIZES = '(min-width: 1200px) 25vw, (min-width: 640px) 50vw, 100vw'

const card = `<article class="ProductList-card">
<a class="ProductList-item-link" href="{fullUrl|htmlattr}">
<div class="ProductList-image">{.section items.0}<img src="{assetUrl|htmlattr}?format=500w"{@|image-srcset} sizes="${SIZES}" alt="" loading="{.equal? @index 1}eager" fetchpriority="high{.or lessThanOrEqual? @index 3}eager{.or}lazy{.end}"{.if originalSize} width="{originalSize|width}" height="{originalSize|height}"{.end}>{.or}<span class="ProductList-no-image" aria-hidden="true"></span>{.end}</div>
<h2 class="ProductList-title">{title|html}</h2></a>
{.if collection.features.productQuickView}<a class="sqs-product-quick-view-button" href="{fullUrl|htmlattr}" data-id="{id|htmlattr}" data-group="{collection.id|htmlattr}" aria-label="{.if localizedStrings.productQuickViewText}{localizedStrings.productQuickViewText|htmlattr}{.or}Quick View{.end}: {title|htmlattr}">{.if localizedStrings.productQuickViewText}{localizedStrings.productQuickViewText|html}{.or}Quick View{.end}</a>{.end}
<div class="ProductList-price">{@|product-price}</div>{@|product-status}
</article>`

export const productsList = `<section class="ProductList">
<h1 class="ProductList-header">{collection.title|html}</h1>
{.if collection.description}<div class="ProductList-description">{collection.description|html}</div>{.end}
{@|apply store-filters}<div class="ProductList-results" data-store-results>{@|apply store-chosen}
{.if items}<ul id="productList" class="ProductList-grid">{.repeated section items}
<li class="ProductList-item {@|item-classes}" data-item-id="{id}">${card}</li>{.end}</ul>{.or}{@|apply store-empty}{.end}
{@|apply store-pages}
</div>
</section>`

const gallery = `<div id="productGallery" class="ProductItem-gallery" data-product-gallery="container">{.if items}
<div id="productSlideshow" class="ProductItem-gallery-slides" data-product-gallery="slides" role="region" aria-label="${sayInsideOf('pagePicturesOf', 'title=title')}" tabindex="0">{.repeated section items}
<div class="ProductItem-gallery-slides-item" id="picture-{id}" data-slide-index="{@index}" data-image-id="{id}"><img src="{assetUrl|htmlattr}?format=1000w"{@|image-srcset} sizes="(min-width: 700px) 50vw, 100vw" alt="{.if altText}{altText|htmlattr}{.or}{title|htmlattr}{.end}"{.if originalSize} width="{originalSize|width}" height="{originalSize|height}"{.end} loading="{.equal? @index 1}eager" fetchpriority="high{.or}lazy{.end}"><a class="ProductItem-gallery-zoom" href="{assetUrl|htmlattr}?format=2500w" aria-label="${sayInsideOf('pageEnlargePicture', 'number=@index')}"></a></div>{.end}
</div>{.if items.1}
<nav id="productThumbnails" class="ProductItem-gallery-thumbnails" data-product-gallery="thumbnails" aria-label="${sayInside('pageChoosePicture')}">{.repeated section items}
<a class="ProductItem-gallery-thumbnails-item" href="#picture-{id}" data-slide-index="{@index}"{.equal? @index 1} aria-current="true"{.end}><img src="{assetUrl|htmlattr}?format=100w" srcset="{assetUrl|htmlattr}?format=100w 100w, {assetUrl|htmlattr}?format=300w 300w" sizes="80px" alt="${sayInsideOf('pagePictureNumber', 'number=@index')}" width="80" height="100" loading="lazy"></a>{.end}
</nav>{.end}{.or}<div class="ProductItem-no-image" aria-hidden="true"></div>{.end}
</div>`

export const productsItem = `{.section item}<article class="ProductItem {@|item-classes}" data-item-id="{id}">
<div class="ProductItem-summary">
${gallery}
<section id="productDetails" class="ProductItem-details" aria-label="${sayInside('pageAboutProduct')}">
<h1 class="ProductItem-details-title">{title|html}</h1>
{@|product-status}<div class="ProductItem-product-price">{@|product-price}</div>
<div class="ProductItem-details-checkout">{@|product-scarcity}{@|product-checkout}</div>
{.if excerpt}<div class="ProductItem-details-excerpt">{excerpt}</div>{.end}
<div class="sw-reactions">{@|social-button}</div>
</section>
</div>
{.if body}<div class="ProductItem-additional">{body}</div>{.end}
</article>{.end}`
