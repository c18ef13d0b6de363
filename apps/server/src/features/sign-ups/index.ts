/** Signing up for news and leaving again, as visitors do it: by script, without one, and by the links in mails. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../lists/index.ts'
import { type SiteVisit, siteVisit } from '../sites/index.ts'
import { confirm, showConfirm, showUnsubscribe, unsubscribe } from './link-pages.ts'
import { postSignUp, showSent } from './post-sign-up.ts'
import { signUpForList } from './sign-up-for-list.ts'

export const signUps: Feature = { name: 'sign-ups', routes: [signUpForList], pages: registerPages }

const SITE = { constraints: { identity: 'site' } }

function registerPages(server: FastifyInstance, app: App): void {
  server.post('/forms/newsletter', SITE, answerWith(app, postSignUp))
  server.get('/forms/newsletter/sent', SITE, answerWith(app, showSent))
  server.get(`${CONFIRM_PATH}:token`, SITE, answerWith(app, showConfirm))
  server.post(`${CONFIRM_PATH}:token`, SITE, answerWith(app, confirm))
  server.get(`${UNSUBSCRIBE_PATH}:token`, SITE, answerWith(app, showUnsubscribe))
  server.post(`${UNSUBSCRIBE_PATH}:token`, SITE, answerWith(app, unsubscribe))
}

function answerWith(
  app: App,
  answer: (visit: SiteVisit, reply: FastifyReply) => Promise<FastifyReply>,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    return answer(await siteVisit(app, request, reply), reply)
  }
}
