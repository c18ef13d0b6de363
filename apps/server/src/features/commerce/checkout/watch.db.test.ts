import type { Id } from '@sitewright/core/id'
import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../invariants.ts'
import type { PaymentAnswer } from '../payments/payment-provider.ts'
import { createPracticeProvider } from '../payments/practice-provider.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { buy, payFor, startCheckout } from '../test-purchase.ts'
import { createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'
import { expirePayment } from './expire-payment.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { settle } from './settle-payment.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 100)
})
afterAll(() => world.close())
afterEach(async () => {
  expect((await checkInvariants(world.app)).sites.flatMap(({ violations }) => violations)).toEqual(
    [],
  )
})

const stock = () =>
  world.inSite((site) =>
    site.db
      .selectFrom('stock_level')
      .select(['on_hand as onHand', 'reserved'])
      .where('variant_id', '=', mug.variants[0]?.id ?? '')
      .executeTakeFirstOrThrow(),
  )

const paymentOf = (checkoutId: Id) =>
  world.inSite((site) =>
    site.db
      .selectFrom('payment')
      .select(['id', 'checkout_id as checkoutId', 'state', 'amount_minor as amountMinor'])
      .where('checkout_id', '=', checkoutId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )

const stateOf = async (checkoutId: Id) =>
  (
    await world.inSite((site) =>
      site.db
        .selectFrom('checkout')
        .select('state')
        .where('id', '=', checkoutId)
        .executeTakeFirstOrThrow(),
    )
  ).state

/** Slow cards decide by the clock on the wall, which a busy machine is too slow for. */
const neverDecide = () =>
  world.inSite((site) =>
    site.db
      .updateTable('practice_charge')
      .set({ decides_at: new Date(world.clock.now() + 3_600_000) })
      .where('state', '=', 'pending')
      .execute(),
  )

/** A checkout whose stock is held and whose payment never reached the provider. */
async function stranded(): Promise<{ shopper: TestBrowser; checkoutId: Id; paymentId: Id }> {
  const { shopper, checkoutId, paymentId } = await waiting('practice-slow')
  await world.inSite((site) =>
    site.db.deleteFrom('practice_charge').where('payment_id', '=', paymentId).execute(),
  )
  return { shopper, checkoutId, paymentId }
}

async function waiting(token: string) {
  const shopper = await shop.shopper([mug, 2])
  const { status, body } = await buy(shopper, { token })
  expect([status, body.checkout.state]).toEqual([200, 'awaitingPayment'])
  await neverDecide()
  const checkoutId: Id = body.checkout.id
  return { shopper, checkoutId, paymentId: (await paymentOf(checkoutId)).id }
}

const run = (job: typeof expirePayment, id: Id) => job.run({ siteId: world.site.id, id }, world.app)

describe('a payment whose answer was lost', () => {
  it('holds its stock, and becomes the order when the reconciler asks', async () => {
    const before = await stock()
    const { checkoutId, paymentId } = await waiting('practice-lost-answer')
    expect(await stock()).toEqual({ onHand: before.onHand, reserved: before.reserved + 2 })
    await run(reconcilePayment, paymentId)
    expect(await stateOf(checkoutId)).toBe('completed')
    expect(await stock()).toEqual({ onHand: before.onHand - 2, reserved: before.reserved })
  })

  it('becomes one order though browser, callback, reconciler and expiry come at once', async () => {
    const { shopper, checkoutId, paymentId } = await waiting('practice-lost-answer')
    const payment = { id: paymentId, checkoutId }
    const captured = await createPracticeProvider(world.app).find({
      siteId: world.site.id,
      paymentId,
    })
    const again = { checkout: { id: checkoutId, totalMinor: 2000 } }
    await Promise.all([
      ...Array.from({ length: 5 }, () => settle(world.app, world.site.id, payment, captured)),
      ...Array.from({ length: 3 }, () => run(reconcilePayment, paymentId)),
      ...Array.from({ length: 3 }, () => run(expirePayment, paymentId)),
      payFor(shopper, again),
    ])
    expect(await stateOf(checkoutId)).toBe('completed')
  })

  it('becomes the order at expiry too, never a release', async () => {
    const { checkoutId, paymentId } = await waiting('practice-lost-answer')
    await run(expirePayment, paymentId)
    expect(await stateOf(checkoutId)).toBe('completed')
  })
})

describe('expiry', () => {
  it('gives the stock back once the provider has given the payment up', async () => {
    const before = await stock()
    const { shopper, checkoutId, paymentId } = await waiting('practice-slow')
    await run(expirePayment, paymentId)
    expect(await stateOf(checkoutId)).toBe('expired')
    expect(await stock()).toEqual(before)
    const over = { checkout: { id: checkoutId, totalMinor: 2000 } }
    expect(await payFor(shopper, over)).toMatchObject({
      status: 409,
      body: { code: 'checkoutOver' },
    })
    const { body } = await startCheckout(shopper)
    expect(body.checkout.id).not.toBe(checkoutId)
    expect((await payFor(shopper, body)).status).toBe(200)
  })

  it('ends a payment that never reached the provider, and one that arrives after all is refused', async () => {
    const { checkoutId, paymentId } = await stranded()
    await run(expirePayment, paymentId)
    expect(await stateOf(checkoutId)).toBe('expired')
    const { amountMinor } = await paymentOf(checkoutId)
    const late = await createPracticeProvider(world.app).start({
      siteId: world.site.id,
      paymentId,
      amountMinor,
      currency: 'USD',
      token: 'practice-approve',
    })
    expect(late).toEqual({ state: 'cancelled' })
  })

  it('leaves a decided payment alone', async () => {
    const { body } = await buy(await shop.shopper([mug, 1]))
    const { id } = await paymentOf(body.checkout.id)
    await run(expirePayment, id)
    expect(await stateOf(body.checkout.id)).toBe('completed')
  })
})

describe('stock that a dead worker left held', () => {
  it('is for sale again soon after a shopper has missed it', async () => {
    const rare = await shop.stock('RARE', 1)
    await buy(await shop.shopper([rare, 1]), { token: 'practice-slow' })
    await neverDecide()
    await world.inSite((site) =>
      site.db
        .updateTable('payment')
        .set({ expires_at: new Date(Date.now() - 3_600_000) })
        .where('website_id', '=', site.id)
        .where('state', 'in', ['created', 'processing'])
        .execute(),
    )
    const shopper = await shop.shopper()
    await world.owner.put(shop.api(`/products/${rare.id}`), {
      ...asProductInput(rare),
      variants: [{ ...rare.variants[0], stock: { unlimited: false, quantity: 1 } }],
    })
    await shopper.post(ENTRIES, { itemId: rare.id, quantity: 1 })
    await world.owner.put(shop.api(`/products/${rare.id}`), {
      ...asProductInput(rare),
      variants: [{ ...rare.variants[0], stock: { unlimited: false, quantity: 0 } }],
    })
    expect((await buy(shopper)).status).toBe(409)
    await world.runJobs()
    expect((await buy(shopper)).status).toBe(200)
  })
})

describe('a payment that never reached the provider', () => {
  it('is begun again by the shopper’s next try, under the same name', async () => {
    const { shopper, checkoutId, paymentId } = await stranded()
    const again = { checkout: { id: checkoutId, totalMinor: 2000 } }
    expect((await payFor(shopper, again)).body.checkout.state).toBe('completed')
    expect((await paymentOf(checkoutId)).id).toBe(paymentId)
  })

  it('waits for the shopper or its end while the reconciler looks', async () => {
    const { checkoutId, paymentId } = await stranded()
    await run(reconcilePayment, paymentId)
    expect(await stateOf(checkoutId)).toBe('awaitingPayment')
    await run(expirePayment, paymentId)
  })
})

describe('money that comes after the payment was given up', () => {
  it('goes back, and nothing is sold for it', async () => {
    const before = await stock()
    const { checkoutId, paymentId } = await waiting('practice-slow')
    await run(expirePayment, paymentId)
    const { amountMinor } = await paymentOf(checkoutId)
    await world.inSite((site) =>
      site.db
        .updateTable('practice_charge')
        .set({ state: 'captured' })
        .where('payment_id', '=', paymentId)
        .execute(),
    )
    const capture: PaymentAnswer = {
      state: 'captured',
      reference: 'late',
      amountMinor,
      currency: 'USD',
    }
    const payment = { id: paymentId, checkoutId }
    await settle(world.app, world.site.id, payment, capture)
    await settle(world.app, world.site.id, payment, capture)
    expect(await stateOf(checkoutId)).toBe('needsRefund')
    const refunds = await world.inSite((site) =>
      site.db.selectFrom('refund').select('id').where('payment_id', '=', paymentId).execute(),
    )
    expect(refunds).toHaveLength(1)
    await run(refundPayment, refunds[0]?.id ?? '')
    await run(refundPayment, refunds[0]?.id ?? '')
    expect((await paymentOf(checkoutId)).state).toBe('refunded')
    expect(await stateOf(checkoutId)).toBe('failed')
    expect(await stock()).toEqual(before)
  })

  it('of another amount is never taken for the order’s', async () => {
    const { checkoutId, paymentId } = await waiting('practice-slow')
    const wrong = { state: 'captured', reference: 'x', amountMinor: 1, currency: 'USD' }
    await settle(world.app, world.site.id, { id: paymentId, checkoutId }, wrong as PaymentAnswer)
    expect(await stateOf(checkoutId)).toBe('completed')
    const [{ id, payment, hasProblem }] = (await world.owner.get(shop.api('/orders'))).body.items
    expect([payment, hasProblem]).toEqual(['unpaid', true])
    const { body } = await world.owner.get(shop.api(`/orders/${id}`))
    expect(body.order.problems).toMatchObject([
      { kind: 'amount', text: expect.stringContaining('took $0.01, not $20.00') },
    ])
  })
})
