/** The server against its own statements, round by round. */

import type { Client } from 'pg'
import { type Cluster, quietQueue } from '../lib/cluster.ts'
import { cpuOf } from '../lib/cpu.ts'
import { type LoadResult, median } from '../lib/load.ts'
import { countStatements, type Recording, sizeOf, transactionsIn } from '../lib/recording.ts'
import { createReplay } from '../lib/replay.ts'
import { repeat, sideLine } from './repeat.ts'
import { createShoppers, type Shop, type Shopper } from './shopper.ts'

export interface Subject {
  readonly name: string
  /** Visits of one browser; the rate limits are 30 additions in ten seconds and 20 payments in a minute. */
  readonly uses: number
  /** Visits prepared ahead of a round, more than it can take. */
  readonly prepared: number
  /** Statements to race against in place of the server's own of today. */
  readonly frozen?: Recording
  /** Maximum number of statements that the server may send, and least part of the reference's speed that it must reach. */
  readonly mostStatements?: number
  readonly leastRatio?: number
  work(shopper: Shopper): Promise<void>
}

export interface Arena {
  readonly shop: Shop
  /** The server's process. */
  readonly pid: number
  readonly cluster: Cluster
  /** The reference's connections, as many as there are shoppers at once. */
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
  /** Prints what was measured; gives the visits a second, in the middle of the rounds. */
  report(): number
}

export async function prepareContest(
  { name, uses, prepared, work, ...subject }: Subject,
  { shop, pid, cluster, clients }: Arena,
): Promise<Contest> {
  const shoppers = createShoppers(shop, uses)
  // Connections are open and caches filled before one visit is recorded.
  for (let visit = 0; visit < 3; visit += 1) await work(await shoppers.next())
  const shopper = await shoppers.next()
  let recordedAt = 0
  const log = await cluster.logOf(() => {
    recordedAt = Date.now()
    return work(shopper)
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
      await shoppers.prepare(prepared)
      const theirRun = await measure(seconds, async (worker) => {
        const client = clients[worker]
        if (client) await replay(client)
      })
      const ourRun = await measure(seconds, async () => work(await shoppers.next()))
      if (!counts) return
      theirs.push(theirRun)
      ours.push(ourRun)
    },
    report: () => {
      shoppers.leave()
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
      return median(ours.map(({ perSecond }) => perSecond))
    },
  }
}

function judge(
  { mostStatements = Infinity, leastRatio = 0 }: Pick<Subject, 'mostStatements' | 'leastRatio'>,
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
