/**
 * Sorting, filtering and paging of a store's list, as partials that themes apply by name. One form for all windows: a bar
 * of menus where there is room, and a sheet from below on phones, which is a popover so that it opens without script.
 */

import { say, sayInside, sayInsideOf, sayOf } from '../words/page-words.ts'

const value = `<li{.if depth} class="sw-store-depth-{depth}"{.end}><label class="sw-store-value"><input type="{.if isSingle}radio{.or}checkbox{.end}" name="{name|htmlattr}" value="{value|htmlattr}"{.if isChosen} checked{.end}> <span>{label|html}</span> <span class="sw-store-number">{count}</span></label></li>`

const price = `<div class="sw-store-prices">
<label><span>${say('pagePriceFrom')} ({symbol|html})</span><input type="number" name="price-from" min="0" step="any" inputmode="decimal" value="{from|htmlattr}" placeholder="{lowest|htmlattr}"></label>
<label><span>${say('pagePriceTo')} ({symbol|html})</span><input type="number" name="price-to" min="0" step="any" inputmode="decimal" value="{to|htmlattr}" placeholder="{highest|htmlattr}"></label>
</div>`

const group = `<details class="sw-store-group" name="store-filter" data-group="{label|htmlattr}"><summary><span>{label|html}</span>{.if chosen} <span class="sw-store-chosen">({chosen})</span>{.end}</summary>
<fieldset class="sw-store-choices"><legend class="visually-hidden">{label|html}</legend>{.if isPrice}${price}{.or}<ul>{.repeated section values}${value}{.end}</ul>{.end}</fieldset></details>`

const count = `{.equal? total 1}${say('pageProductOne')}{.or}${sayOf('pageProductCount', 'count=total')}{.end}`

/** Bar or sheet with every filter, the order, and how many products there are. */
export const STORE_FILTERS_PARTIAL = `{.section storeList}{.if groups || sorts}
<form class="sw-store-bar" action="{action|htmlattr}" method="get" autocomplete="off" aria-label="${sayInside('pageFilterAndSort')}">
{.repeated section kept}<input type="hidden" name="{name|htmlattr}" value="{value|htmlattr}">{.end}
<button class="sw-store-open" type="button" popovertarget="store-filters"><span>${say('pageFilterAndSort')}</span>{.if chosen} <span class="sw-store-chosen">({chosen})</span>{.end}</button>
<div class="sw-store-panel" id="store-filters" popover>
<div class="sw-store-head"><h2>${say('pageFilterAndSort')}</h2><button class="sw-store-close" type="button" popovertarget="store-filters" popovertargetaction="hide" aria-label="${sayInside('pageClose')}"><span aria-hidden="true">×</span></button></div>
<div class="sw-store-groups">
{.repeated section groups}${group}{.end}
{.if sorts}<label class="sw-store-sort"><span>${say('pageSortBy')}</span> <select name="sort">{.repeated section sorts}<option value="{value|htmlattr}"{.if isChosen} selected{.end}>{label|html}</option>{.end}</select></label>{.end}
</div>
<div class="sw-store-foot"><button class="sw-store-show" type="submit">${say('pageShowProducts')}<span class="sw-store-found" hidden> ({total})</span></button></div>
</div>
<p class="sw-store-count" role="status">${count}</p>
</form>
{.end}{.end}`

/** The chosen filters, each with a link that takes it back. */
export const STORE_CHOSEN_PARTIAL = `{.section storeList}{.if active}
<ul class="sw-store-active" aria-label="${sayInside('pageFiltersChosen')}">{.repeated section active}
<li><a href="{url|htmlattr}" rel="nofollow"><span class="visually-hidden">${say('pageRemoveFilter')}: </span>{label|html} <span aria-hidden="true">×</span></a></li>{.end}
<li><a class="sw-store-clear" href="{clearUrl|htmlattr}">${say('pageClearFilters')}</a></li>
</ul>
{.end}{.end}`

/** The message of a list in which nothing fits, with a way on. */
export const STORE_EMPTY_PARTIAL = `<div class="ProductList-empty"><p>{.if storeList.isNarrowed}${say('pageNothingFits')}{.or}${say('pageNothingForSale')}{.end}</p><p>{.if storeList.isNarrowed}<a href="{storeList.clearUrl|htmlattr}">${say('pageClearFilters')}</a>{.or}<a href="/">${say('pageGoHome')}</a>{.end}</p></div>`

/** Numbers of pages with links to the neighbouring ones. */
export const STORE_PAGES_PARTIAL = `{.section storeList}{.if pages}
<nav class="sw-store-pages" aria-label="${sayInside('pagePages')}">
{.if nextUrl}<p><a class="sw-store-more" href="{moreUrl|htmlattr}" data-next="{nextUrl|htmlattr}" hidden>${say('pageLoadMore')}</a></p>{.end}
<p class="sw-store-shown">${sayOf('pageProductsShown', 'shown=shown count=total')}</p>
<ul>{.if prevUrl}<li><a rel="prev" href="{prevUrl|htmlattr}"><span aria-hidden="true">←</span> ${say('pagePrevious')}</a></li>{.end}
{.repeated section pages}<li>{.if isGap}<span aria-hidden="true">…</span>{.or}<a href="{url|htmlattr}" aria-label="${sayInsideOf('pagePageNumber', 'number=number')}"{.if isCurrent} aria-current="page"{.end}>{number}</a>{.end}</li>{.end}
{.if nextUrl}<li><a rel="next" href="{nextUrl|htmlattr}">${say('pageNext')} <span aria-hidden="true">→</span></a></li>{.end}</ul>
</nav>
{.end}{.end}`

