/**
 * A database as an earlier version left it. `installed-before-0600.json.gz` was kept by the version of 23 November 2026 (its
 * last migration is 0591) in a test world with a site from each starting point: rows of all tables as JSON, pages as readers saw
 * them, a cart and an order with their cookies.
 */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Id } from '@sitewright/core/id'
import pg from 'pg'
import { migrate } from '../migrations.ts'
import { createLog } from '../platform/log/log.ts'
import type { Seen } from './test-seen.ts'

interface Installed {
  /** Milliseconds since 1970. */
  readonly keptAt: number
  readonly sites: readonly {
    readonly id: Id
    readonly host: string
    /** Starting point. */
    readonly point: string
    /** Pages by their paths. */
    readonly pages: Readonly<Record<string, Seen>>
  }[]
  readonly products: readonly object[]
  readonly cart: { readonly cookies: Cookies; readonly entries: readonly object[] }
  readonly order: { readonly cookies: Cookies; readonly path: string; readonly order: object }
  /** Rows by table. */
  readonly tables: Readonly<Record<string, readonly object[]>>
}

type Cookies = readonly (readonly [name: string, value: string])[]

export async function readInstalled(): Promise<Installed> {
  const file = await readFile(join(import.meta.dirname, 'installed-before-0600.json.gz'))
  return JSON.parse(gunzipSync(file).toString())
}

/** Fills an empty database with the tables of that version and these rows. */
export async function installDatabase(url: string, { tables }: Installed): Promise<void> {
  await migrate({ url, log: createLog('silent'), before: '0600' })
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await owner.query('BEGIN')
    await insertAll(owner, tables)
    await owner.query('COMMIT')
  } finally {
    await owner.end()
  }
}

/** Inserts in any order and for all sites, so foreign keys and walls are put back, and looked at, only behind it. */
async function insertAll(owner: pg.Client, tables: Installed['tables']): Promise<void> {
  const { rows: keys } = await owner.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`)
  const { rows: walls } = await owner.query<{ table: string }>(`
    SELECT relname AS table FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relforcerowsecurity`)
  for (const { table, name } of keys) {
    await owner.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`)
  }
  for (const { table } of walls) {
    await owner.query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`)
  }
  for (const [table, rows] of Object.entries(tables)) {
    await owner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    await owner.query(
      `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
       SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows)],
    )
    await owner.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  }
  for (const { table, name, definition } of keys) {
    await owner.query(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${definition}`)
  }
  for (const { table } of walls) {
    await owner.query(`ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`)
  }
  // Numbers of changes go on behind those that are there.
  await owner.query(
    `SELECT setval(pg_get_serial_sequence('site_change', 'seq'), max(seq)) FROM site_change`,
  )
}
