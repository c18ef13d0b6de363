import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'

/** Mutex (advisory lock) for adding to a collection, so that its limit and the choice of free addresses hold. */
export async function lockCollection(site: SiteTx, collectionId: Id): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`items ${site.id} ${collectionId}`}))`.execute(
    site.db,
  )
}
