import type { FastifyInstance } from 'fastify'

/** Milliseconds that the body of a call may take to arrive. */
const BODY_MS = 30_000

/** Slowloris guard: ends connections whose body does not arrive in time; uploads have as long as the whole request. */
export function limitSlowBodies(server: FastifyInstance, timeoutMs = BODY_MS): void {
  server.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding']
    if (!hasBody || routeOptions.config.contract?.isUpload) return
    const tooLong = setTimeout(() => raw.destroy(), timeoutMs)
    raw.once('close', () => clearTimeout(tooLong))
    raw.once('end', () => clearTimeout(tooLong))
  })
}
