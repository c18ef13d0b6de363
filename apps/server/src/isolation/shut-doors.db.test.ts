/** Regressions: ways into a site that were once open beside guarded ones. */

import { newId } from '@sitewright/core/id'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestSite, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DETAILS, startCheckout } from '../features/commerce/test-purchase.ts'
import {
  createTestShop,
  ENTRIES,
  type TestProduct,
  type TestShop,
} from '../features/commerce/test-shop.ts'
import { asPublished } from '../features/rendering/serving/canvas/as-published.ts'
import { forgetSite } from '../features/rendering/test-changes.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let calls: (path: string) => string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  calls = (path) => `/s/${world.site.id}/api${path}`
  await world.owner.post(calls('/publish'), {})
  mug = await shop.stock('MUG', 100)
})
afterAll(() => world.close())

const canvasHost = ({ host }: TestSite) => host.replace('.', '--canvas.')
const onCanvas = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  world.server.inject({ method: 'GET', url, headers: { host: canvasHost(world.site), ...headers } })

async function setStatus(input: object): Promise<void> {
  expect((await world.owner.put(calls('/status'), input)).status).toBe(200)
  await forgetSite(world.app, world.site.id)
}

async function openCanvas(browser = world.owner): Promise<string> {
  const { pages } = (await browser.get(calls('/pages'))).body
  const { id } = pages.find(({ isHome }: { isHome: boolean }) => isHome)
  const { canvasUrl } = (await browser.get(calls(`/pages/${id}/editor`))).body
  const { pathname, search } = new URL(canvasUrl)
  return pathname + search
}

describe('files of a site that is not public', () => {
  const PRICES = Buffer.from('%PDF-1.7 prices for members')
  let path: string

  beforeAll(async () => {
    path = (await world.owner.post(calls('/assets?filename=prices.pdf'), PRICES)).body.asset.path
    const header = { title: '', announcement: '', buttonLabel: 'Prices', buttonUrl: path }
    await world.owner.put(calls('/site-header-footer'), { header })
    await world.owner.post(calls('/publish'), {})
  })
  afterAll(() => setStatus({ status: 'public' }))

  it.each([
    ['private', { status: 'private', password: 'open sesame' }],
    ['in maintenance', { status: 'maintenance' }],
  ])('are not given to anyone on the canvas of a site that is %s', async (_how, status) => {
    await setStatus({ status: 'public' })
    expect((await onCanvas(path)).statusCode).toBe(200)
    await setStatus(status)
    for (const url of [path, `${path}?open=1`, `${path}?open=9999999999999.x`]) {
      expect((await onCanvas(url)).statusCode, url).toBe(404)
    }
    expect((await world.visitor().get(path)).status).toBeGreaterThan(400)
  })

  it('are shown in the editor by addresses of their own, which end', async () => {
    await setStatus({ status: 'private', password: 'open sesame' })
    const { body } = await onCanvas(await openCanvas())
    const [url = ''] = body.match(/\/s\/prices\.pdf\?open=[\w.-]+/) ?? []
    const opened = await onCanvas(url)
    expect(opened.body).toBe(PRICES.toString())
    expect(opened.headers['cache-control']).toBe('private, no-cache')
    expect((await onCanvas(url.replace('prices', 'others'))).statusCode).toBe(404)
    world.clock.advance(2 * 3_600_000)
    expect((await onCanvas(url)).statusCode).toBe(404)
  })

  it('are kept by no cache between, for those who know the password either', async () => {
    await setStatus({ status: 'private', password: 'open sesame' })
    const visitor = world.visitor()
    await visitor.submit('/lock', { next: '/', password: 'open sesame' })
    const { status, headers } = await visitor.get(path)
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
    const published = await visitor.get('/')
    const canvas = await onCanvas(await openCanvas())
    expect(asPublished(canvas.body)).toBe(asPublished(published.text))
  })
})

describe('a canvas', () => {
  it('ends with the session that opened it', async () => {
    const guest = world.guest()
    const signIn = () =>
      guest.post('/api/sign-in', { email: 'owner@example.com', password: 'correct horse battery' })
    expect((await signIn()).status).toBe(200)
    const url = await openCanvas(guest)
    expect((await onCanvas(url)).statusCode).toBe(200)
    await guest.post('/api/sign-out')
    expect((await onCanvas(url)).statusCode).toBe(403)
  })

  it('ends with the role of who opened it', async () => {
    const { browser, accountId } = await world.createOwner('helper@example.com')
    const membership = { account_id: accountId, website_id: world.site.id }
    await world.app.database.global
      .insertInto('membership')
      .values({ ...membership, role: 16 })
      .execute()
    const url = await openCanvas(browser)
    expect((await onCanvas(url)).statusCode).toBe(200)
    await world.app.database.global
      .deleteFrom('membership')
      .where('account_id', '=', accountId)
      .where('website_id', '=', world.site.id)
      .execute()
    expect((await onCanvas(url)).statusCode).toBe(403)
  })

  it('has the tools of the editor for who may edit, and for nobody else', async () => {
    const { browser, accountId } = await world.createOwner('onlooker@example.com')
    const give = async (role: number) => {
      const membership = { account_id: accountId, website_id: world.site.id, role }
      await world.app.database.global
        .insertInto('membership')
        .values(membership)
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'website_id']).doUpdateSet({ role }),
        )
        .execute()
      const { body } = await onCanvas(await openCanvas(browser))
      return /data-runtime="\/canvas\/(\w+)-/.exec(body)?.[1]
    }
    expect([await give(16), await give(10)]).toEqual(['runtime', 'looking'])
  })
})

