/** Second factors, and the recovery codes that stand in for them. */

import type { Id } from '@sitewright/core/id'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { AccountFactorTable } from './tables.ts'

export function findFactor(
  db: Kysely<Tables>,
  accountId: Id,
): Promise<Selectable<AccountFactorTable> | undefined> {
  return db
    .selectFrom('account_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Keeps a key that no code has confirmed yet; false where the account has a factor that counts. */
export async function insertFactor(
  db: Kysely<Tables>,
  accountId: Id,
  sealedKey: string,
): Promise<boolean> {
  const row = await db
    .insertInto('account_factor')
    .values({ account_id: accountId, sealed_key: sealedKey, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_key: sealedKey, last_step: 0 })
        .where('account_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the code of a time step, once: false for a step that is not after the last one. */
export async function takeStep(
  db: Kysely<Tables>,
  { accountId, sealedKey, step }: { accountId: Id; sealedKey: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('sealed_key', '=', sealedKey)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets a factor count from now on; false where it counts already, or its key was replaced meanwhile. */
export async function confirmFactor(
  db: Kysely<Tables>,
  { accountId, sealedKey, at }: { accountId: Id; sealedKey: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_factor')
    .set({ confirmed_at: at })
    .where('account_id', '=', accountId)
    .where('sealed_key', '=', sealedKey)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the factor with its recovery codes; with `since`, only one that was confirmed from then on. */
export async function removeFactor(
  db: Kysely<Tables>,
  accountId: Id,
  { since }: { since?: Date } = {},
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_factor')
    .where('account_id', '=', accountId)
    .$if(since !== undefined, (query) => query.where('confirmed_at', '>=', since ?? null))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Replaces the account's recovery codes. */
export async function putRecoveryCodes(
  db: Kysely<Tables>,
  accountId: Id,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute()
}

/** Uses up a recovery code; false where there is no such code. */
export async function takeRecoveryCode(
  db: Kysely<Tables>,
  accountId: Id,
  hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Kysely<Tables>, accountId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
