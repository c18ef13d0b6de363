/** An owner's keys of Stripe: tested as they are entered, told apart by mode, and shown never again. */

import { MASKED_FIELD } from '@sitewright/core/masked-field'
import { ROLES } from '@sitewright/core/roles'
import {
  startTestStripe,
  stripeValues,
  type TestStripe,
} from '@sitewright/testing/fake-stripe/test-stripe'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '../../test-shop.ts'

let world: TestWorld
let stripe: TestStripe
let shop: TestShop<TestBrowser>

beforeAll(async () => {
  stripe = await startTestStripe(() => world.clock.now())
  world = await createTestWorld({ config: { stripeStandIn: stripe.fake.origin } })
  shop = createTestShop(world)
})
afterEach(() => {
  stripe.fake.trouble = 'none'
  stripe.fake.revoked.clear()
})
afterAll(async () => {
  await world.close()
  await stripe.stop()
})

const put = (values: object, change: object = {}) =>
  world.owner.put(shop.api('/payment-methods/stripe'), {
    isEnabled: true,
    title: 'Card',
    values,
    ...change,
  })
const shown = async () => {
  const { methods } = (await world.owner.get(shop.api('/payment-methods'))).body
  return methods.find(({ provider }: { provider: string }) => provider === 'stripe')
}
const good = () => stripeValues(stripe.account.test)

describe('keys of Stripe', () => {
  it.each([
    ['a secret key in the other field', () => ({ publishableKey: good().secretKey })],
    ['something else for the publishable key', () => ({ publishableKey: 'pk_of_me' })],
    [
      'a publishable key of another account',
      () => ({ publishableKey: stripe.fake.addAccount().test.publishable }),
    ],
    ['a live publishable key', () => ({ publishableKey: stripe.account.live.publishable })],
    ['an unknown publishable key', () => ({ publishableKey: 'pk_test_unknown' })],
    ['an unknown secret key', () => ({ secretKey: 'sk_test_unknown' })],
    ['no secret of a webhook', () => ({ webhookSecret: 'we_123' })],
  ])('are refused at their field: %s', async (_what, wrong) => {
    const { status, body } = await put({ ...good(), ...wrong() })
    const [field] = Object.keys(wrong())
    expect([status, Object.keys(body.errors)]).toEqual([400, [`values.${field}`]])
    expect(body.errors[`values.${field}`]).toMatch(/key|Stripe/)
    expect(JSON.stringify(body)).not.toContain(good().secretKey)
  })

  it('that were revoked are refused', async () => {
    stripe.fake.revoked.add(good().secretKey)
    const { status, body } = await put(good())
    expect([status, body.errors]).toEqual([
      400,
      { 'values.secretKey': expect.stringContaining('does not accept this key') },
    ])
  })

  it('for real money are refused by a server with a stand-in for Stripe', async () => {
    const { status, body } = await put(stripeValues(stripe.account.live))
    expect([status, Object.keys(body.errors)]).toEqual([400, ['values.secretKey']])
  })

  it.each(['refused', 'unavailable', 'nonsense'] as const)(
    'are not saved while Stripe does not answer (%s)',
    async (trouble) => {
      stripe.fake.trouble = trouble
      const { status, body } = await put(good())
      expect([status, body.code]).toEqual([503, 'providerSilent'])
    },
  )

  it('are tested once, sealed, and leave nothing open at Stripe', async () => {
    expect((await put(good())).status).toBe(200)
    const tested = stripe.fake.requests.length
    const { body } = await put(
      {
        publishableKey: good().publishableKey,
        secretKey: MASKED_FIELD,
        webhookSecret: MASKED_FIELD,
      },
      { title: 'Credit card' },
    )
    expect(body.method).toMatchObject({ title: 'Credit card', isTest: true })
    expect(stripe.fake.requests).toHaveLength(tested)
    expect(
      [...stripe.account.test.ledger.setups.values()].map(({ status }) => status),
    ).not.toContain('requires_payment_method')
    const { text } = await world.owner.get(shop.api('/payment-methods'))
    for (const secret of [good().secretKey, good().webhookSecret])
      expect(text).not.toContain(secret)
  })

  it('can be entered one after the other, and are tested when all are there', async () => {
    await put({}, { isEnabled: false })
    const half = { publishableKey: 'pk_test_unknown' }
    expect((await put(half, { isEnabled: false })).status).toBe(200)
    expect((await put({ ...good(), ...half }, { isEnabled: false })).status).toBe(400)
  })
})

