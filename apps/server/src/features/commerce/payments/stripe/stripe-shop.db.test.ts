/** Purchases through the stand-in for Stripe, and all that can go wrong between the button and the order. */

import { productInput } from '@sitewright/api/commerce/shapes'
import { StripeShop } from '@sitewright/testing/fake-stripe/stripe-shop'
import {
  intentsOf,
  startTestStripe,
  stripeValues,
  type TestStripe,
} from '@sitewright/testing/fake-stripe/test-stripe'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expirePayment } from '../../checkout/expire-payment.ts'
import { reconcilePayment } from '../../checkout/reconcile-payment.ts'
import { buy, payFor } from '../../test-purchase.ts'
import { refundPayment } from '../refund-payment.ts'

const HOUR_MS = 3_600_000

let world: TestWorld
let stripe: TestStripe
let shop: StripeShop

beforeAll(async () => {
  stripe = await startTestStripe(() => world.clock.now())
  world = await createTestWorld({ config: { stripeStandIn: stripe.fake.origin } })
  shop = await StripeShop.open(world, stripe)
})
afterEach(async () => {
  stripe.fake.trouble = 'none'
  stripe.fake.losesAnswers = 0
  stripe.fake.beforeAnswer = async () => {}
  stripe.fake.revoked.clear()
  expect(await shop.violations()).toEqual([])
})
afterAll(async () => {
  await world.close()
  await stripe.stop()
})

const ledger = () => shop.keys.ledger
const run = (job: typeof expirePayment, id: string) =>
  job.run({ siteId: world.site.id, id }, world.app)
const succeeded = (intent: { id: string }) =>
  stripe.fake.eventOf(intent, 'payment_intent.succeeded')

describe('a purchase', () => {
  it('draws Stripe’s fields on the order’s page, and is an order once they are paid', async () => {
    const before = await shop.stock()
    const { shopper, answer, intent, paymentId } = await shop.buyMug()
    const { fields, redirectUrl } = answer.body
    expect(fields.needs).toEqual({
      script: `${stripe.fake.origin}/endive/stripe.js`,
      publishableKey: shop.keys.publishable,
      clientSecret: intent.client_secret,
      notice: expect.stringContaining('Test mode'),
    })
    expect(await shop.stateOf(paymentId)).toBe('requiresAction')
    const page = await shopper.get(redirectUrl)
    expect(page.text).toContain('Payment details')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/)
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/)
    for (const secret of [shop.keys.secret, shop.keys.webhook])
      expect(page.text).not.toContain(secret)
    expect((await world.visitor().get(fields.module)).status).toBe(200)

    ledger().succeed(intent.id)
    expect((await shopper.get(redirectUrl)).text).toContain('Thank you for your order')
    expect(await shop.newestOrder()).toMatchObject({ payment: 'paid', isPractice: true })
    expect(await shop.stock()).toEqual({ ...before, onHand: before.onHand - 1 })
  })

  it('says why a card was declined when the shopper comes back, and takes another one', async () => {
    const { shopper, answer, intent } = await shop.buyMug()
    ledger().decline(intent.id, 'card_declined', 'insufficient_funds')
    const page = await shopper.get(answer.body.redirectUrl)
    expect(page.text).toContain('There is not enough money for this on that card')
    ledger().succeed(intent.id)
    expect((await shopper.get(answer.body.redirectUrl)).text).toContain('Thank you for your order')
  })

  it('of an amount that Stripe does not take is declined with a sentence, and the cart stays', async () => {
    const cheap = await shop.shop.stock('STICKER', 5, {
      variants: productInput.shape.variants.parse([
        {
          sku: 'STICKER',
          attributes: {},
          priceMinor: 20,
          stock: { unlimited: false, quantity: 5 },
        },
      ]),
    })
    const shopper = await shop.shop.shopper([cheap, 1])
    const { status, body } = await buy(shopper, { token: 'stripe' })
    expect([status, body.code]).toEqual([400, 'paymentDeclined'])
    expect(body.message).toContain(
      'This is less than can be paid this way. You have not been charged',
    )
  })

  it('pressed twice is one intent and one order', async () => {
    const { shopper, answer, paymentId, intent } = await shop.buyMug()
    const { id, totalMinor } = answer.body.checkout
    const again = await payFor(shopper, { token: 'stripe', checkout: { id, totalMinor } })
    expect(again.body.fields).toEqual(answer.body.fields)
    expect(intentsOf(shop.keys, paymentId)).toEqual([intent])
  })
})

