/** The search page: a form that works without script, and the results. */

import { oppositeOf } from '../styles/opposite.ts'
import { say, sayInside, sayOf } from '../words/page-words.ts'
import { pagination } from './parts.ts'

const form = `<form class="sw-search-form" role="search" action="/search" method="get">
<label for="sw-search-query">${say('pageSearchSite')}</label>
<div class="sw-search-line"><input id="sw-search-query" type="search" name="q" value="{query|htmlattr}" maxlength="200" autocomplete="off" spellcheck="false"><button type="submit">${say('pageSearch')}</button></div>
{.if type}<input type="hidden" name="type" value="{type|htmlattr}">{.end}
{.if collectionId}<input type="hidden" name="f_collectionId" value="{collectionId|htmlattr}">{.end}
</form>`

const types = `{.if types}<nav class="sw-terms" aria-label="${sayInside('pageResultsKinds')}"><ul>{.repeated section types}
<li><a href="{url|htmlattr}"{.if active} aria-current="page"{.end}>{title|html} <span class="sw-terms-count">{count}</span></a></li>{.end}
</ul></nav>{.end}`

const summary = `{.if correctedQuery}<p class="sw-search-summary" role="status">${sayOf('pageNothingFound', 'query=query')} ${say('pageDidYouMean')} <a href="{correctedUrl|htmlattr}">{correctedQuery|html}</a>?</p>
{.or}{.if results}<p class="sw-search-summary" role="status">{.equal? total 1}${sayOf('pageResult', 'query=query')}{.or}${sayOf('pageResults', 'total=total query=query')}{.end}</p>{.end}{.end}`

const result = `<li class="sw-search-result" data-search-type="{type}">
{.section image}<img class="sw-search-picture" src="{assetUrl|htmlattr}?format=300w" alt="" loading="lazy" decoding="async"{.if originalSize} width="{originalSize|width}" height="{originalSize|height}"{.end}>{.end}
<div class="sw-search-text"><h2 class="sw-title"><a href="{url|htmlattr}">{title|html}</a></h2>
<p class="sw-meta">{typeLabel|html}{.if collectionTitle} <span>{collectionTitle|html}</span>{.end}</p>
{.section product}<div class="sw-search-price">{@|product-price}</div>{.end}
{.if excerpt}<p class="sw-search-excerpt">{excerpt}</p>{.end}</div>
</li>`

const nothing = `{.if query}<div class="sw-nothing"><p role="status">${sayOf('pageNothingFound', 'query=query')}</p>
<p>{.if nothingText}{nothingText|html}{.or}${say('pageSpellingHint')}{.end}{.if type || collectionId} <a href="/search?q={query|encode-uri-component|htmlattr}">${say('pageSearchAll')}</a>{.end}</p></div>{.or}{.if isIntroduced}{.or}<div class="sw-nothing"><p>${say('pageLookingFor')}</p>
<p>${say('pageTypeAbove')}</p></div>{.end}{.end}`

export const searchPage = `<section class="sw-collection sw-search sqs-search-page">
{.if search.isIntroduced}{.or}<header class="sw-collection-header"><h1 class="sw-collection-title">${say('pageSearch')}</h1></header>{.end}
{.section search}${form}
${types}
${summary}
{.if results}<ol class="sw-search-results">{.repeated section results}${result}{.end}</ol>{.or}${nothing}{.end}
{.end}${pagination('pageResultsPrevious', 'pageResultsMore')}
</section>`

export const SEARCH_CSS = `
.sw-search-form { margin: 0 0 1.75rem; }
.sw-search-form label { display: block; margin-bottom: 0.4rem; font-size: 0.9375rem; }
.sw-search-line { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.sw-search-line input, .sw-search-line button {
  box-sizing: border-box; min-height: 2.9rem; padding: 0.4rem 0.9rem; border: 1px solid var(--sw-quiet);
  border-radius: var(--sw-corner); font: inherit; color: inherit; background: transparent;
}
.sw-search-line input { flex: 1 1 14rem; min-width: 0; }
.sw-search-line button {
  padding-inline: 1.4rem; border-color: transparent; cursor: pointer;
  background: var(--sw-color-text, #222); color: var(--sw-color-background, #fff);
}
${oppositeOf('.sw-search-line button')}
.sw-search-line :focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
.sw-search-line button:focus-visible { outline-color: var(--sw-color-text, #222); }
.sw-search-summary { margin: 0 0 1rem; }
.sw-search-results { margin: 0; padding: 0; list-style: none; }
.sw-search-result {
  display: flex; gap: clamp(0.9rem, 2.5vw, 1.5rem); align-items: flex-start; margin: 0;
  padding: 1.25rem 0; border-top: 1px solid var(--sw-line);
}
.sw-search .sw-search-picture {
  flex: none; width: clamp(4.5rem, 16vw, 7rem); aspect-ratio: 1; height: auto; object-fit: cover;
}
.sw-search-text { min-width: 0; overflow-wrap: anywhere; }
.sw-search-text .sw-meta { gap: 0 0.4rem; margin-top: 0.15rem; }
.sw-search-text .sw-meta span::before { content: '· '; }
.sw-search-price { margin-top: 0.3rem; }
.sw-search-price .original-price { text-decoration: line-through; }
.sw-search-excerpt { margin: 0.45rem 0 0; }
.sw-search-excerpt mark { padding: 0 0.1em; border-radius: 2px; background: #ffe389; color: #222; }
`
