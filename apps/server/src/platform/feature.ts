import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import type { Chore } from './background/housekeeping.ts'
import type { Job } from './background/jobs.ts'
import type { SiteTx } from './database.ts'
import type { Migrations } from './db/migrate.ts'
import type { Route } from './http/route.ts'

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
  /** Named `NNNN-feature-what`; numbers give the order over all features. */
  readonly migrations?: Migrations
}