describe('webhooks', () => {
  it('make the order without the shopper, and once, however often they come', async () => {
    const { intent, paymentId } = await shop.buyMug()
    const before = (await shop.orders()).length
    ledger().succeed(intent.id)
    const event = succeeded(intent)
    const answers = [
      ...(await Promise.all([shop.deliver(event), shop.deliver(event), shop.deliver(event)])),
      await shop.deliver(event),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await shop.stateOf(paymentId)).toBe('captured')
    expect(await shop.orders()).toHaveLength(before + 1)
  })

  it('that come before the answer to what they are about change nothing', async () => {
    const early: Promise<{ status: number }>[] = []
    stripe.fake.beforeAnswer = async (call) => {
      const told = stripe.fake.events.at(-1)
      if (call !== 'createIntent' || !told) return
      early.push(shop.deliver(stripe.fake.sign(told.event, told.keys)))
    }
    const { intent, paymentId } = await shop.buyMug()
    expect((await Promise.all(early)).map(({ status }) => status)).toEqual([200])
    expect(intentsOf(shop.keys, paymentId)).toEqual([intent])
    expect(await shop.stateOf(paymentId)).toBe('requiresAction')
  })

  it('in any order lead to where the payment is now', async () => {
    const { intent, paymentId } = await shop.buyMug()
    ledger().decline(intent.id, 'card_declined')
    ledger().process(intent.id)
    ledger().succeed(intent.id)
    for (const type of ['succeeded', 'payment_failed', 'created', 'processing']) {
      const told = stripe.fake.eventOf(intent, `payment_intent.${type}`)
      expect((await shop.deliver(told)).status).toBe(200)
      expect(await shop.stateOf(paymentId)).toBe('captured')
    }
  })

  it.each([
    ['the reconciler', reconcilePayment],
    ['expiry', expirePayment],
  ])('that never come are made up for by %s', async (_who, job) => {
    const { intent, paymentId } = await shop.buyMug()
    ledger().succeed(intent.id)
    await run(job, paymentId)
    expect(await shop.stateOf(paymentId)).toBe('captured')
  })

  it('about money that came after all send it back', async () => {
    const { intent, paymentId } = await shop.buyMug()
    await run(expirePayment, paymentId)
    expect([intent.status, await shop.stateOf(paymentId)]).toEqual(['canceled', 'cancelled'])
    // Stripe rules that out; the shop would send the money back all the same.
    intent.status = 'requires_payment_method'
    ledger().succeed(intent.id)
    expect((await shop.deliver(succeeded(intent))).status).toBe(200)
    await world.runJobs()
    expect(await shop.stateOf(paymentId)).toBe('refunded')
    expect(ledger().refundsOf(intent.id)).toHaveLength(1)
  })

  it.each([
    [
      'signed with another secret',
      (event: Told) => stripe.fake.sign(event, { webhook: 'whsec_guess' }),
    ],
    [
      'that are a day old',
      (event: Told) =>
        stripe.fake.sign(event, shop.keys, Math.floor((world.clock.now() - 24 * HOUR_MS) / 1000)),
    ],
    [
      'that are of tomorrow',
      (event: Told) =>
        stripe.fake.sign(event, shop.keys, Math.floor((world.clock.now() + 24 * HOUR_MS) / 1000)),
    ],
    [
      'whose body was changed',
      (event: Told) => ({
        ...stripe.fake.sign(event, shop.keys),
        body: Buffer.from('{"id":"evt_1"}'),
      }),
    ],
    [
      'without a signature',
      (event: Told) => ({
        ...stripe.fake.sign(event, shop.keys),
        headers: { 'content-type': 'text/plain' },
      }),
    ],
  ])('%s are answered 400 and nothing else', async (_how, forge) => {
    const { intent, paymentId } = await shop.buyMug()
    ledger().succeed(intent.id)
    const { event } = stripe.fake.events.at(-1) as (typeof stripe.fake.events)[number]
    const { status, text } = await shop.deliver(forge(event))
    expect([status, text]).toEqual([400, ''])
    expect(await shop.stateOf(paymentId)).toBe('requiresAction')
    await run(reconcilePayment, paymentId)
  })

  it('of this shop delivered to another one are believed by neither', async () => {
    const other = await world.createOwner('other-stripe@example.com')
    const { intent, paymentId } = await shop.buyMug()
    ledger().succeed(intent.id)
    expect((await shop.deliver(succeeded(intent), other.site.host)).status).toBe(400)
    expect(await shop.stateOf(paymentId)).toBe('requiresAction')
    await run(reconcilePayment, paymentId)
  })

  it('about what another site sold with the same account are about nothing here', async () => {
    const before = await shop.orders()
    const foreign = ledger().createIntent({
      amount: '1000',
      currency: 'usd',
      metadata: { site: 'f'.repeat(24), payment: 'e'.repeat(24) },
    })
    ledger().succeed(foreign.id)
    expect((await shop.deliver(succeeded(foreign))).status).toBe(200)
    expect(await shop.orders()).toEqual(before)
  })
})

