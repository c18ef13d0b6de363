/** Malformed requests, in every format: each gets a clear answer, and nothing is left behind. */

import { PAGE_FORMATS } from '@sitewright/page/address/page-url'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import Parser from 'rss-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderingOf } from '../serving/services.ts'
import { createKindsSite, HOSTILE, KINDS_NOW, type KindsSite } from '../test-kinds.ts'
import { createTestSite, type TestSite } from '../test-site.ts'

let world: TestWorld
let site: KindsSite
let other: TestSite

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.advance(KINDS_NOW - world.clock.now())
  const { accountId: ownerId } = await world.createOwner('maker@example.com')
  site = await createKindsSite(world.app, { ownerId, count: 3 })
  other = await createTestSite(world.app, { title: 'Other', ownerId })
})
afterAll(() => world.close())

const get = (path: string, format: string) =>
  world.visitor(site).get(`${path}${path.includes('?') ? '&' : '?'}format=${format}`)

const LISTS = ['/blog', '/store', '/events', '/gallery']
const LONG = 'x'.repeat(4_000)
const QUESTIONS = [
  'page=-1',
  'page=0',
  'page=1.5',
  'page=1e9',
  'page=999999',
  'page=99999999999999999999',
  'page=%00',
  'page[]=2',
  'offset=-1',
  'offset=abc',
  'offset=99999999999999999999',
  'offset=9999999999999',
  'offset=1e12',
  'offset=1774774800000-nothing',
  `offset=1774774800000-${'f'.repeat(24)}`,
  'month=0-2026',
  'month=13-2026',
  'month=-1-2026',
  'month=01-0000',
  'month=12-9999',
  'month=2026-03',
  'month=01-99999999',
  'view=nothing',
  'view=calendar&month=12-9999',
  'author=nobody',
  'author=%27%20OR%201=1--',
  'category=%27%3B--',
  'category=%',
  'category=%C3',
  'category=%00',
  'tag=tea%00',
  `tag=${LONG}`,
  `category=${LONG}`,
  'reversePaginate=true',
  '&&&=&=1&%=%',
]

describe.each(PAGE_FORMATS)('as %s', (format) => {
  it('every question about a list has a safe answer', async () => {
    for (const path of LISTS) {
      const clean = await get(path, format)
      for (const question of QUESTIONS) {
        const { status, text } = await get(`${path}?${question}`, format)
        expect([200, 404], `${path}?${question}`).toContain(status)
        expect(text, question).not.toMatch(/\bat .*\.ts:|syntax error|invalid input/)
      }
      const again = await get(path, format)
      expect([again.status, again.text], path).toEqual([clean.status, clean.text])
    }
  })

  // Dot segments never arrive here: the test's browser resolves them. `page-url.test.ts` tests them as sent.
  it.each([
    '/%',
    '/%zz',
    '/%C3',
    '/blog/%E0%A4%A',
    '/blog//post-1',
    '/blog/..%2fabout',
    '/blog%2fpost-1',
    '/blog%5cpost-1',
    '/blog/post-1%00',
    '/blog/post-1%0d%0aX:y',
    '/{.if website}{website.id}{.end}',
    `/${'a'.repeat(8_192)}`,
    `/blog?tag=${'a'.repeat(8_192)}`,
  ])('the address %s is refused', async (path) => {
    const { status, text, headers } = await get(path, format)
    expect([400, 404], path).toContain(status)
    expect(text).not.toMatch(/\bat .*\.ts:/)
    expect(String(headers['content-type'])).toMatch(/^text\/html|^application\/json/)
  })

  it('an address that cannot be read is one where nothing is', async () => {
    const { status, text } = await get('/nothing-here', format)
    expect(status).toBe(404)
    expect(await get('/50%-off', format)).toMatchObject({ status, text })
  })

  it('what another site has is not here', async () => {
    for (const path of ['/shop', '/shop/p/mug-1']) {
      expect((await world.visitor(other).get(path)).status).toBe(200)
      const { status, text } = await get(path, format)
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toContain('Mug')
    }
    const elsewhere = await world.visitor(other).get(`/store/p/thing-2?format=${format}`)
    expect(elsewhere.status).toBe(404)
  })

  it('what owners write stays text', async () => {
    for (const path of ['/blog', '/blog/post-1', '/store', '/store/p/thing-1', '/events', '/']) {
      const { status, text, headers } = await get(path, format)
      if (status !== 200) continue
      const isHtml = String(headers['content-type']).includes('html')
      if (isHtml) expect(text, path).not.toMatch(/<script>alert|<squarespace:/)
      if (isHtml && path !== '/' && path !== '/events') expect(text, path).toContain('{website.id}')
    }
  })
})

describe('text that looks like a template', () => {
  it('is the same text in data, feeds and calendars', async () => {
    const { body } = await get('/blog', 'json')
    expect(body.items[0].title).toBe(HOSTILE)
    expect((await get('/store/p/thing-1', 'json')).body.item.title).toBe(HOSTILE)
    const feed = await new Parser().parseString((await get('/blog', 'rss')).text)
    expect(feed.items[0]?.title).toBe(HOSTILE)
  })
})

describe('all of it', () => {
  it('takes no more memory than the pages there are', async () => {
    const { pages } = await renderingOf(world.app)
    const before = pages.bytes
    for (const path of LISTS) {
      for (const question of QUESTIONS.filter((one) => /page=|author=nobody|offset=a/.test(one))) {
        await get(`${path}?${question}&utm=${Math.random()}`, 'html')
      }
    }
    expect(pages.bytes).toBe(before)
  })
})
