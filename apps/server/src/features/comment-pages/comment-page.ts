/** Pages about comments: a thread with its form, or one sentence. */

import { type CommentsAround, commentForm, commentsHtml } from '@sitewright/blocks/render'
import { wordsOn } from '@sitewright/blocks/words'
import type { CommentThread } from '@sitewright/core/comments/comment-thread'
import { escapeHtml } from '@sitewright/core/html'
import type { FastifyReply } from 'fastify'
import { type Sheet, sendSheet } from '../rendering/index.ts'
import type { SiteVisit } from '../sites/index.ts'
import type { SeenSubject } from './comment-visit.ts'

type Words = ReturnType<typeof wordsOn>

export function wordsOf({ site }: SiteVisit): Words {
  return wordsOn(site)
}

export function aroundOf(visit: SiteVisit, subject: SeenSubject): CommentsAround {
  const { settings, timeZone } = visit.site
  return {
    words: wordsOf(visit),
    language: settings.language,
    timeZone,
    isOpen: subject.access === 'open',
  }
}

/** Comments below the name of what they are about, and a link to it. */
export function sendThread(
  visit: SiteVisit,
  reply: FastifyReply,
  { subject, thread, around }: ThreadPage,
): Promise<FastifyReply> {
  const words = wordsOf(visit)
  const main = backLink(subject, words.blockCommentBack) + commentsHtml(thread, around)
  return sendSheet(visit, reply, {
    title: subject.title || words.blockComments,
    main,
    isForm: true,
  })
}

interface ThreadPage {
  readonly subject: SeenSubject
  readonly thread: CommentThread
  readonly around: CommentsAround
}

/** The form as it was sent and not taken. */
export function sendFilledIn(
  visit: SiteVisit,
  reply: FastifyReply,
  { subject, around, status }: Omit<ThreadPage, 'thread'> & { readonly status: number },
): Promise<FastifyReply> {
  const main = backLink(subject, subject.title) + commentForm({ subjectId: subject.id }, around)
  return sendSheet(visit, reply, {
    title: wordsOf(visit).blockComment,
    ...{ main, status, isForm: true },
  })
}

/** A question with a form of its own. */
export function sendQuestion(
  visit: SiteVisit,
  reply: FastifyReply,
  { subject, title, main }: Pick<Sheet, 'main' | 'title'> & Pick<ThreadPage, 'subject'>,
): Promise<FastifyReply> {
  const back = backLink(subject, subject.title)
  return sendSheet(visit, reply, { title, main: back + main, isForm: true })
}

/** One sentence, with a way back where there is one. */
export function sendNotice(
  visit: SiteVisit,
  reply: FastifyReply,
  { message, status, subject }: Notice,
): Promise<FastifyReply> {
  const words = wordsOf(visit)
  const back = subject ? backLink(subject, words.blockCommentBack) : ''
  const main = `<p>${escapeHtml(message)}</p>${back}`
  return sendSheet(visit, reply, { title: words.blockComments, main, status })
}

interface Notice {
  readonly message: string
  readonly status: number
  readonly subject?: SeenSubject | undefined
}

function backLink({ path }: SeenSubject, label: string): string {
  return `<p class="sw-back"><a href="${escapeHtml(path)}"><span aria-hidden="true">←</span> ${escapeHtml(label)}</a></p>`
}