type Told = Parameters<TestStripe['fake']['sign']>[0]

describe('a dispute', () => {
  async function disputed() {
    const { intent } = await shop.buyMug()
    ledger().succeed(intent.id)
    await shop.deliver(succeeded(intent))
    const dispute = ledger().dispute(intent.id)
    await shop.deliver(stripe.fake.eventOf(intent, 'charge.dispute.created'))
    return { intent, dispute }
  }
  const close = async (
    status: 'won' | 'lost',
    { intent, dispute }: Awaited<ReturnType<typeof disputed>>,
  ) => {
    ledger().closeDispute(dispute, status)
    await shop.deliver(stripe.fake.eventOf(intent, 'charge.dispute.closed'))
  }
  /** Mails to the owner that tell of a dispute about the newest order. */
  const noticesOfNewest = async () => {
    const { number } = await shop.newestOrder()
    const { items } = (await world.owner.get(shop.shop.api('/mail'))).body
    return items.filter(
      ({ subject }: { subject: string }) =>
        subject === `The payment of order #${number} is disputed`,
    )
  }

  it('is a problem of its order, which says what to do', async () => {
    const { intent } = await disputed()
    await shop.deliver(stripe.fake.eventOf(intent, 'charge.dispute.created'))
    expect(await shop.newestOrder()).toMatchObject({
      payment: 'paid',
      hasProblem: true,
      problems: [{ kind: 'disputed', text: expect.stringContaining('wants the money') }],
    })
  })

  it('that is won settles itself', async () => {
    await close('won', await disputed())
    expect(await shop.newestOrder()).toMatchObject({ hasProblem: false, problems: [] })
  })

  it('that is lost says so, also where its events come in the wrong order', async () => {
    const one = await disputed()
    await close('lost', one)
    await shop.deliver(stripe.fake.eventOf(one.intent, 'charge.dispute.created'))
    expect(await shop.newestOrder()).toMatchObject({ problems: [{ kind: 'disputeLost' }] })
  })

  it('that comes after another one was won is a problem again, and both are in the history', async () => {
    const first = await disputed()
    await close('won', first)
    const dispute = ledger().dispute(first.intent.id)
    await shop.deliver(stripe.fake.eventOf(first.intent, 'charge.dispute.created'))
    expect(await shop.newestOrder()).toMatchObject({
      hasProblem: true,
      problems: [{ kind: 'disputed' }],
    })
    await close('won', { ...first, dispute })
    const { hasProblem, timeline } = await shop.newestOrder()
    expect(hasProblem).toBe(false)
    const told = (timeline as { text: string }[]).map(({ text }) => text)
    expect(told.filter((text) => text.includes('wants the money of this payment'))).toHaveLength(2)
  })

  it('is mailed to the owner each time, and no turn of it twice', async () => {
    const first = await disputed()
    await close('won', first)
    ledger().dispute(first.intent.id)
    for (const _time of [1, 2]) {
      await shop.deliver(stripe.fake.eventOf(first.intent, 'charge.dispute.created'))
    }
    expect(await noticesOfNewest()).toHaveLength(2)
  })

  it('that was kept before disputes had names is not told of again', async () => {
    const { intent } = await disputed()
    const { id } = await shop.newestOrder()
    await world.inSite(({ db }) =>
      db.updateTable('order_problem').set({ subject: '' }).where('order_id', '=', id).execute(),
    )
    await shop.deliver(stripe.fake.eventOf(intent, 'charge.dispute.created'))
    expect((await shop.newestOrder()).problems).toHaveLength(1)
    expect(await noticesOfNewest()).toHaveLength(1)
  })
})

