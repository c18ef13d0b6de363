/** Races of shoppers between two server processes on one database, over real connections. */

import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { buildServer } from '@sitewright/testing/test-process'
import { startTwoServers, type TwoServers } from '@sitewright/testing/test-two-servers'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkInvariants } from '../invariants.ts'
import { startCheckout } from '../test-purchase.ts'
import { CART, createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let servers: TwoServers

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld()
  shop = createTestShop(world)
  servers = await startTwoServers(world.databaseUrl)
}, 120_000)
afterAll(async () => {
  await servers?.stop()
  await world?.close()
})

const violations = async () =>
  (await checkInvariants(world.app)).sites.flatMap((site) => site.violations)

const leftOf = async ({ id }: TestProduct): Promise<number> =>
  (await world.visitor().get(`/api/commerce/inventory/stock/?itemId=${id}`)).body.results[0]
    .qtyInStock

/** Stock rows of a product's variants, as the database has them. */
const stockOf = ({ variants }: TestProduct) =>
  world.inSite(({ db }) =>
    db
      .selectFrom('stock_level')
      .select(['on_hand as onHand', 'reserved'])
      .where(
        'variant_id',
        'in',
        variants.map(({ id }) => id),
      )
      .execute(),
  )

/** Payments that the provider's own ledger says it has captured. */
const captures = () =>
  world.inSite(({ db }) =>
    db.selectFrom('practice_charge').select('payment_id').where('state', '=', 'captured').execute(),
  )

const tally = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].sort().map((s) => [s, statuses.filter((x) => x === s).length]),
  )

interface Buyer {
  readonly shopper: TestBrowser
  readonly checkout: { readonly id: string; readonly totalMinor: number }
}

async function atCheckout(shopper: TestBrowser): Promise<Buyer> {
  const { body } = await startCheckout(shopper)
  await shopper.crumb()
  return { shopper, checkout: body.checkout }
}

const payAll = (buyers: readonly Buyer[]) =>
  Promise.all(buyers.map(({ shopper, checkout }, index) => servers.pay(index, shopper, checkout)))

it('fifty carts that hold the last unit make one order and one capture when all pay at once', async () => {
  const last = await shop.stock('LAST', 1)
  const before = (await captures()).length
  const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.shopper([last, 1])))
  const paid = await payAll(await Promise.all(shoppers.map(atCheckout)))
  expect(tally(paid.map(({ status }) => status))).toEqual({ 200: 1, 409: 49 })
  for (const { body } of paid.filter(({ status }) => status === 409)) {
    expect(body).toMatchObject({
      message: 'Sorry, we do not have enough of that item available.',
      available: 0,
    })
  }
  expect(await captures()).toHaveLength(before + 1)
  expect((await world.owner.get(shop.api('/orders'))).body.items).toHaveLength(1)
  expect(await stockOf(last)).toEqual([{ onHand: 0, reserved: 0 }])
  expect(await leftOf(last)).toBe(0)
  expect(await violations()).toEqual([])
}, 120_000)

it('one shopper who pays twice at once, at both servers, has one order and one capture', async () => {
  const mug = await shop.stock('TWICE', 5)
  const before = (await captures()).length
  const buyer = await atCheckout(await shop.shopper([mug, 1]))
  const paid = await payAll([buyer, buyer])
  expect(paid.map(({ status }) => status)).toContain(200)
  expect(paid.filter(({ status }) => status >= 500)).toEqual([])
  expect(await captures()).toHaveLength(before + 1)
  expect(await leftOf(mug)).toBe(4)
  expect(await violations()).toEqual([])
}, 120_000)

it('split lines of one variant are counted together, and nothing is put aside or charged', async () => {
  const mug = await shop.stock('SPLIT', 4)
  const before = (await captures()).length
  const shopper = await shop.shopper([mug, 2])
  await shopper.post(ENTRIES, { itemId: mug.id, quantity: 2, additionalFields: '{"text":"Ada"}' })
  await world.owner.put(shop.api(`/products/${mug.id}`), {
    ...asProductInput(mug),
    variants: [{ ...mug.variants[0], stock: { unlimited: false, quantity: 3 } }],
  })
  const refused = await payAll([await atCheckout(shopper)])
  expect(refused).toMatchObject([{ status: 409, body: { available: 3 } }])
  expect(await stockOf(mug)).toEqual([{ onHand: 3, reserved: 0 }])
  expect(await captures()).toHaveLength(before)
  const [entry] = (await shopper.get(CART)).body.shoppingCart.entries
  await shopper.put(`${ENTRIES}/${entry.id}`, { quantity: 1 })
  expect(await payAll([await atCheckout(shopper)])).toMatchObject([{ status: 200 }])
  expect(await leftOf(mug)).toBe(0)
  expect(await violations()).toEqual([])
}, 120_000)

/** Pairs of carts that hold the same two products in either order. */
const PAIRS = process.env.NIGHTLY ? 100 : 40

it('carts of (one, two) and (two, one) never wait for each other in a circle, nor sell too much', async () => {
  const left = PAIRS * 1.5
  const [one, two] = [await shop.stock('ONE', left), await shop.stock('TWO', left)]
  const buyers: Buyer[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [there, back] = await Promise.all([
      shop.shopper([one, 1], [two, 1]),
      shop.shopper([two, 1], [one, 1]),
    ])
    buyers.push(...(await Promise.all([there, back].map(atCheckout))))
  }
  const paid = await payAll(buyers)
  expect(tally(paid.map(({ status }) => status))).toEqual({ 200: left, 409: 2 * PAIRS - left })
  expect([await leftOf(one), await leftOf(two)]).toEqual([0, 0])
  expect(await violations()).toEqual([])
}, 240_000)
