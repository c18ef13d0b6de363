/** Puts the rows of an exported site into the tables, as the server’s role and bound to the new site. */

import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { BackupProblem } from '../backup/backup-problem.ts'
import { TABLES } from '../backup/manifest.ts'
import { createProgress } from '../backup/progress.ts'
import type { SiteTx } from '../platform/database.ts'
import {
  type ArchivedTable,
  type Ask,
  archivedTables,
  listed,
  loadOrder,
  MADE_BY_TRIGGER,
} from './archived-tables.ts'
import { forRowsIn } from './rows-in.ts'
import { type ArchivedRows, fileOfRows, type SiteManifest } from './site-manifest.ts'

export interface LoadOptions {
  readonly archive: string
  readonly manifest: SiteManifest
  say(line: string): void
}

/** Loads everything but the site’s own row. Rows that name each other in a circle are checked at the end of the transaction. */
export async function loadRows(
  site: SiteTx,
  { archive, manifest, say }: LoadOptions,
): Promise<void> {
  const ask = askIn(site)
  const tables = new Map((await archivedTables(ask)).map((table) => [table.name, table]))
  refuseStrangeTables(manifest, tables)
  const stored = new Map(manifest.tables.map((rows) => [rows.name, rows]))
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(site.db)
  const tell = createProgress(say)
  const order = await loadOrder(ask, [...tables.values()])
  for (const [index, name] of order.entries()) {
    const table = tables.get(name)
    const rows = stored.get(name)
    if (!table || !rows) continue
    if (name in MADE_BY_TRIGGER) await sql`DELETE FROM ${sql.table(name)}`.execute(site.db)
    await loadTable(site, table, { archive, rows, from: manifest.site.id })
    tell(() => `Loading tables: ${index + 1} of ${order.length}`)
  }
}

/** The site’s own row, with the columns that an export has. */
export async function loadSiteRow(
  site: SiteTx,
  { archive, manifest }: Omit<LoadOptions, 'say'>,
): Promise<void> {
  const own = (await archivedTables(askIn(site))).find(({ name }) => name === 'site')
  if (!own) throw new Error('The database has no table of sites')
  const columns = sql.raw(listed(own.columns))
  let count = 0
  await forRowsIn(join(archive, TABLES, fileOfRows(own)), async (rows) => {
    count += rows.length
    await sql`
      UPDATE site SET (${columns}) = (
        SELECT ${columns} FROM json_populate_record(NULL::site, ${rewritten(rows[0] ?? '', manifest.site.id, site.id)}::json)
      ) WHERE id = ${site.id}`.execute(site.db)
  })
  if (count !== 1) throw otherCount('site', 1)
}

function askIn({ db }: SiteTx): Ask {
  return async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}

function refuseStrangeTables(
  { tables }: SiteManifest,
  known: ReadonlyMap<string, ArchivedTable>,
): void {
  const strange = tables.find(({ name }) => !known.has(name))
  if (!strange) return
  throw new BackupProblem(
    `The export has rows of ${strange.name}, which no export has: take another one from the server it came from.`,
  )
}

async function loadTable(
  site: SiteTx,
  { name, columns }: ArchivedTable,
  { archive, rows, from }: { archive: string; rows: ArchivedRows; from: string },
): Promise<void> {
  const into = sql.table(name)
  const listedColumns = sql.raw(listed(columns))
  let count = 0
  await forRowsIn(join(archive, TABLES, fileOfRows(rows)), async (lines) => {
    count += lines.length
    const json = `[${lines.map((line) => rewritten(line, from, site.id)).join(',')}]`
    // Tables of the search have no row security, so the statement itself takes no row of another site.
    const { numAffectedRows } = await sql`
      INSERT INTO ${into} (${listedColumns}) OVERRIDING SYSTEM VALUE
      SELECT ${listedColumns} FROM json_populate_recordset(NULL::${into}, ${json}::json) AS one
      WHERE one.website_id = ${site.id}`
      .execute(site.db)
      .catch(refusedRows(name))
    if (Number(numAffectedRows) === lines.length) return
    throw new BackupProblem(
      `The export has rows of another site in ${name}: nothing of it was taken, so take another one from the server it came from.`,
    )
  })
  if (count !== rows.rows) throw otherCount(name, rows.rows)
}

/** The id of the site in all that a row says: in columns, documents, links and names of files. */
function rewritten(line: string, from: string, to: string): string {
  return from === to ? line : line.replaceAll(from, to)
}

const otherCount = (table: string, wanted: number) =>
  new BackupProblem(
    `The export has another number of rows of ${table} than ${wanted}: take another one from the server it came from.`,
  )

/** SQLSTATE classes of rows that the tables do not take: wrong values, broken constraints. */
const REFUSED = /^(?:22|23)/

function refusedRows(table: string) {
  return (error: Error & { readonly code?: string }): never => {
    if (!REFUSED.test(error.code ?? '')) throw error
    throw new BackupProblem(
      `The rows of ${table} do not fit into the database (${error.message}): take another export from the server it came from.`,
    )
  }
}
