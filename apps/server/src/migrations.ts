import { FEATURES } from './features.ts'
import { changeLogMigrations } from './platform/db/change-log.ts'
import { type Migrations, migrateDatabase } from './platform/db/migrate.ts'
import { queueMigrations } from './platform/db/queue-migration.ts'
import { migrateQueue } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'

const MIGRATIONS: Migrations = Object.assign(
  {},
  queueMigrations,
  changeLogMigrations,
  ...FEATURES.map(({ migrations = {} }) => migrations),
)

/**
 * Brings queue and tables up to date. `url` is the owner's. `before` is the name of a migration, or the start of one: that
 * one and those after it are left out.
 */
export async function migrate({
  url,
  before,
}: {
  url: string
  log?: Log
  before?: string
}): Promise<void> {
  await migrateQueue(url)
  const wanted = Object.entries(MIGRATIONS).filter(
    ([name]) => before === undefined || name < before,
  )
  await migrateDatabase(url, Object.fromEntries(wanted))
}
