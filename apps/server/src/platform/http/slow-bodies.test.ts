import { connect } from 'node:net'
import { uploadAsset } from '@sitewright/api/files/upload-asset'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitSlowBodies } from './slow-bodies.ts'

let server: FastifyInstance
let port: number

beforeEach(async () => {
  server = Fastify()
  limitSlowBodies(server, 150)
  server.post('/', async () => 'taken')
  server.post('/upload', { config: { contract: uploadAsset } }, async () => 'taken')
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as { port: number }).port
})
afterEach(() => server.close())

/** What the server answers to a body that stops in its middle for a while; nothing if it hangs up. */
function sendSlowly(path: string, pauseMs: number): Promise<string> {
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
    setTimeout(() => socket.write(' }'), pauseMs)
  })
}

it('hangs up on a body that does not come', async () => {
  expect(await sendSlowly('/', 1000)).toBe('')
})

it('takes a body that comes in time', async () => {
  expect(await sendSlowly('/', 1)).toContain('taken')
})

it('waits longer for uploads', async () => {
  expect(await sendSlowly('/upload', 400)).toContain('taken')
})
