import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import {
  type PreparedResponse,
  prepareResponse,
  sendPrepared,
  withHeaders,
} from './prepared-response.ts'

const page = prepareResponse({
  body: 'a page '.repeat(200),
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'public, max-age=0, must-revalidate',
})

/** The headers of one answer over a real connection, without those that Node adds. */
async function ask(prepared: PreparedResponse, headers: Record<string, string>) {
  const server = createServer((asked, answer) => sendPrepared(asked, answer, prepared, 'request-1'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  try {
    return await new Promise<{ status?: number | undefined; headers: Record<string, unknown> }>(
      (resolve, reject) => {
        const asked = request({ port, host: '127.0.0.1', headers, agent: false }, (response) => {
          response.resume()
          resolve({ status: response.statusCode, headers: response.headers })
        })
        asked.once('error', reject).end()
      },
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('the id of the request', () => {
  it('is in the answer, and in one that says that nothing changed', async () => {
    const { status, headers } = await ask(page, {})
    expect([status, headers['x-request-id']]).toEqual([200, 'request-1'])
    const again = await ask(page, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.headers['x-request-id']]).toEqual([304, 'request-1'])
  })
})

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['br ; q=1.0', 'br'],
    ['zebra, embroidery', undefined],
    ['identity', undefined],
    ['', undefined],
    [';;;,,,q=x', undefined],
  ])('for "%s" is %s', async (accepted, encoding) => {
    const { headers } = await ask(page, { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
  })
})

describe('a condition', () => {
  const { etag } = page.heads.br ?? page.heads.identity
  it.each([
    [etag, 304],
    [`W/${etag}`, 304],
    [`"other", ${etag}`, 304],
    ['*', 304],
    [page.heads.identity.etag, 200],
    ['nonsense', 200],
  ])('of %s is answered %i', async (known, status) => {
    const answer = await ask(page, { 'accept-encoding': 'br', 'if-none-match': known })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect('content-length' in answer.headers).toBe(status === 200)
  })
})

describe('an answer with other headers', () => {
  it('says the same with them, whole or unchanged', async () => {
    const other = withHeaders(page, { 'cache-control': 'no-store', 'retry-after': '2' })
    for (const headers of [{}, { 'if-none-match': '*' }] as const) {
      const { headers: given } = await ask(other, headers)
      expect(given).toMatchObject({
        'cache-control': 'no-store',
        'retry-after': '2',
        etag: page.heads.identity.etag,
        'x-content-type-options': 'nosniff',
      })
    }
  })
})
