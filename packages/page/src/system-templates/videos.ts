/** Templates of videos and of one video. No other site is contacted before someone presses play. */

import { sayOf } from '../words/page-words.ts'
import { backLink, emptyList, listHeader, neighbours, picture } from './parts.ts'
import type { SystemTemplate } from './system-template.ts'

/** A player for files; a video elsewhere is a link to it, which script turns into a player when it is pressed. */
export const VIDEO_PLAYER = `{.if videoFileUrl}<video class="sw-video" controls preload="none" src="{videoFileUrl|htmlattr}"{.main-image?} poster="{assetUrl|htmlattr}?format=1500w"{.end}></video>{.or}{.if videoUrl}<div class="sqs-video-wrapper sw-video" data-load="false"{.if oembed.html} data-html="{oembed.html|htmlattr}"{.end} data-provider-name="{oembed.providerName|htmlattr}"><a class="sw-video-link sw-play" href="{videoUrl|htmlattr}" rel="noopener">{.main-image?}${picture({ sizes: '(min-width: 62rem) 60rem, 92vw', loading: 'eager', tier: 1500 })}{.end}<span class="sw-video-words">${sayOf('pagePlay', 'title=title')} <span class="sw-video-from">${sayOf('pageFromService', 'service=oembed.providerName')}</span></span></a></div>{.end}{.end}`

export const videos: SystemTemplate = {
  list: `<section class="sw-collection VideoList" data-collection-id="{collection.id}">
${listHeader}
{.if items}<ul class="sw-cards">{.repeated section items}
<li class="sw-card VideoList-item {@|item-classes}" data-item-id="{id}"><div class="VideoList-poster"><div class="sw-card-picture sw-play">{.main-image?}${picture({ sizes: '(min-width: 900px) 33vw, 100vw' })}{.end}</div></div>
<h2 class="sw-title"><a href="{fullUrl|htmlattr}">{title|html}</a></h2>
{.excerpt?}<div class="sw-card-text">{excerpt}</div>{.end}</li>{.end}
</ul>{.or}${emptyList('pageVideosNone')}{.end}
</section>`,

  item: `{.section item}<article class="sw-item VideoItem {@|item-classes}" data-item-id="{id}">
<div class="sw-item-frame">
${backLink}
<h1 class="sw-item-title" data-content-field="title">{title|html}</h1>
${VIDEO_PLAYER}
{.excerpt?}<div class="VideoItem-description">{excerpt}</div>{.end}
<div class="sw-reactions">{@|like-button}{@|social-button}</div>
${neighbours('pageVideosMore', 'pagePrevious', 'pageNext')}
</div>
</article>{.end}`,

  css: `
.VideoList-poster { position: relative; }
.VideoList .sw-card-picture { position: relative; aspect-ratio: 16 / 9; }
.VideoItem .sw-item-frame { max-width: 66rem; }
.VideoItem-description { max-width: 42rem; font-size: 1.0625em; }
.sw-video { position: relative; display: block; width: 100%; aspect-ratio: 16 / 9; margin: 1.75rem 0; overflow: hidden; border-radius: var(--sw-corner); background: #111; }
.sw-video iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
.sw-video-link { position: absolute; inset: 0; display: block; color: #fff; }
.sw-video-link img { width: 100%; height: 100%; border-radius: 0; object-fit: cover; }
.sw-video-words { position: absolute; inset: auto 0 0; z-index: 1; padding: 3rem 1.25rem 1rem; background: linear-gradient(transparent, rgb(0 0 0 / 0.82) 55%); }
.sw-video-from { opacity: 0.9; }
`,
}
