/** `sitewright restore --site`: one site of a whole backup, into a server that goes on serving. */

import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { checkBackup } from '../backup/check-backup.ts'
import { loadTables } from '../backup/load-tables.ts'
import { contentsOf, FILES, readManifest } from '../backup/manifest.ts'
import { requireRoom } from '../backup/room.ts'
import { MIGRATION_NAMES, migrate } from '../migrations.ts'
import type { Log } from '../platform/log/log.ts'
import { startEmbeddedPostgres } from '../platform/postgres/index.ts'
import type { Config } from '../platform/settings/config.ts'
import type { Closers } from '../platform/start/closers.ts'
import { knownSecretKey } from '../platform/start/data-dir.ts'
import { exportSite } from './export-site.ts'
import { type Imported, type ImportOptions, importSite } from './import-site.ts'

export interface RestoreSiteOptions extends Omit<ImportOptions, 'archive'> {
  readonly backup: string
  /** Id, name or domain that the site had. */
  readonly site: string
  readonly config: Config
  readonly closers: Pick<Closers, 'add'>
  readonly log: Log
}

/**
 * Makes the backup’s database once more, in a PostgreSQL of its own beside the server’s, and takes the site out of that. So it comes
 * in by the same door as any other, and a backup of an earlier version is brought up to date on the way.
 */
export async function restoreSite(options: RestoreSiteOptions): Promise<Imported> {
  const { config, closers, log, say, site, ...rest } = options
  const backup = resolve(options.backup)
  const manifest = await readManifest(backup)
  say('Checking the backup')
  await checkBackup(backup, contentsOf(manifest), say)

  await requireRoom(config.dataDir, manifest.databaseBytes)
  const scratch = await mkdtemp(join(config.dataDir, 'restore-site-'))
  const remove = () => rm(scratch, { recursive: true, force: true, maxRetries: 3 })
  closers.add(remove)
  const dataDir = join(scratch, 'database')
  const database = await startEmbeddedPostgres({ dataDir, log, onProgress: say })
  closers.add(database.stop)
  try {
    const url = database.ownerUrl
    const before = MIGRATION_NAMES[manifest.migrations.length]
    say('Making the tables')
    await migrate({ url, log, ...(before !== undefined && { before }) })
    say('Loading tables')
    await loadTables({ url, backup, manifest, say })
    const secretKey = await knownSecretKey(config)
    const secret = secretKey !== undefined && { secretKey, isNew: true }
    await migrate({ url, log, ...(secret && { secret }) })
    const to = join(scratch, 'site')
    const files = join(backup, FILES)
    await exportSite({ databaseUrl: url, dataDir, files, site, to, closers, say })
    return await importSite({ ...rest, archive: to, say })
  } finally {
    await database.stop()
    await remove()
  }
}
