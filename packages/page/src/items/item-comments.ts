/** Comments of an item on its own page, and whether more are taken. Pure. */

import { accessAt, COMMENT_STATE_CODES, closingTime } from '@sitewright/core/comments/comment-rules'
import { type CommentThread, noComments } from '@sitewright/core/comments/comment-thread'
import type { JsonObject } from '@sitewright/core/json'
import type { Fetched } from '../data/fetched.ts'
import type { ItemRecord } from '../data/item-record.ts'
import type { PageSource } from '../data/page-data.ts'
import type { TemplateItem } from '../data/template-item.ts'

/** Field of an item that only the platform reads; it is on no list of public fields. */
const THREAD = 'commentThread'

type Commented = Pick<ItemRecord, 'commentAccess' | 'publishOn'>

/** The comment state as templates read it, once the time for comments is over, too. */
export function commentStateOf(
  { commentAccess, publishOn }: Commented,
  { site, now }: Pick<PageSource, 'now' | 'site'>,
): number {
  const item = { access: commentAccess, publishedOn: publishOn.getTime() }
  return COMMENT_STATE_CODES[accessAt(site.settings.commentRules, item, now)]
}

/** When an item that takes comments now stops to, in milliseconds. */
export function takesCommentsUntil(
  { commentAccess, publishOn }: Commented,
  { site, now }: Pick<PageSource, 'now' | 'site'>,
): number | undefined {
  const { commentsEnabled, commentRules } = site.settings
  const end = closingTime(commentRules, publishOn.getTime())
  return commentsEnabled && commentAccess === 'open' && end > now && end < Infinity
    ? end
    : undefined
}

export function withThread(item: TemplateItem, { blocks }: Pick<Fetched, 'blocks'>): TemplateItem {
  const thread = blocks.threads.get(item.id) ?? noComments(item.id)
  return { ...item, [THREAD]: thread as unknown as JsonObject }
}

/** The comments that came with an item; undefined for anything else that a template passes. */
export function threadOf(value: unknown): CommentThread | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Reflect.get(value, THREAD) as CommentThread | undefined
}