describe('answers that got lost', () => {
  it('leave the shopper at an order’s page that goes on by itself', async () => {
    const shopper = await shop.shop.shopper([shop.mug, 1])
    stripe.fake.losesAnswers = 2
    const { status, body } = await buy(shopper, { token: 'stripe' })
    expect([status, body.fields]).toEqual([200, undefined])
    const page = await shopper.get(body.redirectUrl)
    expect(page.text).toContain('Payment details')
    const paymentId = await shop.paymentOf(body.checkout.id)
    expect(intentsOf(shop.keys, paymentId)).toHaveLength(1)
  })

  it('of a payment that is given up free the stock, and it can never be paid', async () => {
    const before = await shop.stock()
    const shopper = await shop.shop.shopper([shop.mug, 1])
    stripe.fake.losesAnswers = 2
    const { body } = await buy(shopper, { token: 'stripe' })
    const paymentId = await shop.paymentOf(body.checkout.id)
    await run(expirePayment, paymentId)
    expect(await shop.stateOf(paymentId)).toBe('cancelled')
    expect(await shop.stock()).toEqual(before)
  })
})

describe('a Stripe that is away for an hour', () => {
  it('loses nothing: what was paid is an order, what was not is given up, when it is back', async () => {
    const before = await shop.stock()
    const [paid, unpaid] = [await shop.buyMug(), await shop.buyMug()]
    ledger().succeed(paid.intent.id)
    stripe.fake.trouble = 'unavailable'
    expect((await shop.deliver(succeeded(paid.intent))).status).toBe(200)
    for (let minutes = 0; minutes < 60; minutes += 10) {
      world.clock.advance(10 * 60_000)
      await run(reconcilePayment, paid.paymentId)
      for (const { paymentId } of [paid, unpaid]) await run(expirePayment, paymentId)
    }
    expect(await shop.stateOf(paid.paymentId)).toBe('requiresAction')
    expect(await shop.stock()).toEqual({ ...before, reserved: before.reserved + 2 })
    stripe.fake.trouble = 'none'
    for (const { paymentId } of [paid, unpaid]) await run(expirePayment, paymentId)
    expect([await shop.stateOf(paid.paymentId), await shop.stateOf(unpaid.paymentId)]).toEqual([
      'captured',
      'cancelled',
    ])
    expect(await shop.stock()).toEqual({ ...before, onHand: before.onHand - 1 })
  })
})

