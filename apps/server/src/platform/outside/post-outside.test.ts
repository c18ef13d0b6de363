import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isIP } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OutsideLimits } from './ask-outside.ts'
import { postOutside } from './post-outside.ts'
import { isPublicAddress } from './public-address.ts'

const MESSAGE = { contentType: 'application/json', body: '{"ä":1}', headers: { 'webhook-id': 'a' } }

let server: Server
let standIn: string
let asked: string[]
let answer: RequestListener

beforeEach(async () => {
  asked = []
  server = createServer(async (request, response) => {
    const { 'content-type': type, 'webhook-id': id, host } = request.headers
    asked.push([request.method, host, request.url, type, id, await text(request)].join(' '))
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  standIn = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((closed) => server.closeAllConnections() ?? server.close(closed)))

const post = (address: string, more: Partial<OutsideLimits> = {}) =>
  postOutside(address, MESSAGE, {
    isPublic: (host) => isIP(host) === 0 || isPublicAddress(host),
    ports: new Set([80, 443]),
    lookup: () => {},
    withinMs: 60_000,
    standIn,
    ...more,
  })

describe('a post to the outside', () => {
  it('brings the message as it is', async () => {
    answer = (_request, response) => response.writeHead(204).end()
    expect(await post('https://hooks.example/in?a=1')).toBe(204)
    expect(asked).toEqual(['POST hooks.example /in?a=1 application/json a {"ä":1}'])
  })

  it.each([200, 302, 404, 500])('gives the status %i, and follows nothing', async (status) => {
    answer = (_request, response) =>
      response.writeHead(status, { location: 'https://elsewhere.example/' }).end('secret')
    expect(await post('https://hooks.example/')).toBe(status)
    expect(asked).toHaveLength(1)
  })

  it.each([
    'http://hooks.example/',
    'https://hooks.example:80/',
    'https://hooks.example:8443/',
    'https://me:secret@hooks.example/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'ftp://hooks.example/',
    'hooks.example',
  ])('is not sent to %s', async (address) => {
    await expect(post(address)).rejects.toMatchObject({ code: 'outsideAddress' })
    expect(asked).toEqual([])
  })

  it('says that nobody answered, or not in time', async () => {
    answer = (_request, response) => response.destroy()
    await expect(post('https://hooks.example/')).rejects.toMatchObject({ code: 'outsideAway' })
    answer = () => {}
    const hurried = post('https://hooks.example/', { withinMs: 50 })
    await expect(hurried).rejects.toMatchObject({ code: 'outsideSlow' })
  })
})
