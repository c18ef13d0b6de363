/** Payments through Stripe, against a stand-in that answers in its published shapes. */

import { type Id, newId } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import type { StripeEvent } from '@sitewright/testing/fake-stripe/objects'
import { API_VERSION } from '@sitewright/testing/fake-stripe/published-shapes'
import {
  intentOf,
  intentsOf,
  startTestStripe,
  stripeSetup,
  type TestStripe,
} from '@sitewright/testing/fake-stripe/test-stripe'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Charge } from './payment-provider.ts'
import { createStripeProvider, type StripeProvider } from './stripe-provider.ts'
import { paymentProviderSuite } from './test-provider-suite.ts'

let world: TestWorld
let stripe: TestStripe
let provider: StripeProvider

beforeAll(async () => {
  stripe = await startTestStripe(() => world.clock.now())
  world = await createTestWorld({ config: { stripeStandIn: stripe.fake.origin } })
  provider = createStripeProvider(world.app)
})
afterEach(() => {
  stripe.fake.losesAnswers = 0
  stripe.fake.trouble = 'none'
  stripe.fake.beforeAnswer = async () => {}
})
afterAll(async () => {
  await world.close()
  await stripe.stop()
})

const keys = () => stripe.account.test
const setup = () => stripeSetup(world.site.id, keys())

/** An event about an intent with what is written on those of a payment. */
function eventAbout(paymentId: Id | undefined): StripeEvent {
  const metadata = paymentId ? { site: world.site.id, payment: paymentId } : {}
  return {
    id: `evt_${newId()}`,
    object: 'event',
    api_version: API_VERSION,
    created: Math.floor(world.clock.now() / 1000),
    livemode: false,
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', object: 'payment_intent', metadata } },
  }
}

paymentProviderSuite('The provider of payments through Stripe', {
  provider: () => provider,
  setup,
  tokens: { fields: 'stripe' },
  refunds: 'itself',
  finish: (paymentId) => keys().ledger.succeed(intentOf(keys(), paymentId).id),
  deliver: (paymentId) => ({
    ...stripe.fake.sign(eventAbout(paymentId), keys()),
    now: world.clock.now(),
  }),
  closeSaved: (saved) =>
    keys().ledger.savedCards.set(saved.split('/')[1] ?? '', '4000000000009995'),
  standIn: () => stripe.fake.origin,
})

const charge = (change: Partial<Charge> = {}): Charge => ({
  siteId: world.site.id,
  paymentId: newId(),
  amountMinor: minor(2500),
  currency: 'EUR',
  token: 'stripe',
  returnUrl: 'https://shop.example/order/abc',
  ...change,
})
const start = (one: Charge) => provider.start(one, setup())
const find = (one: Charge) => provider.find(one, setup())
const cancel = (one: Charge) => provider.cancel(one, setup())
/** Both tries of the library are lost: it asks once more where a connection is closed. */
const loseNextAnswer = () => {
  stripe.fake.losesAnswers = 2
}

describe('an answer that got lost', () => {
  it('leaves a payment that is found by the same key, and made once', async () => {
    const one = charge()
    loseNextAnswer()
    await expect(start(one)).rejects.toThrow()
    expect(await find(one)).toMatchObject({ state: 'action' })
    expect(await start(one)).toEqual(await find(one))
    expect(intentsOf(keys(), one.paymentId)).toHaveLength(1)
  })

  it('leaves a payment that can be given up although Stripe is away', async () => {
    const one = charge()
    loseNextAnswer()
    await expect(start(one)).rejects.toThrow()
    stripe.fake.trouble = 'refused'
    expect(await cancel(one)).toEqual({ state: 'cancelled' })
    stripe.fake.trouble = 'none'
    expect(await start(one)).toEqual({ state: 'cancelled' })
  })

  it('of a refund pays it once', async () => {
    const one = charge()
    await start(one)
    const { id } = intentOf(keys(), one.paymentId)
    keys().ledger.succeed(id)
    const refund = { ...one, refundId: newId(), amountMinor: minor(1000) }
    loseNextAnswer()
    await expect(provider.refund(refund, setup())).rejects.toThrow()
    await provider.refund(refund, setup())
    expect(keys().ledger.refundsOf(id)).toHaveLength(1)
  })
})

