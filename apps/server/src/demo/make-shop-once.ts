import { type Kysely, sql } from 'kysely'
import type { App } from '../platform/app.ts'
import type { Tables } from '../platform/db/tables.ts'
import { type DemoShop, type KeepSignIn, makeShop } from './make-shop.ts'
import type { PaintedImage } from './pictures.ts'

/** Mutex (advisory lock): of nodes that start at once, one makes the shop; the others get undefined. */
export async function makeShopOnce(
  app: App,
  images: ReadonlyMap<string, PaintedImage>,
  keep?: KeepSignIn,
): Promise<DemoShop | undefined> {
  // The lock is the connection's: a transaction that waits as long as the shop takes would be ended for being idle.
  return app.database.global.connection().execute(async (db) => {
    await sql`SELECT pg_advisory_lock(hashtext('demo shop'))`.execute(db)
    try {
      return (await hasSites(db)) ? undefined : await makeShop(app, images, keep)
    } finally {
      await sql`SELECT pg_advisory_unlock(hashtext('demo shop'))`.execute(db)
    }
  })
}

export async function hasSites(db: Kysely<Tables>): Promise<boolean> {
  const site = await db.selectFrom('site').select('id').limit(1).executeTakeFirst()
  return site !== undefined
}
