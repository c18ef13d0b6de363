import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderingOf } from './serving/services.ts'
import { createTestSite, type TestSite } from './test-site.ts'

let world: TestWorld
let owner: TestBrowser
let site: TestSite
let makers = 0

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

beforeEach(async () => {
  makers += 1
  const made = await world.createOwner(`maker${makers}@example.com`)
  owner = made.browser
  site = await createTestSite(world.app, { title: 'Clay', ownerId: made.accountId })
})

const calls = (path: string) => `/s/${site.id}/api${path}`

/** Waits until this node has heard of the change. */
async function heard<Result>(work: () => Promise<Result>): Promise<Result> {
  const notice = new Promise<void>((resolve) =>
    world.app.events.onChange(({ siteId }) => siteId === site.id && resolve()),
  )
  const result = await work()
  await notice
  return result
}

const add = (path: string, target: string, status: 301 | 302 = 301) =>
  owner.post(calls('/redirects'), { path, target, status })

const visit = async (path: string) => {
  const { status, headers } = await world.visitor(site).get(path)
  return [status, headers.location]
}

const map = async () => {
  const { body } = await owner.get(calls('/redirects'))
  return body.redirects as {
    id: string
    path: string
    target: string
    isAutomatic: boolean
    leadsOnTo: string | null
  }[]
}

const change = (pageId: string, urlId: string) =>
  owner.patch(calls(`/pages/${pageId}`), { urlId }).then(({ status }) => expect(status).toBe(200))

const publish = () => heard(() => owner.post(calls('/publish'), {}))

