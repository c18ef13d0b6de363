/** Payments that need the shopper, at the provider's page or in its fields, and those that are taken later. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expirePayment } from '../checkout/expire-payment.ts'
import { reconcilePayment } from '../checkout/reconcile-payment.ts'
import { buy, payFor } from '../test-purchase.ts'
import { type BankShop, createBankShop } from './test-bank-shop.ts'

let world: TestWorld
let shop: BankShop

beforeAll(async () => {
  world = await createTestWorld()
  shop = await createBankShop(world)
  await shop.setUp()
})
afterEach(async () => {
  expect(await shop.violations()).toEqual([])
})
afterAll(() => world.close())

const run = (job: typeof expirePayment, id: string) =>
  job.run({ siteId: world.site.id, id }, world.app)
const policyOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => directive.split(/ (.*)/).slice(0, 2)),
  )
/** The address to which the bank sends the shopper back. */
const backFrom = (redirectUrl: string) => {
  const { origin, searchParams } = new URL(redirectUrl)
  expect(origin).toBe('https://bank.example')
  return new URL(searchParams.get('back') ?? '')
}

describe('a provider with a page of its own', () => {
  it('sends the shopper there, and the order is there when they come back', async () => {
    const before = await shop.stock()
    const { answer, paymentId } = await shop.buyMug('bank-redirect')
    expect(answer.body.checkout.state).toBe('awaitingPayment')
    expect(await shop.stateOf(paymentId)).toBe('requiresAction')
    expect(await shop.stock()).toEqual({ ...before, reserved: before.reserved + 1 })

    shop.bank.finish(paymentId, 'captured')
    const back = backFrom(answer.body.redirectUrl)
    expect(back.host).toBe(world.site.host)
    // Another browser, as when a bank's application opens its own.
    const page = await world.visitor().get(`${back.pathname}?status=ok`)
    expect(page.text).toContain('Thank you for your order')
    expect(await shop.newestOrder()).toMatchObject({ payment: 'paid', paymentTitle: 'Card' })
    expect(await shop.stock()).toEqual({ ...before, onHand: before.onHand - 1 })
  })

  it.each([
    ['the reconciler', reconcilePayment],
    ['expiry', expirePayment],
  ])('has its order made by %s where the shopper never comes back', async (_who, job) => {
    const { paymentId } = await shop.buyMug('bank-redirect')
    shop.bank.finish(paymentId, 'captured')
    await run(job, paymentId)
    expect(await shop.stateOf(paymentId)).toBe('captured')
  })

  it('makes one order though return, jobs and webhook come at once', async () => {
    const { answer, paymentId } = await shop.buyMug('bank-redirect')
    shop.bank.finish(paymentId, 'captured')
    const { pathname } = backFrom(answer.body.redirectUrl)
    const count = async () => (await world.owner.get(shop.shop.api('/orders'))).body.items.length
    const before = await count()
    await Promise.all([
      ...Array.from({ length: 3 }, () => world.visitor().get(pathname)),
      ...Array.from({ length: 3 }, () => run(reconcilePayment, paymentId)),
      ...Array.from({ length: 2 }, () => run(expirePayment, paymentId)),
      ...Array.from({ length: 3 }, (_, index) =>
        shop.deliver({ id: `at-once-${index}`, payment: paymentId }),
      ),
    ])
    expect(await count()).toBe(before + 1)
  })

  it('is led to again by the button and by the order page until it is finished', async () => {
    const { shopper, answer, paymentId } = await shop.buyMug('bank-redirect')
    const { id, totalMinor } = answer.body.checkout
    const again = await payFor(shopper, { token: 'bank-redirect', checkout: { id, totalMinor } })
    expect(again.body.redirectUrl).toBe(answer.body.redirectUrl)
    const page = await shopper.get(backFrom(answer.body.redirectUrl).pathname)
    expect(page.text).toContain('Your payment is not finished yet')
    expect(page.text).toContain(`href="https://bank.example/pay/${paymentId}`)
    await run(expirePayment, paymentId)
    expect(await shop.stateOf(paymentId)).toBe('cancelled')
  })

  it('that declines leaves cart and stock as they were', async () => {
    const before = await shop.stock()
    const { shopper, answer, paymentId } = await shop.buyMug('bank-redirect')
    shop.bank.finish(paymentId, 'declined')
    const page = await shopper.get(backFrom(answer.body.redirectUrl).pathname)
    expect(page.text).toContain('Your payment did not go through')
    expect(await shop.stock()).toEqual(before)
    expect((await buy(shopper, { token: 'bank-approve' })).body.checkout.state).toBe('completed')
  })
})

describe('a provider with fields of its own', () => {
  it('has them on the page that asks for them, and nothing secret in them', async () => {
    const { shopper, answer, paymentId } = await shop.buyMug('bank-fields')
    const { fields, redirectUrl } = answer.body
    expect(fields).toEqual({
      module: 'https://js.bank.example/fields.js',
      needs: { publicKey: 'public', intent: paymentId },
    })
    const page = await shopper.get(redirectUrl)
    expect(page.text).toContain('Payment details')
    expect(page.text).not.toContain('http-equiv="refresh"')
    expect(policyOf(page)['script-src']).toContain('https://js.bank.example')
    shop.bank.finish(paymentId, 'captured')
    expect((await shopper.get(redirectUrl)).text).toContain('Thank you for your order')
  })
})

