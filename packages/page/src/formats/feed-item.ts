/** One `<item>` of a feed. Pure. */

import { COMMENT_STATE_CODES } from '@sitewright/core/comments/comment-rules'
import type { SiteFacts } from '../data/site-facts.ts'
import type { TemplateItem } from '../data/template-item.ts'
import { absoluteUrl } from '../head/absolute.ts'
import { objectOf, textOf, textsOf } from '../head/item-fields.ts'
import { plainText } from '../head/plain-text.ts'
import { cdata, element, escapeXml } from './xml.ts'

const SUMMARY_LENGTH = 255

/** An item as XML; links in its body are already absolute. */
export function feedItem(item: TemplateItem, { id, origin }: SiteFacts): string[] {
  const body = textOf(item.body) || textOf(item.excerpt)
  const creator = textOf(objectOf(item.author).displayName)
  // A link post leads to the page it links to.
  const link = textOf(item.externalLink) || item.fullUrl
  return [
    '<item>',
    ...element('title', item.title),
    ...[...textsOf(item.categories), ...textsOf(item.tags)].flatMap((term) =>
      element('category', term),
    ),
    ...element('dc:creator', creator),
    `<pubDate>${new Date(Number(item.publishOn)).toUTCString()}</pubDate>`,
    ...element('link', absoluteUrl(link, origin) ?? ''),
    `<guid isPermaLink="false">${[id, item.collectionId, item.id].join(':')}</guid>`,
    `<description>${cdata(body)}</description>`,
    ...sound(item, { origin, creator, body }),
    ...picture(item, origin),
    ...counts(item),
    '</item>',
  ]
}

const SOUND_TYPES: Readonly<Record<string, string>> = {
  aac: 'audio/aac',
  m4a: 'audio/x-m4a',
  mp3: 'audio/mpeg',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

/** An enclosure. The length of a file elsewhere is unknown, for which the format has 0. */
function sound(
  item: TemplateItem,
  { origin, creator, body }: { origin: string; creator: string; body: string },
): string[] {
  const url = absoluteUrl(item.audioAssetUrl, origin)
  if (url === undefined) return []
  const track = objectOf(item.structuredContent)
  const duration = typeof track.duration === 'number' ? track.duration : 0
  const ending = /\.(\w+)(?:[?#].*)?$/.exec(url)?.[1]?.toLowerCase() ?? ''
  const type = SOUND_TYPES[ending] ?? 'audio/mpeg'
  return [
    `<enclosure url="${escapeXml(url)}" length="0" type="${type}"/>`,
    ...element('itunes:title', item.title),
    ...element('itunes:author', textOf(track.artistName) || creator),
    ...element('itunes:summary', plainText(textOf(item.excerpt) || body, SUMMARY_LENGTH)),
    ...(duration > 0 ? element('itunes:duration', clock(duration)) : []),
    '<itunes:explicit>false</itunes:explicit>',
  ]
}

/** A duration in milliseconds as text: `1:02:03`. */
function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Numbers of comments and likes, where there may be some. */
function counts({ commentState, publicCommentCount, likeCount }: TemplateItem): string[] {
  const likes = Number(likeCount)
  return [
    ...(commentState === COMMENT_STATE_CODES.off
      ? []
      : element('slash:comments', String(Number(publicCommentCount)))),
    ...(likes > 0
      ? ['<media:community>', `<media:statistics favorites="${likes}"/>`, '</media:community>']
      : []),
  ]
}

function picture(item: TemplateItem, origin: string): string[] {
  const url = absoluteUrl(item.assetUrl, origin)
  if (url === undefined) return []
  const alt = textOf(item.altText)
  return [
    `<media:content url="${escapeXml(url)}" medium="image" isDefault="true">`,
    `<media:title type="plain">${escapeXml(alt || item.title)}</media:title>`,
    '</media:content>',
  ]
}
