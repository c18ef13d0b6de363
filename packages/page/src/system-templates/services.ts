/** Collections whose content came from another service. The service is not contacted when a page is shown. */

import { say, sayOf } from '../words/page-words.ts'
import { listHeader, picture } from './parts.ts'
import type { SystemTemplate } from './system-template.ts'

export const services: SystemTemplate = {
  list: `<section class="sw-collection ServiceList" data-collection-id="{collection.id}">
${listHeader}
{.if items}<ul class="sw-cards">{.repeated section items}
<li class="sw-card ServiceList-item {@|item-classes}" data-item-id="{id}">{.main-image?}<div class="sw-card-picture">${picture({ sizes: '(min-width: 900px) 33vw, 100vw', alt: 'own' })}</div>{.end}
<h2 class="sw-title">{.if sourceUrl}<a href="{sourceUrl|htmlattr}">{title|html}</a>{.or}{title|html}{.end}</h2>
<p class="sw-meta"><time datetime="{publishOn|date %Y-%m-%d}">{publishOn|datetime date:long}</time></p>
{.excerpt?}<div class="sw-card-text">{excerpt}</div>{.end}</li>{.end}
</ul>{.or}<div class="sw-nothing"><p>${sayOf('pageNotConnected', 'service=service')}</p><p><a href="/">${say('pageGoHome')}</a></p></div>{.end}
</section>`,
  css: '',
}
