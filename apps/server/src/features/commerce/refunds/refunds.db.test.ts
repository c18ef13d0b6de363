/** Money that goes back for orders: how much of it, by whom, once. */

import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { ROLES } from '@sitewright/core/roles'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expirePayment } from '../checkout/expire-payment.ts'
import { addDiscount } from '../discounts/test-discounts.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { type BankShop, createBankShop } from '../payments/test-bank-shop.ts'
import { waitingMoney } from '../payments/waiting-money.ts'
import { buy } from '../test-purchase.ts'
import { CART, type TestProduct } from '../test-shop.ts'

let world: TestWorld
let bank: BankShop<TestBrowser>

beforeAll(async () => {
  world = await createTestWorld()
  bank = await createBankShop(world)
  await bank.setUp()
  await world.owner.put(bank.shop.api('/payment-methods/manual'), {
    isEnabled: true,
    title: 'Bank transfer',
    values: { instructions: 'To our account' },
  })
})
afterEach(async () => {
  bank.bank.isAway = false
  bank.bank.losesRefunds = false
  bank.bank.refusesRefunds = undefined
  await world.runJobs().catch(() => undefined)
  expect(await bank.violations()).toEqual([])
})
afterAll(() => world.close())

const path = (id: string, rest = '') => bank.shop.api(`/orders/${id}${rest}`)
const get = async (id: string) => (await world.owner.get(path(id))).body.order
const refund = (id: string, body: object = {}, key?: string) =>
  world.owner.post(path(id, '/refunds'), body, key ? { headers: { 'idempotency-key': key } } : {})
const cancel = (id: string, body: object = {}) => world.owner.put(path(id, '/cancelled'), body)
const left = async ({ id }: TestProduct): Promise<number> =>
  (await world.visitor().get(`/api/commerce/inventory/stock/?itemId=${id}`)).body.results[0]
    .qtyInStock
const texts = (order: { timeline: { text: string }[] }) => order.timeline.map(({ text }) => text)
const mailsOf = async (id: string) => {
  const { refunds } = await get(id)
  const keys = refunds.map((one: { id: string }) => `order-refunded:${one.id}`)
  if (keys.length === 0) return []
  return world.inSite(({ db }) =>
    db.selectFrom('message').select('subject').where('effect_key', 'in', keys).execute(),
  )
}

/** Somebody else with that role on the site. */
async function as(role: number) {
  const { browser, accountId } = await world.createOwner(`role${role}@example.com`)
  await world.app.database.global
    .insertInto('membership')
    .values({ account_id: accountId, website_id: world.site.id, role })
    .execute()
  return browser
}

/** Buys, and gives the order as its owner sees it. */
async function order(token: string, ...wanted: [TestProduct, number][]) {
  const shopper = await bank.shop.shopper(...wanted)
  const { body } = await buy(shopper, { token })
  expect(body.checkout.state).toBe('completed')
  return { ...((await bank.newestOrder()) as never as Order), shopper, page: body.redirectUrl }
}
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
type Order = { id: string; lines: any[]; totalMinor: number; actions: string[] }

const paid = (...wanted: [TestProduct, number][]) => order('practice-approve', ...wanted)

