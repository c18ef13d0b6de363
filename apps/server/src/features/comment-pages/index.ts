/** Comments without script: posted by the browser itself, and answered with pages; and the comments that a page had no room for. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { REPLY_LINKS } from '../comments/index.ts'
import { type SiteVisit, siteVisit } from '../sites/index.ts'
import { createComment } from './create-comment.ts'
import { postComment, showSent } from './post-comment.ts'
import { confirm, leave, showConfirm, showLeave } from './reply-mail-pages.ts'
import { askToReport, postReport } from './report-pages.ts'
import { showOlder, showReply } from './show-comments.ts'

export const commentPages: Feature = {
  name: 'comment-pages',
  routes: [createComment],
  pages: registerPages,
}

const SITE = { constraints: { identity: 'site' } }

function registerPages(server: FastifyInstance, app: App): void {
  server.get('/comments/:subjectId', SITE, answerWith(app, showOlder))
  server.post('/comments/:subjectId', SITE, answerWith(app, postComment))
  server.get('/comments/:subjectId/sent', SITE, answerWith(app, showSent))
  server.get('/comments/reply/:commentId', SITE, answerWith(app, showReply))
  server.get('/comments/report/:commentId', SITE, answerWith(app, askToReport))
  server.post('/comments/report/:commentId', SITE, answerWith(app, postReport))
  server.get(`${REPLY_LINKS.confirm.path}:token`, SITE, answerWith(app, showConfirm))
  server.post(`${REPLY_LINKS.confirm.path}:token`, SITE, answerWith(app, confirm))
  server.get(`${REPLY_LINKS.leave.path}:token`, SITE, answerWith(app, showLeave))
  server.post(`${REPLY_LINKS.leave.path}:token`, SITE, answerWith(app, leave))
}

function answerWith(
  app: App,
  answer: (visit: SiteVisit, reply: FastifyReply) => Promise<FastifyReply>,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    return answer(await siteVisit(app, request, reply), reply)
  }
}
