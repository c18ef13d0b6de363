/** Races of shoppers, webhooks and expiry between two server processes on one database, with payments through Stripe. */

import { STRIPE_WEBHOOKS, StripeShop } from '@sitewright/testing/fake-stripe/stripe-shop'
import {
  intentsOf,
  startTestStripe,
  type TestStripe,
} from '@sitewright/testing/fake-stripe/test-stripe'
import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { buildServer } from '@sitewright/testing/test-process'
import { startTwoServers, type TwoServers } from '@sitewright/testing/test-two-servers'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCheckout } from '../../test-purchase.ts'
import { CART, ENTRIES } from '../../test-shop.ts'
import { openEvents } from '../test-events.ts'

let world: TestWorld
let stripe: TestStripe
let shop: StripeShop
let servers: TwoServers

beforeAll(async () => {
  await buildServer()
  stripe = await startTestStripe(() => world.clock.now())
  world = await createTestWorld({ config: { stripeStandIn: stripe.fake.origin } })
  shop = await StripeShop.open(world, stripe)
  servers = await startTwoServers(world.databaseUrl, { TEST_STRIPE: stripe.fake.origin })
}, 120_000)
afterAll(async () => {
  await servers?.stop()
  await world?.close()
  await stripe?.stop()
})

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
  Promise.all(
    buyers.map(({ shopper, checkout }, index) => servers.pay(index, shopper, checkout, 'stripe')),
  )

/** Delivers what Stripe tells of an intent to both servers at once, several times; all of them answer it, and one handles it. */
async function tellBoth(intent: { id: string }): Promise<void> {
  const event = stripe.fake.eventOf(intent, 'payment_intent.succeeded')
  const delivered = await Promise.all(
    [0, 1, 0, 1].map((at) =>
      servers.send(at, { path: STRIPE_WEBHOOKS, host: world.site.host, ...event }),
    ),
  )
  expect(delivered).toEqual([200, 200, 200, 200])
  await expect.poll(() => openEvents(world.app, world.site.id), { timeout: 60_000 }).toEqual([])
}

it('fifty carts that hold the last unit make one intent, one capture and one order', async () => {
  const last = await shop.shop.stock('LAST', 1)
  const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.shop.shopper([last, 1])))
  const before = shop.keys.ledger.intents.size
  const paid = await payAll(await Promise.all(shoppers.map(atCheckout)))
  const begun = paid.filter(({ status }) => status === 200)
  const refused = paid.filter(({ status }) => status === 409)
  expect([begun.length, refused.length]).toEqual([1, 49])
  for (const { body } of refused) {
    expect(body).toMatchObject({
      message: 'Sorry, we do not have enough of that item available.',
      available: 0,
    })
  }
  expect(shop.keys.ledger.intents.size).toBe(before + 1)
  const [intent] = intentsOf(shop.keys, await shop.paymentOf(begun[0]?.body.checkout.id))
  shop.keys.ledger.succeed(intent?.id ?? '')
  await tellBoth(intent as { id: string })
  expect(await shop.orders()).toHaveLength(1)
  expect(await shop.violations()).toEqual([])
}, 240_000)

it('one shopper who pays twice at once, at both servers, has one intent and one order', async () => {
  const buyer = await atCheckout(await shop.shop.shopper([shop.mug, 1]))
  const before = (await shop.orders()).length
  const paid = await payAll([buyer, buyer, buyer, buyer])
  expect(paid.filter(({ status }) => status >= 500)).toEqual([])
  const [intent, ...more] = intentsOf(shop.keys, await shop.paymentOf(buyer.checkout.id))
  expect(more).toEqual([])
  shop.keys.ledger.succeed(intent?.id ?? '')
  await tellBoth(intent as { id: string })
  expect(await shop.orders()).toHaveLength(before + 1)
  expect(await shop.violations()).toEqual([])
}, 240_000)

it('split lines of one variant are counted together, and nothing is put aside or begun at Stripe', async () => {
  const mug = await shop.shop.stock('SPLIT', 4)
  const shopper = await shop.shop.shopper([mug, 2])
  await shopper.post(ENTRIES, { itemId: mug.id, quantity: 2, additionalFields: '{"text":"Ada"}' })
  await world.owner.put(shop.shop.api(`/products/${mug.id}`), {
    ...asProductInput(mug),
    variants: [{ ...mug.variants[0], stock: { unlimited: false, quantity: 3 } }],
  })
  const before = shop.keys.ledger.intents.size
  const refused = await payAll([await atCheckout(shopper)])
  expect(refused).toMatchObject([{ status: 409, body: { available: 3 } }])
  expect(shop.keys.ledger.intents.size).toBe(before)
  const [entry] = (await shopper.get(CART)).body.shoppingCart.entries
  await shopper.put(`${ENTRIES}/${entry.id}`, { quantity: 1 })
  expect(await payAll([await atCheckout(shopper)])).toMatchObject([{ status: 200 }])
  expect(shop.keys.ledger.intents.size).toBe(before + 1)
  expect(await shop.violations()).toEqual([])
}, 240_000)

/** Pairs of carts that hold the same two products in either order. */
const PAIRS = 25

it('carts of (one, two) and (two, one) never wait for each other in a circle, nor sell too much', async () => {
  const left = PAIRS + 10
  const [one, two] = [await shop.shop.stock('ONE', left), await shop.shop.stock('TWO', left)]
  const buyers: Buyer[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [there, back] = await Promise.all([
      shop.shop.shopper([one, 1], [two, 1]),
      shop.shop.shopper([two, 1], [one, 1]),
    ])
    buyers.push(...(await Promise.all([there, back].map(atCheckout))))
  }
  const before = shop.keys.ledger.intents.size
  const paid = await payAll(buyers)
  const statuses = paid.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(left)
  expect(statuses.filter((status) => status === 409)).toHaveLength(2 * PAIRS - left)
  expect(shop.keys.ledger.intents.size).toBe(before + left)
  expect(await shop.violations()).toEqual([])
}, 240_000)