describe('the owner’s redirects', () => {
  it('answer wherever nothing else is, at once', async () => {
    expect(await visit('/old')).toEqual([404, undefined])
    await heard(() => add('/old', '/about'))
    await heard(() => add('/elsewhere', 'https://example.com/x?y=1', 302))
    await heard(() => add('/caf%C3%A9', '/neu/ü'))
    expect(await visit('/old')).toEqual([301, '/about'])
    expect(await visit('/elsewhere')).toEqual([302, 'https://example.com/x?y=1'])
    expect(await visit('/caf%C3%A9')).toEqual([301, '/neu/%C3%BC'])
    expect(await visit('/old/below')).toEqual([404, undefined])
  })

  it('go before an address in other letters, which leads to the page that is meant', async () => {
    expect(await visit('/About?a=B')).toEqual([301, '/about?a=B'])
    expect(await visit('/NOWHERE')).toEqual([404, undefined])
    await heard(() => add('/ABOUT', '/us'))
    expect(await visit('/ABOUT')).toEqual([301, '/us'])
  })

  it('take the question along, where the target has none', async () => {
    await heard(() => add('/old', '/about#top'))
    await heard(() => add('/asks', '/about?a=1'))
    expect(await visit('/old?utm=x%0d%0aSet-Cookie:y')).toEqual([
      301,
      '/about?utm=x%0d%0aSet-Cookie:y#top',
    ])
    expect(await visit('/asks?b=2')).toEqual([301, '/about?a=1'])
  })

  it('give way to a page at their address', async () => {
    await heard(() => add('/about', '/shop'))
    expect(await visit('/about')).toEqual([200, undefined])
  })

  it('are listed, changed and taken away', async () => {
    await add('/a', '/b')
    await add('/b', '/c')
    expect(await map()).toMatchObject([
      { path: '/b', target: '/c', leadsOnTo: null },
      { path: '/a', target: '/b', leadsOnTo: '/c' },
    ])
    const [b] = await map()
    const changed = await owner.put(calls(`/redirects/${b?.id}`), {
      path: '/b/',
      target: '/about',
      status: 302,
    })
    expect(changed.status).toBe(200)
    expect((await map())[0]).toMatchObject({ path: '/b', target: '/about', status: 302 })
    const { id = '' } = (await map()).find(({ path }) => path === '/a') ?? {}
    await heard(() => owner.delete(calls(`/redirects/${id}`)))
    expect((await map()).map(({ path }) => path)).toEqual(['/b'])
    expect(await visit('/a')).toEqual([404, undefined])
  })

  it.each([
    ['path', 'badPath', '/', '/b'],
    ['path', 'badPath', '/old?x=1', '/b'],
    ['path', 'badPath', '/%2e%2e/x', '/b'],
    ['target', 'badTarget', '/a', '//evil.example'],
    ['target', 'badTarget', '/a', '/\\evil.example'],
    ['target', 'badTarget', '/a', '/%5Cevil.example'],
    ['target', 'badTarget', '/a', 'javascript:alert(1)'],
    ['target', 'badTarget', '/a', '/b\r\nSet-Cookie: stolen=1'],
    ['target', 'badTarget', '/a', '/b%0d%0aSet-Cookie:%20stolen=1'],
    ['target', 'badTarget', '/a', 'https://user@evil.example/'],
    ['target', 'badTarget', '/a', `/${'x'.repeat(8_000)}`],
    ['path', 'pathTaken', '/there', '/b'],
    ['target', 'loop', '/a', '/a'],
    ['target', 'loop', '/home-again', '/there'],
    ['target', 'loop', '/a', 'http://OWN/a?again'],
  ])('refuse a bad %s: %s', async (field, code, path, target) => {
    await add('/there', '/home-again')
    const before = await map()
    const { status, body } = await add(path, target.replace('OWN', site.host))
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, code, [field]])
    expect(await map()).toEqual(before)
  })

  it('are imported all or none', async () => {
    await add('/a', '/old-target')
    const bad = await owner.post(calls('/redirects/import'), { text: '/x -> /y\n/z -> //evil' })
    expect(bad).toMatchObject({ status: 400, body: { code: 'badLines' } })
    expect(Object.keys(bad.body.errors)).toEqual(['line 2'])
    const circle = await owner.post(calls('/redirects/import'), { text: '/x -> /y\n/y -> /x' })
    expect(circle).toMatchObject({ status: 400, body: { code: 'loop' } })
    expect(await map()).toHaveLength(1)

    const text = '# from before\n/a -> /about\n/x -> https://example.com/ 302\n'
    await heard(() => owner.post(calls('/redirects/import'), { text }))
    expect(await visit('/a')).toEqual([301, '/about'])
    expect(await visit('/x')).toEqual([302, 'https://example.com/'])
  })

  it('are at most 2,500, and a full map is still fast to read and to ask', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => `/old-${n} -> /new-${n}`).join('\n')
    const tooMany = await owner.post(calls('/redirects/import'), { text: lines(2_501) })
    expect(tooMany).toMatchObject({ status: 400, body: { code: 'tooMany' } })
    const full = await owner.post(calls('/redirects/import'), { text: lines(2_500) })
    expect(full.body.redirects).toHaveLength(2_500)
    expect(await add('/one-more', '/b')).toMatchObject({ status: 400, body: { code: 'tooMany' } })
    expect(await visit('/old-2499')).toEqual([301, '/new-2499'])
  })

  it('cost one statement, whatever is asked, fill no memory, and cost nothing where there are none', async () => {
    await visit('/nothing')
    world.queries.length = 0
    await visit('/nothing-else')
    expect(world.queries).toEqual([])

    await heard(() => add('/old', '/about'))
    await visit('/nothing')
    const { pages } = await renderingOf(world.app)
    const { bytes } = pages
    for (const path of ['/old', '/nothing-else', '/a/b/c/d', `/${'x'.repeat(2_000)}`]) {
      world.queries.length = 0
      await visit(path)
      expect(world.queries.filter((text) => text.includes('redirect')).length).toBeLessThanOrEqual(
        1,
      )
      expect(world.queries.length).toBeLessThanOrEqual(1)
    }
    expect(pages.bytes).toBe(bytes)
  })

  it('of one site are not another’s', async () => {
    await heard(() => add('/old', '/about'))
    const { body } = await world.owner.get(`/s/${world.site.id}/api/redirects`)
    expect(body.redirects).toEqual([])
    expect((await world.visitor().get('/old')).status).toBe(404)
  })
})

