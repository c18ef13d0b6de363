import type { Server } from 'node:http'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { directoryOf } from './features/sites/index.ts'
import { FEATURES, routes } from './features.ts'
import type { App } from './platform/app.ts'
import { closeWhileDraining, drainOf } from './platform/http/drain.ts'
import { asProblem, sendProblem } from './platform/http/errors.ts'
import { createGate } from './platform/http/gate.ts'
import { giveWayToVisitors } from './platform/http/give-way.ts'
import { createHostRouting, normalizeHost } from './platform/http/identity.ts'
import { identityConstraint } from './platform/http/identity-constraint.ts'
import { onlyHttps } from './platform/http/only-https.ts'
import { limitPipelining } from './platform/http/pipelining.ts'
import { sendToPrimaryHost } from './platform/http/primary-host.ts'
import { fail } from './platform/http/problems.ts'
import { readableUrl } from './platform/http/readable-url.ts'
import { refuseBrokenRequest } from './platform/http/refuse-broken-requests.ts'
import { refuseOddRequests } from './platform/http/refuse-odd-requests.ts'
import { registerRoute } from './platform/http/register-route.ts'
import { createRequestIds } from './platform/http/request-id.ts'
import { requestWatchOf, watchRequests } from './platform/http/request-watch.ts'
import { NO_ROUTE } from './platform/http/route-name.ts'
import { limitSlowBodies } from './platform/http/slow-bodies.ts'
import { endUnreadAnswers, SILENT_MS } from './platform/http/unread-answers.ts'
import { foregroundOf } from './platform/limits/foreground.ts'
import { inRequest } from './platform/log/request-context.ts'

/** Bytes of a body, other than an upload's. */
const BODY_LIMIT = 1024 * 1024
/** Milliseconds that a whole request may take. Bodies of calls that take no uploads get less: see `limitSlowBodies`. */
const LONGEST_UPLOAD_MS = 600_000

/** The one HTTP server: studio, sites and canvas by Host header. Listening is the caller's business. */
export async function createServer(app: App): Promise<FastifyInstance> {
  const routing = createHostRouting(app.config)
  const watch = requestWatchOf(app)
  const server = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    // One log for all requests: the context of each adds its id to what is written.
    childLoggerFactory: (log) => log,
    genReqId: createRequestIds(app.config.trustedProxies),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: LONGEST_UPLOAD_MS,
    connectionTimeout: SILENT_MS,
    http: {
      headersTimeout: 10_000,
      // Interval in milliseconds at which Node looks for late requests.
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    keepAliveTimeout: 95_000,
    maxRequestsPerSocket: 1_000,
    forceCloseConnections: 'idle',
    // Requests that arrived on a connection before it was closed are still answered.
    return503OnClosing: false,
    // Proxies that are believed about the client's address; no others are.
    trustProxy: [...app.config.trustedProxies],
    rewriteUrl: ({ url }) => readableUrl(url),
    clientErrorHandler: (error, socket) => {
      const status = refuseBrokenRequest(error, socket)
      if (status !== undefined) watch.refused(status)
    },
    // Requests that the router cannot even read.
    frameworkErrors: (error, request, reply) => {
      watch.begin(request.raw, reply.raw, { ...NO_ROUTE, requestId: request.id })
      return inRequest({ requestId: request.id }, () =>
        sendProblem(reply, asProblem(error, request)),
      )
    },
    routerOptions: {
      maxParamLength: 300,
      constraints: { identity: identityConstraint(routing) },
    },
  })
  // Bodies other than JSON, forms and uploads are refused.
  server.removeContentTypeParser('text/plain')
  // Uploads may be large, so their handler reads the body as a stream.
  server.addContentTypeParser('application/octet-stream', (_request, body, done) =>
    done(null, body),
  )
  watchRequests(server, watch)
  limitSlowBodies(server)
  endUnreadAnswers(server)
  refuseOddRequests(server)
  giveWayToVisitors(server, foregroundOf(app))
  await server.register(cookie)
  await server.register(formbody)

  const forStudio = onlyHttps(app.config.isHttps)
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    const isStudio = routing.identityOf(normalizeHost(request.headers.host)) === 'studio'
    if (isStudio) reply.headers(forStudio)
    // Pages whose addresses are secrets set a stricter policy.
    if (!reply.hasHeader('referrer-policy')) {
      reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    }
  })
  server.setErrorHandler((error, request, reply) => sendProblem(reply, asProblem(error, request)))
  server.setNotFoundHandler((_request, reply) => sendProblem(reply, fail('notFound')))

  const directory = directoryOf(app)
  sendToPrimaryHost(server, directory, routing.identityOf)
  const gate = createGate(app, directory)
  for (const route of routes) registerRoute(server, app, gate, route)
  for (const feature of FEATURES) await feature.pages?.(server, app)
  limitPipelining(server.server as Server)
  closeWhileDraining(server.server as Server, drainOf(app))
  return server
}
