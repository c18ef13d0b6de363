import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import type { Chore } from './background/housekeeping.ts'
import type { Job } from './background/jobs.ts'
import type { SiteTx } from './database.ts'
import type { Migrations } from './db/migrate.ts'
import type { Route } from './http/route.ts'
import type { Metrics } from './metrics/metrics.ts'

/** Work in the background; `stop` settles when none of it is under way any more. */
export interface Background {
  stop(): Promise<void>
}

/** Contribution of a feature to the server; its `index.ts` exports one. */
export interface Feature {
  readonly name: string
  /** Answers to calls of `packages/api`. */
  readonly routes?: readonly Route[]
  /** Everything that is not a call: pages and files. Registered with Fastify as it is. */
  pages?(server: FastifyInstance, app: App): Promise<void> | void
  /** Keys of the files that rows of a site name, without those that are made of them when they are asked for. */
  namedFiles?(site: SiteTx): Promise<readonly string[]>
  readonly jobs?: readonly Job[]
  /** Removals of rows that are kept only for a time. */
  readonly chores?: readonly Chore[]
  /** Registers what operators measure of the feature. */
  metrics?(metrics: Metrics, app: App): Promise<void> | void
  /** Begins work that goes on beside requests and jobs for as long as the app runs. */
  background?(app: App): Background
  /** Named `NNNN-feature-what`; numbers give the order over all features. */
  readonly migrations?: Migrations
}
