/** Templates of a blog and of its posts. */

import { say, sayOf } from '../words/page-words.ts'
import {
  backLink,
  CARD_OF_WORDS,
  categoryLinks,
  emptyList,
  listFilter,
  listHeader,
  neighbours,
  pagination,
  picture,
  reactions,
  tagLinks,
} from './parts.ts'
import type { SystemTemplate } from './system-template.ts'

/** Address of a post; a link post leads straight to its target. */
const HREF = '{.passthrough?}{sourceUrl|htmlattr}{.or}{fullUrl|htmlattr}{.end}'
const TITLE = `<a href="${HREF}">{title|html}{.passthrough?} <span aria-hidden="true">↗</span><span class="visually-hidden"> ${say('pageOtherSite')}</span>{.end}</a>`
const DATE = '<time datetime="{publishOn|date %Y-%m-%d}">{publishOn|datetime date:long}</time>'
const CATEGORIES = `{.if categories}<span class="visually-hidden">${say('pageCategories')}: </span>{.repeated section categories}<a href="{collection.fullUrl|htmlattr}?category={@|encode-uri-component|htmlattr}">{@|html}</a>{.alternates with} {.end}{.end}`
const AUTHOR =
  '{.section author}{.if displayName}<a class="BlogItem-author" rel="author" href="{collection.fullUrl|htmlattr}?author={id}">{.if avatarAssetUrl}<img src="{avatarAssetUrl|htmlattr}?format=100w" alt="" width="32" height="32" loading="lazy">{.end}{displayName|html}</a>{.end}{.end}'
/** The excerpt of a post, or else its first words. */
const EXCERPT =
  '{.excerpt?}<div class="sw-card-text BlogList-excerpt">{excerpt}</div>{.or}{.if opening}<p class="sw-card-text BlogList-excerpt">{opening|html}</p>{.end}{.end}'

export const blog: SystemTemplate = {
  list: `<section class="sw-collection BlogList" data-collection-id="{collection.id}">
${listHeader}
${categoryLinks}
${listFilter}
{.if items}<div class="BlogList-grid sw-cards">{.repeated section items}
<article class="sw-card BlogList-item{.main-image?} BlogList-item--picture{.end} {@|item-classes}" id="item-{id}" data-item-id="{id}">
{.main-image?}<div class="sw-card-picture">${picture({ sizes: '(min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw' })}</div>{.end}
<div class="BlogList-words">
<h2 class="sw-title BlogList-title" data-content-field="title">${TITLE}</h2>
<p class="sw-meta">{.if starred}<span class="sw-mark">${say('pageFeatured')}</span>{.end}${DATE}${CATEGORIES}</p>
${EXCERPT}
{.section author}{.if displayName}<p class="sw-meta"><span>${say('pageBy')} <a href="{collection.fullUrl|htmlattr}?author={id}">{displayName|html}</a></span></p>{.end}{.end}
</div>
</article>{.end}
</div>{.or}${emptyList('pagePostsNone')}{.end}
${pagination('pagePostsNewer', 'pagePostsOlder')}
</section>`,

  item: `{.section item}<article class="sw-item BlogItem {@|item-classes}" data-item-id="{id}">
<header class="sw-item-frame BlogItem-header">
${backLink}
<p class="sw-meta">{.if starred}<span class="sw-mark">${say('pageFeatured')}</span>{.end}${DATE}${CATEGORIES}</p>
<h1 class="sw-item-title BlogItem-title" data-content-field="title">{title|html}</h1>
<p class="sw-meta">${AUTHOR}</p>
{.if sourceUrl}<p class="BlogItem-source"><a href="{sourceUrl|htmlattr}">${say('pageReadOriginal')} <span aria-hidden="true">↗</span></a></p>{.end}
{.main-image?}<figure class="BlogItem-picture">${picture({ sizes: '(min-width: 75rem) 70rem, 92vw', alt: 'own', loading: 'eager', tier: 1500 })}</figure>{.end}
</header>
{.if body}<div class="sw-item-body BlogItem-body">{body}</div>{.or}{.excerpt?}<div class="sw-item-frame BlogItem-excerpt">{excerpt}</div>{.end}{.end}
<footer class="sw-item-frame BlogItem-footer">
${tagLinks}
${reactions}
{.section author}{.if bio}<div class="BlogItem-about"><h2 class="sw-title">${sayOf('pageAbout', 'name=displayName')}</h2><p>{bio|html}</p>{.if websiteUrl}<p><a href="{websiteUrl|htmlattr}">{websiteUrl|html}</a></p>{.end}</div>{.end}{.end}
${neighbours('pagePostsMore', 'pageNewer', 'pageOlder')}
<squarespace:related collectionId="{collection.id}" itemId="{id}" limit="3">{.if items}
<section class="BlogItem-related"><h2>${say('pagePostsLikeThis')}</h2><ul class="sw-cards">{.repeated section items}
<li class="sw-card">{.main-image?}<div class="sw-card-picture">${picture({ sizes: '(min-width: 900px) 33vw, 100vw', loading: 'lazy' })}</div>{.end}<h3 class="sw-title">${TITLE}</h3><p class="sw-meta">${DATE}</p></li>{.end}
</ul></section>{.end}</squarespace:related>
</footer>
</article>{.end}`,

  css: `
.BlogList-grid:has(> :nth-child(3)) > .BlogList-item--picture:first-child { grid-column: 1 / -1; }
.sw-cards.BlogList-grid:has(> .BlogList-item--picture) > .BlogList-item:not(.BlogList-item--picture) { ${CARD_OF_WORDS} }
@media (min-width: 56rem) {
  .BlogList-grid:has(> :nth-child(3)) > .BlogList-item--picture:first-child {
    display: grid; grid-template-columns: 3fr 2fr; gap: clamp(1.5rem, 4vw, 4rem); align-items: center;
    padding-bottom: clamp(1rem, 2vw, 2rem);
  }
  .BlogList-item--picture:first-child .sw-card-picture { margin: 0; }
  .BlogList-grid:has(> :nth-child(3)) > .BlogList-item--picture:first-child .sw-title { font-size: clamp(1.75rem, 1rem + 2vw, 2.75rem); }
}
.BlogItem-header, .BlogItem-footer, .BlogItem-excerpt { max-width: 62rem; }
.BlogItem-header .sw-item-title { margin: 0.75rem 0 1rem; }
.BlogItem-author { display: inline-flex; gap: 0.6rem; align-items: center; }
.BlogItem-author img { width: 2rem; height: 2rem; border-radius: 50%; object-fit: cover; }
.BlogItem-picture { margin: clamp(1.5rem, 3vw, 2.5rem) 0 0; }
.BlogItem-picture img { width: 100%; max-height: 80vh; object-fit: cover; }
.BlogItem-about { max-width: 40rem; margin-top: 2.5rem; }
.BlogItem-related { margin-top: clamp(2.5rem, 5vw, 4rem); }
`,
}
