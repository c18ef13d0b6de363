/** Pages on which a visitor reports a comment: a question, and thanks. The same with script and without. */

import { commentHtml } from '@sitewright/core/comments/comment-text'
import { escapeHtml } from '@sitewright/core/html'
import type { FastifyReply } from 'fastify'
import { isOwnForm } from '../../platform/http/native-form.ts'
import { limiterOf } from '../../platform/http/rate-limits.ts'
import { giveVisitorCrumb } from '../../platform/http/visitor-crumb.ts'
import { findPublished, reportComment } from '../comments/index.ts'
import type { SiteVisit } from '../sites/index.ts'
import { sendNotice, sendQuestion, wordsOf } from './comment-page.ts'
import { idIn, seenSubject } from './comment-visit.ts'

export async function askToReport(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const found = await reported(visit)
  const words = wordsOf(visit)
  if (!found) return sendNotice(visit, reply, { message: words.blockCommentGone, status: 404 })
  const { comment, subject } = found
  // The crumb speaks for a browser that does not tell which site a form comes from.
  const crumb = giveVisitorCrumb(visit)
  return sendQuestion(visit, reply, {
    title: words.blockCommentReport,
    subject,
    main: [
      `<p>${escapeHtml(words.blockCommentReportAsk)}</p>`,
      `<div class="sw-thread"><div class="sw-thread-comment"><p class="sw-thread-by"><strong class="sw-thread-name">${escapeHtml(comment.name)}</strong></p>`,
      `<div class="sw-thread-words" dir="auto">${commentHtml(comment.words)}</div></div></div>`,
      `<form method="post" action="/comments/report/${comment.id}"><input type="hidden" name="crumb" value="${escapeHtml(crumb)}">`,
      `<p><button class="sqs-block-button-element sqs-block-button-element--medium sqs-button-element--primary" type="submit">${escapeHtml(words.blockCommentReport)}</button></p></form>`,
    ].join(''),
  })
}

export async function postReport(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  if (!isOwnForm(visit)) return askToReport(visit, reply)
  await limiterOf(visit.app, 'reportComment')(visit.raw)
  const found = await reported(visit)
  const words = wordsOf(visit)
  if (!found) return sendNotice(visit, reply, { message: words.blockCommentGone, status: 404 })
  await reportComment(visit, found.comment.id)
  const message = words.blockCommentReported
  return sendNotice(visit, reply, { message, status: 200, subject: found.subject })
}

async function reported(visit: SiteVisit) {
  const commentId = idIn(visit, 'commentId')
  const found = await visit.inSite((site) => findPublished(site, commentId))
  const subject = found && (await seenSubject(visit, found.subjectId))
  return subject && { comment: found.comment, subject }
}
