import type { FastifyInstance } from 'fastify'

const BODY_MS = 30_000

/** Ends connections whose body does not arrive in time; uploads have as long as the server gives any request. */
export function limitSlowBodies(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding']
    if (!hasBody || headers['content-type'] === 'application/octet-stream') return
    const tooLong = setTimeout(() => raw.destroy(), BODY_MS)
    raw.once('close', () => clearTimeout(tooLong))
    raw.once('end', () => clearTimeout(tooLong))
  })
}