describe('test mode', () => {
  it('is shown to the owner with the address and the events of the webhooks', async () => {
    await put(good())
    expect(await shown()).toMatchObject({
      isTest: true,
      isPractice: false,
      webhooks: {
        address: `http://${world.site.host}/api/commerce/payments/webhooks/stripe`,
        events: expect.arrayContaining(['payment_intent.succeeded', 'charge.dispute.created']),
        lastAt: null,
      },
    })
    const { body } = await world.owner.get(shop.api('/store-settings'))
    expect(body.payment).toBe('practice')
  })

  it('says when the last event came', async () => {
    await put(good())
    const { ledger } = stripe.account.test
    const intent = ledger.createIntent({ amount: '1000', currency: 'usd' })
    const { headers, body } = stripe.fake.eventOf(intent, 'payment_intent.created')
    const url = '/api/commerce/payments/webhooks/stripe'
    const sent = await world
      .visitor()
      .send({ method: 'POST', url, headers: { ...headers }, payload: body })
    expect(sent.status).toBe(200)
    expect((await shown()).webhooks.lastAt).toEqual(expect.any(Number))
  })

  it('is told to shoppers at the checkout', async () => {
    await put(good())
    const mug = await shop.stock('TEST-MUG', 5)
    const page = await (await shop.shopper([mug, 1])).get('/checkout')
    expect(page.text).toContain('Test mode: the shop is trying payments out')
  })
})

describe('payouts', () => {
  const payouts = () => world.owner.get(shop.api('/payouts'))
  const asked = () => stripe.fake.requests.filter(({ call }) => call === 'listPayouts').length

  it('are told by one question, newest first, each with its state', async () => {
    await put(good())
    expect((await payouts()).body.sources).toEqual([
      {
        provider: 'stripe',
        name: 'Stripe',
        isTest: true,
        payouts: [],
        hasMore: false,
        problem: '',
      },
    ])
    const { ledger } = stripe.account.test
    ledger.payOut(4210, { status: 'paid' })
    ledger.payOut(500, { status: 'failed', failure_message: 'The bank account was closed.' })
    ledger.payOut(-120, { currency: 'huf' })
    const before = asked()
    const { status, body } = await payouts()
    const arrivesOn = new Date(world.clock.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    expect(status).toBe(200)
    expect(body.sources[0].payouts).toMatchObject([
      { amount: '-120 HUF', state: 'inTransit', failure: '' },
      { amount: '£5.00', state: 'failed', failure: 'The bank account was closed.' },
      { amount: '£42.10', state: 'paid', arrivesOn },
    ])
    expect(asked()).toBe(before + 1)
    for (let more = 0; more < 20; more += 1) ledger.payOut(1000)
    const [source] = (await payouts()).body.sources
    expect([source.payouts.length, source.hasMore]).toEqual([20, true])
    expect(asked()).toBe(before + 2)
  })

  it('are asked for again where Stripe is away, and a key that is refused says so', async () => {
    await put(good())
    stripe.fake.trouble = 'unavailable'
    expect((await payouts()).status).toBe(503)
    stripe.fake.trouble = 'none'
    stripe.fake.revoked.add(stripe.account.test.secret)
    expect((await payouts()).body.sources).toMatchObject([
      { payouts: [], problem: 'Stripe does not accept the secret key any more.' },
    ])
  })

  it('are those of nobody in a store without Stripe, and for who may set the store up alone', async () => {
    const other = await world.createOwner('no-stripe@example.com')
    const api = `/s/${other.site.id}/api/payouts`
    expect((await other.browser.get(api)).body).toEqual({ sources: [] })
    const { browser, accountId } = await world.createOwner('payout-editor@example.com')
    await world.app.database.global
      .insertInto('membership')
      .values({ account_id: accountId, website_id: world.site.id, role: ROLES.editor })
      .execute()
    expect((await browser.get(shop.api('/payouts'))).status).toBe(403)
  })
})
