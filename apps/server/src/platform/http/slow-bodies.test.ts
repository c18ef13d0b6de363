import { connect } from 'node:net'
import { uploadAsset } from '@sitewright/api/files/upload-asset'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { limitSlowBodies } from './slow-bodies.ts'

let server: FastifyInstance
let port: number

/** Milliseconds, in place of the server's own limit. */
const SHORT = 150
const LONG = 600_000

async function listen(limitMs: number): Promise<void> {
  server = Fastify()
  limitSlowBodies(server, limitMs)
  server.post('/', async () => 'taken')
  server.post('/upload', { config: { contract: uploadAsset } }, async () => 'taken')
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as { port: number }).port
}
afterEach(() => server.close())

const NEVER = new Promise<never>(() => undefined)

/** Answer of the server to a body whose end comes after `pause`; empty if it hangs up. */
function sendSlowly(path: string, pause: Promise<unknown>): Promise<string> {
  return new Promise((answer) => {
    let text = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (data) => {
      text += data
      socket.end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => answer(text))
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n{ `,
    )
    void pause.then(() => socket.write(' }'))
  })
}

it('hangs up on a body that does not come', async () => {
  await listen(SHORT)
  expect(await sendSlowly('/', NEVER)).toBe('')
})

it('takes a body that comes in time', async () => {
  await listen(LONG)
  expect(await sendSlowly('/', Promise.resolve())).toContain('taken')
})

it('waits longer for uploads', async () => {
  await listen(SHORT)
  const hungUp = sendSlowly('/', NEVER)
  expect(await sendSlowly('/upload', hungUp)).toContain('taken')
})
