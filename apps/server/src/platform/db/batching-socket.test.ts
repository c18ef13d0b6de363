import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { BatchingSocket } from './batching-socket.ts'

it('holds what is written in one turn of the event loop until its end, also once it is connected', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  const accepted = once(server, 'connection') as Promise<[Socket]>
  await once(server, 'listening')
  const socket = new BatchingSocket()
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const [other] = await accepted
  const received = text(other)

  socket.write('BEGIN;')
  await Promise.resolve()
  socket.write('SELECT 1;')
  expect([socket.writableCorked, socket.writableLength]).toEqual([1, 15])
  await new Promise(setImmediate)
  expect(socket.writableCorked).toBe(0)

  socket.end('COMMIT')
  expect(await received).toBe('BEGIN;SELECT 1;COMMIT')
  server.close()
})