describe('pages on which something is typed', () => {
  it.each(['/cart', '/checkout', '/checkout/donate/unknown', '/order/unknown'])(
    'leave no window to who opened %s',
    async (path) => {
      const shopper = await shop.shopper([mug, 1])
      const { headers } = await shopper.get(path)
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    },
  )

  it('are opened, and not fetched by a script of the site', async () => {
    const shopper = await shop.shopper([mug, 1])
    await startCheckout(shopper)
    const as = (dest: string) => ({
      headers: { 'sec-fetch-dest': dest, 'sec-fetch-site': 'same-origin' },
    })
    expect((await shopper.get('/checkout', as('document'))).text).toContain(DETAILS.email)
    for (const dest of ['empty', 'iframe', 'script', 'object']) {
      const { status, text } = await shopper.get('/checkout', as(dest))
      expect(status).toBe(403)
      expect(text).not.toContain(DETAILS.email)
    }
    const posted = await shopper.send({
      method: 'POST',
      url: '/checkout',
      headers: { origin: `http://${world.site.host}`, 'sec-fetch-dest': 'empty' },
    })
    expect([posted.status, posted.headers.location]).toEqual([403, undefined])
  })

  it('leave no window of the studio to who opened it', async () => {
    const { headers } = await world.guest().get('/')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('calls', () => {
  it.each(['PUT', 'POST'] as const)('of an owner take no forms (%s)', async (method) => {
    const { status, body } = await world.owner.send({
      method,
      url: method === 'PUT' ? calls('/store-settings') : '/api/sites',
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
        'x-csrf-token': await world.owner.crumb(),
      },
      payload: 'title=Forged&startingPointId=shop',
    })
    expect([status, body.code]).toEqual([415, 'wrongType'])
  })

  it.each(['{"a":"\\u0000"}', '{"a":"\\ud800"}', '{"\\u0000":1}', '"\\udc00"'])(
    'refuse what cannot be kept inside of JSON in JSON: %s',
    async (additionalFields) => {
      const answer = await world
        .visitor()
        .post(ENTRIES, { itemId: mug.id, sku: 'MUG', quantity: 1, additionalFields })
      expect([answer.status, answer.body.code]).toEqual([400, 'invalidInput'])
    },
  )

  it('give a page no picture of another site', async () => {
    const other = await world.createOwner('pictures@example.com')
    const foreign = (await other.browser.get(`/s/${other.site.id}/api/assets`)).body.items[0]
    const { pages } = (await world.owner.get(calls('/pages'))).body
    const own = (await world.owner.get(calls('/assets'))).body.items[0]
    const give = (imageId: string | null) =>
      world.owner.patch(calls(`/pages/${pages[0].id}`), { settings: { imageId } })
    expect(await give(foreign.id)).toMatchObject({ status: 404, body: { code: 'imageMissing' } })
    expect((await give(own.id)).status).toBe(200)
    expect((await give(null)).status).toBe(200)
  })
})

describe('what is sold on a page that a visitor may not see', () => {
  const stock = (browser: TestBrowser) =>
    browser.get(`/api/commerce/inventory/stock/?itemId=${mug.id}`)
  const add = (browser: TestBrowser) =>
    browser.post(ENTRIES, { itemId: mug.id, sku: 'MUG', quantity: 1 })

  it('is for sale only to those who gave the password', async () => {
    const before = await shop.shopper([mug, 1])
    const path = calls(`/pages/${mug.collectionId}/password`)
    await world.owner.put(path, { password: 'open sesame' })
    await forgetSite(world.app, world.site.id)
    const visitor = world.visitor()
    expect([(await stock(visitor)).status, (await add(visitor)).status]).toEqual([404, 404])
    const { shoppingCart } = (await before.get('/api/commerce/shopping-cart')).body
    expect(shoppingCart.entries[0].problem).not.toBeNull()

    const { body } = await world.owner.get(calls('/pages'))
    const { urlId } = body.pages.find(({ id }: { id: string }) => id === mug.collectionId)
    await visitor.submit('/lock', { next: `/${urlId}`, password: 'open sesame' })
    expect([(await stock(visitor)).status, (await add(visitor)).status]).toEqual([200, 200])
    await world.owner.delete(path)
    await forgetSite(world.app, world.site.id)
  })

  it('is not for sale while the page is switched off', async () => {
    const set = async (isEnabled: boolean) => {
      const settings = { isEnabled }
      await world.owner.patch(calls(`/pages/${mug.collectionId}`), { settings })
      await world.owner.post(calls('/publish'), {})
      await forgetSite(world.app, world.site.id)
    }
    await set(false)
    const visitor = world.visitor()
    expect([(await stock(visitor)).status, (await add(visitor)).status]).toEqual([404, 404])
    await set(true)
    expect((await stock(visitor)).status).toBe(200)
  })
})

describe('who may not publish', () => {
  let drafter: TestBrowser

  beforeAll(async () => {
    const { browser, accountId } = await world.createOwner('drafter@example.com')
    await world.app.database.global
      .insertInto('membership')
      .values({ account_id: accountId, website_id: world.site.id, role: 16 })
      .execute()
    drafter = browser
  })

  it('changes no upload that the site shows, and may change others', async () => {
    const { items } = (await world.owner.get(calls('/assets'))).body
    const uses = async (id: string) =>
      (await world.owner.get(calls(`/assets/${id}/uses`))).body.uses
    const used = await Promise.all(
      items.map(async ({ id }: { id: string }) => (await uses(id)).length),
    )
    const { id } = items[used.findIndex((count) => count > 0)]
    const answers = [
      await drafter.patch(calls(`/assets/${id}`), { altText: 'Forged' }),
      await drafter.delete(calls(`/assets/${id}`)),
      await drafter.put(calls(`/assets/${id}/file?filename=a.pdf`), Buffer.from('%PDF-1.7')),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('assetShown'))
    const own = await drafter.post(calls('/assets?filename=own.pdf'), Buffer.from('%PDF-1.7'))
    expect((await drafter.delete(calls(`/assets/${own.body.asset.id}`))).status).toBe(200)
  })

  it('changes no author whom the site names, and may change others', async () => {
    const author = (displayName: string) => ({
      displayName,
      bio: '',
      avatarId: null,
      websiteUrl: '',
    })
    const { body: made } = await drafter.post(calls('/authors'), author('Ada'))
    const rename = async (displayName: string) => {
      const { status, body } = await drafter.put(
        calls(`/authors/${made.author.id}`),
        author(displayName),
      )
      return [status, body.code]
    }
    expect(await rename('Ada Clay')).toEqual([200, undefined])

    const { body: blog } = await world.owner.post(calls('/pages'), { title: 'Words', kind: 'blog' })
    const { body: post } = await world.owner.post(calls(`/collections/${blog.page.id}/items`), {
      title: 'By Ada',
      authorId: made.author.id,
    })
    // The draft of a post is shown to nobody.
    expect(await rename('Ada Kiln')).toEqual([200, undefined])
    await world.owner.post(calls(`/items/${post.item.id}/publish`), {})
    expect(await rename('Forged')).toEqual([403, 'authorShown'])
    const { authors } = (await world.owner.get(calls('/authors'))).body
    expect(authors).toContainEqual(
      expect.objectContaining({ id: made.author.id, displayName: 'Ada Kiln' }),
    )
  })

  it('adds no code to a page, and edits its other blocks', async () => {
    const { pages } = (await world.owner.get(calls('/pages'))).body
    const { id } = pages.find(({ isHome }: { isHome: boolean }) => isHome)
    const { documents } = (await world.owner.get(calls(`/pages/${id}/editor`))).body
    const { id: documentId, revision, document } = documents[0]
    const [sectionId] = document.sectionOrder
    const place = { x: 0, y: 40, w: 6, h: 4, z: 1 }
    const insert = (browser: TestBrowser, block: object, baseRevision = revision) =>
      browser.post(calls(`/documents/${documentId}/operations`), {
        batchId: newId(),
        baseRevision,
        operations: [{ kind: 'insertBlock', sectionId, block, desktop: place }],
      })
    const code = {
      id: newId(),
      type: 23,
      version: 2,
      props: {
        language: 'html',
        source: '<script>1</script>',
        showSource: false,
        canCopy: false,
      },
    }
    expect((await insert(drafter, code)).body.code).toBe('codeNotAllowed')
    expect((await insert(world.owner, code)).status).toBe(200)
    const copy = { ...code, id: newId() }
    expect((await insert(drafter, copy, revision + 1)).status).toBe(200)
    const changed = await drafter.post(calls(`/documents/${documentId}/operations`), {
      batchId: newId(),
      baseRevision: revision + 2,
      operations: [
        { kind: 'place', sectionId, blockId: copy.id, view: 'desktop', placement: place },
        { kind: 'setProps', sectionId, blockId: copy.id, props: { ...code.props, source: 'x' } },
      ],
    })
    expect(changed.body).toMatchObject({ code: 'codeNotAllowed', index: 1 })
  })
})
