/** Copies of a published site, straight into the tables: each with all rows of the first under an id of its own. */

import { newId } from '@sitewright/core/id'
import type { Client } from 'pg'

/** Tables that no page shows anything of: who owns the site, what was searched for, bought, mailed and announced. */
const LEFT_OUT = [
  'domain',
  'membership',
  'site_change',
  'document_change',
  'stock_movement',
  'message',
  'search_entry',
  'search_text',
  'search_word',
]

/** Names of the copies, which are their hosts too. */
export async function copySite(admin: Client, host: string, copies: number): Promise<string[]> {
  const name = host.slice(0, host.indexOf('.'))
  const ids = Array.from({ length: copies }, newId)
  const names = ids.map((_, number) => `${name}-copy-${number}`)
  const { rows: sites } = await admin.query<{ id: string }>(
    'SELECT id FROM site WHERE identifier = $1',
    [name],
  )
  await admin.query('BEGIN')
  // Rows of a whole copy belong together, so nothing is checked one by one.
  await admin.query(`SET LOCAL session_replication_role = 'replica'`)
  await admin.query(
    `CREATE TEMPORARY TABLE copy ON COMMIT DROP AS
     SELECT * FROM unnest($1::text[], $2::text[]) AS copy (id, name)`,
    [ids, names],
  )
  for (const { table, columns } of await tablesOfSites(admin)) {
    const values = columns.map(
      (column) => REPLACED[`${table}.${column}`] ?? REPLACED[column] ?? `old.${column}`,
    )
    const key = table === 'site' ? 'id' : 'website_id'
    await admin.query(
      `INSERT INTO ${table} (${columns.join()}) SELECT ${values.join()}
       FROM ${table} old CROSS JOIN copy WHERE old.${key} = $1`,
      [sites[0]?.id],
    )
  }
  await admin.query('COMMIT')
  // The database does this by itself after a while.
  await admin.query('VACUUM ANALYZE')
  return names.map((one) => one + host.slice(name.length))
}

const REPLACED: Readonly<Record<string, string>> = {
  website_id: 'copy.id',
  'site.id': 'copy.id',
  'site.identifier': 'copy.name',
  // The server knows publications by their ids alone.
  'publication.id': 'substr(md5(copy.id || old.id), 1, 24)',
  publication_id: 'substr(md5(copy.id || old.publication_id), 1, 24)',
}

async function tablesOfSites(admin: Client): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await admin.query(
    `SELECT table_name AS table, array_agg(column_name::text) FILTER (WHERE is_generated = 'NEVER') AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1)
     GROUP BY table_name
     HAVING table_name = 'site' OR bool_or(column_name = 'website_id')`,
    [LEFT_OUT],
  )
  return rows
}