describe('a refund', () => {
  it('is of everything that is left, and puts back what its owner says', async () => {
    const mug = await bank.shop.stock('WHOLE', 5)
    const { id, totalMinor, actions } = await paid([mug, 2])
    expect(actions).toEqual(['refund', 'cancel'])
    const { status, body } = await refund(id, { restocks: true, reason: 'Broken on the way' })
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      payment: 'paid',
      refundableMinor: 0,
      refundedMinor: totalMinor,
    })
    expect(body.order.refunds).toMatchObject([
      { state: 'pending', amountMinor: totalMinor, by: 'Olive Owner' },
    ])
    expect(await left(mug)).toBe(5)
    await world.runJobs()
    const now = await get(id)
    expect(now).toMatchObject({ payment: 'refunded', refunds: [{ state: 'succeeded' }] })
    expect(texts(now).slice(1)).toEqual([
      'Refund of $20.00 started, 2 items back in stock: Broken on the way',
      '$20.00 given back',
    ])
    expect(now.timeline[1].by).toBe('Olive Owner')
    expect(await mailsOf(id)).toHaveLength(1)
  })

  it('of equal lines with a coupon is theirs exactly, and after the last one nothing is left', async () => {
    const three = [
      await bank.shop.stock('ONE', 1),
      await bank.shop.stock('TWO', 1),
      await bank.shop.stock('THREE', 1),
    ]
    await addDiscount(world, { code: 'OFF10', kind: 'fixed', amountMinor: 1000 } as never)
    const shopper = await bank.shop.shopper(...three.map((one): [TestProduct, number] => [one, 1]))
    await shopper.post(`${CART}/coupons`, { code: 'OFF10' })
    await buy(shopper)
    const { id, lines, totalMinor } = (await bank.newestOrder()) as never as Order
    expect([totalMinor, ...lines.map((line) => line.totalMinor)]).toEqual([2000, 666, 667, 667])
    const amounts: number[] = []
    for (const { id: lineId } of lines) {
      const { status, body } = await refund(id, { units: [{ lineId, quantity: 1 }] })
      expect(status).toBe(200)
      amounts.push(body.order.refunds.at(-1).amountMinor)
    }
    expect(amounts).toEqual([666, 667, 667])
    const fourth = await refund(id, { amountMinor: 1 })
    expect([fourth.status, fourth.body.code]).toEqual([422, 'nothingToRefund'])
    await world.runJobs()
    expect(await get(id)).toMatchObject({ payment: 'refunded', refundedMinor: 2000 })
  })

  it('of some units of a line is their part of it, in whatever steps', async () => {
    const mug = await bank.shop.stock('STEPS', 9)
    const { id, lines } = await paid([mug, 3])
    const units = [{ lineId: lines[0].id, quantity: 1, restocks: true }]
    await refund(id, { units })
    await world.runJobs()
    expect(await get(id)).toMatchObject({
      payment: 'partiallyRefunded',
      refundedMinor: 1000,
      refundableMinor: 2000,
      lines: [{ unitsRefunded: 1, unitsToRestock: 2 }],
    })
    expect(await left(mug)).toBe(7)
    const more = await refund(id, { units: [{ lineId: lines[0].id, quantity: 3 }] })
    expect(more).toMatchObject({
      status: 422,
      body: { code: 'tooManyRefunded', errors: { [lines[0].id]: '2 left to give back' } },
    })
  })

  it.each([
    ['more than was paid', { amountMinor: 1001 }, 422, 'refundTooHigh'],
    ['nothing', { amountMinor: 0 }, 400, 'invalidInput'],
    ['part of a cent', { amountMinor: 0.5 }, 400, 'invalidInput'],
    ['a foreign line', { units: [{ lineId: newId(), quantity: 1 }] }, 404, 'lineMissing'],
  ])('of %s is refused', async (_what, body, status, code) => {
    const { id } = await paid([bank.mug, 1])
    expect(await refund(id, body)).toMatchObject({ status, body: { code } })
    expect((await get(id)).refunds).toEqual([])
  })

  it('is refused while no money has come', async () => {
    const { id } = await order('manual', [bank.mug, 1])
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'notPaid' } })
  })

  it('is made once for a key, and the key stands for nothing else', async () => {
    const { id } = await paid([bank.mug, 2])
    const one = await refund(id, { amountMinor: 500 }, 'key-1')
    const again = await refund(id, { amountMinor: 500 }, 'key-1')
    expect([one.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ])
    expect(again.body.order.refunds).toHaveLength(1)
    const other = await refund(id, { amountMinor: 600 }, 'key-1')
    expect([other.status, other.body.code]).toEqual([422, 'keyReused'])
    expect((await refund(id, { amountMinor: 500 }, 'key-2')).body.order.refunds).toHaveLength(2)
  })

  it('is not of those who may only read orders', async () => {
    const { id } = await paid([bank.mug, 1])
    const editor = await as(ROLES.editor)
    expect((await editor.post(path(id, '/refunds'), {})).status).toBe(403)
    const manager = await as(ROLES.storeManager)
    expect((await manager.post(path(id, '/refunds'), {})).status).toBe(200)
  })

  it('tells the customer only if its owner wants that', async () => {
    const { id } = await paid([bank.mug, 1])
    await refund(id, { tellsCustomer: false })
    await world.runJobs()
    expect(await mailsOf(id)).toEqual([])
  })

  it('is on the order page, without the reasons of the shop', async () => {
    const { id, shopper, page } = await paid([bank.mug, 1])
    await refund(id, { amountMinor: 300, reason: 'A secret reason' })
    await world.runJobs()
    const { text } = await shopper.get(page)
    expect(text).toContain('Given back')
    expect(text).toContain('3.00')
    expect(text).not.toContain('A secret reason')
  })

  it('puts a download back into no stock, and a line into stock once', async () => {
    const file = await bank.shop.stock('FILE', 3, { type: PRODUCT_TYPES.digital })
    const { id, lines } = await paid([file, 1], [bank.mug, 2])
    const before = await bank.stock()
    await refund(id, {
      amountMinor: 100,
      units: lines.map((line) => ({ lineId: line.id, quantity: 1, restocks: true })),
    })
    await refund(id, { restocks: true })
    expect(await bank.stock()).toEqual({ ...before, onHand: before.onHand + 2 })
  })
})

