/**
 * Ten thousand sites on one node, none of them asked for before: how long the first visitor of each waits, which is
 * for its host to be looked up and for a page to be made, and what the server keeps of it all in memory.
 */

import { Agent } from 'node:http'
import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { openCluster } from '../lib/cluster.ts'
import { copySite } from '../lib/copied-sites.ts'
import { memoryOf } from '../lib/load.ts'
import { timeOf, waitsOf } from '../lib/waits.ts'

const SITES = 10_000
/** Milliseconds that the slowest twentieth of first pages may take. */
const AIM_MS = 200
/** Megabytes that the server may take. */
const AIM_MB = 600
/** Sites whose pages are waited for and measured; of the others only the host is looked up. */
const VISITED = 3_000
const ASKERS = 2
/** Paths of a site in turn; the first is the one that is measured. */
const PATHS = ['/', '/shop', '/about']
const KNOWN_SITES = 300

const first = await startServer()
const { dataDir, port } = first
const { host } = new URL((await demoSignIn(dataDir)).site)
const cluster = await openCluster(dataDir)
const hosts = await copySite(cluster.admin, host, SITES)
await cluster.close()
await first.stop()

const agent = new Agent({ keepAlive: true })
const begun = performance.now()
// The one that drew the demo shop's pictures is larger than others ever get.
const server = await startServer({ dataDir, port })
const startedInMs = performance.now() - begun
let memory = 0
try {
  // Warm-up: what a server reads and compiles for its first page is not a site's.
  for (const path of PATHS) await timeOf({ port, host, path })
  console.log(
    `started with ${SITES} sites in ${startedInMs.toFixed(0)} ms, ${await memoryOf(server.pid)} MB`,
  )
  const visited = hosts.slice(0, VISITED)

  console.log(`\n${'ms'.padEnd(34)} p50   p95   p99`)
  const newcomers = await ask(visited, (index) => path(index))
  const isSlow = newcomers.p95 > AIM_MS
  if (isSlow) process.exitCode = 1
  line(`first page of ${VISITED} sites`, newcomers, isSlow ? `over ${AIM_MS}` : '')
  const known = visited.slice(-KNOWN_SITES)
  line('another page of a known site', await ask(known, (index) => path(index + 1)))
  line('a page from memory', await ask(known, (index) => path(index + 1)))
  // Answered from what is in memory, once it is known whose it is.
  line(`host of ${SITES - VISITED} more`, await ask(hosts.slice(VISITED), () => '/site.css'))

  const isLarge = memory > AIM_MB
  if (isLarge) process.exitCode = 1
  console.log(
    `\nmemory of the server at most: ${memory} MB${isLarge ? `, over ${AIM_MB}` : ''}` +
      `\n${ASKERS} at once; aims: p95 of first pages under ${AIM_MS} ms, memory at most ${AIM_MB} MB`,
  )
} finally {
  agent.destroy()
  await server.stop()
  await removeFolder(dataDir)
}

function path(index: number): string {
  return PATHS[index % PATHS.length] ?? '/'
}

async function ask(hosts: readonly string[], pathOf: (index: number) => string) {
  const waits: number[] = []
  const waiting = [...hosts.entries()].reverse()
  const asker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, host] = next
      waits.push(await timeOf({ port, host, path: pathOf(index), agent }))
      if (index % 100 === 0) memory = Math.max(memory, await memoryOf(server.pid))
    }
  }
  await Promise.all(Array.from({ length: ASKERS }, asker))
  return waitsOf(waits)
}

function line(what: string, { p50, p95, p99 }: ReturnType<typeof waitsOf>, remark = ''): void {
  const cells = [p50, p95, p99].map((value) => value.toFixed(1).padStart(5))
  console.log(`${what.padEnd(32)} ${cells.join(' ')}  ${remark}`)
}
