import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderingOf } from './serving/services.ts'
import { createTestSite, type TestSite } from './test-site.ts'

let world: TestWorld
let site: TestSite

beforeAll(async () => {
  world = await createTestWorld()
  const { accountId } = await world.createOwner('maker@example.com')
  site = await createTestSite(world.app, { title: 'Clay & Co', ownerId: accountId })
})
afterAll(() => world.close())

const get = (path: string) => world.visitor(site).get(path)

describe('the search page', () => {
  it('is page type 102 at /search, and says that its page views are not counted', async () => {
    const { status, text } = await get('/search?q=mug')
    expect(status).toBe(200)
    expect(text).toContain('"pageType":102')
    expect(text).toContain('"tracksPageViews":false')
    expect((await get('/')).text).toContain('"tracksPageViews":true')
  })

  it('shows what was found in the theme, and where to go on', async () => {
    const { text } = await get('/search?q=mug')
    expect(text).toContain('<title>Search — Clay &amp; Co</title>')
    expect(text).toMatch(
      /<form class="sw-search-form" role="search" action="\/search" method="get">/,
    )
    expect(text).toMatch(/<a href="\/shop\/p\/mug-\d+">Mug \d+<\/a>/)
    expect(text).toContain('product-price')
  })

  it('is nothing for search engines, and kept by nobody but who asked', async () => {
    const { text, headers } = await get('/search?q=mug')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('rel="canonical"')
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect(headers['set-cookie']).toBeUndefined()
    const again = await world.visitor(site).get('/search?q=mug', {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.status).toBe(304)
  })

  it('fills no memory', async () => {
    const { pages } = await renderingOf(world.app)
    await get('/search?q=warm')
    const before = pages.bytes
    for (let number = 0; number < 20; number += 1) await get(`/search?q=mug${number}`)
    expect(pages.bytes).toBe(before)
  })

  it('says what to do where there is nothing', async () => {
    expect((await get('/search')).text).toContain('What are you looking for?')
    const { text } = await get('/search?q=xylophone&type=posts')
    expect(text).toContain('Nothing was found for “xylophone”.')
    expect(text).toContain('href="/search?q=xylophone"')
  })

  it('proposes what was meant', async () => {
    const { text } = await get('/search?q=welcom%20toe%20clya')
    expect(text).toContain('Nothing was found')
    const misspelt = await get('/search?q=mgu')
    expect(misspelt.text).toContain('Did you mean <a href="/search?q=mug">mug</a>?')
    expect(misspelt.text).toMatch(/<a href="\/shop\/p\/mug-\d+">/)
  })

  it('shows what was typed as text', async () => {
    const typed = encodeURIComponent('"><script>alert(1)</script>{.if x}<squarespace:query>')
    const { text } = await get(`/search?q=${typed}`)
    expect(text).not.toContain('<script>alert(1)')
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{.if x}')
  })

  it('is also JSON, and no feed', async () => {
    const { body } = await get('/search?q=mug&format=json')
    expect(body.search).toMatchObject({ query: 'mug', type: null, correctedQuery: null })
    expect(body.search.results[0]).toMatchObject({ type: 'products', typeLabel: 'Product' })
    expect((await get('/search?q=mug&format=rss')).status).toBe(404)
  })

  it.each([
    ['/search?q=mug', 8],
    ['/search?q=mgu', 8],
  ])('%s takes at most %i statements', async (path, most) => {
    await get(path)
    world.queries.length = 0
    await get(path)
    const asked = world.queries.filter((query) => !query.includes('from "site"'))
    expect(asked.length).toBeLessThanOrEqual(most)
  })

  it.each([
    '/search?q=%00',
    '/search?q=%FF%FE',
    '/search?page=-1&q=mug',
    '/search?q=mug&page=999999',
    `/search?q=${'x'.repeat(7900)}`,
    '/search?q=%27%20OR%201%3D1%20--',
    '/search?q=%F0%9F%99%82',
    '/search/',
    '/search?type=__proto__&q=mug',
  ])('answers %.40s', async (path) => {
    expect((await get(path)).status).toBeLessThan(400)
  })

  it('asks for a pause, in words, where somebody asks too often', async () => {
    const visitor = world.visitor(site)
    await visitor.crumb()
    let last = await visitor.get('/search')
    for (let number = 0; number < 60; number += 1) last = await visitor.get('/search')
    expect(last.status).toBe(429)
    expect(last.headers['content-type']).toContain('text/html')
    expect(last.text).toContain('Please try again in a minute.')
  })
})
