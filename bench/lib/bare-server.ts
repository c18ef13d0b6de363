/** The reference: `node:http` sending one answer, in a process of its own like the server it stands beside. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const SOURCE = `
  const { createServer } = require('node:http')
  process.once('message', ({ body, headers }) => {
    const bytes = Buffer.from(body, 'base64')
    createServer((request, response) => {
      response.writeHead(200, headers)
      response.end(bytes)
    }).listen(0, '127.0.0.1', function () { process.send(this.address().port) })
  })`

export interface BareServer {
  readonly pid: number
  readonly port: number
  stop(): void
}

export async function startBareServer(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<BareServer> {
  const child: ChildProcess = spawn(process.execPath, ['-e', SOURCE], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  child.send({ body: body.toString('base64'), headers })
  const [port] = (await once(child, 'message')) as [number]
  return { pid: child.pid ?? 0, port, stop: () => void child.kill('SIGTERM') }
}
