import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { REQUEST_ID } from '../../../../platform/http/request-id.ts'
import { WORKSHOP_PATH, type Workshop } from './workshop.ts'

/** Heartbeat of open connections in milliseconds; shorter than the time after which proxies end silent ones. */
const HEARTBEAT_MS = 10_000

/** Server-sent events: open pages hear of each change to the theme for as long as they are open. */
export function serveWorkshopEvents(server: FastifyInstance, workshop: Workshop): void {
  const open = new Set<ServerResponse>()
  // These connections are never idle, so a closing server would wait for them.
  server.addHook('preClose', async () => {
    for (const raw of open) raw.end()
  })
  const path = `${WORKSHOP_PATH}/events`
  const onSites = { constraints: { identity: 'site' } }
  server.get<{ Querystring: { revision?: string } }>(path, onSites, (request, reply) => {
    const { raw } = reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      [REQUEST_ID]: request.id,
    })
    const end = workshop.listen(String(request.query.revision), (event) =>
      raw.write(`data: ${JSON.stringify(event)}\n\n`),
    )
    const heart = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS)
    open.add(raw)
    request.raw.once('close', () => {
      open.delete(raw)
      clearInterval(heart)
      end()
    })
  })
}
