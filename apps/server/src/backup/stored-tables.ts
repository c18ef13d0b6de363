/** Tables and sequences that a backup has, from the database's own catalogue, so that a new table cannot be forgotten. */

import type pg from 'pg'
import { BACKUP_POLICY, GLOBAL_TABLES } from '../platform/db/tenant-table.ts'
import { BackupProblem } from './backup-problem.ts'
import type { Manifest, StoredTable } from './manifest.ts'

export type Table = Pick<StoredTable, 'schema' | 'name' | 'columns'>

/**
 * Tables whose rows mean nothing in another database. Unlogged tables are left out too: PostgreSQL itself loses them in a crash,
 * so they hold only what may be lost.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'public.kysely_migration': 'written by the migrations of a restore',
  'public.kysely_migration_lock': 'written by the migrations of a restore',
  'public.cdn_purge': 'goes by numbers of this database alone',
  'public.file_home': 'says where files lie, which a restore puts elsewhere',
  'public.site_change': 'tells running nodes what to forget, by numbers of this database alone',
  'graphile_worker.migrations': 'written by the queue’s own migrations',
  'graphile_worker._private_known_crontabs': 'written by the queue; there is no crontab',
}

export async function storedTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
       AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind = 'r' AND c.relpersistence = 'p'
       AND n.nspname || '.' || c.relname <> ALL ($1)
       AND (n.nspname = 'graphile_worker' OR c.relforcerowsecurity OR c.relname = ANY ($2))
     GROUP BY n.nspname, c.relname
     ORDER BY n.nspname DESC, c.relname`,
    [Object.keys(LEFT_OUT), Object.keys(GLOBAL_TABLES)],
  )
  return rows
}

/** Tables that somebody else has made beside ours, which a restore could not make; each of ours is global or behind row security. */
export async function strangeTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relforcerowsecurity
       AND relname NOT LIKE 'kysely_%' AND relname <> ALL ($1)`,
    [Object.keys(GLOBAL_TABLES)],
  )
  return rows.map(({ name }) => name)
}

export async function storedSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: 'public'; name: string; last: string }>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS last
     FROM pg_sequences
     WHERE schemaname IN ('public', 'graphile_worker') AND last_value IS NOT NULL
       AND schemaname || '.' || sequencename <> 'public.site_change_seq_seq'
     ORDER BY 1, 2`,
  )
  return rows.map(({ last, ...sequence }) => ({ ...sequence, last: Number(last) }))
}

/** Row security leaves rows out without a word, so a role that it binds is refused before anything is read. */
export async function refuseHiddenRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; table: string }>(
    `SELECT me.rolname AS role, c.relname AS table
     FROM pg_class c JOIN pg_roles me ON me.rolname = current_user
     WHERE c.relnamespace = 'public'::regnamespace AND c.relrowsecurity
       AND NOT (me.rolsuper OR me.rolbypassrls)
       AND NOT EXISTS (
         SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = $1 AND me.oid = ANY (p.polroles)
       )
     LIMIT 1`,
    [BACKUP_POLICY],
  )
  const [hidden] = rows
  if (!hidden) return
  throw new BackupProblem(
    `The role ${hidden.role} cannot read all rows of ${hidden.table}: ` +
      'let DATABASE_MIGRATION_URL lead to the role that owns the tables, and start a server of this version once before.',
  )
}

export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `"${schema}"."${name}"`

export const columnsOf = ({ columns }: Pick<Table, 'columns'>) =>
  columns.map((column) => `"${column}"`).join(', ')
