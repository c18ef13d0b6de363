import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isAmbiguous } from '../../../../platform/http/refuse-odd-requests.ts'
import { type PreparedResponse, sendPrepared } from '../http/prepared-response.ts'

/**
 * Answers what is finished and in memory before the framework sees it: routing, cookies and hooks have nothing
 * to add to it and would cost more than the answer. Everything else goes its way, and so does everything while
 * the server is closing. `inject` knows no lane, and gives the same answers.
 */
export function openFastLane(
  { server }: FastifyInstance,
  find: (request: IncomingMessage) => PreparedResponse | undefined,
): void {
  const http = server as Server
  const [framework, ...others] = http.listeners('request') as RequestListener[]
  // Anything but one listener is a framework this was not written for.
  if (!framework || others.length > 0) return
  http.removeListener('request', framework)
  http.on('request', (request, response) => {
    const hit = http.listening && !isAmbiguous(request) ? find(request) : undefined
    if (hit) sendPrepared(request, response, hit)
    else framework(request, response)
  })
}
