/** Job queue: work that outlives a request, enqueued in the transaction that wants it (outbox) and done at least once. */

import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '@sitewright/core/id'
import {
  Logger,
  makeWorkerUtils,
  type RunnerOptions,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { App } from '../app.ts'
import { type SiteTx, watchedPool } from '../database.ts'
import type { Given } from '../db/statement-part.ts'
import type { Tables } from '../db/tables.ts'
import { foregroundOf } from '../limits/foreground.ts'
import { createTimeShare, type RunInShare } from '../limits/time-share.ts'
import type { JobRunner } from './job-runner.ts'
import { type Background, type KeptRunning, keepRunning } from './keep-running.ts'

/** A job header names only the site and the thing; the job reads the rest under that site. */
export interface JobHeader {
  readonly siteId: Id
  readonly id: Id
}

/**
 * Bulkheads: the number of workers that each lane has for itself on every node, so that a lane that hangs, such as a slow mail
 * server, holds up none of the others. Each worker may take a connection to the database and each lane takes one more;
 * PostgreSQL gives a hundred by default, to all nodes together.
 */
export const LANES = { money: 2, webhooks: 1, mail: 3, deliveries: 2, rest: 2 } as const

export type Lane = keyof typeof LANES

/**
 * Lanes whose jobs come in rushes that nobody waits for, with the part of the time that they may take on a node: what shoppers
 * ask for meanwhile is answered as at any other time.
 */
const SHARES: Partial<Record<Lane, number>> = { webhooks: 0.2 }
/** Most milliseconds that such a lane rests between two jobs; one that was long has mostly waited for another server. */
const LONGEST_REST_MS = 100
/** Most milliseconds for which a job lets visitors' requests go first: a shop is never without any for long. */
const LONGEST_YIELD_MS = 50
/** Lanes whose jobs let nobody go first: a shopper waits for what they decide. */
const HURRIED: readonly Lane[] = ['money']

export interface Job {
  /** Verb and noun: `send-message`. */
  readonly name: string
  readonly lane: Lane
  /** Tries before the job is given up; the wait between them grows (exponential backoff). */
  readonly maxAttempts: number
  run(header: JobHeader, app: App): Promise<void>
}

export interface EnqueueOptions {
  readonly id: Id
  /**
   * The time from which on it may run, as milliseconds since 1970 or as a date, or `now`. A job with a time is found within two
   * seconds; of one without, which somebody waits for, workers are told at once.
   */
  readonly runAt?: number | Date | 'now'
  /** Deduplication key: of waiting jobs with the same key only the last stays. */
  readonly key?: string
}

/** Adds a job that starts once the transaction has committed, and not at all if it does not. */
export async function enqueue(
  site: SiteTx,
  job: Pick<Job, 'name' | 'maxAttempts'>,
  options: EnqueueOptions,
): Promise<void> {
  await sql`SELECT ${addJob(site, job, options)}`.execute(site.db)
}

/** Adds a job for each id, by one statement. */
export async function enqueueEach(
  site: SiteTx,
  job: Pick<Job, 'name' | 'maxAttempts'>,
  ids: readonly Id[],
): Promise<void> {
  const one = addJob(site, job, { id: sql<Id>`one` })
  await sql`SELECT ${one} FROM unnest(${[...ids]}::text[]) AS one`.execute(site.db)
}

/** Options of a job that a statement adds, which may give its id and key itself. */
type AddedJob = Omit<EnqueueOptions, 'id' | 'key'> & {
  readonly id: Given<Id>
  readonly key?: Given<string>
}

/** SQL that adds a job, to be part of another statement. */
export function addJob(
  site: SiteTx,
  job: Pick<Job, 'name' | 'maxAttempts'>,
  { id, runAt, key }: AddedJob,
): RawBuilder<void> {
  const at = typeof runAt === 'number' ? new Date(runAt) : (runAt ?? null)
  return sql`sitewright_enqueue(${job.name}, ${site.id}, ${id}, ${key ?? null}, ${at}::timestamptz, ${job.maxAttempts})`
}

/** Enqueues work that belongs to no site, such as mail about an account. Its job reads global tables alone. */
export async function enqueueGlobal(
  db: Kysely<Tables>,
  job: Pick<Job, 'name' | 'maxAttempts'>,
  { id }: { id: Id },
): Promise<void> {
  await sql`SELECT sitewright_enqueue(${job.name}, NULL, ${id}, NULL, NULL, ${job.maxAttempts})`.execute(
    db,
  )
}

export interface JobRunnerOptions {
  /** Milliseconds between two heartbeats of this node. */
  readonly beatMs?: number
  /** Milliseconds without a heartbeat after which a node counts as dead and others take on its jobs. */
  readonly deadAfterMs?: number
  /** Milliseconds that workers may take to end once none of their jobs runs any more. */
  readonly abandonMs?: number
}

/** Heartbeat interval in milliseconds; with `DEAD_AFTER_MS` it keeps a dead node's jobs from waiting over 30 s. */
const BEAT_MS = 4_000
/** Milliseconds of silence after which a node counts as dead: five missed heartbeats. */
const DEAD_AFTER_MS = 20_000

/**
 * Milliseconds after which workers that have nothing left to do but have not ended are abandoned, without a connection, and
 * others begin. graphile-worker 0.17 counts wrongly when it could not write down how two jobs ended: its shutdown waits for ever.
 */
const ABANDON_MS = 5_000

/**
 * Failed tries in a row to take a job before other workers take over: graphile-worker 0.17 keeps the failure of its very first
 * look-up and fails by it for ever.
 */
const MOST_FAILED_TRIES = 3

/** Jobs that are running in this process. */
type Doing = Set<Promise<void>>

/** `ownerUrl`: the queue's own tables belong to the role that migrates. */
export function createJobRunner(
  ownerUrl: string,
  jobs: readonly Job[],
  app: App,
  { beatMs = BEAT_MS, deadAfterMs = DEAD_AFTER_MS, abandonMs = ABANDON_MS }: JobRunnerOptions = {},
): JobRunner {
  let kept: readonly KeptRunning[] = []
  return {
    start: async () => {
      // With a database of our own there is no other node: whoever held a job is dead.
      if (app.config.databaseUrl === undefined) await freeAllJobs(ownerUrl, app)
      const lanes = (Object.keys(LANES) as Lane[]).map((lane) => {
        const mine = jobs.filter((job) => job.lane === lane)
        const clocks = { beatMs, deadAfterMs, abandonMs }
        const workers: Workers = { ownerUrl, lane, jobs: mine, app, pools: [], ...clocks }
        return mine.length === 0 ? [] : [workers]
      })
      kept = await Promise.all(
        lanes.flat().map((workers) =>
          keepRunning(() => beginWorkers(workers), {
            name: `The lane of ${workers.lane} in the queue`,
            log: app.log,
          }),
        ),
      )
    },
    stop: async () => {
      await Promise.all(kept.map((lane) => lane.stop()))
    },
    drain: async () => {
      const pgPool = queuePool(ownerUrl, app, 2)
      try {
        await runOnce({ ...workerOptions(jobs, app), pgPool })
      } finally {
        await pgPool.end()
      }
    },
  }
}

interface Workers extends Required<JobRunnerOptions> {
  readonly ownerUrl: string
  readonly lane: Lane
  readonly jobs: readonly Job[]
  readonly app: App
  /** Ids of the pools of workers that this lane has had, the current one last; jobs that the earlier ones hold are nobody's. */
  readonly pools: string[]
}

/** Workers that go on until they are stopped, or until the database did not take how a job ended. */
async function beginWorkers(workers: Workers): Promise<Background> {
  const { ownerUrl, lane, jobs, app, pools, beatMs, deadAfterMs, abandonMs } = workers
  const doing: Doing = new Set()
  const events: WorkerEvents = new EventEmitter()
  // One connection more than workers: it listens for new jobs.
  const pgPool = queuePool(ownerUrl, app, LANES[lane] + 1)
  let beating: NodeJS.Timeout | undefined
  const close = async () => {
    clearInterval(beating)
    // The next workers must not start a job that is still running.
    await Promise.allSettled(doing)
    const leave = async () => {
      await pgPool.query('DELETE FROM worker_pool WHERE id = ANY ($1)', [pools])
      await pgPool.end()
    }
    // A connection that hangs is not waited for.
    const left = leave().catch(() => undefined)
    await Promise.race([left, sleep(CLOSING_MS, undefined, { ref: false })])
  }
  events.on('pool:create', ({ workerPool }) => void pools.push(workerPool.id))
  const abandoned = once(events, 'pool:gracefulShutdown').then(async () => {
    await Promise.allSettled(doing)
    await sleep(abandonMs, undefined, { ref: false })
  })
  try {
    const runner = await run({
      ...workerOptions(jobs, app, { doing, inShare: inShareOf(lane, app) }),
      events,
      pgPool,
      concurrency: LANES[lane],
      noHandleSignals: true,
      pollInterval: 2000,
    })
    endWhenNothingCanBeTaken(events, () => void runner.stop().catch(() => undefined))
    const beat = () =>
      beatAndFree(pgPool, pools, deadAfterMs).catch((error) =>
        app.log.warn({ err: error, lane }, 'The queue could not be told that this node is alive'),
      )
    await beat()
    beating = setInterval(beat, beatMs)
    const whole = Promise.race([runner.promise, abandoned]).finally(close)
    return {
      ended: whole,
      stop: async () => {
        // The runner may just have ended by itself, or may never end.
        void runner.stop().catch(() => undefined)
        await whole.catch(() => undefined)
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

function endWhenNothingCanBeTaken(events: WorkerEvents, end: () => void): void {
  let failures = 0
  const succeeded = () => {
    failures = 0
  }
  events.on('worker:getJob:empty', succeeded)
  events.on('job:start', succeeded)
  events.on('worker:getJob:error', () => {
    failures += 1
    if (failures === MOST_FAILED_TRIES) end()
  })
}

/** How a lane's jobs take turns: without rests unless it has a share. */
function inShareOf(lane: Lane, app: App): RunInShare {
  if (HURRIED.includes(lane)) return atOnce
  const untilQuiet = () => foregroundOf(app).quiet(LONGEST_YIELD_MS)
  const share = SHARES[lane]
  if (share === undefined) return (task) => untilQuiet().then(task)
  return createTimeShare({ share, longestRestMs: LONGEST_REST_MS, untilQuiet })
}

const atOnce: RunInShare = (task) => task()

function workerOptions(
  jobs: readonly Job[],
  app: App,
  { doing = new Set(), inShare = atOnce }: { doing?: Doing; inShare?: RunInShare } = {},
): RunnerOptions {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (payload: unknown) => {
        const done = inShare(() => doJob(job, payload as JobHeader, app))
        doing.add(done)
        const forget = () => void doing.delete(done)
        done.then(forget, forget)
        return done
      },
    ]),
  )
  return { taskList, noPreparedStatements: false, logger: quiet(app), preset: CAUGHT_ENDS }
}

async function doJob(job: Job, header: JobHeader, app: App): Promise<void> {
  app.crashAt('job.claimed')
  await job.run(header, app)
  app.crashAt('job.sent-before-ack')
}

/**
 * Graceful shutdown: with a delay, graphile-worker catches that it cannot write down how a job ended and stops the workers in
 * good order; without one that is a rejection which nobody can catch, and the end of the process.
 */
const CAUGHT_ENDS: NonNullable<RunnerOptions['preset']> = {
  worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
}

/** Milliseconds that the workers' connections have to close. */
const CLOSING_MS = 1_000

/**
 * Heartbeat with failure detection: says that the last of `pools` is alive, and frees the jobs of pools that are not; the queue
 * itself would wait for hours. A pool that has never sent a heartbeat counts from when it took the job.
 */
async function beatAndFree(
  pool: pg.Pool,
  pools: readonly string[],
  deadAfterMs: number,
): Promise<void> {
  await pool.query(
    `INSERT INTO worker_pool (id, seen_at) VALUES ($1, clock_timestamp())
     ON CONFLICT (id) DO UPDATE SET seen_at = clock_timestamp()`,
    [pools.at(-1)],
  )
  await pool.query(
    `WITH silent AS (SELECT clock_timestamp() - make_interval(secs => $1) AS before),
     forgotten AS (
       DELETE FROM worker_pool WHERE seen_at < now() - interval '1 day' RETURNING id
     )
     SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT job.locked_by))
     FROM graphile_worker.jobs job CROSS JOIN silent
     LEFT JOIN worker_pool pool ON pool.id = job.locked_by
     WHERE job.locked_by = ANY ($2) OR coalesce(pool.seen_at, job.locked_at) < silent.before
     HAVING count(*) > 0`,
    [deadAfterMs / 1000, pools.slice(0, -1)],
  )
}

async function freeAllJobs(ownerUrl: string, app: App): Promise<void> {
  const pool = queuePool(ownerUrl, app, 1)
  try {
    await pool.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
       FROM graphile_worker.jobs WHERE locked_by IS NOT NULL HAVING count(*) > 0`,
    )
  } finally {
    await pool.end()
  }
}

/** Makes or updates the queue's tables; part of migrating. */
export async function migrateQueue(pgPool: pg.Pool): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool, logger: SILENT })
  try {
    await utils.migrate()
  } finally {
    await utils.release()
  }
}

function queuePool(ownerUrl: string, app: App, max: number): pg.Pool {
  const settings = {
    connectionString: ownerUrl,
    max,
    application_name: 'sitewright-jobs',
    // The queue's own statements are short; a server that hangs is given up like one that is gone.
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
    keepAlive: true,
  }
  return watchedPool(settings, app.log)
}

const SILENT = new Logger(() => () => undefined)

function quiet(app: App): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning')
      app.log.warn({ queue: message }, 'The queue reports')
  })
}
