/** Statements of carts, checkouts and the owner's list: a fixed number, however long they are. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payFor, startCheckout } from '../test-purchase.ts'
import { CART, createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'

/** Statements of an addition: its rate limit, the cart's lock, what is read, the entry, and what prices the cart. */
const OF_ADDITION = 5
/**
 * Statements of a payment: its rate limit; the cart’s lock and all that decides, quote with payment and jobs, the
 * stock's lock, stock and reservations; the provider's ledger; the cart's lock, what is to be sold, the order, its history, the
 * stock's lock, stock and movements, the mail with its job.
 */
const OF_PAYMENT = 15
const MANY = 20

let world: TestWorld
let shop: TestShop<TestBrowser>
const products: TestProduct[] = []

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  await world.owner.post(shop.api('/publish'), {})
  for (let made = 0; made < MANY; made += 1) products.push(await shop.stock(`THING-${made}`, 100))
  // The publication is read once and kept.
  await (await few()).get('/cart')
})
afterAll(() => world.close())

/** Shoppers with one, and with all of the products. */
const few = () =>
  shop.shopper(...products.slice(0, 2).map((one): [TestProduct, number] => [one, 1]))
const many = async () => {
  const shopper = await few()
  for (const { id } of products.slice(2)) {
    world.clock.advance(1_000)
    const { status } = await shopper.post(ENTRIES, { itemId: id, quantity: 1 })
    expect(status).toBe(200)
  }
  return shopper
}

async function sent(work: () => Promise<{ status: number }>): Promise<string[]> {
  world.queries.length = 0
  const { status } = await work()
  const statements = [...world.queries]
  expect(status).toBe(200)
  return statements
}

describe('adding to the cart', () => {
  const wish = (quantity = 1) => ({ itemId: products[0]?.id, sku: 'THING-0', quantity })

  it.each([
    ['a first time', async () => world.visitor()],
    ['beside another entry', async () => shop.shopper([products[1] as TestProduct, 1])],
    ['to an entry that is there', async () => shop.shopper([products[0] as TestProduct, 1])],
    ['to a long cart', many],
  ])('takes five statements: %s', async (_what, visit) => {
    const shopper = await visit()
    await shopper.crumb()
    const statements = await sent(() => shopper.post(ENTRIES, wish()))
    expect(statements.length, statements.join('\n\n')).toBe(OF_ADDITION)
  })

  it.each([
    ['in a new cart', async () => world.visitor()],
    ['beside another entry', async () => shop.shopper([products[1] as TestProduct, 2])],
  ])('answers with the cart that is read afterwards: %s', async (_what, visit) => {
    const shopper = await visit()
    await shopper.crumb()
    for (const quantity of [1, 3]) {
      const { body } = await shopper.post(ENTRIES, wish(quantity))
      expect((await shopper.get(CART)).body.shoppingCart).toEqual(body.shoppingCart)
      expect(body.shoppingCart.entries).toContainEqual(body.newlyAdded)
    }
  })

  it('finds checkout and variants by indexes of theirs with plans that are kept, whose shop may grow', async () => {
    const plansFor = async (shopper: TestBrowser) => {
      await shopper.crumb()
      const statements = await sent(() => shopper.post(ENTRIES, wish()))
      const read = statements.find((text) => text.includes('AS "goods"')) ?? ''
      return world.inSite(async ({ db }) => {
        await sql`SET LOCAL enable_seqscan = off`.execute(db)
        await sql`SET LOCAL plan_cache_mode = force_generic_plan`.execute(db)
        await sql`PREPARE addition AS ${sql.raw(read)}`.execute(db)
        const count = Math.max(...[...read.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at)))
        const nulls = Array.from({ length: count }, () => 'NULL').join(', ')
        const { rows } = await sql<object>`EXPLAIN EXECUTE addition(${sql.raw(nulls)})`.execute(db)
        await sql`DEALLOCATE addition`.execute(db)
        return JSON.stringify(rows)
      })
    }
    expect(await plansFor(world.visitor())).toMatch(/using variant_(sku|attributes) on variant/)
    const held = await shop.shopper([products[1] as TestProduct, 1])
    expect(await plansFor(held)).toContain('using checkout_of_cart on checkout')
  })

  it('loses none of a hundred additions sent at once', async () => {
    const first = await shop.shopper([products[3] as TestProduct, 1])
    const token = first.cookies.get('CART') ?? ''
    // Several browsers with one cart, since each may only add so often within ten seconds.
    const browsers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const browser = world.visitor()
        await browser.crumb()
        browser.cookies.set('CART', token)
        return browser
      }),
    )
    const added = await Promise.all(
      browsers.flatMap((browser) =>
        Array.from({ length: 20 }, () =>
          browser.post(ENTRIES, { itemId: products[4]?.id, quantity: 1 }),
        ),
      ),
    )
    expect(added.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200))
    const { shoppingCart } = (await first.get(CART)).body
    expect(shoppingCart.totalQuantity).toBe(101)
    expect(shoppingCart.entries).toHaveLength(2)
  })
})

describe('a fixed number of statements', () => {
  const numbers = async (work: (shopper: TestBrowser) => Promise<{ status: number }>) => {
    const counted: string[][] = []
    for (const visit of [few, many]) {
      const shopper = await visit()
      await shopper.crumb()
      counted.push(await sent(() => work(shopper)))
    }
    const [short = [], long = []] = counted
    expect(long.length, long.join('\n\n')).toBe(short.length)
    return short.length
  }

  it('shows a cart', async () => {
    expect(await numbers((shopper) => shopper.get(CART))).toBeLessThanOrEqual(3)
  })

  it('shows the pages of cart and checkout', async () => {
    await numbers((shopper) => shopper.get('/cart'))
    await numbers((shopper) => shopper.get('/checkout'))
  })

  it('begins a checkout', async () => {
    await numbers((shopper) => startCheckout(shopper))
  })

  it('pays', async () => {
    const counted: string[][] = []
    for (const visit of [few, many]) {
      const shopper = await visit()
      const { checkout } = (await startCheckout(shopper)).body
      counted.push(await sent(() => payFor(shopper, { checkout })))
    }
    // Pages of each product that runs out are told; here none does.
    for (const one of counted) expect(one.length, one.join('\n\n')).toBe(OF_PAYMENT)
  })

  it('lists products to their owner', async () => {
    const list = (search: string) =>
      sent(() => world.owner.get(shop.api(`/products?search=${search}`)))
    const [one, all] = [await list('THING-19'), await list('THING')]
    expect(all.length).toBe(one.length)
  })
})