describe('a provider', () => {
  const card = (quantity = 1) => order('bank-approve', [bank.mug, quantity])
  const run = async (orderId: string) => {
    const rows = await world.inSite(({ db }) =>
      db.selectFrom('refund').select('id').where('order_id', '=', orderId).execute(),
    )
    for (const { id } of rows) await refundPayment.run({ siteId: world.site.id, id }, world.app)
  }
  const paymentOf = async (orderId: string) =>
    (
      await world.inSite(({ db }) =>
        db
          .selectFrom('shop_order')
          .select('payment_id')
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow(),
      )
    ).payment_id

  it('that is away is asked again, and the money stays taken for it until then', async () => {
    const { id } = await card()
    bank.bank.isAway = true
    await refund(id)
    await expect(run(id)).rejects.toThrow('away')
    expect(await get(id)).toMatchObject({
      payment: 'paid',
      refundableMinor: 0,
      refunds: [{ state: 'pending' }],
    })
    expect((await refund(id, { amountMinor: 1 })).status).toBe(422)
    bank.bank.isAway = false
    await run(id)
    expect(await get(id)).toMatchObject({ payment: 'refunded' })
  })

  it('whose answer is lost has given the money back once', async () => {
    const { id } = await card()
    bank.bank.losesRefunds = true
    await refund(id)
    await expect(run(id)).rejects.toThrow('lost')
    bank.bank.losesRefunds = false
    await run(id)
    expect(await get(id)).toMatchObject({ payment: 'refunded', refundedMinor: 1000 })
    expect(bank.bank.refundsOf(await paymentOf(id))).toEqual([1000])
  })

  it('that refuses frees the amount, and the owner is told and tries again', async () => {
    const { id } = await card()
    const before = await bank.stock()
    bank.bank.refusesRefunds = 'The card is closed.'
    await refund(id, { restocks: true })
    await run(id)
    const failed = await get(id)
    expect(failed).toMatchObject({
      payment: 'paid',
      hasProblem: true,
      refundableMinor: 1000,
      refunds: [{ state: 'failed', failure: 'The card is closed', canTryAgain: true }],
    })
    expect(failed.problems[0].text).toBe(
      '$10.00 could not be given back: The card is closed. Try it again below, or give it back in another way.',
    )
    expect(await mailsOf(id)).toEqual([])

    // It fails once more, of which the owner is told anew.
    const again = await world.owner.post(path(id, `/refunds/${failed.refunds[0].id}/send`))
    expect(again.body.order).toMatchObject({ hasProblem: false, refundableMinor: 0 })
    await run(id)
    const twice = await get(id)
    expect(twice).toMatchObject({
      hasProblem: true,
      refunds: [{ canTryAgain: false }, { canTryAgain: true }],
    })
    expect(
      (await world.owner.post(path(id, `/refunds/${failed.refunds[0].id}/send`))).body.code,
    ).toBe('refundNotFailed')

    bank.bank.refusesRefunds = undefined
    await world.owner.post(path(id, `/refunds/${twice.refunds[1].id}/send`))
    await run(id)
    expect(await get(id)).toMatchObject({ payment: 'refunded', hasProblem: false })
    expect(await bank.stock()).toEqual({ ...before, onHand: before.onHand + 1 })
    expect(await mailsOf(id)).toHaveLength(1)
  })

  type Placed = Order & { number: number; page: string }

  /** Subjects of the mails to the owner about money. */
  const notices = async () => {
    const { items } = (await world.owner.get(bank.shop.api('/mail'))).body
    return items
      .filter(({ kind }: { kind: string }) => kind === 'owner-notice')
      .map(({ subject }: { subject: string }) => subject)
  }
  const tell = async (payment: string) =>
    expect((await bank.deliver({ id: newId(), payment })).status).toBe(200)

  it('that accepted a refund and fails days later frees the amount, and only the owner is told', async () => {
    const { id, lines, page, number } = (await card(2)) as never as Placed
    const payment = await paymentOf(id)
    await refund(id, { units: [{ lineId: lines[0].id, quantity: 1 }] })
    await run(id)
    await refund(id)
    await run(id)
    expect(await get(id)).toMatchObject({ payment: 'refunded', refundableMinor: 0 })
    expect(await mailsOf(id)).toHaveLength(2)
    const before = (await notices()).length

    bank.bank.sendRefundBack(payment)
    await Promise.all([tell(payment), tell(payment)])
    await tell(payment)
    const failed = await get(id)
    expect(failed).toMatchObject({
      payment: 'partiallyRefunded',
      refundedMinor: 1000,
      refundableMinor: 1000,
      refunds: [{ state: 'succeeded' }, { state: 'failed', canTryAgain: true }],
      lines: [{ unitsRefunded: 1 }],
      problems: [{ kind: 'refund' }],
    })
    expect(texts(failed).slice(-2)).toEqual([
      '$10.00 given back',
      '$10.00 could not be given back: The account is closed',
    ])
    expect((await notices()).slice(0, -before || undefined)).toEqual([
      `$10.00 of order #${number} could not be given back`,
    ])
    expect(await mailsOf(id)).toHaveLength(2)
    const shown = (await world.visitor().get(page)).text
    expect(shown).not.toContain('could not be given back')
    expect(shown.match(/Given back/g)).toHaveLength(1)

    await world.owner.post(path(id, `/refunds/${failed.refunds[1].id}/send`))
    await run(id)
    expect(await get(id)).toMatchObject({ payment: 'refunded', hasProblem: false })
    expect(bank.bank.refundsOf(payment)).toEqual([1000, 1000])
  })

  it('that fails late with money that nothing was sold for leaves it to an operator', async () => {
    const { paymentId } = await bank.buyMug('bank-redirect')
    await expirePayment.run({ siteId: world.site.id, id: paymentId }, world.app)
    bank.bank.finish(paymentId, 'captured')
    await tell(paymentId)
    await world.runJobs()
    expect(await bank.stateOf(paymentId)).toBe('refunded')
    bank.bank.sendRefundBack(paymentId)
    await tell(paymentId)
    expect(await bank.stateOf(paymentId)).toBe('returning')
    expect(await waitingMoney(world.app)).toMatchObject([
      { kind: 'refund', orderNumber: null, trouble: 'It came back: The account is closed.' },
    ])
  })

  it('that tells of a dispute about what was given back in part, and of its end, is believed', async () => {
    const { id, number } = (await card(2)) as never as Placed
    const payment = await paymentOf(id)
    await refund(id, { amountMinor: 300 })
    await run(id)
    bank.bank.dispute(payment, 'open')
    await tell(payment)
    await tell(payment)
    expect(await get(id)).toMatchObject({
      payment: 'partiallyRefunded',
      problems: [{ kind: 'disputed' }],
    })
    bank.bank.dispute(payment, 'lost')
    await tell(payment)
    expect(await get(id)).toMatchObject({ problems: [{ kind: 'disputeLost' }] })
    const told = (await notices()).filter((subject: string) => subject.includes(`#${number}`))
    expect(told).toEqual([
      `The dispute about order #${number} was lost`,
      `The payment of order #${number} is disputed`,
    ])
  })
})

