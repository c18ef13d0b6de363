/**
 * CPU time of pages that have to be made. Copies of a site are out of date at once, because the title of a product changed
 * in each as if its owner had changed it; then their pages are asked for one after the other, and each answer has to show
 * the new title. The server has work all the while: after a pause the same work costs up to twice as much, as far as others
 * on the machine have had its caches meanwhile. What counts is the time of the processor: that of the server with all of its
 * threads, and that of its PostgreSQL, both without what the changes take where nobody asks. The reference is the statements
 * of the same pages, sent again straight through `pg`. Both are measured in turns: what counts is the middle turn, and the
 * least and the most say how much of it was the machine. Statements are counted for a page that is made again, and for the
 * first page after the site was published.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { RunningServer } from '../../e2e/server.ts'
import { ask } from './ask.ts'
import type { Cluster } from './cluster.ts'
import { cpuOf } from './cpu.ts'
import { median } from './load.ts'
import { type Transaction, transactionsIn } from './recording.ts'
import { createReplay } from './replay.ts'

/**
 * Pages until code is compiled for good. After 500, V8 was still compiling 1.8 ms for each page of the 300 that were
 * measured, as it does in the first minute of a server and never again; after these, less than 0.5 ms.
 */
const WARM_UP = 2_000
const TURNS = 20
/** Statements that a page may take. */
const MOST_STATEMENTS = 8
/** Changes are heard within a few milliseconds; then the first question finds the page out of date. */
const HEARD_MS = 100
/** Polling: questions after which a page that still shows the old title is an error. */
const MOST_QUESTIONS = 20

export interface Subject {
  readonly name: string
  readonly path: string
  readonly theme: string
  /** CPU time that a page may take, in milliseconds; none for one that is only a reference. */
  readonly aim?: number
}

export interface MadePages {
  readonly server: RunningServer
  readonly cluster: Cluster
  /** Sends the statements of the reference. */
  readonly client: Client
  /** Copies of one site, each of which has a page to be made in each turn. */
  readonly hosts: readonly string[]
  /** A product that every page shows. */
  readonly productId: string
}

/** CPU time that one page takes, in milliseconds: the middle turn. A page above its aim ends the run with 1. */
export async function measureMade(
  { name, path, theme, aim }: Subject,
  { server, cluster, client, hosts, productId }: MadePages,
): Promise<number> {
  const [firstHost = ''] = hosts
  await publishWith(cluster.admin, theme, hosts)
  for (const host of hosts) await pageOf(host)
  const first = await recorded(async () => {
    await publishWith(cluster.admin, theme, [firstHost])
    await sleep(HEARD_MS)
    await pageOf(firstHost)
  })
  let questions = 0
  for (let made = 0; made < WARM_UP; made += hosts.length) await turn()
  const again = await recorded(async () => makePage(firstHost, await change()))
  const recordedAt = Date.now()
  const replay = createReplay({ transactions: await recorded(turn), recordedAt })
  for (let made = 0; made < WARM_UP; made += hosts.length) await replay(client)
  questions = 0
  const references: Used[] = []
  const pages: Used[] = []
  for (let count = 0; count < TURNS; count += 1) {
    references.push(await usedByReplay(replay))
    const changes = await used(change)
    const both = await used(turn)
    pages.push({ own: both.own - changes.own, postgres: both.postgres - changes.postgres })
  }
  const most = Math.max(countIn(first), countIn(again))

  const { length: bytes } = await pageOf(firstHost)
  console.log(`${name}, ${bytes} bytes, ${TURNS} × ${hosts.length} sites`)
  console.log(`  pg alone   ${lineOf(references)}`)
  console.log(
    `  sitewright ${lineOf(pages)}${aim === undefined ? '' : `; at most ${aim.toFixed(1)}`}`,
  )
  console.log(
    `  statements ${countIn(again)}, ${countIn(first)} after publishing (at most ${MOST_STATEMENTS}); ` +
      `${questions - TURNS * hosts.length} questions too early`,
  )
  const middle = median(pages.map(sumOf))
  if (middle > (aim ?? middle) || most > MOST_STATEMENTS) process.exitCode = 1
  return middle

  async function turn(): Promise<void> {
    const title = await change()
    for (const host of hosts) await makePage(host, title)
  }

  async function change(): Promise<string> {
    const title = `Mug ${Date.now()}`
    await rename(cluster.admin, productId, title)
    await sleep(HEARD_MS)
    return title
  }

  async function makePage(host: string, title: string): Promise<void> {
    for (let question = 0; question < MOST_QUESTIONS; question += 1) {
      questions += 1
      if ((await pageOf(host)).includes(title)) return
      await sleep(HEARD_MS)
    }
    throw new Error(`${host}${path} never showed the new title`)
  }

  async function pageOf(host: string): Promise<Buffer> {
    const { status, body } = await ask({ port: server.port, host, path })
    if (status !== 200) throw new Error(`${host}${path} answered ${status}`)
    return body
  }

  async function recorded(work: () => Promise<unknown>): Promise<Transaction[]> {
    return transactionsIn(await cluster.logOf(async () => void (await work())))
  }

  async function used(work: () => Promise<unknown>): Promise<Used> {
    const before = { own: await cpuOf(server.pid), postgres: await cluster.cpu() }
    await work()
    return {
      own: ((await cpuOf(server.pid)) - before.own) / hosts.length,
      postgres: ((await cluster.cpu()) - before.postgres) / hosts.length,
    }
  }

  async function usedByReplay(replay: ReturnType<typeof createReplay>): Promise<Used> {
    const before = { own: process.cpuUsage(), postgres: await cluster.cpu() }
    await replay(client)
    const { user, system } = process.cpuUsage(before.own)
    return {
      own: (user + system) / 1_000 / hosts.length,
      postgres: ((await cluster.cpu()) - before.postgres) / hosts.length,
    }
  }
}

