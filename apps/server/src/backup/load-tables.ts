/** Puts the rows of a backup into the empty tables of a database. */

import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { CopyIn } from '../platform/db/copy-streams.ts'
import { BackupProblem } from './backup-problem.ts'
import { PLAIN_ROWS } from './dump-tables.ts'
import { fileOfTable, type Manifest, type StoredTable, TABLES } from './manifest.ts'
import { createProgress } from './progress.ts'
import { columnsOf, quoted, storedTables } from './stored-tables.ts'

export interface LoadOptions {
  /** URL of the database as the role that owns its tables. */
  readonly url: string
  readonly backup: string
  readonly manifest: Manifest
  say(line: string): void
}

/** All rows in one transaction, so that a restore that was cut short leaves none. */
export async function loadTables({ url, backup, manifest, say }: LoadOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'sitewright-restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`BEGIN; ${PLAIN_ROWS}`)
    await refuseOtherTables(client, manifest)
    const putBack = await setAside(client)
    // Migrations make rows of their own, which the backup has as they were.
    await client.query(`TRUNCATE ${manifest.tables.map(quoted).join(', ')}`)
    const tell = createProgress(say)
    let loaded = 0
    for (const table of manifest.tables) {
      tell(() => `Loading tables: ${loaded} of ${manifest.tables.length}`)
      await loadTable(client, backup, table)
      loaded += 1
    }
    for (const { schema, name, last } of manifest.sequences) {
      // Those of tables that were left out are not there.
      await client.query(
        `SELECT setval(sequence, $3) FROM to_regclass(format('%I.%I', $1::text, $2::text)) AS sequence
         WHERE sequence IS NOT NULL`,
        [schema, name, last],
      )
    }
    say('Checking what rows say of each other')
    await putBack()
    await client.query('COMMIT')
    // Plans are made without it by what is in tables that are empty.
    await client.query('ANALYZE')
  } finally {
    await client.end().catch(() => {})
  }
}

async function loadTable(client: pg.Client, backup: string, table: StoredTable): Promise<void> {
  const file = createReadStream(join(backup, TABLES, fileOfTable(table)))
  const rows = new CopyIn(client, `COPY ${quoted(table)} (${columnsOf(table)}) FROM STDIN`)
  await pipeline(file, createGunzip(), rows)
  if (rows.rows === table.rows) return
  throw new BackupProblem(
    `${fileOfTable(table)} of the backup has ${rows.rows} rows in place of ${table.rows}: take another backup.`,
  )
}

/** A database of the same migrations has the same tables; another queue may know columns less. */
async function refuseOtherTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  const there = new Map((await storedTables(client)).map((table) => [quoted(table), table.columns]))
  for (const table of tables) {
    const columns = there.get(quoted(table)) ?? []
    const unknown = table.columns.find((column) => !columns.includes(column))
    if (unknown === undefined) continue
    throw new BackupProblem(
      `The backup has ${table.name}.${unknown}, which this version of Sitewright does not know: restore it with the version that made it, or a newer one.`,
    )
  }
}

interface Key {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Takes foreign keys, triggers and forced row security off the tables, since rows come in any order and for all sites. The result
 * puts them back: each key is then checked against all rows.
 */
async function setAside(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<Key>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND connamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  )
  const { rows: walls } = await client.query<{ table: string }>(
    `SELECT oid::regclass::text AS table FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relforcerowsecurity`,
  )
  const { rows: fired } = await client.query<{ table: string }>(
    `SELECT DISTINCT tgrelid::regclass::text AS table FROM pg_trigger
     WHERE NOT tgisinternal AND tgenabled = 'O'`,
  )
  const each = async <One>(all: readonly One[], statement: (one: One) => string) => {
    for (const one of all) await client.query(statement(one))
  }
  await each(keys, ({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  await each(walls, ({ table }) => `ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`)
  await each(fired, ({ table }) => `ALTER TABLE ${table} DISABLE TRIGGER USER`)
  return async () => {
    await each(fired, ({ table }) => `ALTER TABLE ${table} ENABLE TRIGGER USER`)
    await each(
      keys,
      ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
    )
    await each(walls, ({ table }) => `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`)
  }
}
