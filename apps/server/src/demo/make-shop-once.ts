import { type Kysely, sql } from 'kysely'
import type { App } from '../platform/app.ts'
import type { Tables } from '../platform/db/tables.ts'
import { type DemoShop, type KeepSignIn, makeShop } from './make-shop.ts'
import type { PaintedImage } from './pictures.ts'

/** Of nodes that start at once, one makes the shop; the others get nothing. */
export async function makeShopOnce(
  app: App,
  images: ReadonlyMap<string, PaintedImage>,
  keep?: KeepSignIn,
): Promise<DemoShop | undefined> {
  // Held until the shop is there.
  return app.database.inGlobal(async (db) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('demo shop'))`.execute(db)
    return (await hasSites(db)) ? undefined : makeShop(app, images, keep)
  })
}

export async function hasSites(db: Kysely<Tables>): Promise<boolean> {
  const site = await db.selectFrom('site').select('id').limit(1).executeTakeFirst()
  return site !== undefined
}
