/**
 * Pages that have to be made: the home page of the demo shop, and a list of 50 products by a theme with 20 partials.
 * 60 copies of the shop are out of date at once, because the title of a product changed in each as if its owner had
 * changed it; then their pages are asked for one after the other, and each answer has to show the new title. The server
 * has work all the while: after a pause the same work costs up to twice as much, as far as others on the machine have
 * had its caches meanwhile. What counts is the time of the processor: that of the server with all of its threads, and
 * that of its PostgreSQL, both without what the changes take where nobody asks. The reference is the statements of the
 * same pages, sent again straight through `pg`. Both are measured in turns: what counts is the middle turn, and the
 * least and the most say how much of it was the machine.
 * Statements are counted for a page that is made again, and for the first page after the site was published.
 */

import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoSignIn, removeFolder } from '../../e2e/server.ts'
import { ask } from '../lib/ask.ts'
import { openCluster } from '../lib/cluster.ts'
import { copySite } from '../lib/copied-sites.ts'
import { cpuOf } from '../lib/cpu.ts'
import { median } from '../lib/load.ts'
import { type Transaction, transactionsIn } from '../lib/recording.ts'
import { createReplay } from '../lib/replay.ts'
import { fillShop } from './fill-shop.ts'
import { startThemedServer } from './themed-server.ts'

const PRODUCTS = 50
const PARTIALS = 20
/**
 * Pages until code is compiled for good. After 500, V8 was still compiling 1.8 ms for each page of the 300 that were
 * measured, as it does in the first minute of a server and never again; after these, less than 0.5 ms.
 */
const WARM_UP = 2_000
/** Each has a page to be made in each turn. */
const SITES = 60
const TURNS = 20
/** Statements that a page may take. */
const MOST_STATEMENTS = 8
/** Changes are heard within a few milliseconds; then the first question finds the page out of date. */
const HEARD_MS = 100
/** Polling: questions after which a page that still shows the old title is an error. */
const MOST_QUESTIONS = 20

interface Subject {
  readonly name: string
  readonly path: string
  readonly theme: string
  /** CPU time that a page may take, in milliseconds. */
  readonly aim: number
}

const SUBJECTS: readonly Subject[] = [
  { name: 'home page', path: '/', theme: 'hearth', aim: 8 },
  {
    name: `list of ${PRODUCTS} products, ${PARTIALS} partials`,
    path: '/shop',
    theme: 'partials',
    aim: 15,
  },
]

const { length: partials } = await readdir('bench/pages/themed/partials/blocks')
if (partials !== PARTIALS) throw new Error(`The theme has ${partials} partials`)

const server = await startThemedServer()
const cluster = await openCluster(server.dataDir)
const client = await cluster.connect()
try {
  const { host } = new URL((await demoSignIn(server.dataDir)).site)
  await fillShop(cluster.admin, PRODUCTS)
  const hosts = await copySite(cluster.admin, host, SITES)
  // Both pages show it; a copy's rows have the ids of the first's.
  const { rows } = await cluster.admin.query<{ id: string }>(
    `SELECT DISTINCT id FROM item WHERE title = 'Morning Mug'`,
  )
  for (const subject of SUBJECTS) await measure(subject, hosts, rows[0]?.id ?? '')
} finally {
  await client.end()
  await cluster.close()
  await server.stop()
  await removeFolder(server.dataDir)
}

async function measure(
  { name, path, theme, aim }: Subject,
  hosts: readonly string[],
  productId: string,
): Promise<void> {
  const [firstHost = ''] = hosts
  await publishWith(theme, hosts)
  for (const host of hosts) await pageOf(host)
  const first = await recorded(async () => {
    await publishWith(theme, [firstHost])
    await sleep(HEARD_MS)
    await pageOf(firstHost)
  })
  let questions = 0
  for (let made = 0; made < WARM_UP; made += SITES) await turn()
  const again = await recorded(async () => makePage(firstHost, await change()))
  const recordedAt = Date.now()
  const replay = createReplay({ transactions: await recorded(turn), recordedAt })
  for (let made = 0; made < WARM_UP; made += SITES) await replay(client)
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
  console.log(`${name}, ${bytes} bytes, ${TURNS} × ${SITES} sites`)
  console.log(`  pg alone   ${lineOf(references)}`)
  console.log(`  sitewright ${lineOf(pages)}; at most ${aim}`)
  console.log(
    `  statements ${countIn(again)}, ${countIn(first)} after publishing (at most ${MOST_STATEMENTS}); ` +
      `${questions - TURNS * SITES} questions too early`,
  )
  if (median(pages.map(sumOf)) > aim || most > MOST_STATEMENTS) process.exitCode = 1

  async function turn(): Promise<void> {
    const title = await change()
    for (const host of hosts) await makePage(host, title)
  }

  async function change(): Promise<string> {
    const title = `Mug ${Date.now()}`
    await rename(productId, title)
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
}

async function recorded(work: () => Promise<unknown>): Promise<Transaction[]> {
  return transactionsIn(await cluster.logOf(async () => void (await work())))
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

async function used(work: () => Promise<unknown>): Promise<Used> {
  const before = { own: await cpuOf(server.pid), postgres: await cluster.cpu() }
  await work()
  return {
    own: ((await cpuOf(server.pid)) - before.own) / SITES,
    postgres: ((await cluster.cpu()) - before.postgres) / SITES,
  }
}

async function usedByReplay(replay: ReturnType<typeof createReplay>): Promise<Used> {
  const before = { own: process.cpuUsage(), postgres: await cluster.cpu() }
  await replay(client)
  const { user, system } = process.cpuUsage(before.own)
  return {
    own: (user + system) / 1_000 / SITES,
    postgres: ((await cluster.cpu()) - before.postgres) / SITES,
  }
}

/** Renames a product as owners do in the studio: on every site, pages that show it or its store are out of date. */
async function rename(productId: string, title: string): Promise<void> {
  await cluster.admin.query(
    `WITH renamed AS (
       UPDATE item SET title = $2 WHERE id = $1 RETURNING website_id, id, collection_id
     )
     INSERT INTO site_change (website_id, tags)
     SELECT website_id, ARRAY['item:' || id, 'collection:' || collection_id] FROM renamed`,
    [productId, title],
  )
}

/** Publishes one more version of each site, which differs only in its theme. */
async function publishWith(theme: string, hosts: readonly string[]): Promise<void> {
  await cluster.admin.query(
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
