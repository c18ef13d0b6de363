/** Kills the server's own PostgreSQL again and again while jobs run, and reports how the server recovered. */

import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { inOwnDatabase, postmasterOf } from './own-database.ts'
import type { TestProcess } from './test-process.ts'

export interface KillReport {
  readonly kills: number
  /** Whether the same server process ran all the time. */
  readonly isSameProcess: boolean
  /** Milliseconds from each kill until the server was ready again, longest last. */
  readonly recoveries: readonly number[]
  /** Number of jobs that were locked for long at the end. */
  readonly heldJobs: number
  /** Whether a job that was added at the end was done. */
  readonly doesJobs: boolean
}

/** A job without effect, and one that always fails: both outcomes have to be recorded. */
const JOB = 'send-message'
const JOBS_A_ROUND = 20
const LAST = 'the-last-job'
/** Seconds after which a locked job counts as stuck; no job of this drill takes as long. */
const HELD_S = 30
/** Milliseconds by which the kill moves from round to round, within the first `ROUND_MS`. */
const STEP_MS = 37
const ROUND_MS = 400
const LIMIT_MS = 60_000

export async function killDatabase(server: TestProcess, kills: number): Promise<KillReport> {
  const pid = await server.serverPid()
  const recoveries: number[] = []
  for (let round = 0; round < kills; round += 1) {
    await inOwnDatabase(server, (client) => addJobs(client, JOBS_A_ROUND))
    await sleep((round * STEP_MS) % ROUND_MS)
    process.kill(await postmasterOf(server), 'SIGKILL')
    const killedAt = performance.now()
    await until(
      'not ready',
      async () => (await server.ask('/readyz'))?.status !== 200,
      5_000,
    ).catch(
      // The server may be ready again before it was seen unready.
      () => undefined,
    )
    await until('ready again', async () => (await server.ask('/readyz'))?.status === 200)
    recoveries.push(performance.now() - killedAt)
  }
  const count = async (where: string) =>
    inOwnDatabase(server, async (client) => {
      const { rows } = await client.query<{ count: string }>(
        `SELECT count(*) FROM graphile_worker._private_jobs WHERE ${where}`,
      )
      return Number(rows[0]?.count)
    })
  await inOwnDatabase(server, (client) => addJobs(client, 1, LAST))
  const doesJobs = await until('the last job done', () =>
    count(`key = '${LAST}'`).then((left) => left === 0),
  ).then(
    () => true,
    () => false,
  )
  // Failed jobs are retried, so some may be locked at any one moment, but none for long.
  const heldJobs = await count(`locked_at < now() - interval '${HELD_S} seconds'`)
  return {
    kills,
    isSameProcess: (await server.serverPid()) === pid,
    recoveries: recoveries.sort((a, b) => a - b),
    heldJobs,
    doesJobs,
  }
}

/** Adds jobs; with a key, one without effect that goes before the others. */
async function addJobs(client: pg.Client, count: number, key?: string): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job($1,
       payload => json_build_object(
         'siteId', CASE WHEN n % 2 = 0 OR $3::text IS NOT NULL THEN repeat('0', 24) ELSE 'no id' END,
         'id', repeat('0', 24)),
       job_key => $3, priority => CASE WHEN $3::text IS NULL THEN 0 ELSE -100 END)
     FROM generate_series(1, $2) n`,
    [JOB, count, key ?? null],
  )
}

async function until(
  what: string,
  holds: () => Promise<boolean>,
  limitMs = LIMIT_MS,
): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Not ${what} in time`)
    await sleep(10)
  }
}
