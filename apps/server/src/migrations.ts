import { FEATURES } from './features.ts'
import { housekeepingMigrations } from './platform/background/housekeeping.ts'
import { migrateQueue } from './platform/background/jobs.ts'
import { purgeMigrations } from './platform/cdn/purger.ts'
import { changeLogMigrations } from './platform/db/change-log.ts'
import { keyCheckMigrations, refuseOtherKey } from './platform/db/key-check.ts'
import { asOnlyMigrator, type Migrations, migrateDatabase } from './platform/db/migrate.ts'
import { queueMigrations } from './platform/db/queue-migration.ts'
import { backupMigrations } from './platform/db/tenant-table.ts'
import { fileHomeMigrations } from './platform/files/file-home.ts'
import { createKeys } from './platform/keys.ts'
import { counterMigrations } from './platform/limits/counter-tables.ts'
import type { Log } from './platform/log/log.ts'

const MIGRATIONS: Migrations = Object.assign(
  {},
  queueMigrations,
  changeLogMigrations,
  keyCheckMigrations,
  counterMigrations,
  housekeepingMigrations,
  backupMigrations,
  fileHomeMigrations,
  purgeMigrations,
  ...FEATURES.map(({ migrations = {} }) => migrations),
)

/** Names of all migrations, in the order in which they run. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).sort()

export interface MigrateOptions {
  /** URL of the database as the owner of its tables. */
  readonly url: string
  readonly log: Pick<Log, 'warn'>
  /** Name of a migration, or the start of one: that one and those after it are left out. */
  readonly before?: string
  /** The server's key, for migrations that sign; without it they fail where there is something to sign. */
  readonly secret?: { readonly secretKey: string; readonly isNew: boolean }
}

/** Brings queue and tables up to date; of nodes that start together one does it, and the others wait. */
export async function migrate({ url, log, before, secret }: MigrateOptions): Promise<void> {
  const wanted = Object.fromEntries(
    Object.entries(MIGRATIONS).filter(([name]) => before === undefined || name < before),
  )
  await asOnlyMigrator({ url, log }, async (pool) => {
    if (secret) await refuseOtherKey(pool, secret)
    await migrateQueue(pool)
    await migrateDatabase(pool, wanted, secret && createKeys(secret.secretKey))
  })
}
