/** `sitewright backup`: database and files of a server that goes on serving, in a folder. */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import program from '../../package.json'
import type { FileStores } from '../platform/files/files.ts'
import { syncToDisk } from '../platform/files/sync-to-disk.ts'
import type { Closers } from '../platform/start/closers.ts'
import { copyFiles } from './copy-files.ts'
import { makeFolderWhole } from './draft-folder.ts'
import { dumpTables } from './dump-tables.ts'
import { fileSourceOf } from './file-source.ts'
import { FILES, FORMAT, MANIFEST, type Manifest, TABLES } from './manifest.ts'

export interface BackupOptions {
  /** URL of the database as the role that owns its tables. */
  readonly databaseUrl: string
  /** Folder of the server's data. */
  readonly dataDir: string
  /** Stores of the files of sites. */
  readonly stores: FileStores
  /** Folder that the backup becomes; it may not be there yet. */
  readonly to: string
  /** Removes what is unfinished, also where the program is told to stop. */
  readonly closers: Pick<Closers, 'add'>
  say(line: string): void
}

/** Takes a backup. Under its final name it is always complete. */
export async function takeBackup(options: BackupOptions): Promise<Manifest> {
  const { databaseUrl, dataDir, stores, to, closers, say } = options
  const bytes = async () => {
    say('Looking for room')
    return (await databaseBytes(databaseUrl)) + (await fileSourceOf(stores).bytes())
  }
  return makeFolderWhole({ to, dataDir, closers, bytes }, (draft) => fill(draft, options))
}

/**
 * Copies most files before the snapshot, and what came meanwhile at once after it. Bytes never change under a name, so what was
 * copied before is what the rows of the snapshot name, also where it was removed since.
 */
async function fill(draft: string, { databaseUrl, stores, say }: BackupOptions): Promise<Manifest> {
  await mkdir(join(draft, TABLES))
  await mkdir(join(draft, FILES))
  const files = copyFiles({ from: stores, backup: draft, say })
  say('Copying files')
  await files.pass()
  say('Reading tables')
  const dump = await dumpTables({ url: databaseUrl, backup: draft, say, onSnapshot: files.pass })
  const manifest: Manifest = {
    format: FORMAT,
    program: program.version,
    ...dump,
    files: await files.finish(),
  }
  await syncToDisk(join(draft, TABLES))
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(join(draft, MANIFEST), text, { mode: 0o600, flush: true })
  return manifest
}

async function databaseBytes(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ bytes: string }>(
      'SELECT pg_database_size(current_database())::text AS bytes',
    )
    return Number(rows[0]?.bytes)
  } finally {
    await client.end()
  }
}