describe('a payment that is given up while it is begun', () => {
  it('is never payable: its intent is given up too, and its secret was told to nobody', async () => {
    const one = charge()
    stripe.fake.beforeAnswer = async (call) => {
      if (call === 'createIntent') expect(await cancel(one)).toEqual({ state: 'cancelled' })
    }
    expect(await start(one)).toEqual({ state: 'cancelled' })
    expect(intentOf(keys(), one.paymentId)).toMatchObject({ status: 'canceled' })
  })

  it('and asked for by several at once has one intent', async () => {
    const one = charge()
    let isFirst = true
    stripe.fake.beforeAnswer = async (call) => {
      if (call !== 'createIntent' || !isFirst) return
      isFirst = false
      stripe.fake.beforeAnswer = async () => {}
      const others = [start(one), find(one)]
      await Promise.race([...others, untilAskedAgain()])
      waiting.push(...others)
    }
    const waiting: Promise<unknown>[] = []
    const untilAskedAgain = async () => {
      const before = stripe.fake.requests.length
      while (stripe.fake.requests.length === before) await new Promise(setImmediate)
    }
    const answer = await start(one)
    expect(new Set((await Promise.all(waiting)).map((other) => JSON.stringify(other)))).toEqual(
      new Set([JSON.stringify(answer)]),
    )
    expect(intentsOf(keys(), one.paymentId)).toHaveLength(1)
  })
})

describe('a declined card', () => {
  it.each([
    ['generic_decline', 'card_declined', 'Your bank declined this.'],
    ['stolen_card', 'card_declined', 'Your bank declined this.'],
    ['insufficient_funds', 'card_declined', 'There is not enough money for this on that card.'],
    [undefined, 'expired_card', 'That card has expired.'],
    [undefined, 'payment_intent_authentication_failure', 'did not confirm that it is you'],
  ])('(%s, %s) leaves the fields open and says why', async (declineCode, code, words) => {
    const one = charge()
    await start(one)
    keys().ledger.decline(intentOf(keys(), one.paymentId).id, code, declineCode)
    expect(await find(one)).toMatchObject({
      state: 'action',
      action: { kind: 'fields', needs: { problem: expect.stringContaining(words) } },
    })
  })
})

describe('a challenge', () => {
  it('leads to the page of the bank until it is over', async () => {
    const one = charge()
    await start(one)
    const { id } = intentOf(keys(), one.paymentId)
    keys().ledger.challenge(id, one.returnUrl)
    const url = `${stripe.fake.origin}/challenge/${id}`
    expect(await find(one)).toEqual({ state: 'action', action: { kind: 'redirect', url } })
    keys().ledger.succeed(id)
    expect(await find(one)).toMatchObject({ state: 'captured', amountMinor: 2500 })
  })
})

describe('money that takes days', () => {
  it('is pending, and cannot be given up until it is known', async () => {
    const one = charge()
    await start(one)
    const { id } = intentOf(keys(), one.paymentId)
    keys().ledger.process(id)
    expect(await find(one)).toEqual({ state: 'pending' })
    expect(await cancel(one)).toEqual({ state: 'pending' })
    keys().ledger.decline(id, 'payment_intent_payment_attempt_failed')
    expect(await cancel(one)).toEqual({ state: 'cancelled' })
  })
})

describe('money that is put aside', () => {
  it('is taken once, and not given up after that', async () => {
    const one = charge()
    await start(one)
    const intent = intentOf(keys(), one.paymentId)
    Object.assign(intent, { status: 'requires_capture', amount_capturable: 2500 })
    expect(await find(one)).toMatchObject({ state: 'authorized', amountMinor: 2500 })
    const taken = { state: 'captured', amountMinor: 2500, currency: 'EUR', reference: intent.id }
    expect(await provider.capture(one, setup())).toEqual(taken)
    expect(await provider.capture(one, setup())).toEqual(taken)
    expect(await cancel(one)).toEqual(taken)
  })
})

describe('amounts', () => {
  it('are Stripe’s own in every currency: yen without fractions, others in hundredths', async () => {
    for (const [currency, amountMinor] of [
      ['JPY', 1250],
      ['EUR', 1250],
      ['COP', 500_000],
    ] as const) {
      const one = charge({ currency, amountMinor: minor(amountMinor) })
      await start(one)
      const { amount, currency: sent } = intentOf(keys(), one.paymentId)
      expect([amount, sent]).toEqual([amountMinor, currency.toLowerCase()])
    }
  })

  it.each([
    ['EUR', 49],
    ['GBP', 29],
    ['JPY', 49],
    ['CZK', 1499],
    ['XXX', 100_000],
  ])(
    'of %s %i are declined with a sentence, and nothing is begun',
    async (currency, amountMinor) => {
      const one = charge({ currency, amountMinor: minor(amountMinor) })
      const declined = { state: 'declined', reason: 'This is less than can be paid this way.' }
      expect(await start(one)).toEqual(declined)
      expect(await find(one)).toEqual(declined)
      expect(intentsOf(keys(), one.paymentId)).toEqual([])
    },
  )
})

