/** `sitewright restore`: a whole server, into an empty folder and an empty database. */

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { createApp } from '../app.ts'
import { checkInvariants, type InvariantsReport } from '../features/commerce/index.ts'
import { MIGRATION_NAMES, migrate } from '../migrations.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database.ts'
import { troubleOf } from '../platform/db/database-trouble.ts'
import { checkSecretKey, fingerprintOf } from '../platform/db/key-check.ts'
import { hasFiles, MARK } from '../platform/files/file-home.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { FileStores } from '../platform/files/files.ts'
import { openStores } from '../platform/files/open-stores.ts'
import { newToken } from '../platform/keys.ts'
import type { Log } from '../platform/log/log.ts'
import type { Config } from '../platform/settings/config.ts'
import type { Closers } from '../platform/start/closers.ts'
import {
  knownSecretKey,
  openDataDir,
  SECRET_KEY_FILE,
  UNFINISHED,
} from '../platform/start/data-dir.ts'
import { reasonOf, startDatabase } from '../platform/start/start-database.ts'
import { BackupProblem } from './backup-problem.ts'
import { checkBackup, listedFiles } from './check-backup.ts'
import { copyHashed } from './hashed-copy.ts'
import { inParallel } from './in-parallel.ts'
import { loadTables } from './load-tables.ts'
import { contentsOf, FILES, type Manifest, readManifest } from './manifest.ts'
import { createProgress } from './progress.ts'
import { requireRoom } from './room.ts'

export interface RestoreOptions {
  readonly backup: string
  /** Settings of the server that will run on it; its folder and its database are empty. */
  readonly config: Config
  readonly closers: Closers
  readonly log: Log
  say(line: string): void
}

export interface Restored {
  readonly manifest: Manifest
  readonly invariants: InvariantsReport
}

const FILES_AT_ONCE = 4

/** Checks everything first: until then nothing is written anywhere. */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { config, say } = options
  const backup = resolve(options.backup)
  const manifest = await readManifest(backup)
  const secretKey = await keyOf(config, manifest)
  await refuseUsedFolder(config.dataDir)
  await refuseUsedDatabase(config)
  const stores = await openStores(config, 'command')
  await refuseUsedStore(stores.home, config)
  say('Checking the backup')
  await checkBackup(backup, contentsOf(manifest), say)
  await makeFolder(config.dataDir)
  const ownDatabase = config.databaseUrl === undefined ? manifest.databaseBytes : 0
  const { home, isFolderGiven } = config.files
  const ownFiles = home === 'folder' && !isFolderGiven ? manifest.files.bytes : 0
  await requireRoom(config.dataDir, ownFiles + ownDatabase)
  try {
    return await fill({ ...options, backup, stores }, manifest, secretKey)
  } catch (error) {
    if (troubleOf(error) !== 'full') throw error
    throw new BackupProblem(
      `There is no room left in ${config.dataDir}: make room, remove what is in it, and restore once more.`,
    )
  }
}

async function fill(
  { backup, stores, config, closers, log, say }: RestoreOptions & { readonly stores: FileStores },
  manifest: Manifest,
  secretKey: string,
): Promise<Restored> {
  const dataDir = await openDataDir(config.dataDir, { isRestoring: true })
  closers.add(dataDir.release)
  await writeFile(join(config.dataDir, UNFINISHED), '', { flush: true })
  say('Copying files')
  await copyFiles(backup, stores.home, manifest, say)

  const { url, ownerUrl, stop } = await startDatabase(config, log, say)
  closers.add(stop)
  say('Making the tables')
  const before = MIGRATION_NAMES[manifest.migrations.length]
  await migrate({ url: ownerUrl, log, ...(before !== undefined && { before }) })
  say('Loading tables')
  await loadTables({ url: ownerUrl, backup, manifest, say })
  if (before !== undefined) say('Bringing the tables up to date')
  const secret = { secretKey, isNew: config.isNewSecretKey }
  await migrate({ url: ownerUrl, log, secret })

  say('Proving the books')
  const database = await openDatabase({ url, log, patience: config.patience })
  const app = await createApp({
    ...{ config, database, log, clock: systemClock, secretKey, ownerUrl, stores },
  })
  closers.add(app.stop)
  await checkSecretKey(database.global, secretKey, { isNew: config.isNewSecretKey })
  const invariants = await checkInvariants(app)
  await rm(join(config.dataDir, UNFINISHED))
  return { manifest, invariants }
}

