import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { directoryOf } from './features/sites/index.ts'
import { FEATURES, routes } from './features.ts'
import type { App } from './platform/app.ts'
import { asProblem, sendProblem } from './platform/http/errors.ts'
import { createGate, VISITOR_COOKIE } from './platform/http/gate.ts'
import { createHostRouting, normalizeHost } from './platform/http/identity.ts'
import { identityConstraint } from './platform/http/identity-constraint.ts'
import { fail } from './platform/http/problems.ts'
import { registerRoute } from './platform/http/register-route.ts'

const BODY_LIMIT = 1024 * 1024
const SESSION_COOKIES = ['session', '__Host-session', VISITOR_COOKIE]

/** The one HTTP server: studio, sites and canvas by Host header. Listening is the caller's business. */
export async function createServer(app: App): Promise<FastifyInstance> {
  const routing = createHostRouting(app.config)
  const server = Fastify({
    loggerInstance: app.log,
    disableRequestLogging: true,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 95_000,
    forceCloseConnections: 'idle',
    routerOptions: {
      maxParamLength: 300,
      constraints: { identity: identityConstraint(routing) },
    },
  })
  // A body that is not JSON, a form or an upload changes nothing here.
  server.removeContentTypeParser('text/plain')
  server.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
  await server.register(cookie)
  await server.register(formbody)
  await server.register(rateLimit, {
    global: false,
    // Tests and benchmarks are one client that plays many.
    max: app.config.test ? 1_000_000 : 1000,
    keyGenerator: (request) => {
      const session = SESSION_COOKIES.map((name) => request.cookies[name]).find(Boolean)
      return `${normalizeHost(request.headers.host)}|${request.ip}|${app.config.test ? session : ''}`
    },
  })

  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  })
  server.setErrorHandler((error, request, reply) => sendProblem(reply, asProblem(error, request)))
  server.setNotFoundHandler((_request, reply) => sendProblem(reply, fail('notFound')))

  const gate = createGate(app, directoryOf(app))
  for (const route of routes) registerRoute(server, app, gate, route)
  for (const feature of FEATURES) await feature.pages?.(server, app)
  return server
}
