import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { endUnreadAnswers } from './unread-answers.ts'

/** Milliseconds, in place of the server's own limit. */
const SILENT_MS = 800
/** Milliseconds for slow readers: longer than any machine stands still. */
const PATIENT_MS = 5_000
const PAUSE_MS = 100
/** An answer larger than the buffers between two sockets. */
const LARGE = Buffer.alloc(64 * 1024 * 1024)

let server: FastifyInstance
let port: number

async function listen(silentMs: number): Promise<void> {
  server = Fastify({ connectionTimeout: silentMs })
  endUnreadAnswers(server)
  server.get('/large', async () => LARGE)
  server.get('/large-and-late', async () => {
    await sleep(2 * SILENT_MS)
    return LARGE
  })
  server.get('/late', async () => {
    await sleep(2 * SILENT_MS)
    return 'here'
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as { port: number }).port
}
afterEach(() => server.close())

/** Requests a path and reads nothing for as long as the server has anyone connected. */
async function stareAt(path: string): Promise<void> {
  await listen(SILENT_MS)
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
  await expect.poll(connections).toBe(1)
  await expect.poll(connections).toBe(0)
  socket.destroy()
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

it.each(['/large', '/large-and-late'])(
  'hangs up on those who do not take %s',
  (path) => stareAt(path),
  120_000,
)

it('waits with those who wait for their answer', async () => {
  await listen(SILENT_MS)
  const answer = await fetch(`http://127.0.0.1:${port}/late`)
  expect(await answer.text()).toBe('here')
})

it('lets those who read slowly go on', async () => {
  await listen(PATIENT_MS)
  const { body } = await fetch(`http://127.0.0.1:${port}/large`)
  let bytes = 0
  let pauses = 0
  for await (const chunk of body ?? []) {
    bytes += (chunk as Uint8Array).length
    // Each pause is much shorter than the server's patience; together they are longer.
    if (bytes > ((pauses + 1) * LARGE.length) / 60) {
      pauses += 1
      await sleep(PAUSE_MS)
    }
  }
  expect(bytes).toBe(LARGE.length)
  expect(pauses * PAUSE_MS).toBeGreaterThanOrEqual(PATIENT_MS)
})
