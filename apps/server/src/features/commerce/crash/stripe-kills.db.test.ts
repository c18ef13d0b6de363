/**
 * `kill -9` at every named point of a payment through Stripe: with the shopper's request until its fields are there, and
 * with the webhook after that. Whoever comes next finishes it, and Stripe has taken the money once.
 */

import { STRIPE_WEBHOOKS, StripeShop } from '@sitewright/testing/fake-stripe/stripe-shop'
import {
  intentsOf,
  startTestStripe,
  type TestStripe,
} from '@sitewright/testing/fake-stripe/test-stripe'
import { rowsOf } from '@sitewright/testing/matrix'
import { buildServer } from '@sitewright/testing/test-process'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expirePayment } from '../checkout/expire-payment.ts'
import { payFor } from '../test-purchase.ts'
import {
  killAt,
  ON_THE_WAY,
  ordersOf,
  payAt,
  startPurchase,
  violations,
  WITH_FIELDS,
} from './test-kills.ts'

let world: TestWorld
let stripe: TestStripe
let shop: StripeShop

beforeAll(async () => {
  await buildServer()
  stripe = await startTestStripe(() => world.clock.now())
  world = await createTestWorld({ config: { stripeStandIn: stripe.fake.origin } })
  shop = await StripeShop.open(world, stripe)
}, 120_000)
afterAll(async () => {
  await world.close()
  await stripe.stop()
})

const kill = (point: (typeof WITH_FIELDS)[number][0], work: Parameters<typeof killAt>[2]) =>
  killAt(point, { databaseUrl: world.databaseUrl, stripe: stripe.fake.origin }, work)

it('every fail point between the button and the order is tried at night', () => {
  expect(WITH_FIELDS.map(([point]) => point).sort()).toEqual(
    ON_THE_WAY.map(([point]) => point).sort(),
  )
})

/** One of each kind: before Stripe hears of it, an answer of Stripe's lost, and amid the order. */
const FOR_EVERY_CHANGE = new Set([
  'reserve.after',
  'provider.answer.lost',
  'finalize.before-commit',
])

const POINTS = rowsOf(WITH_FIELDS, ([point]) => FOR_EVERY_CHANGE.has(point))

describe.each(POINTS)('killed at %s', (point, request) => {
  it('the shopper who comes back pays once and has one order', async () => {
    const purchase = await startPurchase(await shop.shop.shopper([shop.mug, 1]))
    const { shopper, checkout } = purchase
    const pay = () => payFor(shopper, { token: 'stripe', checkout })
    const webhook = async () => {
      const paymentId = await shop.paymentOf(checkout.id)
      const [intent] = intentsOf(shop.keys, paymentId)
      return stripe.fake.eventOf(intent as { id: string }, 'payment_intent.succeeded')
    }
    if (request === 'webhook') {
      await pay()
      const [intent] = intentsOf(shop.keys, await shop.paymentOf(checkout.id))
      shop.keys.ledger.succeed(intent?.id ?? '')
    }
    const signal = await kill(point, async (server) => {
      if (request === 'pay') return void (await payAt(server, purchase, 'stripe'))
      const { headers, body } = await webhook()
      await server.post({ host: world.site.host, path: STRIPE_WEBHOOKS, body, headers })
    })
    expect(signal).toBe('SIGKILL')
    expect(await violations(world.app)).toEqual([])

    const again = await pay()
    expect(again.status).toBe(200)
    const paymentId = await shop.paymentOf(checkout.id)
    if (request === 'pay') {
      expect(again.body.fields.needs.clientSecret).toMatch(/_secret_/)
      const [intent, ...more] = intentsOf(shop.keys, paymentId)
      expect(more).toEqual([])
      shop.keys.ledger.succeed(intent?.id ?? '')
    }
    expect((await shop.deliver(await webhook())).status).toBe(200)
    expect(await ordersOf(world.app, world.site.id, purchase)).toHaveLength(1)
    const taken = intentsOf(shop.keys, paymentId).filter(({ status }) => status === 'succeeded')
    expect(taken).toHaveLength(1)
    expect(await violations(world.app)).toEqual([])
  })
})

describe.each(POINTS.filter(([, request]) => request === 'pay'))('killed at %s', (point) => {
  it('expiry alone frees the stock, and nothing can be paid after that', async () => {
    const before = await shop.stock()
    const purchase = await startPurchase(await shop.shop.shopper([shop.mug, 1]))
    await kill(point, async (server) => void (await payAt(server, purchase, 'stripe')))
    const undecided = await world.inSite(({ db }) =>
      db
        .selectFrom('payment')
        .select('id')
        .where('checkout_id', '=', purchase.checkout.id)
        .execute(),
    )
    for (const { id } of undecided) {
      await expirePayment.run({ siteId: world.site.id, id }, world.app)
      expect(await shop.stateOf(id)).toBe('cancelled')
    }
    expect(await shop.stock()).toEqual(before)
    expect(await violations(world.app)).toEqual([])
  })
})
