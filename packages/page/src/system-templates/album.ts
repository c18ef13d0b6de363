/** An album, and one track of it. Sound is loaded only when someone presses play. */

import { say } from '../words/page-words.ts'
import { backLink, emptyList, listHeader, neighbours, picture } from './parts.ts'
import type { SystemTemplate } from './system-template.ts'

/** The platform's markup for sound, with the browser's own player in it. */
const PLAYER = `{.if audioAssetUrl}<div class="sqs-audio-embed" data-url="{audioAssetUrl|htmlattr}" data-title="{title|htmlattr}" data-author="{structuredContent.artistName|htmlattr}" data-duration-in-ms="{structuredContent.duration}" data-mime-type="audio/mpeg"><audio controls preload="none" src="{audioAssetUrl|htmlattr}" aria-label="{title|htmlattr}"></audio></div>{.or}<p class="album-track-none">${say('pageTrackSilent')}</p>{.end}`
const FACTS =
  '{.section structuredContent}{.if artistName}<span class="album-track-artist">{artistName|html}</span>{.end}{.if duration}<span class="album-track-duration">{duration|humanizeDuration}</span>{.end}{.end}'

export const album: SystemTemplate = {
  list: `<section class="sw-collection album" data-collection-id="{collection.id}">
<div class="album-head">{.section collection}{.main-image?}{.section mainImage}<div class="album-cover">${picture({ sizes: '(min-width: 700px) 24rem, 92vw', alt: 'own', loading: 'eager' })}</div>{.end}{.end}{.end}
${listHeader}</div>
{.if items}<ol class="album-tracks">{.repeated section items}
<li class="album-track" data-item-id="{id}"><div class="album-track-about"><h2 class="sw-title album-track-title"><a href="{fullUrl|htmlattr}">{title|html}</a></h2><p class="sw-meta">${FACTS}</p></div>
${PLAYER}</li>{.end}
</ol>{.or}${emptyList('pageTracksNone')}{.end}
</section>`,

  item: `{.section item}<article class="sw-item AlbumItem {@|item-classes}" data-item-id="{id}">
<div class="sw-item-frame">
${backLink}
{.main-image?}<div class="album-cover">${picture({ sizes: '(min-width: 700px) 24rem, 92vw', alt: 'own', loading: 'eager' })}</div>{.end}
<h1 class="sw-item-title" data-content-field="title">{title|html}</h1>
<p class="sw-meta">${FACTS}</p>
${PLAYER}
{.excerpt?}<div class="AlbumItem-description">{excerpt}</div>{.end}
<div class="sw-reactions">{@|like-button}{@|social-button}</div>
${neighbours('pageTracksMore', 'pagePrevious', 'pageNext')}
</div>
</article>{.end}`,

  css: `
.album-head { display: flex; flex-wrap: wrap; gap: clamp(1.25rem, 4vw, 3rem); align-items: end; margin-bottom: clamp(1.5rem, 3vw, 2.5rem); }
.album-head .sw-collection-header { flex: 1 1 18rem; margin: 0; }
.album-cover { width: min(100%, 24rem); }
.album-cover img { width: 100%; aspect-ratio: 1; object-fit: cover; }
.album-tracks { margin: 0; padding: 0; list-style: none; counter-reset: track; }
.album-track {
  display: grid; grid-template-columns: 2.25rem minmax(0, 1fr); gap: 0.75rem 0.5rem; align-items: center;
  margin: 0; padding: 1rem 0; border-top: 1px solid var(--sw-line); counter-increment: track;
}
.album-track::before { content: counter(track); color: var(--sw-quiet); font-variant-numeric: tabular-nums; }
.album-track .sw-title { font-size: 1.1875rem; }
.album-track > :last-child { grid-column: 2; margin: 0; }
.album-track-none { color: var(--sw-quiet); font-size: 0.9375rem; }
/* As high as the player that takes its place, so that nothing below moves. */
.sqs-audio-embed audio { display: block; width: 100%; height: 2.75rem; }
.AlbumItem .sw-item-frame { max-width: 46rem; }
.AlbumItem .sw-item-title { margin-top: 1.5rem; }
.AlbumItem .sqs-audio-embed { margin: 1.5rem 0; }
@media (min-width: 48rem) {
  .album-track { grid-template-columns: 2.25rem minmax(0, 1fr) minmax(18rem, 40%); }
  .album-track > :last-child { grid-column: 3; }
}
`,
}