describe('an address that changes', () => {
  it('of a page works on, from the moment the new one is published', async () => {
    await change(site.about, 'us')
    expect(await visit('/about')).toEqual([200, undefined])
    expect(await map()).toEqual([])
    await publish()
    expect(await visit('/us')).toEqual([200, undefined])
    expect(await visit('/about')).toEqual([301, '/us'])
    await change(site.about, 'who-we-are')
    await publish()
    expect(await visit('/about')).toEqual([301, '/who-we-are'])
    expect(await visit('/us')).toEqual([301, '/who-we-are'])
  })

  it('wins over its redirect when it is taken again', async () => {
    await change(site.about, 'us')
    await publish()
    const { body } = await owner.post(calls('/pages'), { title: 'About' })
    expect(body.page.urlId).toBe('about')
    await publish()
    expect(await visit('/about')).toEqual([200, undefined])
  })

  it('of an earlier version comes back with it', async () => {
    const { body } = await owner.get(calls('/publications'))
    await change(site.about, 'us')
    await publish()
    await heard(() => owner.post(calls(`/publications/${body.items[0].id}/restore`)))
    expect(await visit('/about')).toEqual([200, undefined])
    expect(await visit('/us')).toEqual([301, '/about'])
  })

  it('of a home page takes the question along', async () => {
    expect(await visit('/home?format=json&utm=a%20b')).toEqual([301, '/?format=json&utm=a%20b'])
    expect(await visit('/home?tag=a%26b%2Fc%25&x=%zz')).toEqual([301, '/?tag=a%26b%2Fc%25&x=%25zz'])
    expect(await visit('/about/?tag=a%26b')).toEqual([301, '/about?tag=a%26b'])
    expect(await visit('/home')).toEqual([301, '/'])
  })

  it('of what is in a collection works on when that is the home page no more', async () => {
    const { body: made } = await owner.post(calls('/pages'), { title: 'News', kind: 'blog' })
    const home = (pageId: string) =>
      owner.patch(calls(`/pages/${pageId}`), { isHome: true }).then(({ status, text }) => {
        expect(text).not.toContain('errors')
        expect(status).toBe(200)
      })
    const post = (title: string, status: string) =>
      owner.post(calls(`/collections/${made.page.id}/items`), { title, status })
    await post('Seen by all', 'public')
    await post('Only a draft', 'draft')
    await home(made.page.id)
    await publish()
    expect(await visit('/seen-by-all')).toEqual([200, undefined])

    await home(site.shop)
    await publish()
    expect(await visit('/p/mug-1')).toEqual([200, undefined])
    expect(await visit('/seen-by-all?format=json')).toEqual([301, '/news/seen-by-all?format=json'])
    expect(await visit('/only-a-draft')).toEqual([404, undefined])
    expect(await visit('/nothing')).toEqual([404, undefined])

    await home(site.about)
    await publish()
    expect(await visit('/p/mug-1')).toEqual([301, '/shop/p/mug-1'])
    expect(await visit('/p/nothing')).toEqual([404, undefined])
    expect(await visit('/seen-by-all')).toEqual([301, '/news/seen-by-all'])

    // An owner's redirect wins over a former home page, and a page over both.
    await heard(() => add('/seen-by-all', '/about'))
    expect(await visit('/seen-by-all')).toEqual([301, '/about'])
    world.queries.length = 0
    await visit('/something-else')
    expect(world.queries.length).toBeLessThanOrEqual(3)
  })

  it('of a store takes its products along', async () => {
    await change(site.shop, 'pots')
    await publish()
    expect(await visit('/shop')).toEqual([301, '/pots'])
    expect(await visit('/shop/p/mug-1')).toEqual([301, '/pots/p/mug-1'])
  })

  it('of a product works on as soon as it is saved', async () => {
    const [productId] = site.products
    const { body } = await owner.get(calls(`/products/${productId}`))
    const { title, type, state, variants, options, imageIds } = body.product
    const saved = await heard(() =>
      owner.put(calls(`/products/${productId}`), {
        title,
        type,
        state,
        variants,
        options,
        imageIds,
        urlId: 'cup',
      }),
    )
    expect(saved.status).toBe(200)
    expect(await visit('/shop/p/cup')).toEqual([200, undefined])
    expect(await visit('/shop/p/mug-1')).toEqual([301, '/shop/p/cup'])
  })

  it('of a post works on, unless nobody could know it', async () => {
    const { body: made } = await owner.post(calls('/pages'), { title: 'News', kind: 'blog' })
    await publish()
    const post = async (title: string, status: string) => {
      const { body } = await owner.post(calls(`/collections/${made.page.id}/items`), {
        title,
        status,
      })
      return body.item.id as string
    }
    const rename = (id: string, title: string, status: string, urlId: string) =>
      heard(() => owner.put(calls(`/items/${id}`), { title, status, urlId }))
    const seen = await post('Seen by all', 'public')
    const draft = await post('Only a draft', 'draft')
    await rename(seen, 'Seen by all', 'public', 'seen')
    await rename(draft, 'Only a draft', 'public', 'drafted')
    expect(await visit('/news/seen-by-all')).toEqual([301, '/news/seen'])
    expect(await visit('/news/only-a-draft')).toEqual([404, undefined])
    expect(await map()).toMatchObject([{ path: '/news/seen-by-all', isAutomatic: true }])
  })
})
