import { FEATURES } from './features.ts'
import { changeLogMigrations } from './platform/db/change-log.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { queueMigrations } from './platform/db/queue-migration.ts'
import { migrateQueue } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'

/** Brings queue and tables up to date. `url` is the owner's. */
export async function migrate({ url }: { url: string; log?: Log }): Promise<void> {
  await migrateQueue(url)
  const all = Object.assign(
    {},
    queueMigrations,
    changeLogMigrations,
    ...FEATURES.map(({ migrations = {} }) => migrations),
  )
  await migrateDatabase(url, all)
}
