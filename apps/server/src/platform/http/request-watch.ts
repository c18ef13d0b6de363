/** Counts and times every request, and writes the request log where it is switched on (`REQUEST_LOG`). */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Id } from '@sitewright/core/id'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defineService } from '../define-service.ts'
import { inRequest, type RequestContext } from '../log/request-context.ts'
import { metricsOf } from '../metrics/metrics.ts'
import { browserFamily } from './browser-family.ts'
import { REQUEST_ID } from './request-id.ts'
import { NO_ROUTE, type RouteName, routeName } from './route-name.ts'

export interface RequestWatch {
  /** Begins to time a request; the rest happens when its answer is over. */
  begin(
    request: IncomingMessage,
    response: ServerResponse,
    about: RouteName & Pick<RequestContext, 'requestId' | 'siteId'>,
  ): void
  /** Counts a request that was refused before it could be read. */
  refused(status: number): void
}

/** Seconds: bounds of the histogram of times, from a page in memory to what `requestTimeout` ends. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Status of requests whose client went away before the answer was sent, as nginx has it. */
const CLIENT_LEFT = 499
/** Methods that are named; others are counted together, since clients can make any up. */
const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])

/** The watch over the requests of an app. */
export const requestWatchOf = defineService((app): RequestWatch => {
  const { log, config } = app
  const metrics = metricsOf(app)
  const count = metrics.counter({
    name: 'sitewright_requests_total',
    help: 'Requests that were answered, by route; status 499 is a client that left.',
    labels: ['route', 'method', 'status'],
  })
  const time = metrics.histogram(
    {
      name: 'sitewright_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer.',
      labels: ['kind', 'status'],
    },
    BUCKETS,
  )
  let underWay = 0
  metrics.gauge(
    { name: 'sitewright_requests_under_way', help: 'Requests that are being answered.' },
    () => underWay,
  )
  return {
    begin: (request, response, about) => {
      const began = performance.now()
      const bytesBefore = request.socket?.bytesWritten ?? 0
      let isOver = false
      underWay += 1
      const end = (status: number) => {
        if (isOver) return
        isOver = true
        underWay -= 1
        const seconds = (performance.now() - began) / 1_000
        const method = METHODS.has(request.method ?? '') ? String(request.method) : 'other'
        count({ route: about.route, method, status: String(status) })
        time({ kind: about.kind, status: `${Math.floor(status / 100)}xx` }, seconds)
        if (!config.requestLog) return
        log.info(
          {
            requestId: about.requestId,
            method,
            route: about.route,
            status,
            ms: Math.round(seconds * 10_000) / 10,
            bytes: (request.socket?.bytesWritten ?? bytesBefore) - bytesBefore,
            ...(about.siteId && { siteId: about.siteId }),
            agent: agentFamily(request.headers['user-agent']),
          },
          'Request',
        )
      }
      response.once('finish', () => end(response.statusCode))
      response.once('close', () => end(CLIENT_LEFT))
    },
    refused: (status) => count({ route: NO_ROUTE.route, method: 'other', status: String(status) }),
  }
})

/** Family of a user agent, which tells robots from people and nobody apart. */
function agentFamily(userAgent: string | undefined): string {
  if (/bot\b|crawl|spider|slurp/i.test(userAgent ?? '')) return 'robot'
  return browserFamily(userAgent) || 'other'
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Context of the log while the request is answered. */
    logContext?: RequestContext
  }
}

/** Watches what the framework answers. Goes before all other hooks, so that whatever they refuse is counted as well. */
export function watchRequests(server: FastifyInstance, watch: RequestWatch): void {
  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, routeName: routeName(route) }
  })
  server.decorateRequest('logContext')
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id)
    const context = Object.assign(nameOf(request), { requestId: request.id })
    request.logContext = context
    watch.begin(request.raw, reply.raw, context)
    inRequest(context, done)
  })
  // The end of a body is heard of outside of the context.
  server.addHook('preValidation', ({ logContext }, _reply, done) => {
    if (logContext) inRequest(logContext, done)
    else done()
  })
}

/** A copy of the name, to which the site is added once it is known. */
function nameOf({ routeOptions }: FastifyRequest): RouteName & { siteId?: Id } {
  return { ...(routeOptions.config.routeName ?? NO_ROUTE) }
}
