/** Upgrade: sites that were made with an earlier version start, show the pages they showed, and sell. */

import { createLog } from '@sitewright/server/platform/log/log'
import { SHIP_TO } from '@sitewright/testing/sold-something'
import { createTestBrowser, type TestBrowser } from '@sitewright/testing/test-browser'
import { createEmptyDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import {
  createTestWorld,
  TEST_SECRET_KEY,
  type TestNode,
  type TestWorld,
} from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../features/commerce/invariants.ts'
import { migrate } from '../migrations.ts'
import { installDatabase, readInstalled } from './test-installed.ts'
import { contentOf, seenOn } from './test-seen.ts'

const HOUR_MS = 3_600_000
const installed = await readInstalled()
const [shop] = installed.sites
if (!shop) throw new Error('There is no shop')
const api = (path: string) => `/s/${shop.id}/api${path}`

let world: TestWorld
let database: TestDatabase
let node: TestNode
let owner: TestBrowser

beforeAll(async () => {
  database = await createEmptyDatabase()
  await installDatabase(database.ownerUrl, installed)
  const secret = { secretKey: TEST_SECRET_KEY, isNew: false }
  await migrate({ url: database.ownerUrl, log: createLog('silent'), secret })
  world = await createTestWorld()
  // Carts and what is dated are as old as an hour, whenever this runs.
  world.clock.advance(installed.keptAt + HOUR_MS - Date.now())
  node = await world.addNode({ databaseUrl: database.ownerUrl })
  owner = createTestBrowser(node.server, world.owner.host, '/api/session')
  const person = { email: 'owner@example.com', password: 'correct horse battery' }
  expect(await owner.post('/api/sign-in', person)).toMatchObject({ status: 200 })
})
afterAll(async () => {
  await world.close()
  await database.drop()
})

const visitor = (cookies: Iterable<readonly [string, string]> = [], { host } = shop) => {
  const browser = createTestBrowser(node.server, host, '/api/crumb')
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

describe.each(installed.sites)('the site made of “$point”', (site) => {
  it.each(Object.entries(site.pages))('shows %s as it did', async (path, before) => {
    const answer = await visitor([], site).get(path)
    expect(answer.status).toBe(200)
    expect(contentOf(seenOn(answer.text))).toEqual(contentOf(before))
  })

  it('leads to the same pages', async () => {
    const { text } = await visitor([], site).get('/sitemap.xml')
    const paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
    expect(paths.map((url) => new URL(url).pathname).sort()).toEqual(Object.keys(site.pages).sort())
  })
})

describe('its shop', () => {
  it('has its products, its categories below a root, and an order with its page', async () => {
    const { body: products } = await owner.get(api('/products'))
    expect(products.items).toMatchObject(installed.products)
    const { body: categories } = await owner.get(api('/product-categories'))
    expect(categories.stores).toMatchObject([
      {
        categories: ['For the table', 'For the house', 'Learn to throw', 'Kitchen'].map(
          (displayName) => ({ displayName, parentId: null }),
        ),
      },
    ])
    const { cookies, path, order } = installed.order
    const { body: orders } = await owner.get(api('/orders'))
    expect(orders.items).toMatchObject([{ number: 1001, totalMinor: 2500, payment: 'paid' }])
    const { body: opened } = await owner.get(api(`/orders/${orders.items[0].id}`))
    expect(opened.order).toMatchObject(order)
    const page = await visitor(cookies).get(path)
    expect(page.status).toBe(200)
    expect(seenOn(page.text).words).toContain('Rope of paper')
  })

  it('sells what stood in a cart, and counts orders and stock on', async () => {
    const shopper = visitor(installed.cart.cookies)
    const { body: cart } = await shopper.get('/api/commerce/shopping-cart')
    expect(cart.shoppingCart.entries).toMatchObject(installed.cart.entries)
    const { body: started, text } = await shopper.post('/api/commerce/checkout', {
      email: 'sam@example.com',
      shippingAddress: SHIP_TO,
    })
    expect(started.checkout, text).toMatchObject({ totalMinor: 3750 })
    const paid = await shopper.post(`/api/commerce/checkout/${started.checkout.id}/pay`, {
      paymentToken: 'practice-approve',
      agreedTotalMinor: 3750,
    })
    expect(paid, paid.text).toMatchObject({ status: 200 })
    await node.app.jobs.drain()
    const { body: orders } = await owner.get(api('/orders'))
    expect(orders.items).toMatchObject([
      { number: 1002, totalMinor: 3750, payment: 'paid' },
      { number: 1001 },
    ])
    const { body: products } = await owner.get(api('/products'))
    const rope = products.items.find((one: { title: string }) => one.title === 'Rope of paper')
    expect(rope).toMatchObject({ stock: 4 })
    const { body: history } = await owner.get(api(`/products/${rope.id}/stock`))
    expect(history).toMatchObject({ items: [{ quantity: -3 }, { quantity: -2 }, { quantity: 9 }] })
    expect(await checkInvariants(node.app)).toMatchObject({ ok: true })
  })
})
