/** The comments that a page had no room for, and one comment with the form to answer it. */

import { isId } from '@sitewright/core/id'
import type { FastifyReply } from 'fastify'
import { findPublished, findThread } from '../comments/index.ts'
import type { SiteVisit } from '../sites/index.ts'
import { aroundOf, sendNotice, sendThread, wordsOf } from './comment-page.ts'
import { idIn, seenSubject } from './comment-visit.ts'

export async function showOlder(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const subject = await seenSubject(visit, idIn(visit, 'subjectId'))
  if (!subject) return sendGone(visit, reply)
  const { before } = visit.raw.query as { readonly before?: unknown }
  const thread = await visit.inSite((site) =>
    findThread(site, subject.id, isId(before) ? before : undefined),
  )
  return sendThread(visit, reply, { subject, thread, around: aroundOf(visit, subject) })
}

export async function showReply(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const commentId = idIn(visit, 'commentId')
  const found = await visit.inSite((site) => findPublished(site, commentId))
  const subject = found && (await seenSubject(visit, found.subjectId))
  if (!subject) return sendGone(visit, reply)
  const given = { name: '', email: '', words: '', parentId: commentId, wantsReplies: '' }
  return sendThread(visit, reply, {
    subject,
    thread: {
      subjectId: subject.id,
      total: 0,
      comments: [{ ...found.comment, parentId: null }],
      before: undefined,
    },
    around: {
      ...aroundOf(visit, subject),
      filledIn: { given, problems: {}, notice: '', crumb: '' },
    },
  })
}

function sendGone(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  return sendNotice(visit, reply, { message: wordsOf(visit).blockCommentGone, status: 404 })
}