describe('wallets', () => {
  it('have room above all else of the checkout, where a provider offers any', async () => {
    const shopper = await shop.shop.shopper([shop.mug, 1])
    expect((await shopper.get('/checkout')).text).not.toContain('sw-express')
    shop.bank.hasWallets = true
    const page = await shopper.get('/checkout')
    shop.bank.hasWallets = false
    expect(page.text).toContain('class="sw-express"')
    expect(page.text.indexOf('sw-express')).toBeLessThan(page.text.indexOf('<legend>Contact'))
    expect(page.text).toContain('https://js.bank.example/wallets.js')
    expect(policyOf(page)['script-src']).toContain('https://js.bank.example')
  })
})

describe('a payment that is authorized', () => {
  const orderAt = (id: string, what: string) => shop.shop.api(`/orders/${id}/${what}`)

  it('makes an order whose money is taken by its owner', async () => {
    const before = await shop.stock()
    const { answer, paymentId } = await shop.buyMug('bank-authorize')
    expect(answer.body.checkout.state).toBe('completed')
    const order = await shop.newestOrder()
    expect(order).toMatchObject({ payment: 'authorized', actions: ['takePayment', 'cancel'] })
    expect(await shop.stock()).toEqual({ ...before, reserved: before.reserved + 1 })
    for (const _press of [1, 2]) {
      const { status, body } = await world.owner.put(orderAt(order.id, 'paid'))
      expect([status, body.order.payment, body.order.actions]).toEqual([
        200,
        'paid',
        ['refund', 'cancel'],
      ])
    }
    expect(await shop.stateOf(paymentId)).toBe('captured')
    expect(await shop.stock()).toEqual({ ...before, onHand: before.onHand - 1 })
  })

  it('is let go by cancelling its order, and the stock is for sale again', async () => {
    const before = await shop.stock()
    const { shopper, answer } = await shop.buyMug('bank-authorize')
    const { id } = await shop.newestOrder()
    for (const _press of [1, 2]) {
      const { status, body } = await world.owner.put(orderAt(id, 'cancelled'))
      expect([status, body.order]).toMatchObject([
        200,
        { payment: 'unpaid', fulfillment: 'CANCELED', actions: [], hasProblem: false },
      ])
    }
    expect(await shop.stock()).toEqual(before)
    expect((await shopper.get(answer.body.redirectUrl)).text).toContain('This order was cancelled')
    expect((await world.owner.put(orderAt(id, 'paid'))).body.code).toBe('notOwed')
  })

  it('cannot be cancelled once its money came, which pays the order', async () => {
    const { paymentId } = await shop.buyMug('bank-authorize')
    const { id } = await shop.newestOrder()
    shop.bank.finish(paymentId, 'captured')
    const { status, body } = await world.owner.put(orderAt(id, 'cancelled'))
    expect([status, body.code]).toEqual([409, 'paidMeanwhile'])
    expect(await shop.newestOrder()).toMatchObject({ payment: 'paid', fulfillment: 'PENDING' })
  })

  it('stays as it is while its provider does not answer', async () => {
    await shop.buyMug('bank-authorize')
    const { id } = await shop.newestOrder()
    shop.bank.isAway = true
    for (const what of ['paid', 'cancelled']) {
      const { status, body } = await world.owner.put(orderAt(id, what))
      expect([status, body.code]).toEqual([503, 'providerSilent'])
    }
    shop.bank.isAway = false
    expect(await shop.newestOrder()).toMatchObject({ payment: 'authorized' })
  })

  it('that the bank lets go cancels the order also after it was sent', async () => {
    const { paymentId } = await shop.buyMug('bank-authorize')
    const { id } = await shop.newestOrder()
    const sent = await world.owner.post(orderAt(id, 'fulfillments'), {})
    expect(sent.body.order).toMatchObject({ fulfillment: 'FULFILLED' })
    shop.bank.finish(paymentId, 'cancelled')
    expect((await shop.deliver({ id: 'let-go-late', payment: paymentId })).status).toBe(200)
    expect(await shop.newestOrder()).toMatchObject({
      payment: 'unpaid',
      fulfillment: 'CANCELED',
      problems: [{ kind: 'lapsed' }],
    })
  })

  it('that the bank lets go cancels the order, and its owner is told', async () => {
    const { paymentId } = await shop.buyMug('bank-authorize')
    shop.bank.finish(paymentId, 'cancelled')
    expect((await shop.deliver({ id: 'let-go', payment: paymentId })).status).toBe(200)
    expect(await shop.newestOrder()).toMatchObject({
      payment: 'unpaid',
      fulfillment: 'CANCELED',
      problems: [{ kind: 'lapsed' }],
    })
  })
})

describe('a payment that is declined', () => {
  it('says why in the provider’s words', async () => {
    const answer = await buy(await shop.shop.shopper([shop.mug, 1]), { token: 'bank-decline' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'paymentDeclined' } })
    expect(answer.body.message).toBe(
      'Your bank refused the card. You have not been charged; please try another way to pay.',
    )
  })
})

describe('the checkout page', () => {
  const checkout = async () => (await shop.shop.shopper([shop.mug, 1])).get('/checkout')

  it('may load what the providers of the offered methods name, and says their sentences', async () => {
    const page = await checkout()
    expect(page.text).toContain('Paid to GB33.')
    const policy = policyOf(page)
    expect(policy['script-src']).toMatch(/\/assets-sw\/ https:\/\/js\.bank\.example$/)
    expect(policy).toMatchObject({
      'frame-src': 'https://frame.bank.example',
      'connect-src': "'self' https://api.bank.example",
      'form-action': "'self' https://bank.example",
    })
  })

  it('may load nothing more where no provider needs it', async () => {
    await shop.setUp({ isEnabled: false })
    const policy = policyOf(await checkout())
    await shop.setUp()
    expect(JSON.stringify(policy)).not.toContain('bank.example')
    expect(policy['frame-src']).toBeUndefined()
    expect(policy['connect-src']).toBe("'self'")
  })
})