/** A bar of menus where there is room, and a sheet on phones: as little as a theme needs that dresses it itself. */
export const STORE_FILTERS_CSS = `
.sw-store-bar, .sw-store-active, .sw-store-pages ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; margin: 0 0 1.5rem; padding: 0; list-style: none; }
.sw-store-bar :is(button, select, input) { font: inherit; }
.sw-store-panel { background: var(--sw-color-background, Canvas); color: var(--sw-color-text, CanvasText); }
.sw-store-choices { margin: 0; padding: 0 0 1rem; border: 0; }
.sw-store-choices ul { margin: 0; padding: 0; list-style: none; }
.sw-store-value { display: flex; gap: 0.75rem; align-items: center; min-height: 2.5rem; }
.sw-store-number { margin-inline-start: auto; }
@media (max-width: 55.98rem) {
  .sw-store-panel { position: fixed; inset: auto 0 0; box-sizing: border-box; width: 100%; max-width: none; max-height: 88vh; margin: 0; padding: 1rem 1.25rem; border: 0; }
}
@media (min-width: 56rem) {
  .sw-store-open, .sw-store-head { display: none; }
  .sw-store-panel { display: contents; }
  .sw-store-groups { display: flex; flex: 1; flex-wrap: wrap; gap: 0 1.75rem; align-items: center; }
  .sw-store-group { position: relative; }
  .sw-store-choices { position: absolute; z-index: 5; width: max-content; max-width: 24rem; max-height: 60vh; overflow: auto; padding: 0.5rem 1rem; border: 1px solid; background: var(--sw-color-background, Canvas); }
}
`

/** The look in themes with the platform's properties. */
export const STORE_FILTERS_LOOK_CSS = `
.sw-store-bar { --sw-line: 1px solid var(--sw-color-border); font-size: max(0.9375rem, 15px); }
.sw-store-bar :where(button, select, input[type='number']) { box-sizing: border-box; min-height: 2.75rem; padding: 0.4em 1em; border: 1px solid var(--sw-color-control); border-radius: var(--sw-radius); background: none; color: inherit; }
.sw-store-bar option { background: var(--sw-color-background); }
.sw-store-bar .sw-store-close { border: 0; font-size: 1.5rem; }
.sw-store-bar .sw-store-show { border-color: var(--sw-color-accent); background: var(--sw-color-accent); color: var(--sw-color-accent-text); }
.sw-store-count, .sw-store-number, .sw-store-shown { color: var(--sw-color-muted); }
.sw-store-count { margin: 0; margin-inline-start: auto; }
/* The theme says it already; this one is for screen readers then. */
.ProductList-header:has(.ProductList-count) ~ * .sw-store-count { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sw-store-head, .sw-store-prices, .sw-store-sort { display: flex; gap: 0.75rem; align-items: center; justify-content: space-between; }
.sw-store-head h2 { margin: 0; font-size: 1.25rem; }
.sw-store-group summary { padding: 0.7rem 0; cursor: pointer; }
.sw-store-value { cursor: pointer; overflow-wrap: anywhere; }
.sw-store-value input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--sw-color-accent); }
.sw-store-depth-2 { padding-inline-start: 1.25rem; }
.sw-store-depth-3 { padding-inline-start: 2.5rem; }
.sw-store-prices input { width: 100%; }
.sw-store-active, .sw-store-pages ul { gap: 0.5rem; font-size: max(0.9375rem, 15px); }
:is(.sw-store-active, .sw-store-pages) a:not([hidden]) { display: inline-block; padding: 0.5em 0.9em; border: 1px solid transparent; border-radius: 2em; color: inherit; text-decoration: none; }
.sw-store-active a, .sw-store-pages :is(.sw-store-more, [aria-current]) { border-color: currentcolor; }
.sw-store-active .sw-store-clear { border-color: transparent; text-decoration: underline; }
.sw-store-pages { margin-top: 3rem; text-align: center; }
.sw-store-pages ul { justify-content: center; margin: 0; }
@media (max-width: 55.98rem) {
  .sw-store-panel { padding: 1rem 1.25rem 0; border-radius: 1rem 1rem 0 0; overscroll-behavior: contain; }
  .sw-store-panel::backdrop { background: #0008; }
  html:has(.sw-store-panel:popover-open) { overflow: hidden; }
  .sw-store-group { border-bottom: var(--sw-line); }
  .sw-store-sort { padding: 0.75rem 0; }
  .sw-store-foot { position: sticky; bottom: 0; padding: 0.75rem 0 1rem; background: inherit; }
  .sw-store-show { width: 100%; }
}
@media (min-width: 56rem) {
  .sw-store-bar .sw-store-head { display: none; }
  .sw-store-choices { min-width: 15rem; border: var(--sw-line); border-radius: var(--sw-radius); box-shadow: 0 0.75rem 2rem #0002; }
  .sw-store-sort { margin-inline-start: auto; }
  .sw-store-count { margin: 0; }
}
@media (min-width: 56rem) and (scripting: enabled) { .sw-store-show { display: none; } }
`
