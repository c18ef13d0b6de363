/** Shared pieces of the platform's templates. */

import { oppositeOf } from '../styles/opposite.ts'
import type { PageWord } from '../words/english.ts'
import { say, sayInside, sayOf } from '../words/page-words.ts'

const SIZE = '{.if originalSize} width="{originalSize|width}" height="{originalSize|height}"{.end}'
const FOCUS =
  '{.if mediaFocalPoint} style="object-position:calc({mediaFocalPoint.x} * 100%) calc({mediaFocalPoint.y} * 100%)"{.end}'

export interface PictureParts {
  /** Its width on the page, as value of the attribute `sizes`. */
  readonly sizes: string
  /** Alternative text; none if the words are beside the picture. */
  readonly alt?: 'none' | 'own'
  /** In a list the pictures of the first row are loaded eagerly, the first of them with high priority. */
  readonly loading?: 'first-row' | 'eager' | 'lazy'
  /** The most pictures in the first row: a number, or the variable that has it in a template. */
  readonly row?: number | string
  readonly tier?: number
  readonly className?: string
}

/** The picture of the current item; callers ask `main-image?` first. */
export function picture({
  sizes,
  alt = 'none',
  loading = 'first-row',
  row = 3,
  tier = 750,
  className = '',
}: PictureParts): string {
  const words = alt === 'own' ? '{.if altText}{altText|htmlattr}{.or}{title|htmlattr}{.end}' : ''
  return `<img${className && ` class="${className}"`} src="{assetUrl|htmlattr}?format=${tier}w"{@|image-srcset} sizes="${sizes}" alt="${words}"${SIZE}${loadingOf(loading, row)} decoding="async"${FOCUS}>`
}

const EAGER = ' loading="eager" fetchpriority="high"'
const LAZY = ' loading="lazy"'

function loadingOf(loading: NonNullable<PictureParts['loading']>, row: number | string): string {
  if (loading === 'eager') return EAGER
  if (loading === 'lazy') return LAZY
  return `{.equal? @index 1}${EAGER}{.or lessThanOrEqual? @index ${row}} loading="eager"{.or}${LAZY}{.end}`
}

/** The heading of a list, with its owner's description. */
export const listHeader = `<header class="sw-collection-header">
<h1 class="sw-collection-title" data-content-field="title">{collection.title|html}</h1>
{.if collection.description}<p class="sw-collection-description" data-content-field="description">{collection.description|html}</p>{.end}
</header>`

/** The filter of a list, and a link back to the whole list. */
export const listFilter = `{.if categoryFilter || tagFilter || author || monthFilter}<p class="sw-filter" role="status"><span>{.if categoryFilter}${say('pageCategory')}: <strong>{categoryFilter|html}</strong>{.or}{.if tagFilter}${say('pageTag')}: <strong>{tagFilter|html}</strong>{.or}{.section author}${say('pageBy')} <strong>{displayName|html}</strong>{.or}{monthStart|datetime yMMMM}{.end}{.end}{.end}</span>
<a href="{collection.fullUrl|htmlattr}">${say('pageShowAll')}</a></p>{.end}`

export const categoryLinks = `<squarespace:category collection="{collection.urlId}">{.if categories}
<nav class="sw-terms" aria-label="${sayInside('pageCategories')}"><ul>{.repeated section categories}
<li><a href="{fullUrl|htmlattr}"{.if active} aria-current="page"{.end}>{name|html} <span class="sw-terms-count">{count}</span></a></li>{.end}
</ul></nav>{.end}</squarespace:category>`

/** Links to the previous and next page of a list. */
export function pagination(previous: PageWord, next: PageWord): string {
  return `{.section pagination}{.if prevPage || nextPage}
<nav class="sw-pagination" aria-label="${sayInside('pagePages')}">
{.if prevPage}<a rel="prev" href="{prevPageUrl|htmlattr}"><span aria-hidden="true">←</span> ${say(previous)}</a>{.end}
{.if nextPage}<a rel="next" href="{nextPageUrl|htmlattr}">${say(next)} <span aria-hidden="true">→</span></a>{.end}
</nav>{.end}{.end}`
}

/**
 * Links to the previous and next item. Sections look names up only in their own scope, variables in outer ones too.
 */