describe('money that came outside of any provider', () => {
  async function transferred(quantity = 1) {
    const made = await order('manual', [bank.mug, quantity])
    await world.owner.put(path(made.id, '/paid'))
    return made
  }

  it('goes back by hand, which its owner says', async () => {
    const { id } = await transferred()
    const { body } = await refund(id, { reason: 'Did not fit' })
    expect(body.order).toMatchObject({
      payment: 'refunded',
      refundsByHand: true,
      refunds: [{ isByHand: true, state: 'succeeded', canUndo: true }],
    })
    expect(texts(body.order).at(-1)).toBe('$10.00 given back by hand: Did not fit')
    expect(await mailsOf(id)).toHaveLength(1)
  })

  it('that was noted by mistake is taken back, with the stock, and can be given back then', async () => {
    const { id } = await transferred(2)
    const before = await bank.stock()
    const { body } = await refund(id, { restocks: true })
    const undo = () => world.owner.put(path(id, `/refunds/${body.order.refunds[0].id}/undone`))
    const undone = await undo()
    expect(undone.body.order).toMatchObject({
      payment: 'paid',
      refundableMinor: 2000,
      refunds: [],
      lines: [{ unitsToRestock: 2 }],
    })
    expect(texts(undone.body.order).at(-1)).toBe('Taken back: $20.00 was not given back by hand')
    expect((await undo()).body.order.timeline).toHaveLength(undone.body.order.timeline.length)
    expect(await bank.stock()).toEqual(before)
    expect((await refund(id, { restocks: true })).body.order.payment).toBe('refunded')
    expect(await bank.stock()).toEqual({ ...before, onHand: before.onHand + 2 })
  })

  it('stays given back where its goods are sold since', async () => {
    const last = await bank.shop.stock('LAST', 1)
    const made = await order('manual', [last, 1])
    await world.owner.put(path(made.id, '/paid'))
    const { body } = await refund(made.id, { restocks: true })
    await paid([last, 1])
    const undone = await world.owner.put(
      path(made.id, `/refunds/${body.order.refunds[0].id}/undone`),
    )
    expect(undone).toMatchObject({ status: 409, body: { code: 'restockedSold' } })
    expect(await get(made.id)).toMatchObject({ payment: 'refunded' })
  })

  it('of a provider is not taken back', async () => {
    const { id } = await paid([bank.mug, 1])
    const { body } = await refund(id)
    const undone = await world.owner.put(path(id, `/refunds/${body.order.refunds[0].id}/undone`))
    expect(undone).toMatchObject({ status: 409, body: { code: 'refundNotByHand' } })
  })
})

