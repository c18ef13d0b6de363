/**
 * 1,000 sites with 5 pages each, asked for as people do: a few sites often, most of them seldom (by Zipf's law, with
 * exponent 1 for sites and for the pages of each). Beside it a bare server that sends one page of the mean size, with
 * the same headers, to the same questions. All pages are made once before, which tells what a cold page of a site that nobody has asked for
 * costs; then what does not fit into memory has to be made again during the load.
 */

import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { ask } from '../ask.ts'
import { startBareServer } from '../bare-server.ts'
import { openCluster } from '../cluster.ts'
import { copySite } from '../copied-sites.ts'
import { cpuOf } from '../cpu.ts'
import { duel } from '../duel.ts'
import { type Address, loadMany, memoryOf } from '../load.ts'

const SITES = 1_000
const PAGES = ['/', '/shop', '/about', '/visit', '/shop/p/morning-mug']
const CONNECTIONS = 64
const VISITORS_AT_ONCE = 8
/** Drawn for each connection, which asks for them over and over. */
const DRAWS = 2_000

const server = await startServer()
const cluster = await openCluster(server.dataDir)
try {
  const { host } = new URL((await demoSignIn(server.dataDir)).site)
  const hosts = await copySite(cluster.admin, host, SITES)
  for (const encoding of ['identity', 'br']) await compare(hosts, encoding)
} finally {
  await cluster.close()
  await server.stop()
  await removeFolder(server.dataDir)
}

async function compare(hosts: readonly string[], encoding: string): Promise<void> {
  // Everything is out of date, as after a restart.
  await cluster.admin.query('INSERT INTO site_change (website_id) VALUES (NULL)')
  const { meanBytes, headers } = await askForAll(hosts, encoding)
  const draws = Array.from({ length: CONNECTIONS }, (_, connection) =>
    drawn(hosts, randomFrom(connection + 1)),
  )
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...same } = headers
  const bare = await startBareServer(Buffer.alloc(meanBytes, 'x'), {
    ...same,
    'content-length': `${meanBytes}`,
  })
  try {
    await duel({
      what: `${hosts.length} sites × ${PAGES.length} pages as ${encoding}, ${meanBytes} bytes`,
      ours: server,
      theirs: bare,
      load: (port, seconds) => loadMany({ port, seconds, encoding, draws }),
      aim: 0.5,
    })
    console.log(`  memory     ${await memoryOf(server.pid)} MB`)
  } finally {
    bare.stop()
  }
}

/** Makes every page, and says what that took; returns their mean size, and the headers of one of them. */
async function askForAll(
  hosts: readonly string[],
  encoding: string,
): Promise<{ meanBytes: number; headers: Readonly<Record<string, string>> }> {
  const waiting = hosts.flatMap((host) => PAGES.map((path) => ({ host, path })))
  const count = waiting.length
  const times: number[] = []
  let bytes = 0
  let headers: Readonly<Record<string, string>> = {}
  const before = { server: await cpuOf(server.pid), postgres: await cluster.cpu() }
  const visit = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const begin = performance.now()
      const { status, body, ...answer } = await ask({ ...next, port: server.port, encoding })
      if (status !== 200) throw new Error(`${next.host}${next.path} answered ${status}`)
      headers = answer.headers
      times.push(performance.now() - begin)
      bytes += body.length
    }
  }
  await Promise.all(Array.from({ length: VISITORS_AT_ONCE }, visit))
  const cpu = {
    server: ((await cpuOf(server.pid)) - before.server) / count,
    postgres: ((await cluster.cpu()) - before.postgres) / count,
  }
  times.sort((a, b) => a - b)
  console.log(
    `${count} pages made: ${(cpu.server + cpu.postgres).toFixed(1)} ms of CPU each ` +
      `(server ${cpu.server.toFixed(1)}, PostgreSQL ${cpu.postgres.toFixed(1)}), ` +
      `p95 ${times[Math.floor(count * 0.95)]?.toFixed(0)} ms with ${VISITORS_AT_ONCE} at once`,
  )
  return { meanBytes: Math.round(bytes / count), headers }
}

function drawn(hosts: readonly string[], random: () => number): Address[] {
  const site = zipf(hosts.length)
  const page = zipf(PAGES.length)
  return Array.from({ length: DRAWS }, () => ({
    host: hosts[site(random())] ?? '',
    path: PAGES[page(random())] ?? '/',
  }))
}

/** From a number between 0 and 1 to a place from 0, of which the nth is as likely as 1/n. */
function zipf(count: number): (random: number) => number {
  let sum = 0
  const sums = Array.from({ length: count }, (_, place) => {
    sum += 1 / (place + 1)
    return sum
  })
  return (random) => sums.findIndex((upTo) => upTo >= random * sum)
}

/** The same numbers in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
