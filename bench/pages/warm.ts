/** A published page from the warm cache, beside a bare server that sends the same bytes. */

import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { ask } from '../lib/ask.ts'
import { startBareServer } from '../lib/bare-server.ts'
import { duel } from '../lib/duel.ts'
import { load, memoryOf } from '../lib/load.ts'

const CONNECTIONS = 64
const PATH = '/'

const server = await startServer()
try {
  const { host } = new URL((await demoSignIn(server.dataDir)).site)
  for (const encoding of ['identity', 'gzip']) await compare(host, encoding)
  console.log(`memory of the server after the load: ${await memoryOf(server.pid)} MB`)
} finally {
  await server.stop()
  await removeFolder(server.dataDir)
}

async function compare(host: string, encoding: string): Promise<void> {
  const { status, body, headers } = await ask({ port: server.port, host, path: PATH, encoding })
  if (status !== 200) throw new Error(`The demo shop's ${PATH} answered ${status}`)
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...same } = headers
  const bare = await startBareServer(body, same)
  const common = { host, path: PATH, connections: CONNECTIONS }
  try {
    await duel({
      what: `${PATH} as ${encoding}, ${body.length} bytes, ${CONNECTIONS} connections`,
      ours: server,
      theirs: bare,
      load: (port, seconds) =>
        load({ ...common, port, seconds, headers: { 'accept-encoding': encoding } }),
      aim: 0.7,
    })
  } finally {
    bare.stop()
  }
}
