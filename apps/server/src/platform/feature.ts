import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import type { Chore } from './background/housekeeping.ts'
import type { Job } from './background/jobs.ts'
import type { Migrations } from './db/migrate.ts'
import type { Route } from './http/route.ts'

/** What a feature brings to the server; its `index.ts` exports one. */
export interface Feature {
  readonly name: string
  /** Answers to calls of `packages/api`. */
  readonly routes?: readonly Route[]
  /** Pages and files: whatever is not a call. Registered with Fastify as it is. */
  pages?(server: FastifyInstance, app: App): Promise<void> | void
  readonly jobs?: readonly Job[]
  /** What is kept for a time only. */
  readonly chores?: readonly Chore[]
  /** Named `NNNN-feature-what`; numbers give the order over all features. */
  readonly migrations?: Migrations
}
