import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { drainOf } from '../../platform/http/drain.ts'

/** Liveness and readiness checks, on any host, for load balancers and supervisors. */
export const health: Feature = {
  name: 'health',
  pages: (server, app) => {
    server.get('/healthz', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { ok: true }
    })
    server.get('/readyz', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      const isReady = !drainOf(app).isDraining && (await isDatabaseThere(app))
      return reply.code(isReady ? 200 : 503).send({ ok: isReady })
    })
  },
}

function isDatabaseThere(app: App): Promise<boolean> {
  return sql`SELECT 1`.execute(app.database.global).then(
    () => true,
    () => false,
  )
}
