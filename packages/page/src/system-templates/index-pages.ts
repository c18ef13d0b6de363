/** Templates of an index: its pages one below the other, or as pictures that lead to them. */

import { say, sayOf } from '../words/page-words.ts'
import { CARD_OF_WORDS, picture } from './parts.ts'

/** The first items of a collection, of whatever kind. */
const ITEM = `<li class="sw-card {@|item-classes}" data-item-id="{id}">
{.main-image?}<div class="sw-card-picture">${picture({ sizes: '(min-width: 900px) 33vw, 100vw', loading: 'lazy' })}</div>{.or}{.section items.0}<div class="sw-card-picture">${picture({ sizes: '(min-width: 900px) 33vw, 100vw', loading: 'lazy' })}</div>{.end}{.end}
<h3 class="sw-title">{.if fullUrl}<a href="{.passthrough?}{sourceUrl|htmlattr}{.or}{fullUrl|htmlattr}{.end}">{title|html}</a>{.or}{title|html}{.end}</h3>
{.store-item?}<p class="sw-meta">{@|product-price}</p>{.or event?}<p class="sw-meta"><time datetime="{startDate|date %Y-%m-%dT%H:%M%z}">{startDate,endDate|datetime-interval yMMMEdhm}</time></p>{.end}
</li>`

export const indexStack = `<div class="sw-index sw-index--stacked" data-collection-id="{collection.id}">
<h1 class="visually-hidden">{collection.title|html}</h1>
{.repeated section collection.collections}
<section class="sw-index-section collection-type-{typeName}" id="{urlId}" data-collection-id="{id}" aria-label="{title|htmlattr}">
{.if mainContent}{mainContent}{.or}<div class="sw-collection"><h2 class="sw-index-title">{title|html}</h2>
{.if items}<ul class="sw-cards">{.repeated section items}${ITEM}{.end}</ul>{.end}
<p class="sw-index-more"><a href="{fullUrl|htmlattr}">${sayOf('pageGoTo', 'title=title')} <span aria-hidden="true">→</span></a></p></div>{.end}
</section>
{.or}<div class="sw-collection"><div class="sw-nothing"><p>${say('pageNothingYet')}</p><p><a href="/">${say('pageGoHome')}</a></p></div></div>{.end}
</div>`

export const indexGrid = `<section class="sw-collection sw-index sw-index--grid" data-collection-id="{collection.id}">
<header class="sw-collection-header"><h1 class="sw-collection-title" data-content-field="title">{collection.title|html}</h1>
{.if collection.description}<p class="sw-collection-description">{collection.description|html}</p>{.end}</header>
{.if collection.collections}<ul class="sw-cards">{.repeated section collection.collections}
<li class="sw-card collection-type-{typeName}">{.main-image?}<div class="sw-card-picture">{.section mainImage}${picture({ sizes: '(min-width: 900px) 33vw, 100vw' })}{.end}</div>{.end}
<h2 class="sw-title"><a href="{fullUrl|htmlattr}">{title|html}</a></h2>{.if description}<p class="sw-card-text">{description|html}</p>{.end}</li>{.end}
</ul>{.or}<div class="sw-nothing"><p>${say('pageNothingYet')}</p><p><a href="/">${say('pageGoHome')}</a></p></div>{.end}
</section>`

export const INDEX_CSS = `
/* Lists of pages without any picture have a line above each title. */
.sw-index--grid .sw-card:not(:has(> .sw-card-picture)) { padding-top: 1rem; border-top: 1px solid var(--sw-line); }
.sw-index .sw-cards:has(> .sw-card > .sw-card-picture) > .sw-card:not(:has(> .sw-card-picture)) { ${CARD_OF_WORDS} }
.sw-index-section + .sw-index-section > .sw-collection { border-top: 1px solid var(--sw-line); }
.sw-index-title { margin: 0 0 clamp(1.25rem, 3vw, 2rem); }
.sw-index-more { margin: clamp(1.5rem, 3vw, 2.5rem) 0 0; }
.sw-index--stacked .sw-cards > :nth-child(n + 7) { display: none; }
`
