import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { SiteEvents } from './events.ts'
import type { CrashAt } from './fail-point.ts'
import type { Files } from './files.ts'
import type { Guesses } from './guesses.ts'
import type { JobRunner } from './job-runner.ts'
import type { Keys } from './keys.ts'
import type { Log } from './log.ts'
import type { RateCounter } from './rate-counter.ts'

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
  /** Begins listening to other nodes and working on jobs. */
  start(): Promise<void>
  /** Finishes running jobs and closes connections. */
  stop(): Promise<void>
}