describe('a secret key', () => {
  it('that is revoked while a payment is open leaves it open, until its owner enters a good one', async () => {
    const { intent, paymentId } = await shop.buyMug()
    ledger().succeed(intent.id)
    stripe.fake.revoked.add(shop.keys.secret)
    await run(reconcilePayment, paymentId)
    await run(expirePayment, paymentId)
    expect(await shop.stateOf(paymentId)).toBe('requiresAction')
    stripe.fake.revoked.clear()
    await run(expirePayment, paymentId)
    expect(await shop.stateOf(paymentId)).toBe('captured')
  })

  it('of another account leaves payments of the first as they are', async () => {
    const { intent, paymentId } = await shop.buyMug()
    ledger().succeed(intent.id)
    await shop.setUp(stripe.fake.addAccount().test)
    await run(expirePayment, paymentId)
    expect(await shop.stateOf(paymentId)).toBe('requiresAction')
    await shop.setUp()
    await run(expirePayment, paymentId)
    expect(await shop.stateOf(paymentId)).toBe('captured')
  })

  it('that is refused declines with a sentence, and the shopper has not been charged', async () => {
    stripe.fake.revoked.add(shop.keys.secret)
    const { status, body } = await buy(await shop.shop.shopper([shop.mug, 1]), { token: 'stripe' })
    expect([status, body.message]).toEqual([
      400,
      expect.stringContaining(
        'does not work in this shop at the moment. You have not been charged',
      ),
    ])
  })
})

describe('a secret key that is revoked', () => {
  const method = async () => {
    const { body } = await world.owner.get(shop.shop.api('/payment-methods'))
    return body.methods.find(({ provider }: { provider: string }) => provider === 'stripe')
  }
  const notices = async () => {
    const { items } = (await world.owner.get(shop.shop.api('/mail'))).body
    return items.filter(({ subject }: { subject: string }) =>
      subject.includes('Stripe does not accept your key'),
    )
  }
  const gaps = async () => {
    const { body } = await world.owner.get(shop.shop.api('/store-setup'))
    return body.steps.flatMap(({ missing }: { missing: string[] }) => missing)
  }

  it('reaches its owner once for all who find out, and is forgotten when a good one is saved', async () => {
    const before = (await notices()).length
    const { intent, paymentId } = await shop.buyMug()
    ledger().succeed(intent.id)
    stripe.fake.revoked.add(shop.keys.secret)
    expect((await shop.deliver(succeeded(intent))).status).toBe(200)
    await run(reconcilePayment, paymentId)
    const shopper = await shop.shop.shopper([shop.mug, 1])
    expect((await buy(shopper, { token: 'stripe' })).status).toBe(400)
    expect(await method()).toMatchObject({ isEnabled: true, isRefused: true })
    expect(await gaps()).toContain('keysRefused')
    expect(await notices()).toHaveLength(before + 1)
    expect((await shopper.get('/checkout')).text).toContain(
      'Paying this way does not work in this shop at the moment.',
    )

    const address = shop.shop.api('/payment-methods/stripe')
    const form = { title: 'Card', values: stripeValues(shop.keys) }
    const again = await world.owner.put(address, { ...form, isEnabled: true })
    expect([again.status, again.body.message]).toEqual([
      400,
      expect.stringContaining('does not accept this key'),
    ])
    expect((await world.owner.put(address, { ...form, isEnabled: false })).status).toBe(200)
    expect(await method()).toMatchObject({ isEnabled: false, isRefused: true })

    stripe.fake.revoked.clear()
    await shop.setUp()
    expect(await method()).toMatchObject({ isEnabled: true, isRefused: false })
    expect(await gaps()).not.toContain('keysRefused')
    await run(reconcilePayment, paymentId)
    expect(await shop.stateOf(paymentId)).toBe('captured')
  })

  it('is told of anew when the next one is revoked, and forgotten once Stripe takes it again', async () => {
    const { intent, paymentId } = await shop.buyMug()
    ledger().succeed(intent.id)
    const before = (await notices()).length
    world.clock.advance(1000)
    stripe.fake.revoked.add(shop.keys.secret)
    await run(reconcilePayment, paymentId)
    expect(await notices()).toHaveLength(before + 1)
    stripe.fake.revoked.clear()
    await run(reconcilePayment, paymentId)
    expect(await method()).toMatchObject({ isRefused: false })
  })
})

