/** Any collection that has no templates of its own. */

export const plainList = `<section class="sw-list sw-list--{collection.typeName}">
<h1 class="sw-list-title">{collection.title|html}</h1>
{.repeated section items}<article class="sw-list-item {@|item-classes}" id="item-{id}">
{.main-image?}<img src="{assetUrl|htmlattr}?format=500w"{@|image-srcset} sizes="(min-width: 640px) 33vw, 100vw" alt="{.if altText}{altText|htmlattr}{.end}" loading="lazy"{.if originalSize} width="{originalSize|width}" height="{originalSize|height}"{.end}>{.end}
<h2>{.if fullUrl}<a href="{fullUrl|htmlattr}">{title|html}</a>{.or}{title|html}{.end}</h2>
{.if excerpt}<div class="sw-list-excerpt">{excerpt}</div>{.end}
</article>{.or}<p>There is nothing here yet.</p>{.end}
{.section pagination}<nav class="sw-pagination" aria-label="Pages">
{.if prevPage}<a rel="prev" href="{prevPageUrl|htmlattr}">Previous page</a>{.end}
{.if nextPage}<a rel="next" href="{nextPageUrl|htmlattr}">Next page</a>{.end}
</nav>{.end}
</section>`

export const plainItem = `{.section item}<article class="sw-item {@|item-classes}" data-item-id="{id}">
<h1 class="sw-item-title">{title|html}</h1>
{.main-image?}<img src="{assetUrl|htmlattr}?format=1500w"{@|image-srcset} sizes="100vw" alt="{.if altText}{altText|htmlattr}{.end}"{.if originalSize} width="{originalSize|width}" height="{originalSize|height}"{.end}>{.end}
{.if excerpt}<div class="sw-item-excerpt">{excerpt}</div>{.end}
{body}
</article>{.end}`

export const indexList = `<section class="sw-index">
<h1 class="sw-list-title">{collection.title|html}</h1>
<ul class="sw-index-pages">{.repeated section collection.collections}<li><a href="{fullUrl|htmlattr}">{title|html}</a></li>{.or}<li>There is nothing here yet.</li>{.end}</ul>
</section>`
