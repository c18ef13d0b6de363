/** Those who want mail about replies, by the signed links in their mails, and what a press on the page behind one does. */

import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { type CommentReader, moveReader, readerOfComment, readerWithId } from './reader-table.ts'
import { type ReplyLink, readReplyToken } from './reply-links.ts'
import { tellLater } from './tell-of-replies.ts'

/** Undefined for a link that was not made here, and where the wish is gone. */
export async function readerOfLink(
  app: App,
  site: SiteTx,
  link: ReplyLink,
  token: string,
): Promise<CommentReader | undefined> {
  const id = readReplyToken({ keys: app.keys, siteId: site.id }, link, token)
  if (id === undefined) return undefined
  return link === 'confirm' ? readerOfComment(site, id) : readerWithId(site, id)
}

/** Confirms that the reader wants mail; what was answered meanwhile is told, too. */
export async function confirmReplies(
  app: App,
  site: SiteTx,
  token: string,
): Promise<CommentReader | undefined> {
  const reader = await readerOfLink(app, site, 'confirm', token)
  const commentId = readReplyToken({ keys: app.keys, siteId: site.id }, 'confirm', token)
  if (!reader || commentId === undefined) return undefined
  const now = new Date(app.clock.now())
  const isMoved = await moveReader(site, reader.id, {
    ...{ from: ['asked', 'left'], to: 'confirmed', now },
  })
  if (isMoved) await tellLater(site, commentId, now)
  return reader
}

/** Unsubscribes whoever the link was sent to, or takes that back. */
export async function leaveReplies(
  app: App,
  site: SiteTx,
  token: string,
  { isMistake }: { readonly isMistake: boolean },
): Promise<CommentReader | undefined> {
  const reader = await readerOfLink(app, site, 'leave', token)
  const now = new Date(app.clock.now())
  if (reader) {
    await moveReader(site, reader.id, {
      from: [isMistake ? 'left' : 'confirmed'],
      to: isMistake ? 'confirmed' : 'left',
      now,
    })
  }
  return reader
}
