/** SQL of idempotency keys: which request came first with a key, and what it was answered. */

import type { Json } from '@sitewright/core/json'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

export interface KeyName {
  readonly scope: string
  readonly key: string
}

export interface KeyRow {
  readonly requestHash: string
  readonly status: number | null
  readonly answer: Json | null
}

export interface Claim extends KeyName {
  readonly requestHash: string
  readonly now: Date
  readonly runningUntil: Date
  readonly expiresAt: Date
}

/** Whether this request has the key and may do the work. A key is free again when it expires or its request died. */
export async function claimKey({ id, db }: SiteTx, claim: Claim): Promise<boolean> {
  const values = {
    request_hash: claim.requestHash,
    status: null,
    answer: null,
    running_until: claim.runningUntil,
    expires_at: claim.expiresAt,
  }
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ website_id: id, scope: claim.scope, key: claim.key, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'scope', 'key'])
        .doUpdateSet(values)
        .where(({ and, or, eb }) =>
          or([
            eb('idempotency_key.expires_at', '<=', claim.now),
            and([
              eb('idempotency_key.status', 'is', null),
              eb('idempotency_key.running_until', '<=', claim.now),
              eb('idempotency_key.request_hash', '=', claim.requestHash),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function findKey(
  { id, db }: SiteTx,
  { scope, key }: KeyName,
): Promise<KeyRow | undefined> {
  return db
    .selectFrom('idempotency_key')
    .select(['request_hash as requestHash', 'status', 'answer'])
    .where('website_id', '=', id)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function storeAnswer(
  { id, db }: SiteTx,
  { scope, key }: KeyName,
  status: number,
  answer: Json,
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ status, answer: JSON.stringify(answer) })
    .where('website_id', '=', id)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Frees the key of a request that came to nothing, so that the next one with it may try. */
export async function releaseKey({ id, db }: SiteTx, { scope, key }: KeyName): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('website_id', '=', id)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
}

/** Deletes expired keys, `limit` at most, and says how many. */
export async function forgetOldKeys({ id, db }: SiteTx, now: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM idempotency_key WHERE website_id = ${id} AND (scope, key) IN (
      SELECT scope, key FROM idempotency_key
      WHERE website_id = ${id} AND expires_at <= ${now} LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )`.execute(db)
  return Number(numAffectedRows)
}