describe('items that are given back', () => {
  const send = (id: string, body: object = { tellsCustomer: false }) =>
    world.owner.post(path(id, '/fulfillments'), body)
  const waiting = async () =>
    (await world.owner.get(bank.shop.api('/orders?fulfillment=PENDING'))).body.items.map(
      ({ id }: { id: string }) => id,
    )

  it('are not to be sent any more, on the order, in its list and for its parcels', async () => {
    const [mug, bowl] = [await bank.shop.stock('GONE', 9), await bank.shop.stock('STAYS', 9)]
    const { id, lines } = await paid([mug, 3], [bowl, 1])
    await refund(id, { units: [{ lineId: lines[0].id, quantity: 1, restocks: true }] })
    await world.runJobs()
    expect(await get(id)).toMatchObject({
      fulfillment: 'PENDING',
      lines: [{ unitsLeft: 2 }, { unitsLeft: 1 }],
    })
    expect((await send(id, { units: [{ lineId: lines[0].id, quantity: 3 }] })).body).toMatchObject({
      code: 'tooManySent',
      errors: { [lines[0].id]: '2 left to send' },
    })
    const part = await send(id, { units: [{ lineId: lines[0].id, quantity: 2 }] })
    expect(texts(part.body.order).at(-1)).toBe('Sent: 2 of 3 items')
    expect(await waiting()).toContain(id)
    // The last one to be sent goes back, so that nothing is left.
    await refund(id, { units: [{ lineId: lines[1].id, quantity: 1, restocks: false }] })
    expect(await get(id)).toMatchObject({
      fulfillment: 'FULFILLED',
      hasSending: true,
      lines: [{ unitsLeft: 0 }, { unitsLeft: 0 }],
    })
    expect(await waiting()).not.toContain(id)
    expect((await send(id)).body.code).toBe('nothingToSend')
  })

  it('leave nothing to send where all of them are, until a slip is taken back', async () => {
    const { id } = await order('manual', [await bank.shop.stock('SLIP', 5), 2])
    await world.owner.put(path(id, '/paid'))
    await refund(id, { restocks: true })
    expect(await get(id)).toMatchObject({ fulfillment: 'FULFILLED', hasSending: false })
    const { refunds } = await get(id)
    await world.owner.put(path(id, `/refunds/${refunds[0].id}/undone`))
    expect(await get(id)).toMatchObject({ fulfillment: 'PENDING', lines: [{ unitsLeft: 2 }] })
  })

  it('are to be sent again where the refund fails, unless they are in stock', async () => {
    const { id, lines } = await order('bank-approve', [await bank.shop.stock('BOTH', 9), 3])
    bank.bank.refusesRefunds = 'The card is closed.'
    await refund(id, { units: [{ lineId: lines[0].id, quantity: 1, restocks: true }] })
    await refund(id, { units: [{ lineId: lines[0].id, quantity: 2, restocks: false }] })
    expect(await get(id)).toMatchObject({ fulfillment: 'FULFILLED' })
    await world.runJobs()
    expect(await get(id)).toMatchObject({
      fulfillment: 'PENDING',
      lines: [{ unitsLeft: 2, unitsRefunded: 0 }],
    })
  })

  it('that came back after they were sent change nothing of that', async () => {
    const { id, lines } = await paid([await bank.shop.stock('RETURNED', 9), 2])
    await send(id)
    await refund(id, { units: [{ lineId: lines[0].id, quantity: 1, restocks: true }] })
    await world.runJobs()
    expect(await get(id)).toMatchObject({ fulfillment: 'FULFILLED', lines: [{ unitsLeft: 0 }] })
    await refund(id, { amountMinor: 1 })
    expect(await get(id)).toMatchObject({ fulfillment: 'FULFILLED' })
  })
})

