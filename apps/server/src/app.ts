import { chores, FEATURES, jobs } from './features.ts'
import type { App } from './platform/app.ts'
import { createHousekeeper } from './platform/background/housekeeping.ts'
import { createJobRunner } from './platform/background/jobs.ts'
import { createPurger } from './platform/cdn/purger.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { createSiteEvents } from './platform/events.ts'
import type { Background } from './platform/feature.ts'
import { createFiles, type FileStores } from './platform/files/files.ts'
import { openStores } from './platform/files/open-stores.ts'
import { createKeys } from './platform/keys.ts'
import { createGuesses } from './platform/limits/guesses.ts'
import { createRateCounter } from './platform/limits/rate-counter.ts'
import type { Log } from './platform/log/log.ts'
import { createServices } from './platform/services.ts'
import type { Config } from './platform/settings/config.ts'
import { createFailPoints } from './platform/settings/fail-point.ts'

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  readonly clock: Clock
  readonly secretKey: string
  /** URL of the database as the role that owns the queue's tables. */
  readonly ownerUrl: string
  /** Stores of files that are open already; otherwise the settings say which to open. */
  readonly stores?: FileStores
}

/** Builds the context that everything shares. Nothing runs before `start`. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, database, log, clock, secretKey, ownerUrl } = options
  const keys = createKeys(secretKey)
  const events = createSiteEvents(database, log)
  const services = createServices((error) => log.error({ err: error }, 'A service did not close'))
  let background: readonly Background[] = []
  const app: App = {
    config,
    database,
    clock,
    log,
    keys,
    rates: createRateCounter({ database, keys, clock, log }),
    guesses: createGuesses({ database, keys, clock }),
    files: createFiles(options.stores ?? (await openStores(config))),
    events,
    crashAt: createFailPoints(config),
    services,
    get jobs() {
      return runner
    },
    start: async () => {
      await app.files.sweep()
      await events.start()
      await runner.start()
      housekeeper.start()
      purger?.start()
      background = FEATURES.flatMap((feature) => feature.background?.(app) ?? [])
    },
    stop: async () => {
      await purger?.stop()
      await Promise.all(background.map((one) => one.stop()))
      await housekeeper.stop()
      await runner.stop()
      await events.stop()
      await services.close()
      await app.files.close()
      await database.close()
    },
  }
  const runner = createJobRunner(ownerUrl, jobs, app)
  const { cdn } = config
  const purger = cdn && createPurger({ db: database.global, cdn, log })
  const housekeeper = createHousekeeper(app, chores)
  return app
}
