/** Templates of a store and of its products. */

export const productsList = `<section class="ProductList">
<h1 class="ProductList-header">{collection.title|html}</h1>
<div class="ProductList-grid">{.repeated section items}
<article class="ProductList-item {@|item-classes}" data-item-id="{id}"><a href="{fullUrl|htmlattr}">
{.section items.0}<img src="{assetUrl|htmlattr}?format=500w"{@|image-srcset} sizes="(min-width: 640px) 33vw, 50vw" alt="" loading="{.equal? @index 1}eager" fetchpriority="high{.or lessThanOrEqual? @index 3}eager{.or}lazy{.end}"{.if originalSize} width="{originalSize|width}" height="{originalSize|height}"{.end}>{.end}
<h2 class="ProductList-title">{title|html}</h2></a>
{@|product-price}{@|product-status}
</article>{.or}<p>Nothing is for sale here yet.</p>{.end}</div>
{.section pagination}<nav class="ProductList-pagination" aria-label="Pages">
{.if prevPage}<a rel="prev" href="{prevPageUrl|htmlattr}">Previous page</a>{.end}
{.if nextPage}<a rel="next" href="{nextPageUrl|htmlattr}">Next page</a>{.end}
</nav>{.end}
</section>`

export const productsItem = `{.section item}<article class="ProductItem {@|item-classes}" data-item-id="{id}">
<div class="ProductItem-gallery" data-product-gallery="container"><div class="ProductItem-gallery-slides" data-product-gallery="slides">{.repeated section items}
<div class="ProductItem-gallery-slides-item" data-slide-index="{@index}" data-image-id="{id}"><img src="{assetUrl|htmlattr}?format=1000w"{@|image-srcset} sizes="(min-width: 800px) 50vw, 100vw" alt="{.if altText}{altText|htmlattr}{.or}{title|htmlattr}{.end}"{.if originalSize} width="{originalSize|width}" height="{originalSize|height}"{.end} loading="{.equal? @index 1}eager" fetchpriority="high{.or}lazy{.end}"></div>{.end}
</div></div>
<section class="ProductItem-details">
<h1 class="ProductItem-details-title">{title|html}</h1>
{@|product-status}<div class="ProductItem-product-price">{@|product-price}</div>
{.if excerpt}<div class="ProductItem-details-excerpt">{excerpt}</div>{.end}
<div class="ProductItem-details-checkout">{@|product-scarcity}{@|product-checkout}</div>
<div class="sw-reactions">{@|social-button}</div>
</section>
{.if body}<div class="ProductItem-additional">{body}</div>{.end}
</article>{.end}`
