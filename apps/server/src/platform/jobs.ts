/** Work that outlives a request: enqueued in the transaction that wants it, done at least once. */

import type { Id } from '@sitewright/core/id'
import { Logger, makeWorkerUtils, type Runner, run, runOnce, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { App } from './app.ts'
import type { SiteTx } from './database.ts'

/** A job header names only the site and the thing; the job reads the rest under that site. */
export interface JobHeader {
  readonly siteId: Id
  readonly id: Id
}

export interface Job {
  /** Verb and noun: `send-message`. */
  readonly name: string
  /** Tries before it is given up; the wait between them grows. */
  readonly maxAttempts: number
  run(header: JobHeader, app: App): Promise<void>
}

export interface EnqueueOptions {
  readonly id: Id
  readonly runAt?: number
  /** Only the last of waiting jobs with the same key stays. */
  readonly key?: string
}

/** Adds a job that starts once the transaction has committed, and not at all if it does not. */
export async function enqueue(
  site: SiteTx,
  job: Pick<Job, 'name' | 'maxAttempts'>,
  { id, runAt, key }: EnqueueOptions,
): Promise<void> {
  const at = runAt === undefined ? null : new Date(runAt)
  await sql`SELECT sitewright_enqueue(${job.name}, ${site.id}, ${id}, ${key ?? null}, ${at}::timestamptz, ${job.maxAttempts})`.execute(
    site.db,
  )
}

export interface JobRunner {
  start(): Promise<void>
  stop(): Promise<void>
  /** Runs everything that is due now, then returns; for tests. */
  drain(): Promise<void>
}

/** `ownerUrl`: the queue's own tables belong to the role that migrates. */
export function createJobRunner(ownerUrl: string, jobs: readonly Job[], app: App): JobRunner {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown) => {
        app.crashAt('job.claimed')
        await job.run(payload as JobHeader, app)
        app.crashAt('job.sent-before-ack')
      },
    ]),
  )
  let runner: Runner | undefined
  let freeing: NodeJS.Timeout | undefined
  const options = { taskList, noPreparedStatements: false, logger: quiet(app) }
  return {
    start: async () => {
      const pgPool = queuePool(ownerUrl, app)
      // With a database of our own there is no other node: whoever held a job is dead.
      await freeStuckJobs(pgPool, app.config.databaseUrl === undefined ? 0 : LONGEST_JOB_S)
      freeing = setInterval(() => {
        freeStuckJobs(pgPool, LONGEST_JOB_S).catch((error) =>
          app.log.warn({ err: error }, 'Stuck jobs could not be freed'),
        )
      }, LONGEST_JOB_S * 500)
      runner = await run({
        ...options,
        pgPool,
        concurrency: 4,
        noHandleSignals: true,
        pollInterval: 2000,
      })
      runner.promise.finally(() => pgPool.end()).catch(() => undefined)
    },
    stop: async () => {
      clearInterval(freeing)
      await runner?.stop()
    },
    drain: async () => {
      const pgPool = queuePool(ownerUrl, app)
      try {
        await runOnce({ ...options, pgPool })
      } finally {
        await pgPool.end()
      }
    },
  }
}

/** No job runs this long: one that is held longer belongs to a process that was killed. */
const LONGEST_JOB_S = 120

/** Gives jobs of dead workers to the living; the queue itself would wait for hours. */
async function freeStuckJobs(pool: pg.Pool, heldForS: number): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
     FROM graphile_worker.jobs
     WHERE locked_by IS NOT NULL AND locked_at < now() - make_interval(secs => $1)
     HAVING count(*) > 0`,
    [heldForS],
  )
}

/** Makes or updates the queue's tables; part of migrating. */
export async function migrateQueue(ownerUrl: string): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: ownerUrl, logger: SILENT })
  try {
    await utils.migrate()
  } finally {
    await utils.release()
  }
}

function queuePool(ownerUrl: string, app: App): pg.Pool {
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max: 6,
    application_name: 'sitewright-jobs',
  })
  const warn = (error: Error) => app.log.warn({ err: error }, 'A queue connection broke')
  pool.on('error', warn)
  pool.on('connect', (client) => client.on('error', warn))
  return pool
}

const SILENT = new Logger(() => () => undefined)

function quiet(app: App): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning')
      app.log.warn({ queue: message }, 'The queue reports')
  })
}
