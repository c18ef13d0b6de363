/** Pages about comments: a thread with its form, or one sentence. */

import { randomBytes } from 'node:crypto'
import { type CommentsAround, commentForm, commentsHtml } from '@sitewright/blocks/render'
import { wordsIn } from '@sitewright/blocks/words'
import type { CommentThread } from '@sitewright/core/comments/comment-thread'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import type { FastifyReply } from 'fastify'
import { renderPlatformPage } from '../rendering/index.ts'
import type { SiteVisit } from '../sites/index.ts'
import type { SeenSubject } from './comment-visit.ts'

type Words = ReturnType<typeof wordsIn>

export function wordsOf({ site }: SiteVisit): Words {
  return wordsIn(site.settings.language)
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

/** Comments below a link to what they are about. */
export function sendThread(
  visit: SiteVisit,
  reply: FastifyReply,
  { subject, thread, around }: ThreadPage,
): Promise<FastifyReply> {
  const { title } = subject
  const main = backLink(subject, title) + commentsHtml(thread, around)
  return sendPage(visit, reply, { title: wordsOf(visit).blockComments, main, status: 200 })
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
  return sendPage(visit, reply, { title: wordsOf(visit).blockComment, main, status })
}

/** A question with a form of its own. */
export function sendQuestion(
  visit: SiteVisit,
  reply: FastifyReply,
  { subject, title, main }: Pick<CommentPage, 'main' | 'title'> & Pick<ThreadPage, 'subject'>,
): Promise<FastifyReply> {
  const back = backLink(subject, subject.title)
  return sendPage(visit, reply, { title, main: back + main, status: 200 })
}

/** One sentence, with a way back where there is one. */
export function sendNotice(
  visit: SiteVisit,
  reply: FastifyReply,
  { message, status, subject }: Notice,
): Promise<FastifyReply> {
  const words = wordsOf(visit)
  const back = subject ? backLink(subject, words.blockCommentBack) : ''
  const main = `<div class="sw-notice"><p>${escapeHtml(message)}</p></div>${back}`
  return sendPage(visit, reply, { title: words.blockComments, main, status })
}

interface Notice {
  readonly message: string
  readonly status: number
  readonly subject?: SeenSubject | undefined
}

function backLink({ path }: SeenSubject, label: string): string {
  return `<p class="sw-back"><a href="${escapeHtml(path)}"><span aria-hidden="true">←</span> ${escapeHtml(label)}</a></p>`
}

export interface CommentPage {
  readonly title: string
  /** Trusted HTML. */
  readonly main: string
  readonly status: number
}

/** Sends a page about comments, in the look and the language of the site. */
export async function sendPage(
  { app, site }: SiteVisit,
  reply: FastifyReply,
  { title, main, status }: CommentPage,
): Promise<FastifyReply> {
  const { html, headers } = await renderPlatformPage(app, site, {
    pageType: PAGE_TYPES.page,
    title,
    nonce: randomBytes(16).toString('base64'),
    isInSiteLanguage: true,
    main: `<h1>${escapeHtml(title)}</h1>${main}`,
  })
  return reply.code(status).headers(headers).send(html)
}
