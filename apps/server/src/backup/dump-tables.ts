/** Reads all rows of the database in one snapshot, while others go on writing. */

import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { CopyOut } from '../platform/db/copy-streams.ts'
import { BACKUP_SETTING } from '../platform/db/tenant-table.ts'
import { writeHashed } from './hashed-copy.ts'
import { fileOfTable, type Manifest, type StoredTable, TABLES } from './manifest.ts'
import { createProgress } from './progress.ts'
import {
  columnsOf,
  quoted,
  refuseHiddenRows,
  storedSequences,
  storedTables,
  strangeTables,
  type Table,
} from './stored-tables.ts'

/** Compression level of gzip: the least, since the server needs the processor more than the disk needs the room. */
export const LEAST_COMPRESSION = 1

/** Settings by which rows are written and read in the same way whatever those of the database are. */
export const PLAIN_ROWS = `
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '10s';
  SET LOCAL datestyle = 'ISO, MDY'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
  SET LOCAL extra_float_digits = 3; SET LOCAL search_path = public, pg_temp`

export type Dump = Pick<
  Manifest,
  'takenAt' | 'migrations' | 'keyFingerprint' | 'databaseBytes' | 'tables' | 'sequences'
>

export interface DumpOptions {
  /** URL of the database as the role that owns its tables. */
  readonly url: string
  /** Folder of the unfinished backup. */
  readonly backup: string
  say(line: string): void
  /** Called as soon as the snapshot is taken, before any row is read. */
  onSnapshot(): Promise<void>
}

export function dumpTables({ url, backup, say, onSnapshot }: DumpOptions): Promise<Dump> {
  return inSnapshot(url, async (client) => {
    await client.query(`SET LOCAL ${BACKUP_SETTING} = 'on'`)
    const tables = await storedTables(client)
    await holdColumns(client, tables)
    await refuseHiddenRows(client)
    for (const name of await strangeTables(client)) {
      say(`The table ${name} is left out, since it is none of Sitewright’s.`)
    }
    const facts = await readFacts(client)
    await onSnapshot()
    const tell = createProgress(say)
    const stored: StoredTable[] = []
    for (const table of tables) {
      tell(() => `Reading tables: ${stored.length} of ${tables.length}`)
      stored.push(await dumpTable(client, table, backup))
    }
    const sequences = await storedSequences(client)
    return { ...facts, tables: stored, sequences }
  })
}

/** Runs `work` in a transaction that shows the database as it was in one moment, while others go on writing. */
export async function inSnapshot<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'sitewright-backup' })
  // The failure comes with the statement that is under way.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${PLAIN_ROWS}`)
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } finally {
    await client.end().catch(() => {})
  }
}

/** Nobody may change the columns of tables before they were read; writing rows goes on. */
export async function holdColumns(
  client: pg.Client,
  tables: readonly Pick<Table, 'schema' | 'name'>[],
): Promise<void> {
  await client.query(`LOCK TABLE ${tables.map(quoted).join(', ')} IN ACCESS SHARE MODE`)
}

async function dumpTable(client: pg.Client, table: Table, backup: string): Promise<StoredTable> {
  const rows = new CopyOut(client, `COPY ${quoted(table)} (${columnsOf(table)}) TO STDOUT`)
  const file = join(backup, TABLES, fileOfTable(table))
  const written = await writeHashed(file, rows, createGzip({ level: LEAST_COMPRESSION }))
  return { ...table, rows: rows.rows, ...written }
}

async function readFacts(client: pg.Client): Promise<Omit<Dump, 'tables' | 'sequences'>> {
  const { rows } = await client.query<{ at: Date; bytes: string; key: string | null }>(
    `SELECT now() AS at, pg_database_size(current_database())::text AS bytes,
       (SELECT fingerprint FROM secret_key) AS key`,
  )
  const migrations = await client.query<{ name: string }>(
    'SELECT name FROM kysely_migration ORDER BY name',
  )
  const [facts] = rows
  if (!facts) throw new Error('The database said nothing of itself')
  return {
    takenAt: facts.at.toISOString(),
    databaseBytes: Number(facts.bytes),
    keyFingerprint: facts.key,
    migrations: migrations.rows.map(({ name }) => name),
  }
}
