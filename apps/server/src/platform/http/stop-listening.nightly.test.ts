/** A client that reached the listener never loses a request because the listener closes. */

import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { stopListening } from './stop-listening.ts'

const ROUNDS = 6
const VISITORS = 16
/** Milliseconds; longer than any test takes: no connection is given up because the machine is busy. */
const NEVER_MS = 3_600_000
/** Milliseconds of work for each request, so that connections queue up. */
const WORK_MS = 0.5

it('all who were taken in are answered, whatever comes while the listener closes', async () => {
  const outcomes: Outcome[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { server, port } = await listening()
    let isOver = false
    const visiting = Promise.all(
      Array.from({ length: VISITORS }, async () => {
        let last: Outcome = 'answered'
        while (last === 'answered' && !isOver) {
          last = await visit(port)
          outcomes.push(last)
        }
      }),
    )
    await until(() => outcomes.length > (round + 1) * VISITORS * 4)
    await stopListening(server, { limitMs: NEVER_MS })
    isOver = true
    await visiting
  }
  expect(outcomes).toContain('refused')
  expect(outcomes.filter((outcome) => outcome === 'lost')).toEqual([])
})

it('closes at once where nobody comes', async () => {
  const { server, port } = await listening()
  await stopListening(server)
  expect(server.listening).toBe(false)
  expect(await visit(port)).toBe('refused')
})

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      const began = performance.now()
      while (performance.now() - began < WORK_MS);
      response.end('answered')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

type Outcome = 'answered' | 'refused' | 'lost'

const WRITE = 'POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}'

/** Sends a write over a connection of its own, as nginx does. */
function visit(port: number): Promise<Outcome> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    let isRefused = false
    socket.once('connect', () => socket.write(WRITE))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      isRefused = error.code === 'ECONNREFUSED'
    })
    socket.once('close', () => {
      if (isRefused) settle('refused')
      else settle(text.endsWith('answered') ? 'answered' : 'lost')
    })
  })
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}
