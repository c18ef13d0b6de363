/** SQL of developer keys. */

import type { DeveloperKey } from '@sitewright/api/developer-keys/shapes'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'

export async function developerKeys({ id, db }: SiteTx): Promise<DeveloperKey[]> {
  const rows = await db
    .selectFrom('developer_key')
    .innerJoin('account', 'account.id', 'developer_key.account_id')
    .select([
      'developer_key.id',
      'developer_key.name',
      'account.name as createdBy',
      'developer_key.created_at',
      'developer_key.last_used_at',
    ])
    .where('website_id', '=', id)
    .orderBy('developer_key.created_at', 'desc')
    .orderBy('developer_key.id', 'desc')
    .execute()
  return rows.map(({ created_at, last_used_at, ...key }) => ({
    ...key,
    createdAt: created_at.getTime(),
    lastUsedAt: last_used_at?.getTime() ?? null,
  }))
}

export async function insertDeveloperKey(
  { id: website_id, db }: SiteTx,
  key: {
    readonly id: Id
    readonly name: string
    readonly token_hash: string
    readonly account_id: Id
    readonly created_at: Date
  },
): Promise<void> {
  await db
    .insertInto('developer_key')
    .values({ website_id, ...key })
    .execute()
}

/** Removes a key; gives its name, or undefined where there was none. */
export async function removeKey({ id, db }: SiteTx, keyId: Id): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('developer_key')
    .where('website_id', '=', id)
    .where('id', '=', keyId)
    .returning('name')
    .executeTakeFirst()
  return removed?.name
}

/** Account that holds the key, if there is one; notes that it was used. */
export async function useDeveloperKey(
  { id, db }: SiteTx,
  { token_hash, at }: { token_hash: string; at: Date },
): Promise<{ accountId: Id; name: string; email: string } | undefined> {
  return db
    .updateTable('developer_key')
    .from('account')
    .set({ last_used_at: at })
    .whereRef('account.id', '=', 'developer_key.account_id')
    .where('website_id', '=', id)
    .where('token_hash', '=', token_hash)
    .returning(['account.id as accountId', 'account.name', 'account.email'])
    .executeTakeFirst()
}

/** Removes the keys that an account made. */
export async function removeKeysOf({ id, db }: SiteTx, accountId: string): Promise<void> {
  await db
    .deleteFrom('developer_key')
    .where('website_id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}