describe('a paid order that is cancelled', () => {
  it('goes back whole, with its stock and its discount', async () => {
    await addDiscount(world, { code: 'ONCE', limitTotal: 1 })
    const mug = await bank.shop.stock('CANCEL', 3)
    const shopper = await bank.shop.shopper([mug, 2])
    await shopper.post(`${CART}/coupons`, { code: 'ONCE' })
    const { body } = await buy(shopper)
    const { id, totalMinor } = (await bank.newestOrder()) as never as Order
    const cancelled = await cancel(id, { givesBackMinor: totalMinor, reason: 'Asked for' })
    expect(cancelled.body.order).toMatchObject({
      fulfillment: 'CANCELED',
      refundableMinor: 0,
      actions: [],
    })
    expect(await left(mug)).toBe(3)
    await world.runJobs()
    const now = await get(id)
    expect(now).toMatchObject({ payment: 'refunded' })
    expect(
      texts(now)
        .slice(1)
        .map((text) => text.replace(/\$[\d.]+/, 'X')),
    ).toEqual([
      'Order cancelled, 2 items back in stock: Asked for',
      'Refund of X started',
      'X given back',
    ])
    expect((await mailsOf(id)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('was cancelled'),
    ])
    const page = await shopper.get(body.redirectUrl)
    expect(page.text).toContain('This order was cancelled')
    expect(page.text).not.toContain('You have not been charged')
    const next = await bank.shop.shopper([mug, 1])
    expect((await next.post(`${CART}/coupons`, { code: 'ONCE' })).status).toBe(200)
  })

  it('leaves the stock as it is if its owner wants that', async () => {
    const { id, totalMinor } = await paid([bank.mug, 1])
    const before = await bank.stock()
    await cancel(id, { givesBackMinor: totalMinor, restocks: false })
    expect(await bank.stock()).toEqual(before)
  })

  it('is refused after something was sent, or where other money goes back than its owner was told', async () => {
    const { id, totalMinor } = await paid([bank.mug, 2])
    expect((await cancel(id)).body.code).toBe('notOwed')
    await refund(id, { amountMinor: 1 })
    expect((await cancel(id, { givesBackMinor: totalMinor })).body.code).toBe('refundChanged')
    const { body } = await world.owner.post(path(id, '/fulfillments'), {})
    expect(body.order.actions).toEqual(['refund'])
    expect((await cancel(id, { givesBackMinor: totalMinor - 1 })).body.code).toBe('sentAlready')
  })

  it('ends its downloads', async () => {
    const file = await bank.shop.stock('ENDED', 0, { type: PRODUCT_TYPES.digital })
    await world.owner.put(
      bank.shop.api(`/products/${file.id}/file?filename=a.pdf`),
      Buffer.from('%PDF-1.7'),
    )
    const { id, totalMinor, lines, page, shopper } = await paid([file, 1])
    const download = () => shopper.get(`${page}/files/${lines[0].id}`)
    expect((await download()).status).toBe(200)
    await cancel(id, { givesBackMinor: totalMinor })
    expect((await download()).status).toBe(410)
  })

  it('is taken up again where the money did not move, with all that was put back', async () => {
    const made = await order('manual', [bank.mug, 2])
    await world.owner.put(path(made.id, '/paid'))
    const before = await bank.stock()
    const { body } = await cancel(made.id, { givesBackMinor: made.totalMinor })
    expect(body.order).toMatchObject({ payment: 'refunded', actions: ['restore'] })
    const restored = await world.owner.post(path(made.id, '/restore'))
    expect(restored.body.order).toMatchObject({
      payment: 'paid',
      fulfillment: 'PENDING',
      refunds: [],
      refundableMinor: made.totalMinor,
      actions: ['refund', 'cancel'],
    })
    expect(await bank.stock()).toEqual(before)
    expect((await world.owner.post(path(made.id, '/restore'))).body.code).toBe('notCancelled')
  })

  it('that was not paid is taken up again, with its stock and its discount, and can be paid then', async () => {
    await addDiscount(world, { code: 'AGAIN', limitTotal: 1 })
    const shopper = await bank.shop.shopper([bank.mug, 2])
    await shopper.post(`${CART}/coupons`, { code: 'AGAIN' })
    await buy(shopper, { token: 'manual' })
    const { id } = (await bank.newestOrder()) as never as Order
    const before = await bank.stock()
    expect((await cancel(id)).body.order.actions).toEqual(['restore'])
    expect(await bank.stock()).toEqual({ ...before, reserved: before.reserved - 2 })
    const { body } = await world.owner.post(path(id, '/restore'))
    expect(body.order).toMatchObject({
      payment: 'unpaid',
      fulfillment: 'PENDING',
      actions: ['markPaid', 'cancel'],
    })
    expect(await bank.stock()).toEqual(before)
    expect((await world.owner.put(path(id, '/paid'))).body.order.payment).toBe('paid')
  })

  it('that was not paid stays cancelled where its goods are sold since', async () => {
    const last = await bank.shop.stock('SOLD-SINCE', 1)
    const { id } = await order('manual', [last, 1])
    await cancel(id)
    await paid([last, 1])
    expect((await world.owner.post(path(id, '/restore'))).body.code).toBe('stockGone')
    expect(await get(id)).toMatchObject({ payment: 'unpaid', fulfillment: 'CANCELED' })
  })

  it('that was not paid stays cancelled where its discount is used up since', async () => {
    await addDiscount(world, { code: 'LIMITED', limitTotal: 1 })
    const withCode = async (token: string) => {
      const shopper = await bank.shop.shopper([bank.mug, 1])
      await shopper.post(`${CART}/coupons`, { code: 'LIMITED' })
      expect((await buy(shopper, { token })).status).toBe(200)
      return (await bank.newestOrder()).id
    }
    const id = await withCode('manual')
    await cancel(id)
    await withCode('practice-approve')
    expect((await world.owner.post(path(id, '/restore'))).body.code).toBe('discountUsedUp')
    expect(await get(id)).toMatchObject({ payment: 'unpaid', fulfillment: 'CANCELED' })
  })

  it('stays cancelled once a provider gives its money back', async () => {
    const { id, totalMinor } = await paid([bank.mug, 1])
    await cancel(id, { givesBackMinor: totalMinor })
    expect((await world.owner.post(path(id, '/restore'))).body.code).toBe('moneyMoved')
  })

  it('is taken up again where the provider refused to give its money back', async () => {
    const { id, totalMinor } = await order('bank-approve', [bank.mug, 1])
    const before = await bank.stock()
    bank.bank.refusesRefunds = 'The card is closed.'
    await cancel(id, { givesBackMinor: totalMinor })
    await world.runJobs()
    expect(await get(id)).toMatchObject({ hasProblem: true, actions: ['refund', 'restore'] })
    const { body } = await world.owner.post(path(id, '/restore'))
    expect(body.order).toMatchObject({ hasProblem: false, payment: 'paid', refunds: [] })
    expect(await bank.stock()).toEqual(before)
  })
})

