/** Suppression list: addresses that were erased on request, as keyed hashes, so that no file brings them back. */

import type { Id } from '@sitewright/core/id'
import { emailKey } from '@sitewright/core/lists/subscriber'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { Keys } from '../../platform/keys.ts'

export function addressHash(keys: Keys, siteId: Id, email: string): string {
  return keys.sign('erased-address', `${siteId}|${emailKey(email)}`)
}

export async function noteErased({ id, db }: SiteTx, hash: string, now: Date): Promise<void> {
  await db
    .insertInto('erased_address')
    .values({ website_id: id, hash, erased_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets that an address was erased: its reader has signed up and confirmed it themselves. */
export async function forgetErased({ id, db }: SiteTx, hash: string): Promise<void> {
  await db
    .deleteFrom('erased_address')
    .where('website_id', '=', id)
    .where('hash', '=', hash)
    .execute()
}

export async function isErased(site: SiteTx, hash: string): Promise<boolean> {
  return (await erasedAmong(site, [hash])).has(hash)
}

export async function erasedAmong(
  { id, db }: SiteTx,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('erased_address')
    .select('hash')
    .where('website_id', '=', id)
    .where(sql<boolean>`hash = ANY (${hashes}::text[])`)
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}
