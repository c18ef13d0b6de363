import { createApp } from './app.ts'
import { migrate, refuseOtherTables } from './migrations.ts'
import type { App } from './platform/app.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { checkSecretKey } from './platform/db/key-check.ts'
import { claimStores } from './platform/files/file-home.ts'
import { openStores } from './platform/files/open-stores.ts'
import type { Log } from './platform/log/log.ts'
import type { Config } from './platform/settings/config.ts'
import type { Closers } from './platform/start/closers.ts'
import { startDatabase } from './platform/start/start-database.ts'

export interface OpenOptions {
  readonly secretKey: string
  readonly closers: Closers
  readonly log: Log
  say(line: string): void
}

/** Opens everything that the server rests on, from the database up; nothing runs or listens yet. */
export async function openApp(
  config: Config,
  { secretKey, closers, log, say }: OpenOptions,
): Promise<App> {
  const { url, ownerUrl, stop } = await startDatabase(config, log, say)
  closers.add(stop)
  // A stop meanwhile takes the database away, which needs no warning.
  const untilClosing: Pick<Log, 'warn'> = {
    warn: (details: object, message?: string) => {
      if (!closers.isClosing) log.warn(details, message)
    },
  }
  const secret = { secretKey, isNew: config.isNewSecretKey }
  const { patience } = config
  if (config.migratesOnStart) {
    say('Bringing the tables up to date')
    await migrate({ url: ownerUrl, log: untilClosing, secret, patience })
  } else {
    await refuseOtherTables({ url: ownerUrl, log: untilClosing })
  }
  const database = await openDatabase({
    url,
    log,
    poolSize: config.databasePool,
    patience: config.patience,
    refusesNested: config.test,
  })
  // Closes the database where the start fails before the application does so.
  closers.add(database.close)
  await checkSecretKey(database.global, secretKey, { isNew: config.isNewSecretKey })
  const stores = await openStores(config)
  await claimStores(stores, database.global, config.files)
  const app = await createApp({
    ...{ config, database, log, clock: systemClock, secretKey, ownerUrl, stores },
  })
  closers.add(app.stop)
  return app
}