describe('money that goes back', () => {
  async function paidMug() {
    const { shopper, answer, intent } = await shop.buyMug()
    ledger().succeed(intent.id)
    await shopper.get(answer.body.redirectUrl)
    const order = await shop.newestOrder()
    const api = shop.shop.api(`/orders/${order.id}`)
    const look = async () => (await world.owner.get(api)).body.order
    const giveBack = async (body: object) => {
      const { status } = await world.owner.post(`${api}/refunds`, body)
      await world.runJobs().catch(() => undefined)
      return status
    }
    return { intent, look, giveBack }
  }

  it('goes back in parts and as the rest, each once, also where an answer is lost', async () => {
    const { intent, look, giveBack } = await paidMug()
    expect(await giveBack({ amountMinor: 300 })).toBe(200)
    expect(await look()).toMatchObject({ payment: 'partiallyRefunded', refundedMinor: 300 })
    stripe.fake.losesAnswers = 1
    expect(await giveBack({})).toBe(200)
    const { refunds } = await look()
    await refundPayment.run({ siteId: world.site.id, id: refunds[1].id }, world.app)
    expect(await look()).toMatchObject({ payment: 'refunded', refundableMinor: 0 })
    expect(
      ledger()
        .refundsOf(intent.id)
        .map(({ amount }) => amount),
    ).toEqual([300, 700])
  })

  it('that comes back after days can be given back again, and the owner reads why', async () => {
    const { intent, look, giveBack } = await paidMug()
    expect(await giveBack({})).toBe(200)
    expect(await look()).toMatchObject({ payment: 'refunded' })
    const [refund] = ledger().refundsOf(intent.id)
    ledger().failRefund(refund as NonNullable<typeof refund>)
    for (const type of ['refund.failed', 'refund.updated', 'refund.failed']) {
      expect((await shop.deliver(stripe.fake.eventOf(intent, type))).status).toBe(200)
    }
    expect(await look()).toMatchObject({
      payment: 'paid',
      refundableMinor: 1000,
      refunds: [{ state: 'failed', failure: 'The card has expired or was closed' }],
    })
    expect(await giveBack({})).toBe(200)
    expect(await look()).toMatchObject({ payment: 'refunded' })
    expect(ledger().refundsOf(intent.id)).toHaveLength(1)
  })

  it('in part leaves the rest to be disputed, and the dispute is kept with its end', async () => {
    const { intent, look, giveBack } = await paidMug()
    expect(await giveBack({ amountMinor: 300 })).toBe(200)
    const dispute = ledger().dispute(intent.id)
    await shop.deliver(stripe.fake.eventOf(intent, 'charge.dispute.created'))
    expect(await look()).toMatchObject({
      payment: 'partiallyRefunded',
      problems: [{ kind: 'disputed' }],
    })
    ledger().closeDispute(dispute, 'won')
    await shop.deliver(stripe.fake.eventOf(intent, 'charge.dispute.closed'))
    expect(await look()).toMatchObject({ problems: [] })
  })

  it('that was given back at Stripe already is refused, and the owner reads why', async () => {
    const { intent, look, giveBack } = await paidMug()
    ledger().createRefund({ payment_intent: intent.id })
    expect(await giveBack({})).toBe(200)
    expect(await look()).toMatchObject({
      payment: 'paid',
      hasProblem: true,
      refunds: [{ state: 'failed', failure: 'All of it was given back at Stripe already' }],
    })
  })
})
