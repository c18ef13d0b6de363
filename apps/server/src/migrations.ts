import { FEATURES } from './features.ts'
import { housekeepingMigrations } from './platform/background/housekeeping.ts'
import { migrateQueue } from './platform/background/jobs.ts'
import { purgeMigrations } from './platform/cdn/purger.ts'
import { changeLogMigrations } from './platform/db/change-log.ts'
import { keyCheckMigrations, refuseOtherKey } from './platform/db/key-check.ts'
import {
  asOnlyMigrator,
  type Migrations,
  migrateDatabase,
  refuseNewerTables,
  refuseOlderTables,
} from './platform/db/migrate.ts'

import { queueMigrations } from './platform/db/queue-migration.ts'
import { backupMigrations } from './platform/db/tenant-table.ts'
import { watchedPool } from './platform/db/watched-pool.ts'
import { fileHomeMigrations } from './platform/files/file-home.ts'
import { createKeys } from './platform/keys.ts'
import { counterMigrations } from './platform/limits/counter-tables.ts'
import type { Log } from './platform/log/log.ts'
import { archiveMigrations } from './site-archive/migrations.ts'

const MIGRATIONS: Migrations = Object.assign(
  {},
  queueMigrations,
  changeLogMigrations,
  keyCheckMigrations,
  counterMigrations,
  housekeepingMigrations,
  backupMigrations,
  archiveMigrations,
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
  /** Told of each change. */
  say?(line: string): void
  /** Factor by which locks are waited for longer than usual. */
  readonly patience?: number
}

/** Refuses a database whose tables are not those of this version, older or newer. */
export async function refuseOtherTables({ url, log }: MigrateOptions): Promise<void> {
  const pool = watchedPool({ connectionString: url, max: 1 }, log)
  try {
    await refuseNewerTables(pool, MIGRATION_NAMES)
    await refuseOlderTables(pool, MIGRATION_NAMES)
  } finally {
    await pool.end()
  }
}

/** Brings queue and tables up to date; of nodes that start together one does it, and the others wait. */
export async function migrate({
  url,
  log,
  before,
  secret,
  say,
  patience,
}: MigrateOptions): Promise<void> {
  const wanted = Object.fromEntries(
    Object.entries(MIGRATIONS).filter(([name]) => before === undefined || name < before),
  )
  await asOnlyMigrator({ url, log }, async (pool) => {
    await refuseNewerTables(pool, MIGRATION_NAMES)
    if (secret) await refuseOtherKey(pool, secret)
    await migrateQueue(pool)
    const keys = secret && createKeys(secret.secretKey)
    await migrateDatabase(pool, wanted, { keys, say, patience })
  })
}
