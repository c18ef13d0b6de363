/**
 * 1,000 sites with 5 pages each, asked for as people do: a few sites often, most of them seldom (by Zipf's law, with
 * exponent 1 for sites and for the pages of each). Beside it a bare server that sends one of the pages, that of about the
 * mean size, with the same headers, to the same questions: the client reads what it is sent, and other bytes would
 * cost it less. All pages are made once before, which tells what a cold page of a site that nobody has asked for costs;
 * then what does not fit into memory has to be made again during the load.
 */

import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { ask } from '../lib/ask.ts'
import { startBareServer } from '../lib/bare-server.ts'
import { openCluster } from '../lib/cluster.ts'
import { copySite } from '../lib/copied-sites.ts'
import { cpuOf } from '../lib/cpu.ts'
import { duel } from '../lib/duel.ts'
import { type Address, loadMany, memoryOf } from '../lib/load.ts'
import { randomFrom } from '../lib/random.ts'

const SITES = 1_000
const PAGES = ['/', '/shop', '/about', '/visit', '/shop/p/morning-mug']
const CONNECTIONS = 64
const VISITORS_AT_ONCE = 8
/** Addresses drawn for each connection, which asks for them over and over. */
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
  const { meanBytes, typical } = await askForAll(hosts, encoding)
  const draws = Array.from({ length: CONNECTIONS }, (_, connection) =>
    drawn(hosts, randomFrom(connection + 1)),
  )
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _keepAlive,
    ...same
  } = typical.headers
  const bare = await startBareServer(typical.body, same)
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

type Answer = Awaited<ReturnType<typeof ask>>

/** Makes every page, and says what that took; returns their mean size, and the one that is nearest to it. */
async function askForAll(
  hosts: readonly string[],
  encoding: string,
): Promise<{ meanBytes: number; typical: Answer }> {
  const waiting = hosts.flatMap((host) => PAGES.map((path) => ({ host, path })))
  const count = waiting.length
  const times: number[] = []
  let bytes = 0
  /** Sites differ in little: the pages of one stand for those of all. */
  const ofOne: Answer[] = []
  const before = { server: await cpuOf(server.pid), postgres: await cluster.cpu() }
  const visit = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const begin = performance.now()
      const answer = await ask({ ...next, port: server.port, encoding })
      if (answer.status !== 200) {
        throw new Error(`${next.host}${next.path} answered ${answer.status}`)
      }
      times.push(performance.now() - begin)
      bytes += answer.body.length
      if (next.host === hosts[0]) ofOne.push(answer)
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
  const meanBytes = Math.round(bytes / count)
  const far = ({ body }: Answer) => Math.abs(body.length - meanBytes)
  const [typical] = ofOne.sort((a, b) => far(a) - far(b))
  if (!typical) throw new Error('No page was asked for')
  return { meanBytes, typical }
}

function drawn(hosts: readonly string[], random: () => number): Address[] {
  const site = zipf(hosts.length)
  const page = zipf(PAGES.length)
  return Array.from({ length: DRAWS }, () => ({
    host: hosts[site(random())] ?? '',
    path: PAGES[page(random())] ?? '/',
  }))
}

/** Zipf's law: turns a number between 0 and 1 into a place from 0, of which the nth is as likely as 1/n. */
function zipf(count: number): (random: number) => number {
  let sum = 0
  const sums = Array.from({ length: count }, (_, place) => {
    sum += 1 / (place + 1)
    return sum
  })
  return (random) => sums.findIndex((upTo) => upTo >= random * sum)
}
