/**
 * Comment without script: keeps it and goes on to it (POST, redirect, GET), or says that it waits; what was not taken is shown
 * again as it was sent. What another site may have sent is shown to the visitor first.
 */

import { commentSays, type FilledInComment } from '@sitewright/blocks/render'
import { CAPTCHA_UNAVAILABLE } from '@sitewright/core/forms/captcha'
import { type Id, isId } from '@sitewright/core/id'
import type { Problem } from '@sitewright/core/problem'
import type { FastifyReply } from 'fastify'
import { refuseUnkeepable } from '../../platform/http/check-input.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { asProblem } from '../../platform/http/errors.ts'
import { formFields, isOwnForm } from '../../platform/http/native-form.ts'
import { limiterOf } from '../../platform/http/rate-limits.ts'
import { giveVisitorCrumb } from '../../platform/http/visitor-crumb.ts'
import { hashToken } from '../../platform/keys.ts'
import { submitComment, type TakenComment } from '../comments/index.ts'
import type { SiteVisit } from '../sites/index.ts'
import { aroundOf, sendFilledIn, sendNotice, wordsOf } from './comment-page.ts'
import { idIn, type SeenSubject, seenSubject } from './comment-visit.ts'

const DAY_MS = 86_400_000

type Given = FilledInComment['given']

export async function postComment(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const words = wordsOf(visit)
  const subject = await seenSubject(visit, idIn(visit, 'subjectId'))
  if (!subject) return sendNotice(visit, reply, { message: words.blockCommentGone, status: 404 })
  if (subject.access !== 'open') {
    return sendNotice(visit, reply, { message: words.blockCommentsClosed, status: 403, subject })
  }
  const { website = '', ...fields } = formFields(visit.raw)
  const { name = '', email = '', words: text = '', parentId = '', wantsReplies = '' } = fields
  const given: Given = { name, email, words: text, parentId, wantsReplies }
  if (!isOwnForm(visit)) {
    const notice = words.blockCommentConfirm
    const filledIn = { given, problems: {}, notice, crumb: giveVisitorCrumb(visit) }
    const around = { ...aroundOf(visit, subject), filledIn }
    return sendFilledIn(visit, reply, { subject, around, status: 200 })
  }
  try {
    await limiterOf(visit.app, 'postComment')(visit.raw)
    refuseUnkeepable({ comment: given })
    const { id, isPublished } = await keep(visit, subject, { given, website })
    const address = isPublished ? `${subject.path}#comment-${id}` : `/comments/${subject.id}/sent`
    return reply.redirect(address, 303)
  } catch (error) {
    return showAgain(visit, reply, subject, { given, refusal: asProblem(error, visit.raw) })
  }
}

export async function showSent(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const words = wordsOf(visit)
  const subject = await seenSubject(visit, idIn(visit, 'subjectId'))
  if (!subject) return sendNotice(visit, reply, { message: words.blockCommentGone, status: 404 })
  return sendNotice(visit, reply, { message: words.blockCommentWaits, status: 200, subject })
}

/** At most once: the same words of the same visitor are one comment on one day, since a browser without script asks for no key. */
async function keep(
  visit: SiteVisit,
  { id: subjectId, path }: SeenSubject,
  { given, website }: { readonly given: Given; readonly website: string },
): Promise<TakenComment> {
  const { app, raw, visitor } = visit
  const who = visitor ?? clientAddress(raw, app.config)
  const day = Math.floor(app.clock.now() / DAY_MS)
  return submitComment(visit, {
    ...given,
    subjectId,
    wantsReplies: given.wantsReplies !== '',
    parentId: isId(given.parentId) ? (given.parentId as Id) : undefined,
    key: hashToken(JSON.stringify(['native', who, day, subjectId, given])),
    pagePath: path,
    hasFilledHoneypot: website !== '',
    tookMs: undefined,
    hasScript: false,
    captcha: CAPTCHA_UNAVAILABLE,
  })
}

function showAgain(
  visit: SiteVisit,
  reply: FastifyReply,
  subject: SeenSubject,
  { given, refusal }: { readonly given: Given; readonly refusal: Problem },
): Promise<FastifyReply> {
  const words = wordsOf(visit)
  const { errors = {}, retryAfter } = refusal.details
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const problems = Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field, commentSays(text, words)]),
  )
  const notice = noticeOf(refusal, words)
  const around = { ...aroundOf(visit, subject), filledIn: { given, problems, notice, crumb: '' } }
  return sendFilledIn(visit, reply, { subject, around, status: refusal.status })
}

function noticeOf({ status, message }: Problem, words: ReturnType<typeof wordsOf>): string {
  if (status === 429) return words.blockCommentTooMany
  return status >= 500 ? words.blockCommentFailed : commentSays(message, words)
}
