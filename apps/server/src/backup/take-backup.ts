/** `sitewright backup`: database and files of a server that goes on serving, in a folder. */

import { randomBytes } from 'node:crypto'
import { lstat, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import pg from 'pg'
import program from '../../package.json'
import { troubleOf } from '../platform/db/database-trouble.ts'
import type { FileStores } from '../platform/files/files.ts'
import { syncToDisk } from '../platform/files/sync-to-disk.ts'
import type { Closers } from '../platform/start/closers.ts'
import { BackupProblem } from './backup-problem.ts'
import { copyFiles } from './copy-files.ts'
import { dumpTables } from './dump-tables.ts'
import { fileSourceOf } from './file-source.ts'
import { FILES, FORMAT, MANIFEST, type Manifest, TABLES } from './manifest.ts'
import { requireRoom } from './room.ts'

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

/** Takes a backup. Under its final name it is always complete: it is made beside that and renamed at the end. */
export async function takeBackup(options: BackupOptions): Promise<Manifest> {
  const to = resolve(options.to)
  await refuseTaken(to)
  const parent = dirname(to)
  await mkdir(parent, { recursive: true }).catch(cannotWrite(parent))
  await refuseInside(parent, options.dataDir)
  const { stores } = options
  options.say('Looking for room')
  const fileBytes = await fileSourceOf(stores).bytes()
  await requireRoom(parent, (await databaseBytes(options.databaseUrl)) + fileBytes)

  const draft = join(parent, `${basename(to)}.${randomBytes(4).toString('hex')}.unfinished`)
  await mkdir(draft, { mode: 0o700 }).catch(cannotWrite(parent))
  options.closers.add(() => rm(draft, { recursive: true, force: true, maxRetries: 3 }))
  try {
    const manifest = await fill(draft, options)
    await rename(draft, to)
    await syncToDisk(parent)
    return manifest
  } catch (error) {
    if (troubleOf(error) !== 'full') throw error
    throw new BackupProblem(
      `There is no room left in ${parent}: make room, or name a folder on another disk. Nothing of this backup is kept.`,
    )
  }
}

/**
 * Copies most files before the snapshot, and what came meanwhile at once after it. Bytes never change under a name, so what was
 * copied before is what the rows of the snapshot name, also where it was removed since.
 */
async function fill(draft: string, { databaseUrl, stores, say }: BackupOptions): Promise<Manifest> {
  await mkdir(join(draft, TABLES))
  await mkdir(join(draft, FILES))
  const files = copyFiles(stores, draft, say)
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
  await syncToDisk(draft)
  return manifest
}

async function refuseTaken(to: string): Promise<void> {
  const isTaken = await lstat(to).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new BackupProblem(`${to} is there already: name a folder that is not.`)
}

/** A backup in the server's own folder would be lost with it, and become part of the next one. */
async function refuseInside(parent: string, dataDir: string): Promise<void> {
  const [outer, inner] = [await realpath(dataDir), await realpath(parent)]
  if (inner !== outer && !inner.startsWith(outer + sep)) return
  throw new BackupProblem(
    `${parent} is inside of DATA_DIR, with which the backup would be lost: name a folder elsewhere, best on another disk.`,
  )
}

function cannotWrite(folder: string) {
  return (error: Error): never => {
    throw new BackupProblem(`${folder} cannot be written to: ${error.message}.`)
  }
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
