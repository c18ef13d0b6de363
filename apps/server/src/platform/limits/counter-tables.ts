/**
 * Tables of short-lived counters: unlogged, since a crash of PostgreSQL may lose them. Keys are signatures, so that no address
 * of anyone is stored.
 */

import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../db/migrate.ts'
import type { Tables } from '../db/tables.ts'
import { openGlobalTable } from '../db/tenant-table.ts'

interface RateCountTable {
  key: string
  count: number
  /** End of the window. */
  until: Date
}

interface GuessTable {
  key: string
  /** Failures that are not forgiven yet. */
  level: number
  tried_at: Date
  /** Time before which no other guess is looked at. */
  next_at: Date
}

interface KnownAddressTable {
  /** Signature of an address and of what it was let in to. */
  key: string
  until: Date
}

declare module '../db/tables.ts' {
  interface Tables {
    rate_count: RateCountTable
    guess: GuessTable
    known_address: KnownAddressTable
  }
}

export const counterMigrations: Migrations = {
  '0540-counters': async (db) => {
    await sql`
      CREATE UNLOGGED TABLE rate_count (
        key text PRIMARY KEY,
        count integer NOT NULL,
        until timestamptz NOT NULL
      )`.execute(db)
    await sql`
      CREATE UNLOGGED TABLE guess (
        key text PRIMARY KEY,
        level real NOT NULL,
        tried_at timestamptz NOT NULL,
        next_at timestamptz NOT NULL
      )`.execute(db)
    await sql`
      CREATE UNLOGGED TABLE known_address (
        key text PRIMARY KEY,
        until timestamptz NOT NULL
      )`.execute(db)
    await openGlobalTable(db, 'rate_count')
    await openGlobalTable(db, 'known_address')
    await openGlobalTable(db, 'guess')
  },
}

/** Milliseconds after which failures are forgiven under every rule. */
const FORGIVEN_AFTER_MS = 24 * 60 * 60 * 1000

/** Removes counters that no longer count. */
export async function forgetCounts(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('rate_count').where('until', '<', new Date(now)).execute()
  await db.deleteFrom('known_address').where('until', '<', new Date(now)).execute()
  const longAgo = new Date(now - FORGIVEN_AFTER_MS)
  await db.deleteFrom('guess').where('tried_at', '<', longAgo).execute()
}
