import type { FastifyInstance } from 'fastify'
import type { Foreground } from '../limits/foreground.ts'

/** Tells background work of calls of visitors that write: somebody waits in front of each. */
export function giveWayToVisitors(server: FastifyInstance, foreground: Foreground): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { contract } = request.routeOptions.config
    if (contract?.audience === 'visitor' && contract.method !== 'GET') {
      const leave = foreground.enter()
      reply.raw.once('finish', leave)
      reply.raw.once('close', leave)
    }
    done()
  })
}
