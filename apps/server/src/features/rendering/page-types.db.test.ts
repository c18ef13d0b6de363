/** The page type that each page reports, on a site with a page of every kind. */

import { SHIP_TO } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetSite } from './test-changes.ts'
import { createKindsSite, KINDS_NOW, type KindsSite } from './test-kinds.ts'

let world: TestWorld
let owner: TestBrowser
let site: KindsSite
let productId: string

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.advance(KINDS_NOW - world.clock.now())
  const made = await world.createOwner('maker@example.com')
  owner = made.browser
  site = await createKindsSite(world.app, { ownerId: made.accountId, count: 3 })
  productId = (await world.visitor(site).get('/store/p/thing-2?format=json')).body.item.id
})
afterAll(() => world.close())

const pageTypeOf = async (path: string, visitor = world.visitor(site)) =>
  Number(/"pageType":(\d+)/.exec((await visitor.get(path)).text)?.[1])

/** A shopper with something in the cart. */
async function shopper(): Promise<TestBrowser> {
  const visitor = world.visitor(site)
  const entry = { itemId: productId, quantity: 1 }
  const { status } = await visitor.post('/api/commerce/shopping-cart/entries', entry)
  expect(status).toBe(200)
  return visitor
}

/** Pays, and gives the address of the order. */
async function payFor(visitor: TestBrowser, paymentToken: string): Promise<string> {
  const { body: started } = await visitor.post('/api/commerce/checkout', {
    email: 'sam@example.com',
    shippingAddress: SHIP_TO,
  })
  const { id, totalMinor } = started.checkout
  const pay = { paymentToken, agreedTotalMinor: totalMinor }
  return (await visitor.post(`/api/commerce/checkout/${id}/pay`, pay)).body.redirectUrl
}

describe('what is published', () => {
  it.each([
    ['2.page-types.01', 'a list', '/blog', 1],
    ['2.page-types.02', 'a page', '/about', 2],
    ['2.page-types.03', 'a splash page', '/cover', 3],
    ['2.page-types.04', 'an item', '/blog/post-1', 50],
    ['2.page-types.05', 'a page that is not there', '/nowhere', 100],
    ['2.page-types.07', 'search', '/search?q=clay', 102],
  ])('fact %s: %s at %s has the page type %i', async (_id, _what, path, pageType) => {
    expect(await pageTypeOf(path)).toBe(pageType)
  })

  it('fact 2.fixed-paths.02: /search looks through the site', async () => {
    const { status, body } = await world.visitor(site).get('/search?q=bowl&format=json')
    expect([status, body.search.query]).toEqual([200, 'bowl'])
    expect(body.search.results[0].title).toBe('Bowl 2')
  })
})

describe('what cannot be shown', () => {
  it('fact 2.page-types.06: a page that cannot be made has the page type 101', async () => {
    const database = new pg.Client(world.databaseUrl)
    await database.connect()
    await database.query('ALTER TABLE item RENAME TO away')
    try {
      const { status, text } = await world.visitor(site).get('/gallery')
      expect(status).toBe(503)
      expect(text).toContain('"pageType":101')
    } finally {
      await database.query('ALTER TABLE away RENAME TO item')
      await database.end()
    }
  })

  it('fact 2.page-types.08: a lock screen has the page type 103', async () => {
    const path = `/s/${site.id}/api/pages/${site.pages.about}/password`
    await owner.put(path, { password: 'open sesame' })
    await forgetSite(world.app, site.id)
    expect(await pageTypeOf('/about')).toBe(103)
    await owner.delete(path)
    await forgetSite(world.app, site.id)
  })
})

describe('the way through the shop', () => {
  it('fact 2.page-types.09: the popup overlay has the page type 104', async () => {
    const { settings } = (await owner.get(`/s/${site.id}/api/settings`)).body
    const popup = { ...settings.popup, isOn: true, title: 'Sale' }
    await owner.put(`/s/${site.id}/api/settings`, { ...settings, popup })
    await forgetSite(world.app, site.id)
    expect(await pageTypeOf('/popup-overlay')).toBe(104)
    await owner.put(`/s/${site.id}/api/settings`, settings)
  })

  it('fact 2.page-types.17: the cart has the page type 205', async () => {
    expect(await pageTypeOf('/cart')).toBe(205)
  })

  it('fact 2.fixed-paths.01: /cart shows what is in the cart', async () => {
    expect((await (await shopper()).get('/cart')).text).toContain('Bowl 2')
  })

  it('fact 2.page-types.13: the checkout has the page type 201', async () => {
    expect(await pageTypeOf('/checkout', await shopper())).toBe(201)
  })

  it('fact 2.page-types.14: a confirmed order has the page type 202', async () => {
    const visitor = await shopper()
    expect(await pageTypeOf(await payFor(visitor, 'practice-approve'), visitor)).toBe(202)
  })

  describe('where money is given', () => {
    let donatePage: string
    let fundId: string

    beforeAll(async () => {
      const fund = { name: 'A new kiln', suggestedMinor: [2500], minimumMinor: 100 }
      const { body } = await owner.post(`/s/${site.id}/api/funds`, fund)
      fundId = body.fund.id
      donatePage = new URL(body.fund.url).pathname
    })

    it('fact 2.page-types.15: the page to donate on has the page type 203', async () => {
      expect(await pageTypeOf(donatePage)).toBe(203)
    })

    it('fact 2.page-types.16: a confirmed contribution has the page type 204', async () => {
      const visitor = world.visitor(site)
      const { body } = await visitor.post('/api/commerce/donations', {
        fundId,
        amount: '25',
        email: 'sam@example.com',
        paymentToken: 'practice-approve',
      })
      expect(await pageTypeOf(body.redirectUrl, visitor)).toBe(204)
    })
  })

  describe('where a payment takes its time', () => {
    let visitor: TestBrowser
    let order: string
    /** Slow cards decide by the clock on the wall, which no test waits for. */
    const decide = (change: object) =>
      world.app.database.inSite(site.id, ({ db }) =>
        db.updateTable('practice_charge').set(change).where('state', '=', 'pending').execute(),
      )

    beforeAll(async () => {
      visitor = await shopper()
      order = await payFor(visitor, 'practice-slow')
      await decide({ decides_at: new Date(world.clock.now() + 3_600_000) })
    })

    it('fact 2.page-types.19: an order that was received has the page type 207', async () => {
      expect(await pageTypeOf(order, visitor)).toBe(207)
    })

    it('fact 2.page-types.23: how an order stands has the page type 211', async () => {
      await decide({ state: 'declined' })
      expect(await pageTypeOf(order, visitor)).toBe(211)
    })
  })
})
