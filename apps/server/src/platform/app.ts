import type { JobRunner } from './background/job-runner.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { SiteEvents } from './events.ts'
import type { Files } from './files/files.ts'
import type { Keys } from './keys.ts'
import type { Guesses } from './limits/guesses.ts'
import type { RateCounter } from './limits/rate-counter.ts'
import type { Log } from './log/log.ts'
import type { Services } from './services.ts'
import type { Config } from './settings/config.ts'
import type { CrashAt } from './settings/fail-point.ts'

/** Every service of the platform, built once at start. Features take what they need from it. */
export interface App {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly keys: Keys
  readonly files: Files
  readonly events: SiteEvents
  readonly jobs: JobRunner
  readonly rates: RateCounter
  readonly guesses: Guesses
  readonly crashAt: CrashAt
  /** Service registry: caches, connections and the like of features; reached through `defineService`. */
  readonly services: Services
  /** Begins listening to other nodes and working on jobs. */
  start(): Promise<void>
  /** Finishes running jobs and closes connections. */
  stop(): Promise<void>
}
