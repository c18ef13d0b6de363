import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { drainOf } from '../../platform/http/drain.ts'

/** Whether the process runs, and whether it can serve; on any host, for balancers and supervisors. */
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
