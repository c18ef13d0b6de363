/** The server against its own statements, round by round. */

import type { Client } from 'pg'
import { type Cluster, quietQueue } from './cluster.ts'
import { cpuOf } from './cpu.ts'
import { type LoadResult, median } from './load.ts'
import { countStatements, type Recording, sizeOf, transactionsIn } from './recording.ts'
import { repeat, sideLine } from './repeat.ts'
import { createReplay } from './replay.ts'

/** Browsers that are opened ahead, each for a few visits below the limits of a minute. */
export interface Visitors<Visitor> {
  prepare(visits: number): Promise<void>
  next(): Promise<Visitor>
  leave(): void
}

export interface Subject<Visitor> {
  readonly name: string
  readonly visitors: Visitors<Visitor>
  /** Visits prepared ahead of a round, more than it can take. */
  readonly prepared: number
  /** Statements to race against in place of the server's own of today. */
  readonly frozen?: Recording
  /** Maximum number of statements that the server may send, and least part of the reference's speed that it must reach. */
  readonly mostStatements?: number
  readonly leastRatio?: number
  work(visitor: Visitor): Promise<void>
}

export interface Arena {
  /** The server's process. */
  readonly pid: number
  readonly cluster: Cluster
  /** The reference's connections, as many as there are visitors at once. */
  readonly clients: readonly Client[]
}

interface Run extends LoadResult {
  /** CPU time of one visit, in milliseconds. */
  readonly server: number
  readonly postgres: number
}

export interface Contest {
  /** One round of each side. */
  run(seconds: number, options: { counts: boolean }): Promise<void>
  /** Prints what was measured; gives what both sides did in a second, in the middle of the rounds. */
  report(): Score
}

export interface Score {
  readonly reference: number
  readonly visits: number
}

export async function prepareContest<Visitor>(
  { name, visitors, prepared, work, ...subject }: Subject<Visitor>,
  { pid, cluster, clients }: Arena,
): Promise<Contest> {
  // Connections are open and caches filled before one visit is recorded.
  for (let visit = 0; visit < 3; visit += 1) await work(await visitors.next())
  const visitor = await visitors.next()
  let recordedAt = 0
  const log = await cluster.logOf(() => {
    recordedAt = Date.now()
    return work(visitor)
  })
  const own: Recording = { transactions: transactionsIn(log), recordedAt }
  const reference = subject.frozen ?? own
  const replay = createReplay(reference)

  const workers = clients.length
  const ours: Run[] = []
  const theirs: Run[] = []
  const measure = async (seconds: number, once: (worker: number) => Promise<void>) => {
    await quietQueue(cluster.admin)
    let count = 0
    const before = { server: await cpuOf(pid), postgres: await cluster.cpu() }
    const work = async (worker: number) => {
      count += 1
      await once(worker)
    }
    const result = await repeat({ workers, seconds, work })
    const server = ((await cpuOf(pid)) - before.server) / count
    return { ...result, server, postgres: ((await cluster.cpu()) - before.postgres) / count }
  }
  return {
    run: async (seconds, { counts }) => {
      await visitors.prepare(prepared)
      const theirRun = await measure(seconds, async (worker) => {
        const client = clients[worker]
        if (client) await replay(client)
      })
      const ourRun = await measure(seconds, async () => work(await visitors.next()))
      if (!counts) return
      theirs.push(theirRun)
      ours.push(ourRun)
    },
    report: () => {
      visitors.leave()
      const ratios = ours.map((run, round) => run.perSecond / (theirs[round]?.perSecond ?? 1))
      const size = countStatements(own.transactions)
      console.log(`${name}: ${size}, ${workers} at once, ${ours.length} rounds`)
      if (subject.frozen) console.log(`  reference: ${countStatements(reference.transactions)}`)
      console.log(sideLine('pg alone', theirs))
      console.log(sideLine('sitewright', ours))
      const cpu = (runs: readonly Run[], of: 'server' | 'postgres') =>
        median(runs.map((run) => run[of])).toFixed(2)
      console.log(
        `  CPU        ${cpu(ours, 'server')} ms of the server and ${cpu(ours, 'postgres')} of PostgreSQL, ` +
          `where pg alone takes ${cpu(theirs, 'postgres')} of PostgreSQL`,
      )
      console.log(`  ratio      ${median(ratios).toFixed(2)}`)
      judge(subject, own, median(ratios))
      const rate = (runs: readonly Run[]) => median(runs.map(({ perSecond }) => perSecond))
      return { reference: rate(theirs), visits: rate(ours) }
    },
  }
}

function judge(
  {
    mostStatements = Infinity,
    leastRatio = 0,
  }: Pick<Subject<never>, 'mostStatements' | 'leastRatio'>,
  { transactions }: Recording,
  ratio: number,
): void {
  if (sizeOf(transactions) > mostStatements) fail(`more than ${mostStatements} statements`)
  if (ratio < leastRatio) fail(`less than ${leastRatio} times the reference`)
}

function fail(what: string): void {
  console.error(`  NOT WHAT WAS PROMISED: ${what}`)
  process.exitCode = 1
}
