import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'

/** Items of one collection are added one after the other, so that its limit and free addresses hold. */
export async function lockCollection(site: SiteTx, collectionId: Id): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`items ${site.id} ${collectionId}`}))`.execute(
    site.db,
  )
}