/** The statements without those that only frame transactions. */
function countIn(transactions: readonly Transaction[]): number {
  return transactions.flat().filter(({ text }) => !/^(?:BEGIN|COMMIT|SET)\b/.test(text)).length
}

/** CPU time that one page takes, in milliseconds. */
interface Used {
  /** The server, or what stands for it. */
  readonly own: number
  readonly postgres: number
}

function sumOf({ own, postgres }: Used): number {
  return own + postgres
}

function lineOf(turns: readonly Used[]): string {
  const all = turns.map(sumOf)
  const middle = (of: (turn: Used) => number) => median(turns.map(of)).toFixed(1)
  return (
    `${middle(sumOf)} ms of CPU (${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}): ` +
    `itself ${middle(({ own }) => own)}, PostgreSQL ${middle(({ postgres }) => postgres)}`
  )
}

/** Renames a product as owners do in the studio: on every site, pages that show it or its store are out of date. */
async function rename(admin: Client, productId: string, title: string): Promise<void> {
  await admin.query(
    `WITH renamed AS (
       UPDATE item SET title = $2 WHERE id = $1 RETURNING website_id, id, collection_id
     )
     INSERT INTO site_change (website_id, tags)
     SELECT website_id, ARRAY['item:' || id, 'collection:' || collection_id] FROM renamed`,
    [productId, title],
  )
}

/** Publishes one more version of each site, which differs only in its theme. */
async function publishWith(admin: Client, theme: string, hosts: readonly string[]): Promise<void> {
  await admin.query(
    `WITH live AS (
       SELECT publication.*, substr(md5(random()::text), 1, 24) AS next_id
       FROM site JOIN publication ON publication.id = site.publication_id
       WHERE site.identifier = ANY ($2)
     ), version AS (
       INSERT INTO publication (website_id, id, manifest, note, changes, author_id, author_name)
       SELECT website_id, next_id, jsonb_set(manifest, '{style,theme}', to_jsonb($1::text)), note,
         changes, author_id, author_name FROM live RETURNING website_id, id
     ), parts AS (
       INSERT INTO publication_document (website_id, publication_id, document_id, revision)
       SELECT part.website_id, next_id, document_id, revision FROM live
       JOIN publication_document part ON part.publication_id = live.id
     ), change AS (
       INSERT INTO site_change (website_id) SELECT website_id FROM live
     )
     UPDATE site SET publication_id = version.id FROM version WHERE site.id = version.website_id`,
    [theme, hosts.map((host) => host.slice(0, host.indexOf('.')))],
  )
}
