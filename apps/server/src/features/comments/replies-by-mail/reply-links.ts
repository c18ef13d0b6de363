/**
 * Signed links in mails about replies. Opening one changes nothing, since programs that look through mail open every link: a
 * press on the page does. They are good as long as what they are about is there, since nobody is asked a second time.
 */

import { type Id, isId } from '@sitewright/core/id'
import type { Keys } from '../../../platform/keys.ts'

/** Paths of the pages behind them, and what the links are signed for. */
export const REPLY_LINKS = {
  confirm: { path: '/comments/confirm/', purpose: 'comment-replies-confirm' },
  leave: { path: '/comments/unsubscribe/', purpose: 'comment-replies-leave' },
} as const

export type ReplyLink = keyof typeof REPLY_LINKS

interface Owner {
  readonly keys: Keys
  readonly siteId: Id
}

/** Link for a comment to `confirm`, and for a reader to `leave`. */
export function replyPath({ keys, siteId }: Owner, link: ReplyLink, id: Id): string {
  const { path, purpose } = REPLY_LINKS[link]
  return `${path}${id}.${keys.sign(purpose, `${siteId}|${id}`)}`
}

/** Undefined for a link that was not made here. */
export function readReplyToken(
  { keys, siteId }: Owner,
  link: ReplyLink,
  token: string,
): Id | undefined {
  const [id = '', signed = '', ...more] = token.split('.')
  if (more.length > 0 || !isId(id)) return undefined
  return keys.verify(REPLY_LINKS[link].purpose, `${siteId}|${id}`, signed) ? id : undefined
}
