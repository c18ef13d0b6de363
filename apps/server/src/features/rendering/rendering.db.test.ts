import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announceChange } from '../../platform/events.ts'
import { publish } from '../content/index.ts'
import { createTestSite, type TestSite } from './test-site.ts'

let world: TestWorld
let ownerId: string
let site: TestSite

beforeAll(async () => {
  world = await createTestWorld()
  ownerId = (await world.createOwner('maker@example.com')).accountId
  site = await createTestSite(world.app, { title: 'Clay & Co', ownerId })
})
afterAll(() => world.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  world.visitor(site).get(path, { headers })

/** Announces a change to all nodes, and waits until this one has heard of it. */
async function change(tags: string[] = []): Promise<void> {
  const heard = new Promise<void>((resolve) => world.app.events.onChange(() => resolve()))
  await world.app.database.inSite(site.id, (tx) => announceChange(tx, tags))
  await heard
}

describe('a published site', () => {
  it('shows its pages in the theme', async () => {
    const home = await get('/')
    expect(home).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      },
    })
    expect(home.text).toContain('Welcome to Clay &amp; Co')
    expect(home.text).toContain('Mug 1')
    expect((await get('/about')).text).toContain('All about Clay &amp; Co')
    expect((await get('/shop')).text).toContain('href="/shop/p/mug-1"')
    expect((await get('/shop/p/mug-1')).text).toContain('"pageType":50')
  })

  it('sells without scripts wherever a product can be bought', async () => {
    for (const path of ['/', '/shop/p/mug-1']) {
      expect((await get(path)).text).toContain('<form class="sw-purchase-form" method="post"')
    }
  })

  it('fact 9.parser.03: 1000 parameters of an address are read', async () => {
    const typeAsked = async (before: number) =>
      (await get(`/about?${'a&'.repeat(before)}format=json`)).headers['content-type']
    expect(await typeAsked(999)).toContain('application/json')
    expect(await typeAsked(1_000)).toContain('text/html')
  })

  it('never sets a cookie', async () => {
    for (const path of ['/', '/shop/p/mug-1', '/nothing']) {
      expect((await get(path)).headers['set-cookie']).toBeUndefined()
    }
  })

  it.each([
    ['/', 8],
    ['/about', 8],
    ['/shop', 8],
    ['/shop/p/mug-2', 8],
    ['/nothing', 8],
  ])('makes %s of at most %i statements, and then of none', async (path, most) => {
    await change()
    world.queries.length = 0
    await get(path)
    expect(world.queries.length).toBeLessThanOrEqual(most)
    world.queries.length = 0
    await get(path)
    expect(world.queries).toEqual([])
  })

  it('is made once for many who ask at once', async () => {
    await change()
    await get('/about')
    await change()
    world.queries.length = 0
    await Promise.all(Array.from({ length: 20 }, () => get('/')))
    expect(world.queries.length).toBeLessThanOrEqual(8)
  })

  it('serves the style sheet it names, for good', async () => {
    const path = /href="(\/site\.[0-9a-f]{16}\.css)"/.exec((await get('/')).text)?.[1] ?? ''
    const css = await get(path)
    expect(css.status).toBe(200)
    expect(css.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(css.text).toContain('body {')
    expect((await get('/site.0000000000000000.css')).headers['cache-control']).toBe(
      'public, max-age=60',
    )
  })

  it('has the platform’s styles of what is on it before the theme’s, for good', async () => {
    const { text } = await get('/')
    const link = '<link rel="stylesheet" href="(/[a-z]+\\.[0-9a-z.]+\\.css)">'
    const [, platform = '', own = ''] = new RegExp(`${link}\n${link}`).exec(text) ?? []
    expect([platform, own]).toEqual([
      expect.stringContaining('/platform.'),
      expect.stringContaining('/site.'),
    ])
    const css = await get(platform)
    expect(css.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(css.text).toContain('.sw-grid')
    expect(css.text).not.toContain('.eventcalendar')
    const another = await get(platform.replace(/[0-9a-f]{12}/, '0'.repeat(12)))
    expect(another.headers['cache-control']).toBe('public, max-age=60')
    expect((await get(`/platform.${'z'.repeat(40)}.000000000000.css`)).status).toBe(404)
  })

  it('answers in the encoding one accepts, each with a tag of its own', async () => {
    const plain = await get('/')
    const zipped = await get('/', { 'accept-encoding': 'gzip' })
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const refused = await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(new Set([plain, zipped, brotli].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('says "not modified" to whoever has the bytes', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': `"x", ${headers.etag}` })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers.etag).toBe(headers.etag)
    expect((await get('/', { 'if-none-match': '"x"' })).status).toBe(200)
  })

  it('answers HEAD like GET, without the body', async () => {
    const full = await get('/')
    const head = await world.visitor(site).send({ method: 'HEAD', url: '/' })
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(head.headers['content-length']).toBe(full.headers['content-length'])
  })

  it('gives the same context as JSON', async () => {
    const { body } = await get('/shop/p/mug-1?format=json')
    expect(body).toMatchObject({
      website: { siteTitle: 'Clay & Co' },
      collection: { urlId: 'shop', typeName: 'products' },
      item: { urlId: 'mug-1' },
    })
    expect(JSON.stringify(body)).not.toContain('squarespace')
  })
})

describe('what changes', () => {
  it('shows once it is published, and not before', async () => {
    await get('/about')
    const retitle = (title: string) =>
      world.app.database.inSite(site.id, (tx) =>
        tx.db
          .updateTable('page')
          .set({ title })
          .where('website_id', '=', site.id)
          .where('id', '=', site.about)
          .execute(),
      )
    await retitle('Who we are')
    await change()
    expect((await get('/about')).text).not.toContain('Who we are')
    const heard = new Promise<void>((resolve) => world.app.events.onChange(() => resolve()))
    await world.app.database.inSite(site.id, (tx) =>
      publish(tx, { id: ownerId, name: 'Olive Owner' }),
    )
    await heard
    expect((await get('/about')).text).toContain('<title>Who we are — Clay &amp; Co</title>')
  })

  it('shows in the text of a page once that is published, though what was published is read only once', async () => {
    await get('/about')
    await world.app.database.inSite(site.id, (tx) =>
      sql`
        UPDATE document SET revision = document.revision + 1,
          body = replace(body::text, 'All about', 'More about')::jsonb
        FROM page WHERE page.id = ${site.about} AND document.id = page.document_id`.execute(tx.db),
    )
    await change()
    world.queries.length = 0
    expect((await get('/about')).text).toContain('All about Clay &amp; Co')
    expect(
      world.queries.filter((text) => /document_revision|from "?publication"?/.test(text)),
    ).toEqual([])
    const heard = new Promise<void>((resolve) => world.app.events.onChange(() => resolve()))
    await world.app.database.inSite(site.id, (tx) =>
      publish(tx, { id: ownerId, name: 'Olive Owner' }),
    )
    await heard
    expect((await get('/about')).text).toContain('More about Clay &amp; Co')
  })

  it('shows on every page with the product, at once', async () => {
    const [product = ''] = site.products
    for (const path of ['/', '/shop', '/shop/p/mug-1', '/about']) await get(path)
    await world.app.database.inSite(site.id, (tx) =>
      tx.db
        .updateTable('item')
        .set({ title: 'Grand mug' })
        .where('website_id', '=', site.id)
        .where('id', '=', product)
        .execute(),
    )
    await change([`item:${product}`, `collection:${site.shop}`])
    for (const path of ['/', '/shop', '/shop/p/mug-1']) {
      expect((await get(path)).text).toContain('Grand mug')
    }
    world.queries.length = 0
    await get('/about')
    expect(world.queries).toEqual([])
  })
})

describe('sites beside each other', () => {
  it('never show each other’s pages, cold or warm', async () => {
    const other = await createTestSite(world.app, { title: 'Other', ownerId, productCount: 1 })
    const both = [
      [site, 'Clay &amp; Co', 'Other'],
      [other, 'Other', 'Clay &amp; Co'],
    ] as const
    for (const [one, own, foreign] of [...both, ...both]) {
      const { text } = await world.visitor(one).get('/')
      expect(text).toContain(`Welcome to ${own}`)
      expect(text).not.toContain(foreign)
    }
  })

  it('are not poisoned by anything a request brings', async () => {
    await change()
    const evil = 'evil.example'
    await get('/?utm_source=evil.example', {
      'x-forwarded-host': evil,
      'x-forwarded-proto': 'https',
      'x-original-url': '/evil.example',
      'x-rewrite-url': '/evil.example',
      'x-http-method-override': 'POST',
      'accept-language': evil,
      cookie: `CART=${evil}; hasCart=true`,
      origin: `http://${evil}`,
      referer: `http://${evil}`,
      'user-agent': evil,
      range: 'bytes=0-1',
    })
    const clean = await get('/')
    expect(clean.status).toBe(200)
    expect(clean.text).not.toContain(evil)
    expect(clean.text).not.toContain('https://clay')
  })
})

describe('addresses without a page', () => {
  it.each([
    '/nothing',
    '/about/more',
    '/shop/p/',
    '/shop/p/nothing',
    '/shop/p/mug-1/more',
    '/shop?page=99',
    '/shop?page=x',
    '/%F0%9F%8D%BA',
  ])('%s has the theme’s look', async (path) => {
    const { status, text } = await get(path)
    expect([404, 301]).toContain(status)
    if (status === 404) expect(text).toContain('"pageType":100')
  })

  it.each(['/a//b', '/%2e%2e/x', '/a%2fb', '/a%5cb', '/a%00', '/a/./b', `/${'a'.repeat(9_000)}`])(
    '%s is refused in words',
    async (path) => {
      const { status, text } = await get(path)
      expect([400, 404]).toContain(status)
      expect(text).not.toMatch(/\bat .*\.ts:/)
    },
  )

  it.each([
    ['/about/', '/about'],
    ['/home', '/'],
    ['/shop/?page=1', '/shop?page=1'],
  ])('%s leads to %s', async (path, target) => {
    expect(await get(path)).toMatchObject({ status: 301, headers: { location: target } })
  })

  it('answers calls with the envelope', async () => {
    for (const path of ['/api/nothing', '/s/nothing', '/api']) {
      expect(await get(path)).toMatchObject({ status: 404, body: { code: 'notFound' } })
    }
  })
})

describe('when something breaks', () => {
  it('a page that was never made says so in the theme’s look, and is made afterwards', async () => {
    const fresh = world.visitor(await createTestSite(world.app, { title: 'Fresh', ownerId }))
    await fresh.get('/')
    const { database } = world.app
    const inSite = database.inSite
    Object.assign(database, { inSite: () => Promise.reject(new Error('secret detail')) })
    const broken = await fresh.get('/about')
    Object.assign(database, { inSite })
    expect(broken).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } })
    expect(broken.text).toContain('site-header')
    expect(broken.text).not.toContain('secret detail')
    expect((await fresh.get('/about')).status).toBe(200)
  })
})

describe('hosts without a page', () => {
  it('say nothing about anyone', async () => {
    const { status, text } = await world
      .visitor({ ...site, host: 'nobody.localhost:3000' })
      .get('/')
    expect(status).toBe(404)
    expect(text).toContain('There is no site at this address.')
    expect(text).not.toContain('Clay')
  })

  it('are told apart from a site that is not published yet', async () => {
    const draft = await createTestSite(world.app, { title: 'Later', ownerId, isPublished: false })
    const { status, text } = await world.visitor(draft).get('/')
    expect(status).toBe(404)
    expect(text).toContain('This site is not published yet')
    expect(text).toContain(`<a href="${world.app.config.studioOrigin}">Open the studio</a>`)
    expect(text).not.toContain('Later')
  })
})
