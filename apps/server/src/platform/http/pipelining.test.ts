import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitPipelining, MOST_PIPELINED } from './pipelining.ts'

let server: FastifyInstance
let port: number
let handled: number
let answerAll: () => void

beforeEach(async () => {
  handled = 0
  const released = new Promise<void>((resolve) => {
    answerAll = resolve
  })
  server = Fastify()
  server.get('/', async () => 'at once')
  server.get('/:number', async ({ params }) => {
    handled += 1
    await released
    return `<${(params as { number: string }).number}>`
  })
  limitPipelining(server.server as Server)
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as { port: number }).port
})
afterEach(async () => {
  answerAll()
  await server.close()
})

/** Sends `count` requests at once, in one packet where they fit into one. */
function ask(count: number): { socket: Socket; text: () => string; closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => undefined)
  const lines = Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: a\r\n\r\n`)
  socket.write(lines.join(''))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return { socket, text: () => text, closed }
}

it('answers some at once, in the order they were asked', async () => {
  const { socket, text } = ask(MOST_PIPELINED)
  await expect.poll(() => handled).toBe(MOST_PIPELINED)
  answerAll()
  const all = Array.from({ length: MOST_PIPELINED }, (_, at) => `<${at}>`)
  await expect.poll(() => text().match(/<\d+>/g)).toEqual(all)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(text).toContain('at once')
  socket.destroy()
})

it('hangs up on whoever asks for more, works for none beyond the limit, and answers everyone else', async () => {
  const greedy = Array.from({ length: 20 }, () => ask(1_000))
  await Promise.all(greedy.map(({ closed }) => closed))
  expect(handled).toBe(greedy.length * MOST_PIPELINED)
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(await answer.text()).toBe('at once')
})
