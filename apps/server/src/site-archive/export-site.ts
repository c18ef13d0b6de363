/** `sitewright export`: one site of a server that goes on serving, in a folder. */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import type { Id } from '@sitewright/core/id'
import type pg from 'pg'
import program from '../../package.json'
import { BackupProblem } from '../backup/backup-problem.ts'
import { copyFiles } from '../backup/copy-files.ts'
import { makeFolderWhole } from '../backup/draft-folder.ts'
import { holdColumns, inSnapshot, LEAST_COMPRESSION } from '../backup/dump-tables.ts'
import { fileSourceOf } from '../backup/file-source.ts'
import { writeHashed } from '../backup/hashed-copy.ts'
import { FILES, MANIFEST, TABLES } from '../backup/manifest.ts'
import { CopyOut } from '../platform/db/copy-streams.ts'
import type { FileStores } from '../platform/files/files.ts'
import { syncToDisk } from '../platform/files/sync-to-disk.ts'
import type { Closers } from '../platform/start/closers.ts'
import { type ArchivedTable, archivedTables, BLANKED } from './archived-tables.ts'
import { type ArchivedRows, fileOfRows, SITE_FORMAT, type SiteManifest } from './site-manifest.ts'

export interface ExportOptions {
  /** URL of the database as the role that owns its tables. */
  readonly databaseUrl: string
  /** Folder of the server's data, in which the export may not be. */
  readonly dataDir: string
  /** Stores of the files of all sites, or the folder that they lie in. */
  readonly files: FileStores | string
  /** Id of the site, its name below `SITES_DOMAIN`, or one of its domains. */
  readonly site: string
  /** Folder that the export becomes; it may not be there yet. */
  readonly to: string
  readonly closers: Pick<Closers, 'add'>
  say(line: string): void
}

/** Takes a site out. Under its final name the folder is always complete. */
export async function exportSite(options: ExportOptions): Promise<SiteManifest> {
  const { databaseUrl, dataDir, files, to, closers } = options
  const site = await inSnapshot(databaseUrl, (client) => findSite(client, options.site))
  const bytes = () => fileSourceOf(files).bytes(site.id)
  return makeFolderWhole({ to, dataDir, closers, bytes }, (draft) => fill(draft, site, options))
}

type FoundSite = SiteManifest['site'] & { readonly id: Id }

async function findSite(client: pg.Client, wanted: string): Promise<FoundSite> {
  const { rows } = await client.query<FoundSite>(
    `SELECT id, identifier, title FROM site
     WHERE id = $1 OR identifier = $1 OR id = (SELECT website_id FROM domain WHERE host = $1)
     ORDER BY id = $1 DESC LIMIT 1`,
    [wanted.toLowerCase()],
  )
  if (rows[0]) return rows[0]
  throw new BackupProblem(
    `There is no site ${wanted}: give its id, its name below SITES_DOMAIN, or its domain.`,
  )
}

async function fill(
  draft: string,
  site: FoundSite,
  { databaseUrl, files: from, say }: ExportOptions,
): Promise<SiteManifest> {
  await mkdir(join(draft, TABLES))
  await mkdir(join(draft, FILES))
  const files = copyFiles({ from, backup: draft, siteId: site.id, say })
  say('Copying files')
  await files.pass()
  const dump = await inSnapshot(databaseUrl, async (client) => {
    // Row security shows the owner of the tables this site alone.
    await client.query(`SELECT set_config('app.website_id', $1, true)`, [site.id])
    const ask = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows
    const tables = await archivedTables(ask)
    await holdColumns(
      client,
      tables.map(({ name }) => ({ schema: 'public' as const, name })),
    )
    // Files that came since the first pass, which rows of this moment may name.
    await files.pass()
    say('Reading tables')
    const stored: ArchivedRows[] = []
    for (const table of tables) stored.push(await dumpRows(client, table, { site, draft }))
    const [facts] = await ask<{ at: Date }>('SELECT now() AS at')
    const migrations = await ask<{ name: string }>(
      'SELECT name FROM kysely_migration ORDER BY name',
    )
    return {
      takenAt: (facts?.at ?? new Date()).toISOString(),
      migrations: migrations.map(({ name }) => name),
      tables: stored,
    }
  })
  const manifest: SiteManifest = {
    format: SITE_FORMAT,
    holds: 'site',
    program: program.version,
    site,
    ...dump,
    files: await files.finish(),
  }
  await syncToDisk(join(draft, TABLES))
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(join(draft, MANIFEST), text, { mode: 0o600, flush: true })
  return manifest
}

/** Rows as JSON. Quotes and delimiters of CSV are characters that JSON always escapes, so each row is its JSON and nothing else. */
async function dumpRows(
  client: pg.Client,
  { name, columns }: ArchivedTable,
  { site, draft }: { readonly site: FoundSite; readonly draft: string },
): Promise<ArchivedRows> {
  const blanked = BLANKED[name] ?? {}
  const selected = columns.map((column) =>
    blanked[column] === undefined ? `"${column}"` : `${blanked[column]} AS "${column}"`,
  )
  const bound = name === 'site' ? 'id' : 'website_id'
  // COPY takes no values; the id is one of the database's own.
  const rows = new CopyOut(
    client,
    `COPY (SELECT row_to_json(one) FROM (
       SELECT ${selected.join(', ')} FROM public."${name}" WHERE ${bound} = '${site.id}'
     ) one) TO STDOUT WITH (FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')`,
  )
  const file = join(draft, TABLES, fileOfRows({ name }))
  const written = await writeHashed(file, rows, createGzip({ level: LEAST_COMPRESSION }))
  return { name, rows: rows.rows, ...written }
}
