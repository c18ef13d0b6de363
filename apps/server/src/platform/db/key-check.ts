/** Nodes on one database must sign with the same key, or visitors lose their carts at random: the database keeps its fingerprint. */

import { createHash } from 'node:crypto'
import { type Generated, type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { StartProblem } from '../start/start-problem.ts'
import type { Migrations } from './migrate.ts'
import type { Tables } from './tables.ts'
import { openGlobalTable } from './tenant-table.ts'

declare module './tables.ts' {
  interface Tables {
    /** A table of one row. */
    secret_key: { readonly only_row: Generated<true>; readonly fingerprint: string }
  }
}

export const keyCheckMigrations: Migrations = {
  '0560-platform-secret-key': async (db) => {
    await sql`
      CREATE TABLE secret_key (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        fingerprint text NOT NULL,
        since timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
    await openGlobalTable(db, 'secret_key')
  },
}

/** The first server on a database leaves its key's fingerprint; another key is refused unless `NEW_SECRET_KEY` is set. */
export async function checkSecretKey(
  db: Kysely<Tables>,
  secretKey: string,
  { isNew }: { readonly isNew: boolean },
): Promise<void> {
  const mine = fingerprintOf(secretKey)
  await db
    .insertInto('secret_key')
    .values({ fingerprint: mine })
    .onConflict((row) =>
      isNew ? row.column('only_row').doUpdateSet({ fingerprint: mine }) : row.doNothing(),
    )
    .execute()
  const { fingerprint } = await db
    .selectFrom('secret_key')
    .select('fingerprint')
    .executeTakeFirstOrThrow()
  if (fingerprint !== mine) refuseKey()
}

/** Refuses another key before the tables are changed: what migrations sign with it would be lost. */
export async function refuseOtherKey(
  pool: pg.Pool,
  { secretKey, isNew }: { readonly secretKey: string; readonly isNew: boolean },
): Promise<void> {
  if (isNew) return
  const there = await pool.query<{ has: boolean }>(
    `SELECT to_regclass('public.secret_key') IS NOT NULL AS has`,
  )
  if (there.rows[0]?.has !== true) return
  const { rows } = await pool.query<{ fingerprint: string }>('SELECT fingerprint FROM secret_key')
  if (rows[0] && rows[0].fingerprint !== fingerprintOf(secretKey)) refuseKey()
}

function refuseKey(): never {
  throw new StartProblem(
    'SECRET_KEY (or DATA_DIR/secret-key) is not the key that this database was used with: every server on it needs the same. ' +
      'To change it on purpose, stop all servers and start one with NEW_SECRET_KEY=1.',
  )
}

/** Hash of the key; it tells nothing of the key, which is far too long to be guessed. */
export function fingerprintOf(secretKey: string): string {
  return createHash('sha256').update(`sitewright secret key\n${secretKey}`).digest('hex')
}