describe('keys', () => {
  afterEach(() => stripe.fake.revoked.clear())

  it('that are refused decline before anything has begun', async () => {
    stripe.fake.revoked.add(keys().secret)
    const one = charge()
    const declined = { state: 'declined', reason: expect.stringContaining('does not work') }
    expect(await start(one)).toEqual(declined)
    stripe.fake.revoked.clear()
    expect(await start(one)).toEqual(declined)
  })

  it('that are revoked later leave a payment as it is, until there is a good one', async () => {
    const one = charge()
    await start(one)
    keys().ledger.succeed(intentOf(keys(), one.paymentId).id)
    stripe.fake.revoked.add(keys().secret)
    for (const ask of [find, cancel]) await expect(ask(one)).rejects.toThrow(/Invalid API Key/)
    stripe.fake.revoked.clear()
    expect(await cancel(one)).toMatchObject({ state: 'captured' })
  })

  it('of another account know nothing of a payment, which then stays as it is', async () => {
    const one = charge()
    await start(one)
    const others = stripeSetup(world.site.id, stripe.fake.addAccount().test)
    for (const ask of ['find', 'cancel', 'capture'] as const) {
      await expect(provider[ask](one, others)).rejects.toThrow(/No such payment_intent/)
    }
  })

  it('that are live are never sent to a stand-in', async () => {
    const live = stripeSetup(world.site.id, stripe.account.live)
    const before = stripe.fake.requests.length
    await expect(provider.start(charge(), live)).rejects.toThrow(/stand-in/)
    expect(stripe.fake.requests).toHaveLength(before)
  })
})

describe('a Stripe that is in trouble', () => {
  it.each(['refused', 'unavailable', 'nonsense'] as const)(
    '(%s) decides nothing',
    async (trouble) => {
      const [begun, fresh] = [charge(), charge()]
      await start(begun)
      stripe.fake.trouble = trouble
      await expect(start(fresh)).rejects.toThrow()
      await expect(find(begun)).rejects.toThrow()
      await expect(cancel(begun)).rejects.toThrow()
      stripe.fake.trouble = 'none'
      expect(await find(begun)).toMatchObject({ state: 'action' })
      expect(await start(fresh)).toMatchObject({ state: 'action' })
    },
  )
})

describe('webhooks', () => {
  const read = (event: StripeEvent, of = setup()) =>
    provider.readEvent({ ...stripe.fake.sign(event, keys()), now: world.clock.now() }, of)

  it('about a payment of another site, or in the other mode, are about none of ours', async () => {
    const event = eventAbout(newId())
    const foreign = { ...setup(), siteId: newId() }
    const live = { ...setup(), keys: { ...setup().keys, secretKey: stripe.account.live.secret } }
    for (const other of [foreign, live]) {
      expect(await read(event, other)).toEqual({ id: event.id, paymentId: undefined })
    }
  })

  it('about a dispute or a refund name the payment of their intent', async () => {
    const one = charge()
    await start(one)
    const intent = intentOf(keys(), one.paymentId)
    keys().ledger.succeed(intent.id)
    keys().ledger.dispute(intent.id)
    const told = {
      ...stripe.fake.eventOf(intent, 'charge.dispute.created'),
      now: world.clock.now(),
    }
    expect(await provider.readEvent(told, setup())).toMatchObject({ paymentId: one.paymentId })
  })
})

describe('requests', () => {
  it('carry the pinned version, a name, an idempotency key, and no measurements', async () => {
    const one = charge()
    await start(one)
    const { headers } =
      stripe.fake.requests.findLast(({ call }) => call === 'createIntent') ?? expect.fail()
    expect(headers).toMatchObject({
      'stripe-version': API_VERSION,
      'idempotency-key': one.paymentId,
      'user-agent': expect.stringContaining('Sitewright'),
    })
    expect(headers).not.toHaveProperty('x-stripe-client-telemetry')
  })
})