export function neighbours(label: PageWord, previous: PageWord, next: PageWord): string {
  return `{.var @around pagination}{.section @around}{.if prevItem || nextItem}
<nav class="sw-neighbours" aria-label="${sayInside(label)}">
{.section prevItem}<a rel="prev" href="{fullUrl|htmlattr}"><span class="sw-neighbours-side"><span aria-hidden="true">←</span> ${say(previous)}</span> <span class="sw-neighbours-title">{title|html}</span></a>{.end}
{.section nextItem}<a rel="next" href="{fullUrl|htmlattr}"><span class="sw-neighbours-side">${say(next)} <span aria-hidden="true">→</span></span> <span class="sw-neighbours-title">{title|html}</span></a>{.end}
</nav>{.end}{.end}`
}

export const backLink =
  '<p class="sw-back"><a href="{collection.fullUrl|htmlattr}"><span aria-hidden="true">←</span> {collection.title|html}</a></p>'

/** The message for a list that is empty, or has nothing that matches the filter. */
export function emptyList(nothing: PageWord): string {
  return `<div class="sw-nothing"><p>{.if categoryFilter || tagFilter || authorFilter || monthFilter}${say('pageNothingMatches')}{.or}${say(nothing)}{.end}</p>
<p>{.if categoryFilter || tagFilter || authorFilter || monthFilter}<a href="{collection.fullUrl|htmlattr}">${sayOf('pageShowAllOf', 'title=collection.title')}</a>{.or}<a href="/">${say('pageGoHome')}</a>{.end}</p></div>`
}

export const tagLinks = `{.if tags}<p class="sw-tags"><span class="visually-hidden">${say('pageTags')}: </span>{.repeated section tags}<a rel="tag" href="{collection.fullUrl|htmlattr}?tag={@|encode-uri-component|htmlattr}">{@|html}</a>{.alternates with} {.end}</p>{.end}`

/** Likes, shares and comments, if the site has them. */
export const reactions =
  '<div class="sw-reactions">{@|like-button}{@|social-button}{.comments?}{@|comment-link}{.end}</div>{.comments?}<div class="sw-comments">{@|comments}</div>{.end}'

/** Colours of lines and of words that stand back, by the theme's or by those of its words. */
export const COLOURS = `--sw-line: var(--sw-color-border, color-mix(in srgb, currentColor 18%, transparent));
  --sw-quiet: var(--sw-color-muted, color-mix(in srgb, currentColor 72%, transparent));`

/** Styles of the shared pieces in the theme's width and colours; themes come later and may override them. */
/** Declarations of a card without a picture among cards that have one: a card of words, as high as the others of its row. */
export const CARD_OF_WORDS = `display: flex; flex-direction: column; justify-content: flex-end; box-sizing: border-box; min-height: 12rem; padding: clamp(1.25rem, 2.2vw, 2rem);
  border: 0; border-radius: var(--sw-corner); background: var(--sw-color-surface, color-mix(in srgb, currentColor 7%, transparent));`

