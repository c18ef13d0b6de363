import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Id } from '@sitewright/core/id'
import type { FastifyInstance } from 'fastify'
import { isAmbiguous } from '../../../../platform/http/refuse-odd-requests.ts'
import type { RequestIdOf } from '../../../../platform/http/request-id.ts'
import type { RequestWatch } from '../../../../platform/http/request-watch.ts'
import { PAGE_ROUTE } from '../../../../platform/http/route-name.ts'
import { type PreparedResponse, sendPrepared } from '../http/prepared-response.ts'

export interface FastLane {
  /** A finished page that is in memory. */
  find(request: IncomingMessage): PreparedResponse | undefined
  siteIdOf(host: string | undefined): Id | undefined
  readonly requestIdOf: RequestIdOf
  readonly watch: RequestWatch
}

/**
 * Fast path: answers with finished pages from memory before the framework sees the request, because routing, cookies and
 * hooks add nothing to them and would cost more than the answer. Every other request goes to the framework, and so does
 * every request while the server is closing. `inject` bypasses the fast path, and gives the same answers.
 */
export function openFastLane(
  { server }: FastifyInstance,
  { find, siteIdOf, requestIdOf, watch }: FastLane,
): void {
  const http = server as Server
  const [framework, ...others] = http.listeners('request') as RequestListener[]
  // With other listeners this would be a framework that the fast lane was not written for.
  if (!framework || others.length > 0) return
  http.removeListener('request', framework)
  http.on('request', (request, response) => {
    const hit = http.listening && !isAmbiguous(request) ? find(request) : undefined
    if (!hit) {
      framework(request, response)
      return
    }
    const requestId = requestIdOf(request)
    const siteId = siteIdOf(request.headers.host)
    watch.begin(request, response, { ...PAGE_ROUTE, requestId, ...(siteId && { siteId }) })
    sendPrepared(request, response, hit, requestId)
  })
}