describe('a note', () => {
  it('is written, changed, removed and put back', async () => {
    const { id } = await paid([bank.mug, 1])
    const { body } = await world.owner.post(path(id, '/notes'), { text: ' Call first ' })
    expect(body.order.notes).toMatchObject([
      { text: 'Call first', isPublic: false, editedAt: null, by: 'Olive Owner' },
    ])
    const note = path(id, `/notes/${body.order.notes[0].id}`)
    const changed = await world.owner.put(note, { text: 'Wrapped as a gift', isPublic: true })
    expect(changed.body.order.notes).toMatchObject([{ text: 'Wrapped as a gift', isPublic: true }])
    expect((await world.owner.delete(note)).body.order.notes).toEqual([])
    expect((await world.owner.put(note, { text: 'Too late' })).status).toBe(404)
    expect((await world.owner.post(`${note}/restore`)).body.order.notes).toHaveLength(1)
  })

  it('is on the order page only where it is for the customer', async () => {
    const { id, shopper, page } = await paid([bank.mug, 1])
    await world.owner.post(path(id, '/notes'), { text: 'For <us> alone' })
    await world.owner.post(path(id, '/notes'), { text: 'We wrap it <nicely>', isPublic: true })
    const { text } = await shopper.get(page)
    expect(text).toContain('We wrap it &lt;nicely&gt;')
    expect(text).not.toContain('alone')
  })

  it.each([
    ['nothing', ''],
    ['spaces', '  '],
    ['too much', 'x'.repeat(2001)],
  ])('of %s is refused', async (_what, text) => {
    const { id } = await paid([bank.mug, 1])
    expect((await world.owner.post(path(id, '/notes'), { text })).status).toBe(400)
  })
})
