/** Forms without script: posted by the browser itself, and answered with pages. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { type FormVisit, formVisit } from './form-visit.ts'
import { takeMultipart } from './multipart.ts'
import { postForm, showSent } from './post-form.ts'

export { whatIsWrong } from './what-is-wrong.ts'

export const formPages: Feature = { name: 'form-pages', pages: registerPages }

const SITE = { constraints: { identity: 'site' } }

async function registerPages(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    takeMultipart(scope)
    scope.post('/forms/:formId', SITE, answerWith(app, postForm))
    scope.get('/forms/:formId/sent', SITE, answerWith(app, showSent))
  })
}

function answerWith(
  app: App,
  answer: (visit: FormVisit, reply: FastifyReply) => Promise<FastifyReply>,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    return answer(await formVisit(app, request, reply), reply)
  }
}
