import type { LookupAddress } from 'node:dns'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OutsideLimits } from './ask-outside.ts'
import { checkedLookup } from './checked-lookup.ts'
import { getOutside } from './get-outside.ts'
import { isPublicAddress } from './public-address.ts'

const LOOPBACK = '127.0.0.1'
const WANTED = { accepts: ['application/json'], maxBytes: 1000 }

let server: Server
let port: number
let asked: { url: string | undefined; headers: NodeJS.Dict<string | string[]> }[]
let answer: RequestListener
/** Answers of the name server, in turn; the last one stays. */
let names: (string[] | Error)[]
let lookups: number

beforeEach(async () => {
  asked = []
  names = [[LOOPBACK]]
  lookups = 0
  answer = json('{}')
  server = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, LOOPBACK, listening))
  port = (server.address() as AddressInfo).port
})
afterEach(() => new Promise((closed) => server.closeAllConnections() ?? server.close(closed)))

const json =
  (body: string, type = 'application/json'): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', type).end(body)

const leadTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end()

async function resolve(): Promise<LookupAddress[]> {
  const found = names[Math.min(lookups, names.length - 1)] ?? []
  lookups += 1
  if (found instanceof Error) throw found
  return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

/** The server on loopback counts as public here, and nothing else that is not. */
const isPublic = (address: string) => address === LOOPBACK || isPublicAddress(address)

const get = (address: string, more: Partial<OutsideLimits> = {}) =>
  getOutside(address, WANTED, {
    isPublic,
    ports: new Set([80, 443, port]),
    lookup: checkedLookup(resolve, isPublic),
    withinMs: 60_000,
    ...more,
  })

const at = (path = '/') => `http://video.example:${port}${path}`

describe('a request to the outside', () => {
  it('gives what is there, and tells nothing of who asks', async () => {
    answer = json('{"a":1}', 'application/json; charset=utf-8')
    const { body, contentType, url } = await get(at('/oembed?x=1'))
    expect([body.toString(), contentType, url]).toEqual([
      '{"a":1}',
      'application/json',
      at('/oembed?x=1'),
    ])
    expect(asked[0]?.headers).toMatchObject({ host: `video.example:${port}` })
    expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
  })

  it.each([
    'file:///etc/passwd',
    'ftp://video.example/x',
    'data:application/json,{}',
    'javascript:1',
    '//video.example/x',
    'video.example',
    'http://video.example:22/',
    'http://video.example:5432/',
    'https://me:secret@video.example/',
    'http://user@video.example/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://0/',
    'http://10.0.0.1/',
    'http://0x0a000001/',
    'http://012.0.0.1/',
    'http://167772161/',
    'http://10.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://①⓪.⓪.⓪.①/',
  ])('refuses %s without looking anything up', async (address) => {
    await expect(get(address)).rejects.toMatchObject({ code: 'outsideAddress' })
    expect([lookups, asked]).toEqual([0, []])
  })

  it.each([
    [['10.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.2']],
    [['169.254.169.254']],
    [['100.64.1.1']],
    [[LOOPBACK, '10.0.0.1']],
    [['fd00::1', LOOPBACK]],
    [[]],
  ])('connects to no name that leads to %j', async (addresses) => {
    names = [addresses]
    await expect(get(at())).rejects.toMatchObject({ code: 'outsideAddress' })
    expect(asked).toEqual([])
  })

  it('connects to the address that was checked, whatever a second lookup would say', async () => {
    names = [[LOOPBACK], ['10.0.0.1']]
    await get(at())
    expect(lookups).toBe(1)
    await expect(get(at())).rejects.toMatchObject({ code: 'outsideAddress' })
    expect(asked).toHaveLength(1)
  })

  it('follows redirects and checks each anew', async () => {
    answer = (request, response) =>
      request.url === '/a' ? leadTo('/b')(request, response) : json('{}')(request, response)
    expect((await get(at('/a'))).url).toBe(at('/b'))
    for (const target of [
      'http://10.0.0.1/',
      'file:///etc/passwd',
      'http://a:b@c.example/',
      'http://x:1/',
      'http://[',
    ]) {
      answer = leadTo(target)
      await expect(get(at())).rejects.toMatchObject({ code: 'outsideAddress' })
    }
    names = [[LOOPBACK], ['192.168.0.1']]
    lookups = 0
    answer = leadTo('/b')
    await expect(get(at())).rejects.toMatchObject({ code: 'outsideAddress' })
  })

  it('follows three redirects and no more', async () => {
    answer = leadTo('/again')
    await expect(get(at())).rejects.toMatchObject({ code: 'outsideRedirects' })
    expect(asked).toHaveLength(4)
  })

  it('stops reading an answer that is too long or never ends', async () => {
    answer = json('x'.repeat(1001))
    await expect(get(at())).rejects.toMatchObject({ code: 'outsideTooLarge' })
    answer = (_request, response) => {
      response.setHeader('content-type', 'application/json')
      const more = () => {
        while (response.write('x'.repeat(500))) if (response.destroyed) return
        response.once('drain', more)
      }
      more()
    }
    await expect(get(at())).rejects.toMatchObject({ code: 'outsideTooLarge' })
  })

  it('counts what a compressed answer unpacks to', async () => {
    const gzipped =
      (body: string): RequestListener =>
      (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
          .end(gzipSync(body))
    answer = gzipped('{"a":1}')
    expect((await get(at())).body.toString()).toBe('{"a":1}')
    answer = gzipped(' '.repeat(1_000_000))
    await expect(get(at())).rejects.toMatchObject({ code: 'outsideTooLarge' })
  })

  it('gives up on an answer that does not come', async () => {
    answer = () => {}
    await expect(get(at(), { withinMs: 50 })).rejects.toMatchObject({ code: 'outsideSlow' })
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    await expect(get(at(), { withinMs: 50 })).rejects.toMatchObject({ code: 'outsideSlow' })
  })

  it.each([
    ['outsideKind', json('<script>', 'text/html')],
    ['outsideKind', json('{}', 'image/svg+xml')],
    ['outsideKind', json('{}', '')],
    ['outsideMissing', (_, response) => response.writeHead(404).end('secret')],
    ['outsideClosed', (_, response) => response.writeHead(403).end('secret')],
    ['outsideAway', (_, response) => response.writeHead(500).end('secret')],
    ['outsideAway', (_, response) => response.destroy()],
    ['outsideAway', (_, response) => response.socket?.end('no http at all\r\n\r\n')],
  ] satisfies [string, RequestListener][])(
    'says %s, and not what was answered',
    async (code, how) => {
      answer = how
      const problem = await get(at()).catch((error) => error)
      expect(problem).toMatchObject({ code })
      expect(problem.message).not.toMatch(/secret|video|127/)
    },
  )

  it('says that a name leads nowhere', async () => {
    names = [Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })]
    await expect(get(at())).rejects.toMatchObject({ code: 'outsideAway' })
  })
})