export const PARTS_CSS = `
.sw-collection, .sw-item {
  ${COLOURS}
  --sw-corner: var(--sw-picture-radius, var(--sw-radius-picture, 4px));
  box-sizing: border-box;
}
.sw-collection, .sw-item-frame {
  box-sizing: border-box; max-width: var(--sw-page-width, none); margin: 0 auto;
  padding: clamp(2rem, 5vw, 4.5rem) var(--sw-gutter, 0) clamp(3rem, 7vw, 6rem);
}
.sw-item > .sw-item-frame:not(:last-child) { padding-bottom: 0; }
.sw-item-frame:last-child:not(:has(*)) { padding: 0; }
.sw-item > .sw-item-frame + .sw-item-frame, .sw-item-body + .sw-item-frame { padding-top: 2rem; }
.sw-collection img, .sw-item-frame img { display: block; max-width: 100%; height: auto; border-radius: var(--sw-corner); }
.sw-collection-header { max-width: 48rem; margin: 0 0 clamp(1.75rem, 4vw, 3.25rem); }
.sw-collection-title, .sw-item-title { margin: 0; overflow-wrap: anywhere; text-wrap: balance; }
.sw-collection-description { margin: 1rem 0 0; font-size: 1.125em; }
.sw-title { margin: 0; font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem); line-height: 1.2; overflow-wrap: anywhere; }
.sw-title a { color: inherit; text-decoration-color: transparent; }
.sw-title a:is(:hover, :focus-visible) { text-decoration: underline; text-decoration-color: currentcolor; }
.sw-meta {
  display: flex; flex-wrap: wrap; gap: 0.25rem 0.9rem; align-items: baseline; margin: 0;
  color: var(--sw-quiet); font-size: 0.875rem; line-height: 1.5;
}
.sw-meta a { color: inherit; }
.sw-mark {
  padding: 0.1em 0.65em; border: 1px solid currentcolor; border-radius: 1em; font-size: 0.8125rem;
}
.sw-back { margin: 0 0 1.5rem; font-size: 0.9375rem; }
.sw-back a, .sw-pagination a { display: inline-block; padding: 0.4rem 0; }
.sw-filter { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0 0 2rem; }
.sw-terms ul, .sw-plain {
  display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 clamp(1.75rem, 4vw, 3rem); padding: 0; list-style: none;
}
.sw-terms li { margin: 0; }
.sw-terms a {
  display: block; padding: 0.4rem 0.95rem; border: 1px solid var(--sw-line); border-radius: 2rem;
  color: inherit; font-size: 0.9375rem; text-decoration: none;
}
.sw-terms a:hover { border-color: currentcolor; }
.sw-terms a[aria-current] { border-color: transparent; background: var(--sw-color-text, #222); color: var(--sw-color-background, #fff); }
${oppositeOf('.sw-terms a[aria-current]')}
.sw-terms-count { font-size: 0.8125em; font-variant-numeric: tabular-nums; opacity: 0.8; }
.sw-pagination, .sw-neighbours {
  display: flex; flex-wrap: wrap; gap: 1rem 2rem; justify-content: space-between;
  margin-top: clamp(2.5rem, 5vw, 4rem); padding-top: 1.25rem; border-top: 1px solid var(--sw-line);
}
.sw-pagination [rel='next'], .sw-neighbours [rel='next'] { margin-inline-start: auto; text-align: end; }
.sw-neighbours a { display: block; flex: 0 1 auto; max-width: min(100%, max(12rem, 50% - 1rem), 22rem); color: inherit; text-decoration: none; }
.sw-neighbours-side { display: block; color: var(--sw-quiet); font-size: 0.875rem; }
.sw-neighbours a:hover .sw-neighbours-title { text-decoration: underline; }
.sw-nothing { padding: clamp(2rem, 6vw, 4.5rem) 0; border-top: 1px solid var(--sw-line); }
.sw-nothing p { margin: 0 0 0.5em; }
.sw-nothing p:first-child { font-size: 1.25em; }
.sw-tags { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; font-size: 0.9375rem; }
.sw-tags a::before { content: '#'; opacity: 0.7; }
.sw-comments .sw-facade { min-block-size: 2.75rem; padding: 0.5em 1.25em; border: 1px solid currentcolor; border-radius: var(--sw-radius, 4px); background: none; color: inherit; font: inherit; cursor: pointer; }
.sw-reactions:not(:has(*)), .sw-comments:not(:has(*)) { display: none; }
.sw-reactions { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin: 1.5rem 0; }
.sw-cards {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: clamp(1.75rem, 3.5vw, 3rem) clamp(1rem, 2.2vw, 2rem); margin: 0; padding: 0; list-style: none;
}
/* Kept whatever the theme says, since what is laid over a card would cover the page otherwise. */
.sw-card { position: relative !important; min-width: 0; margin: 0; }
.sw-card-picture {
  display: block; aspect-ratio: 3 / 2; margin-bottom: 0.9rem; overflow: hidden; border-radius: var(--sw-corner);
  background: var(--sw-color-surface, color-mix(in srgb, currentColor 7%, transparent));
}
.sw-card-picture img { width: 100%; height: 100%; border-radius: 0; object-fit: cover; }
/* The whole card leads on. */
.sw-card .sw-title a::after { content: ''; position: absolute; inset: 0; }
.sw-card .sw-meta { margin-top: 0.4rem; }
.sw-card .sw-meta a, .sw-card-text a { position: relative; }
.sw-card-text, p.sw-card-text { margin: 0.6rem 0 0; }
.sw-card-text > :last-child { margin-bottom: 0; }
.sw-play::before {
  content: ''; position: absolute; z-index: 1; top: 50%; left: 50%; width: 3.5rem; height: 3.5rem; margin: -1.75rem;
  border-radius: 50%; background: rgb(0 0 0 / 0.72);
}
.sw-play::after {
  content: ''; position: absolute; z-index: 1; top: 50%; left: 50%; margin: -0.65rem -0.4rem;
  border: 0.65rem solid transparent; border-right-width: 0; border-left: 1.1rem solid #fff;
}
`
