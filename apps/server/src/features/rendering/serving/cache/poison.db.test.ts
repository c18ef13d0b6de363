/** Cache poisoning: nothing that one visitor sends changes the answer to another. */

import { rowsOf } from '@sitewright/testing/matrix'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announceChange } from '../../../../platform/events.ts'
import { createTestSite, type TestSite } from '../../test-site.ts'

const EVIL = 'evil.example'

/** Headers that caches, proxies, frameworks and applications are known to act on. */
const HEADERS: Readonly<Record<string, string>> = {
  accept: 'application/json',
  'accept-charset': 'utf-7',
  'accept-encoding': 'br',
  'accept-language': 'xx-evil',
  authorization: `Basic ${EVIL}`,
  'cache-control': 'no-store, max-age=0',
  'cdn-loop': EVIL,
  'cf-connecting-ip': '6.6.6.6',
  'cf-visitor': '{"scheme":"https"}',
  'client-ip': '6.6.6.6',
  connection: 'x-forwarded-host, close',
  'content-length': '0',
  'content-type': 'application/json',
  cookie: `CART=${EVIL}; hasCart=true; crumb=${EVIL}; visitor=${EVIL}; session=${EVIL}`,
  dnt: '1',
  expect: '200-ok',
  forwarded: `for=6.6.6.6;host=${EVIL};proto=https`,
  from: `evil@${EVIL}`,
  'front-end-https': 'on',
  'if-match': `"${EVIL}"`,
  'if-modified-since': 'Fri, 31 Dec 9999 23:59:59 GMT',
  'if-none-match': '*',
  'if-range': `"${EVIL}"`,
  'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT',
  'keep-alive': 'timeout=1',
  'max-forwards': '0',
  origin: `https://${EVIL}`,
  pragma: 'no-cache',
  'proxy-authorization': `Basic ${EVIL}`,
  purpose: 'prefetch',
  range: 'bytes=0-1',
  referer: `https://${EVIL}/`,
  'save-data': 'on',
  'sec-ch-ua-mobile': '?1',
  'sec-fetch-dest': 'iframe',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'cross-site',
  'sec-gpc': '1',
  'surrogate-capability': 'evil="ESI/1.0"',
  te: 'trailers',
  'true-client-ip': '6.6.6.6',
  'upgrade-insecure-requests': '1',
  'user-agent': `Mozilla/5.0 (iPhone) ${EVIL}`,
  via: `1.1 ${EVIL}`,
  'viewport-width': '1',
  'x-csrf-token': EVIL,
  'x-cache-key': `/${EVIL}`,
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': EVIL,
  'x-forwarded-path': `/${EVIL}`,
  'x-forwarded-port': '6666',
  'x-forwarded-prefix': `/${EVIL}`,
  'x-forwarded-proto': 'https',
  'x-forwarded-scheme': 'https',
  'x-forwarded-server': EVIL,
  'x-host': EVIL,
  'x-http-method': 'POST',
  'x-http-method-override': 'DELETE',
  'x-method-override': 'PUT',
  'x-original-host': EVIL,
  'x-original-url': `/${EVIL}`,
  'x-preview': '1',
  'x-real-ip': '6.6.6.6',
  'x-requested-with': 'XMLHttpRequest',
  'x-rewrite-url': `/${EVIL}`,
  'x-wap-profile': `https://${EVIL}/wap.xml`,
}

/** Headers that servers like to believe, or that an answer may depend on. */
const TRUSTED =
  /host|url|forwarded-p|cookie|if-none|range|origin|accept|authorization|method|user-agent/

let world: TestWorld
let site: TestSite

beforeAll(async () => {
  world = await createTestWorld()
  const { accountId } = await world.createOwner('maker@example.com')
  site = await createTestSite(world.app, { title: 'Clay', ownerId: accountId })
})
afterAll(() => world.close())

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  world.server.inject({ url, headers: { host: site.host, ...headers } })

/** Outdates all pages, so that the next request is the one they are made for. */
async function change(): Promise<void> {
  const heard = new Promise<void>((resolve) => world.app.events.onChange(() => resolve()))
  await world.app.database.inSite(site.id, (tx) => announceChange(tx))
  await heard
}

/** The parts of an answer that a cache or a browser would keep. */
function kept({ statusCode, headers, body }: Awaited<ReturnType<typeof get>>) {
  const { date: _date, 'x-request-id': _id, ...others } = headers
  return { statusCode, headers: others, body }
}

async function addresses(): Promise<string[]> {
  const home = (await get('/')).body
  const found = (pattern: RegExp) => pattern.exec(home)?.[1] ?? `no ${pattern}`
  return [
    '/',
    '/about',
    '/shop',
    '/shop/p/mug-1',
    '/shop?format=json-pretty',
    '/about/',
    '/home',
    '/nothing',
    '/a%2fb',
    '/favicon.ico',
    found(/href="(\/site\.[0-9a-f]{16}\.css)"/),
    found(/src="(\/assets-sw\/[^"]+\.js)"/),
    found(/"(\/images\/[^"?]+)/),
  ]
}

it('names at least 60 headers', () => {
  expect(Object.keys(HEADERS).length).toBeGreaterThanOrEqual(60)
})

it('pages, their data, files and redirects are the same after every header', {
  timeout: 300_000,
}, async () => {
  const paths = await addresses()
  const clean = new Map<string, unknown>()
  for (const path of paths) clean.set(path, kept(await get(path)))
  const headers = rowsOf(Object.entries(HEADERS), ([name]) => TRUSTED.test(name))
  for (const [name, value] of headers) {
    await change()
    for (const path of paths) await get(path, { [name]: value })
    for (const path of paths) {
      expect([name, path, kept(await get(path))]).toEqual([name, path, clean.get(path)])
    }
  }
})
