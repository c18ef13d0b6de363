/** A published page from the warm cache, beside a bare server that sends the same bytes. */

import { request } from 'node:http'
import { demoSignIn, startServer } from '../../e2e/server.ts'
import { startBareServer } from '../bare-server.ts'
import { type LoadResult, load, median, memoryOf } from '../load.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 64

interface Answer {
  readonly status: number
  readonly body: Buffer
  readonly headers: Record<string, string>
}

function get(port: number, host: string, path: string, encoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': encoding } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks),
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
          }),
        )
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}

const server = await startServer()
try {
  const { site } = await demoSignIn(server.dataDir)
  const host = new URL(site).host
  for (const encoding of ['identity', 'gzip']) {
    await compare(host, '/', encoding)
  }
  console.log(`memory of the server after the load: ${await memoryOf(server.pid)} MB`)
} finally {
  await server.stop()
}

async function compare(host: string, path: string, encoding: string): Promise<void> {
  const { status, body, headers } = await get(server.port, host, path, encoding)
  if (status !== 200) throw new Error(`The demo shop's ${path} answered ${status}`)
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...same } = headers
  const bare = await startBareServer(body, same)
  try {
    const common = { path, connections: CONNECTIONS, headers: { 'accept-encoding': encoding } }
    const ours: LoadResult[] = []
    const theirs: LoadResult[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      // The first round warms both up and does not count.
      const seconds = round === 0 ? 1 : SECONDS
      const bareRun = await load({ ...common, port: bare.port, host, seconds })
      const ourRun = await load({ ...common, port: server.port, host, seconds })
      if (round > 0) {
        theirs.push(bareRun)
        ours.push(ourRun)
      }
    }
    report(`${path} as ${encoding}, ${body.length} bytes`, ours, theirs)
  } finally {
    bare.stop()
  }
}

function report(what: string, ours: LoadResult[], theirs: LoadResult[]): void {
  const ratio = median(ours.map((run, round) => run.perSecond / (theirs[round]?.perSecond ?? 1)))
  const line = (name: string, runs: LoadResult[]) =>
    console.log(
      `  ${name.padEnd(10)} ${Math.round(median(runs.map((run) => run.perSecond)))} requests/s, ` +
        `p50 ${median(runs.map((run) => run.p50Ms))} ms, p99 ${median(runs.map((run) => run.p99Ms))} ms, ` +
        `errors ${runs.reduce((sum, run) => sum + run.errors, 0)}`,
    )
  console.log(`${what}, ${CONNECTIONS} connections, ${ROUNDS} rounds`)
  line('node:http', theirs)
  line('sitewright', ours)
  console.log(`  ratio      ${ratio.toFixed(2)} (at least 0.70)`)
}
