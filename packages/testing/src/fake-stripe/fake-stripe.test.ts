/** The stand-in for Stripe answers and refuses as the published API does. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FakeAccount, FakeStripe } from './fake-stripe.ts'
import { PUBLISHED_OBJECTS } from './published-shapes.ts'
import { TEST_CARDS } from './test-cards.ts'

const NOW = Date.UTC(2026, 10, 26)
const fake = new FakeStripe(() => NOW)
let account: FakeAccount

beforeAll(async () => {
  await fake.start()
  account = fake.addAccount()
})
afterEach(() => {
  fake.trouble = 'none'
  fake.losesAnswers = 0
  fake.revoked.clear()
})
afterAll(() => fake.stop())

interface Asked {
  readonly key?: string
  readonly once?: string
}

async function ask(
  path: string,
  form?: Readonly<Record<string, string>>,
  { key = account.test.secret, once }: Asked = {},
) {
  const answer = await fetch(fake.origin + path, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(once && { 'idempotency-key': once }) },
    ...(form && { body: new URLSearchParams(form) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  return { status: answer.status, body: (await answer.json()) as any }
}

const EURO = { amount: '2500', currency: 'eur' }
const create = async () => (await ask('/v1/payment_intents', EURO)).body
const confirm = (intent: { id: string; client_secret: string }, number: string) =>
  ask(
    `/v1/payment_intents/${intent.id}/confirm`,
    {
      client_secret: intent.client_secret,
      return_url: 'http://shop.example/order/1',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
    },
    { key: account.test.publishable },
  )

describe('calls', () => {
  it('take what is published and nothing else', async () => {
    const more = await ask('/v1/payment_intents', { ...EURO, colour: 'red' })
    expect([more.status, more.body.error.code]).toEqual([400, 'parameter_unknown'])
    const less = await ask('/v1/payment_intents', { amount: '2500' })
    expect([less.status, less.body.error.code]).toEqual([400, 'parameter_missing'])
    expect((await ask('/v1/payment_plans', EURO)).status).toBe(404)
  })

  it('are answered with published fields', async () => {
    const intent = await create()
    expect(Object.keys(intent).sort()).toEqual(
      PUBLISHED_OBJECTS.PaymentIntent?.[1].split(/\s+/).sort(),
    )
    await confirm(intent, '4242424242424242')
    const paid = await ask(`/v1/payment_intents/${intent.id}?expand[0]=latest_charge`)
    expect(Object.keys(paid.body.latest_charge).sort()).toEqual(
      PUBLISHED_OBJECTS.Charge?.[1].split(/\s+/).sort(),
    )
    const refund = await ask('/v1/refunds', { payment_intent: intent.id, amount: '100' })
    const made = account.test.ledger.refunds.get(refund.body.id)
    if (made) account.test.ledger.failRefund(made)
    const { body: all } = await ask(`/v1/refunds?payment_intent=${intent.id}`)
    account.test.ledger.payOut(100)
    const { body: payouts } = await ask('/v1/payouts')
    expect(Object.keys(payouts.data[0]).sort()).toEqual(
      PUBLISHED_OBJECTS.Payout?.[1].split(/\s+/).sort(),
    )
    expect(Object.keys(all.data[0]).sort()).toEqual(
      PUBLISHED_OBJECTS.Refund?.[1].split(/\s+/).sort(),
    )
  })

  it('with a key that is unknown, revoked or public are refused', async () => {
    expect((await ask('/v1/account', undefined, { key: 'sk_test_no' })).status).toBe(401)
    fake.revoked.add(account.test.secret)
    expect((await ask('/v1/account')).body.error.code).toBe('api_key_expired')
    const asPublic = { key: account.test.publishable }
    expect((await ask('/v1/account', undefined, asPublic)).status).toBe(401)
  })

  it('keep test and live apart', async () => {
    const intent = await create()
    expect(intent.livemode).toBe(false)
    const live = await ask(`/v1/payment_intents/${intent.id}`, undefined, {
      key: account.live.secret,
    })
    expect([live.status, live.body.error.code]).toEqual([404, 'resource_missing'])
  })
})

describe('an idempotency key', () => {
  it('gives the first answer again, and takes no other parameters', async () => {
    const first = await ask('/v1/payment_intents', EURO, { once: 'a' })
    expect(await ask('/v1/payment_intents', EURO, { once: 'a' })).toEqual(first)
    const other = await ask('/v1/payment_intents', { ...EURO, amount: '1' }, { once: 'a' })
    expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error'])
  })

  it('gives the answer that was lost', async () => {
    fake.losesAnswers = 1
    await expect(ask('/v1/payment_intents', EURO, { once: 'b' })).rejects.toThrow()
    const before = account.test.ledger.intents.size
    expect((await ask('/v1/payment_intents', EURO, { once: 'b' })).status).toBe(200)
    expect(account.test.ledger.intents.size).toBe(before)
  })
})

describe('cards', () => {
  it.each(Object.entries(TEST_CARDS))('%s do what they are for', async (number, outcome) => {
    const intent = await create()
    const { status, body } = await confirm(intent, number)
    if (outcome.end === 'declined') {
      const { code, decline_code } = body.error
      expect([status, code, decline_code]).toEqual([402, outcome.code, outcome.declineCode])
    } else {
      const now = { succeeded: 'succeeded', challenge: 'requires_action', processing: 'processing' }
      expect([status, body.status]).toEqual([200, now[outcome.end]])
    }
  })
})

describe('trouble', () => {
  it.each([
    ['unavailable', 503],
    ['nonsense', 200],
  ] as const)('%s', async (trouble, status) => {
    fake.trouble = trouble
    const answer = await fetch(`${fake.origin}/v1/account`, {
      headers: { authorization: `Bearer ${account.test.secret}` },
    })
    expect(answer.status).toBe(status)
  })
})
