/** The demo shop: one site that shows the product at its best, made on an empty start. */

import { sql } from 'kysely'
import type { App } from '../platform/app.ts'
import { type DemoShop, makeShop } from './make-shop.ts'

/** Makes the demo shop when no site exists; undefined when there is one. */
export async function createDemoShop(
  app: App,
  { progress }: { progress(line: string): void },
): Promise<DemoShop | undefined> {
  // Held until the shop is there, so that of two nodes starting at once one makes it.
  return app.database.inGlobal(async (db) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('demo shop'))`.execute(db)
    const first = await db.selectFrom('site').select('id').limit(1).executeTakeFirst()
    return first ? undefined : makeShop(app, progress)
  })
}
