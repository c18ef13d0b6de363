import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'

/** Whether the process runs, and whether it can serve; on any host, for balancers and supervisors. */
export const health: Feature = {
  name: 'health',
  pages: (server, app) => {
    server.get('/healthz', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { ok: true }
    })
    // While the server drains, the framework answers 503 by itself.
    server.get('/readyz', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      const isReady = await sql`SELECT 1`.execute(app.database.global).then(
        () => true,
        () => false,
      )
      return reply.code(isReady ? 200 : 503).send({ ok: isReady })
    })
  },
}
