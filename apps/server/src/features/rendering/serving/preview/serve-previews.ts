/**
 * The host of a site's previews. It has the files and pages of the draft and nothing that writes: calls and forms of visitors have
 * no route here, so nothing that a draft does can order, sign up or send.
 */

import { Problem } from '@sitewright/core/problem'
import { pageWords, pageWordsOn } from '@sitewright/page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { troubleOf } from '../../../../platform/db/database-trouble.ts'
import { cookieJar } from '../../../../platform/http/cookies.ts'
import { normalizeHost } from '../../../../platform/http/identity.ts'
import { formFields } from '../../../../platform/http/native-form.ts'
import { limiterOf } from '../../../../platform/http/rate-limits.ts'
import { createLocalCounter } from '../../../../platform/limits/local-counter.ts'
import { OPEN_PREVIEW_PATH, openPreview } from '../../../preview-links/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import type { SitePages } from '../answers/site-pages.ts'
import { sendDirectly } from '../files/static-files.ts'
import type { PreparedResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { fail } from './errors.ts'
import { previewAnswer } from './preview-page.ts'
import { closedScreen, openingScreen, previewScreen } from './preview-screens.ts'

const PREVIEW = { constraints: { identity: 'preview' } }
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE']

export function servePreviews(
  server: FastifyInstance,
  rendering: Rendering,
  { answerTooMany }: Pick<SitePages, 'answerTooMany'>,
): void {
  const { app, plain } = rendering
  const limited = { ...PREVIEW, errorHandler: answerTooMany }

  const answerWith =
    (
      make: (
        site: LiveSite,
        request: FastifyRequest,
      ) => PreparedResponse | Promise<PreparedResponse>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const site = await siteOf(rendering, request)
      sendDirectly(request, reply, site ? await orTrouble(make(site, request)) : plain.unknownHost)
    }

  async function orTrouble(made: PreparedResponse | Promise<PreparedResponse>) {
    try {
      return await made
    } catch (error) {
      if (!(error instanceof Problem || troubleOf(error))) {
        app.log.error({ err: error }, 'A page of a preview could not be made')
      }
      return plain.unexpected
    }
  }

  server.get(OPEN_PREVIEW_PATH, PREVIEW, answerWith(openingScreen))
  const onOpen = limiterOf(app, 'openPreview')
  server.post(
    OPEN_PREVIEW_PATH,
    { ...limited, onRequest: onOpen },
    async (request, reply: FastifyReply) => {
      const site = await siteOf(rendering, request)
      if (!site) return sendDirectly(request, reply, plain.unknownHost)
      const { secret: token = '' } = formFields(request)
      const now = app.clock.now()
      const preview = await app.database.inSite(site.id, (tx) =>
        openPreview(tx, { token, now: new Date(now) }),
      )
      if (!preview) return sendDirectly(request, reply, closedScreen(site))
      const maxAgeS = Math.floor((preview.expiresAt.getTime() - now) / 1000)
      cookieJar(request, reply, app.config.isHttps).set('preview', token, { maxAgeS })
      return reply.header('cache-control', 'no-store').redirect('/', 303)
    },
  )

  for (const url of ['/api', '/api/*', '/s/*']) {
    server.route({
      ...PREVIEW,
      method: ['GET', ...WRITING],
      url,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const site = await siteOf(rendering, request)
        const words = site ? pageWordsOn(site) : pageWords('en')
        throw fail('previewSendsNothing', { message: words.pagePreviewNothingSent })
      },
    })
  }
  server.route({
    ...PREVIEW,
    method: WRITING,
    url: '/*',
    handler: answerWith((site) => previewScreen(site, 'nothingSent')),
  })
  const onPage = limiterOf(app, 'previewPage', createLocalCounter(app.clock))
  server.get(
    '/*',
    { ...limited, onRequest: onPage },
    answerWith((site, request) => previewAnswer(rendering, site, request)),
  )
}

/** A site that the operator of the server has closed shows no previews either. */
async function siteOf(
  { sites }: Rendering,
  { headers }: FastifyRequest,
): Promise<LiveSite | undefined> {
  const site = await sites.byHost(normalizeHost(headers.host))
  return site?.standing === 'open' ? site : undefined
}