async function copyFiles(
  backup: string,
  to: FileStore,
  { files }: Manifest,
  say: (line: string) => void,
): Promise<void> {
  const tell = createProgress(say)
  let copied = 0
  await inParallel(listedFiles(backup), FILES_AT_ONCE, async ({ path, sha256 }) => {
    const draft = join(to.drafts, newToken())
    try {
      const written = await copyHashed(join(backup, FILES, path), draft)
      if (written.sha256 !== sha256) {
        throw new BackupProblem(`${path} of the backup has changed meanwhile: restore once more.`)
      }
      await to.adopt(path, draft)
    } finally {
      await rm(draft, { force: true })
    }
    copied += 1
    tell(() => `Copying files: ${copied} of ${files.count}`)
  })
}

/** Entries of a `DATA_DIR` that may be there before a restore. */
const MAY_BE_THERE = new Set([SECRET_KEY_FILE, 'lost+found'])

async function refuseUsedFolder(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new BackupProblem(`DATA_DIR ${dataDir} cannot be used: ${error.message}.`)
  })
  if (names.every((name) => MAY_BE_THERE.has(name))) return
  throw new BackupProblem(
    `DATA_DIR ${dataDir} is not empty: a restore overwrites nothing, so set another DATA_DIR, or move what is in it away.`,
  )
}

/** Refuses a bucket, or a folder of the operator's choice, that has files. */
async function refuseUsedStore(store: FileStore, { files }: Config): Promise<void> {
  if (store.kind === 'folder' && !files.isFolderGiven) return
  await store.check()
  if (!(await hasFiles(store)) && !(await store.stat(MARK))) return
  throw new BackupProblem(
    `There are files in ${store.title}: a restore overwrites nothing, so name an empty place for files, or move what is in it away.`,
  )
}

async function refuseUsedDatabase(config: Config): Promise<void> {
  const url = config.databaseMigrationUrl ?? config.databaseUrl
  if (url === undefined) return
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind IN ('r', 'p') LIMIT 1`,
    )
    if (rowCount === 0) return
  } catch (error) {
    throw new BackupProblem(`DATABASE_URL cannot be used: ${reasonOf(error)}.`)
  } finally {
    await client.end().catch(() => {})
  }
  throw new BackupProblem(
    'The database that DATABASE_URL leads to has tables: a restore overwrites nothing, so make a new one with createdb and set DATABASE_URL to that.',
  )
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    // Passed through by the user who runs PostgreSQL, as `openDataDir` has it.
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
  } catch (error) {
    throw new BackupProblem(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}.`)
  }
}

/** The key that belongs to the backup. It is not in it, since both together open the keys of payment providers. */
async function keyOf(config: Config, { keyFingerprint }: Manifest): Promise<string> {
  const key = await knownSecretKey(config)
  if (key === undefined) {
    throw new BackupProblem(
      `The secret key is not in the backup: put the old server's DATA_DIR/${SECRET_KEY_FILE} into ${config.dataDir}, or set SECRET_KEY.`,
    )
  }
  // The setting is that of a start with a new key, which the database then remembers.
  const isIts = keyFingerprint === null || keyFingerprint === fingerprintOf(key)
  if (isIts || config.isNewSecretKey) return key
  throw new BackupProblem(
    'SECRET_KEY (or DATA_DIR/secret-key) is not the key that this backup belongs to: give the old server’s, ' +
      'or set NEW_SECRET_KEY=1, after which everybody has to sign in and owners enter their payment keys again.',
  )
}
