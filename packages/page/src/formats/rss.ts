/** `?format=rss`: the newest items of a collection in full, as RSS 2.0 (themes §7). Pure. */

import { writtenItems } from '@sitewright/core/content/collection-kinds'
import type { PageData, ViewOf } from '../data/page-data.ts'
import type { PageRecord } from '../data/site-content.ts'
import { absoluteLinks, absoluteUrl, siteUrl } from '../head/absolute.ts'
import { canonicalPath } from '../head/canonical.ts'
import { pageDescription } from '../head/description.ts'
import { textOf } from '../head/item-fields.ts'
import { pageTitle } from '../head/title.ts'
import { feedItem } from './feed-item.ts'
import type { PageFormat } from './page-format.ts'
import { cdata, element, escapeXml } from './xml.ts'

const NAMESPACES = [
  ['content', 'http://purl.org/rss/1.0/modules/content/'],
  ['wfw', 'http://wellformedweb.org/CommentAPI/'],
  ['itunes', 'http://www.itunes.com/dtds/podcast-1.0.dtd'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['slash', 'http://purl.org/rss/1.0/modules/slash/'],
  ['media', 'http://www.rssboard.org/media-rss'],
]
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(' ')

export const rss: PageFormat = {
  contentType: 'application/rss+xml; charset=utf-8',
  appliesTo: ({ kind, page }) => kind === 'list' && hasFeed(page),
  extent: 'feed',
  body: (data) => (data.view.kind === 'list' ? feed(data, data.view) : ''),
}

/**
 * Whether a page has a feed: its items need addresses of their own. Lessons, which may have to be paid for, are in none,
 * nor are products, since feed readers would go on showing outdated prices.
 */
function hasFeed({ kind }: PageRecord): boolean {
  const rules = writtenItems(kind)
  return rules?.hasPages === true && !(rules.hasBody && rules.ordering === 'user-orderable')
}

function feed(data: PageData, view: ViewOf<'list'>): string {
  const { site } = data
  const items = view.items.map((item) => ({
    ...item,
    body: absoluteLinks(textOf(item.body), site.origin),
    excerpt: absoluteLinks(textOf(item.excerpt), site.origin),
  }))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    ...element('title', pageTitle(data)),
    ...element('link', siteUrl(canonicalPath(view) ?? '/', site.origin)),
    `<lastBuildDate>${new Date(lastChange(data, view)).toUTCString()}</lastBuildDate>`,
    ...element('language', site.settings.language),
    '<generator>Sitewright</generator>',
    `<description>${cdata(pageDescription(data))}</description>`,
    ...podcastFields(data, view),
    ...items.flatMap((item) => feedItem(item, site)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** Time of the last change of anything in the feed; not the present, so that an unchanged feed keeps its bytes. */
function lastChange({ site }: PageData, { items }: ViewOf<'list'>): number {
  const times = items.map(({ updatedOn }) => (typeof updatedOn === 'number' ? updatedOn : 0))
  return Math.max(site.publishedAt ?? site.createdAt, ...times)
}

/** Fields that podcast directories require of a feed with sound in it. */
function podcastFields(data: PageData, { page, items }: ViewOf<'list'>): string[] {
  if (!items.some(({ audioAssetUrl }) => textOf(audioAssetUrl) !== '')) return []
  const { imageId } = page.settings
  const picture = imageId === null ? undefined : data.blocks.assets.get(imageId)
  const image = absoluteUrl(picture?.assetUrl, data.site.origin)
  return [
    ...element('itunes:author', data.site.title),
    ...element('itunes:summary', pageDescription(data)),
    '<itunes:explicit>false</itunes:explicit>',
    ...(image ? [`<itunes:image href="${escapeXml(image)}"/>`] : []),
  ]
}
