/**
 * Signed links in mails of lists. Whoever has one can confirm or leave without signing in, and no other can be guessed from it.
 * Opening one changes nothing, since programs that look through mail open every link: a press on the page does.
 */

import type { Id } from '@sitewright/core/id'
import { isId } from '@sitewright/core/id'
import { CONFIRM_WITHIN_MS } from '@sitewright/core/lists/subscriber'
import type { Keys } from '../../platform/keys.ts'

const CONFIRM = 'list-confirm'
const UNSUBSCRIBE = 'list-unsubscribe'

/** Paths of these pages, below one that no page of an owner can have. */
export const CONFIRM_PATH = '/forms/newsletter/confirm/'
export const UNSUBSCRIBE_PATH = '/forms/newsletter/unsubscribe/'

interface Owner {
  readonly keys: Keys
  readonly siteId: Id
}

export function confirmPath({ keys, siteId }: Owner, subscriberId: Id, askedAt: Date): string {
  const text = `${subscriberId}.${askedAt.getTime().toString(36)}`
  return `${CONFIRM_PATH}${text}.${keys.sign(CONFIRM, `${siteId}|${text}`)}`
}

/** The subscriber of a link to confirm; undefined for one that was not made here, or is too old. */
export function readConfirmToken(
  { keys, siteId }: Owner,
  token: string,
  now: number,
): Id | undefined {
  const [id = '', time = '', signed = '', ...more] = token.split('.')
  if (more.length > 0 || !isId(id)) return undefined
  if (!keys.verify(CONFIRM, `${siteId}|${id}.${time}`, signed)) return undefined
  return now - Number.parseInt(time, 36) <= CONFIRM_WITHIN_MS ? id : undefined
}

/** Good for ever: mails are kept for years. */
export function unsubscribePath({ keys, siteId }: Owner, subscriberId: Id): string {
  return `${UNSUBSCRIBE_PATH}${subscriberId}.${keys.sign(UNSUBSCRIBE, `${siteId}|${subscriberId}`)}`
}

export function readUnsubscribeToken({ keys, siteId }: Owner, token: string): Id | undefined {
  const [id = '', signed = '', ...more] = token.split('.')
  if (more.length > 0 || !isId(id)) return undefined
  return keys.verify(UNSUBSCRIBE, `${siteId}|${id}`, signed) ? id : undefined
}
