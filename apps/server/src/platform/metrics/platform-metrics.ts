/** Metrics of the platform: database, queue, changes that are heard, and refusals by rate limits. */

import { sql } from 'kysely'
import type { App } from '../app.ts'
import { type Job, LANES, type Lane } from '../background/jobs.ts'
import { askRarely } from './ask-rarely.ts'
import type { Metrics } from './metrics.ts'

interface QueuedTask {
  readonly task: string
  /** Jobs that are due, under way or wait for their time. */
  readonly waiting: number
  readonly due: number
  /** Seconds since the oldest job that is due and not under way became so. */
  readonly oldest: number
  /** Jobs that were given up after their last try. */
  readonly dead: number
}

export function measurePlatform(metrics: Metrics, app: App, jobs: readonly Job[]): void {
  measureDatabase(metrics, app)
  measureQueue(metrics, app, jobs)
  metrics.counted(
    {
      name: 'sitewright_changes_heard_total',
      help: 'Changes of sites that this node has heard of.',
    },
    () => app.events.heard,
  )
}

function measureDatabase(metrics: Metrics, { database }: App): void {
  metrics.gauge(
    {
      name: 'sitewright_database_connections',
      help: 'Connections of the pool; most is how many it may open.',
      labels: ['state'],
    },
    () => {
      const { inUse, idle, most } = database.load()
      return [
        [{ state: 'in-use' }, inUse],
        [{ state: 'idle' }, idle],
        [{ state: 'most' }, most],
      ]
    },
  )
  metrics.gauge(
    {
      name: 'sitewright_database_waiting',
      help: 'Transactions and statements that wait for a connection.',
    },
    () => database.load().waiting,
  )
  metrics.gauge(
    {
      name: 'sitewright_database_there',
      help: 'Whether the database answers: 1 or 0. Where it does not, metrics that are read from it are missing.',
    },
    () => (database.load().isThere ? 1 : 0),
  )
}

function measureQueue(metrics: Metrics, { database }: App, jobs: readonly Job[]): void {
  const tasks = askRarely(async () => {
    const { rows } = await database.whileThere(() =>
      sql<QueuedTask>`SELECT * FROM sitewright_queue_totals()`.execute(database.global),
    )
    return rows
  })
  const laneOf = new Map(jobs.map(({ name, lane }) => [name, lane]))
  const lanes = Object.keys(LANES) as Lane[]

  /** A gauge with a value for each lane, empty ones included, so that a graph has no holes. */
  const ofLanes = (
    name: string,
    help: string,
    amountOf: (lane: readonly QueuedTask[]) => number,
  ): void => {
    metrics.gauge({ name, help, labels: ['lane'] }, async () => {
      const all = await tasks()
      return all && lanes.map((lane) => [{ lane }, amountOf(all.filter(isIn(lane)))] as const)
    })
  }
  const isIn = (lane: Lane) => (one: QueuedTask) => (laneOf.get(one.task) ?? 'rest') === lane
  const sum = (field: 'waiting' | 'due' | 'dead') => (all: readonly QueuedTask[]) =>
    all.reduce((total, one) => total + one[field], 0)

  ofLanes('sitewright_jobs_waiting', 'Jobs in the queue, those for later included.', sum('waiting'))
  ofLanes('sitewright_jobs_due', 'Jobs whose time has come and that nobody has begun.', sum('due'))
  ofLanes('sitewright_jobs_dead', 'Jobs that were given up after their last try.', sum('dead'))
  ofLanes(
    'sitewright_jobs_oldest_seconds',
    'How long the oldest job that is due has waited for a worker.',
    (all) => Math.max(0, ...all.map(({ oldest }) => oldest)),
  )
}
