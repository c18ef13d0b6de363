/** Refusals of the server before any handler runs, over real connections. */

import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let host: string

beforeAll(async () => {
  world = await createTestWorld()
  host = world.site.host
  await world.owner.post(`/s/${world.site.id}/api/publish`, {})
  await world.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

function open(): Socket {
  const { port } = world.server.server.address() as AddressInfo
  return connect(port, '127.0.0.1')
}

interface Heard {
  readonly text: string
  readonly isClosed: boolean
}

/** Everything that is answered to these bytes until the other side closes, or `ms` milliseconds have passed. */
async function send(bytes: string, ms = 30_000): Promise<Heard> {
  const socket = open()
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  socket.write(bytes, 'latin1')
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  const isClosed = await Promise.race([closed, sleep(ms, false)])
  socket.destroy()
  return { text, isClosed }
}

/** Answers of one connection to `times` requests, each sent when the one before it was answered. */
async function askOneByOne(times: number): Promise<string> {
  const socket = open()
  const one = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  let text = ''
  let [asked, answered] = [0, 0]
  const ask = () => {
    asked += 1
    socket.write(one, 'latin1')
  }
  socket.on('data', (chunk: Buffer) => {
    const part = chunk.toString('latin1')
    text += part
    answered += statuses(part).length
    if (answered === times) socket.destroy()
    else if (answered === asked) ask()
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  ask()
  await closed
  return text
}

const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => code)

describe('a request that two servers could read in two ways is refused, and the connection closed', () => {
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
  const post = (headers: string, body = '') =>
    `POST /x HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n\r\n${body}`
  const get = (headers: string) => `GET / HTTP/1.1\r\n${headers}\r\n\r\n`

  it.each([
    [
      'a length and chunks',
      () => post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`),
    ],
    [
      'chunks and a length',
      () => post('Transfer-Encoding: chunked\r\nContent-Length: 4', `0\r\n\r\n${smuggled}`),
    ],
    [
      'two lengths',
      () => post(`Content-Length: 0\r\nContent-Length: ${smuggled.length}`, smuggled),
    ],
    ['two lengths in one', () => post(`Content-Length: 0, ${smuggled.length}`, smuggled)],
    ['a length with a sign', () => post('Content-Length: +0', smuggled)],
    [
      'chunks that are not the last coding',
      () => post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`),
    ],
    ['an unknown coding', () => post('Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`)],
    ['a space before a colon', () => post('Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`)],
    ['a folded header', () => get(`Host: ${host}\r\nX-Folded: a\r\n b`)],
    ['a folded coding', () => post('Transfer-Encoding:\r\n chunked', `0\r\n\r\n${smuggled}`)],
    ['a line that ends without CR', () => get(`Host: ${host}\nX-Bare: a`)],
    ['a CR by itself', () => get(`Host: ${host}\r\nX-Bare: a\rX-Other: b`)],
    ['a NUL in a header', () => get(`Host: ${host}\r\nX-Nul: a\0b`)],
    [
      'a chunk size that is no number',
      () => post('Transfer-Encoding: chunked', `0x4\r\nabcd\r\n0\r\n\r\n${smuggled}`),
    ],
    ['no host', () => get('X-Nothing: a')],
    ['two hosts', () => get(`Host: ${host}\r\nHost: evil.example`)],
    ['a header without a name', () => get(`Host: ${host}\r\n: a`)],
    ['no version', () => `GET /\r\nHost: ${host}\r\n\r\n`],
    ['a method that is none', () => `GE T / HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    const { text, isClosed } = await send(bytes())
    expect(statuses(text)).toEqual(['400'])
    expect(isClosed).toBe(true)
    expect(text).not.toMatch(/\bat .*\.(?:ts|js):/)
  })

  it('a chunk longer than it says, whether or not the request before it was answered already', async () => {
    const { text, isClosed } = await send(
      post('Transfer-Encoding: chunked', `1\r\nabc\r\n0\r\n\r\n${smuggled}`),
    )
    expect(statuses(text).filter((status, place) => status !== '404' || place > 0)).toEqual(['400'])
    expect(isClosed).toBe(true)
  })

  it('and one that is in order is answered', async () => {
    const { text } = await send(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(statuses(text)).toEqual(['200'])
  })
})

describe('limits (reliability H4)', () => {
  const withHeader = (length: number) =>
    `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nX-Long: ${'a'.repeat(length)}\r\n\r\n`

  it('headers may have 16 KB', async () => {
    expect(statuses((await send(withHeader(15_000))).text)).toEqual(['200'])
    expect(statuses((await send(withHeader(17_000))).text)).toEqual(['431'])
  })

  it('a refusal of headers is read to its end by whoever is still sending, and ends the connection', async () => {
    const { text, isClosed } = await send(withHeader(4_000_000))
    const [head = '', body = ''] = text.split('\r\n\r\n')
    expect(statuses(text)).toEqual(['431'])
    expect(head.toLowerCase()).toContain('connection: close')
    expect(JSON.parse(body)).toMatchObject({ status: 431, code: 'headersTooLarge' })
    expect(isClosed).toBe(true)
  })

  it.each([
    ['a page', () => host, '/', '400'],
    ['a call', () => 'localhost:3000', '/api/session', '414'],
  ])('the address of %s may have 8 KB', async (_, hostOf, path, refusal) => {
    const ask = async (length: number) => {
      const address = `${path}?q=${'a'.repeat(length)}`
      const bytes = `GET ${address} HTTP/1.1\r\nHost: ${hostOf()}\r\nConnection: close\r\n\r\n`
      return statuses((await send(bytes)).text)
    }
    expect(await ask(8_000)).toEqual(['200'])
    expect(await ask(8_300)).toEqual([refusal])
  })

  it('one connection may ask 1,000 times', async () => {
    const text = await askOneByOne(1_001)
    const all = statuses(text)
    expect(all.filter((status) => status === '200')).toHaveLength(1_000)
    expect(all.at(-1)).toBe('503')
    expect(text.toLowerCase()).toContain('connection: close')
  })

  it('headers have ten seconds to arrive', { timeout: 120_000 }, async () => {
    const began = performance.now()
    const closings = Array.from({ length: 50 }, async () => {
      const socket = open()
      let text = ''
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1')
      })
      socket.on('error', () => undefined)
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `)
      const dribble = setInterval(() => socket.write('a'), 500)
      await new Promise((resolve) => socket.once('close', resolve))
      clearInterval(dribble)
      return statuses(text)[0]
    })
    // Others are served meanwhile.
    const { text } = await send(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(statuses(text)).toEqual(['200'])
    expect(new Set(await Promise.all(closings))).toEqual(new Set(['408']))
    expect(performance.now() - began).toBeGreaterThan(9_000)
  })
})
