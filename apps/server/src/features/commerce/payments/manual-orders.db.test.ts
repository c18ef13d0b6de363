/** Orders whose money comes outside of any provider: unpaid until their owner says that it is there. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expirePayment } from '../checkout/expire-payment.ts'
import { buy } from '../test-purchase.ts'
import { type BankShop, createBankShop } from './test-bank-shop.ts'

const HOW_TO_PAY = 'Pay to GB33 BUKB 2020 1555.\nName your order.'

let world: TestWorld
let shop: BankShop

beforeAll(async () => {
  world = await createTestWorld()
  shop = await createBankShop(world)
  const method = { isEnabled: true, title: 'By transfer', values: { instructions: HOW_TO_PAY } }
  const { status } = await world.owner.put(shop.shop.api('/payment-methods/manual'), method)
  expect(status).toBe(200)
})
afterEach(async () => {
  expect(await shop.violations()).toEqual([])
})
afterAll(() => world.close())

const put = (id: string, what: string) => world.owner.put(shop.shop.api(`/orders/${id}/${what}`))
const newestMail = async () => {
  const [{ id }] = (await world.owner.get(shop.shop.api('/mail'))).body.items
  return (await world.owner.get(shop.shop.api(`/mail/${id}`))).body.message
}

describe('an order that is paid later', () => {
  it('says how to pay before it is placed, on its page and in its mail', async () => {
    const checkout = await (await shop.shop.shopper([shop.mug, 1])).get('/checkout')
    for (const words of ['By transfer', 'GB33 BUKB 2020 1555', 'Place order']) {
      expect(checkout.text).toContain(words)
    }
    const { shopper, answer } = await shop.buyMug('manual')
    expect(answer.body.checkout.state).toBe('completed')
    const page = await shopper.get(answer.body.redirectUrl)
    for (const words of ['Awaiting payment', 'By transfer', 'GB33 BUKB 2020 1555']) {
      expect(page.text).toContain(words)
    }
    expect(page.text).not.toContain('is confirmed')
    const mail = await newestMail()
    expect(mail.subject).toMatch(/awaiting payment$/)
    expect(mail.text).toMatch(/By transfer\nPay to GB33 BUKB 2020 1555\.\nName your order\./)
  })

  it('is unpaid and holds its stock for as long as it takes', async () => {
    const before = await shop.stock()
    const { paymentId } = await shop.buyMug('manual')
    await expirePayment.run({ siteId: world.site.id, id: paymentId }, world.app)
    expect(await shop.newestOrder()).toMatchObject({
      payment: 'unpaid',
      fulfillment: 'PENDING',
      howToPay: HOW_TO_PAY,
      actions: ['markPaid', 'cancel'],
    })
    expect(await shop.stock()).toEqual({ ...before, reserved: before.reserved + 1 })
  })

  it('keeps what its shopper was told when the owner changes the words', async () => {
    await shop.buyMug('manual')
    const method = { isEnabled: true, title: 'Cash', values: { instructions: 'Bring it.' } }
    await world.owner.put(shop.shop.api('/payment-methods/manual'), method)
    expect(await shop.newestOrder()).toMatchObject({
      paymentTitle: 'By transfer',
      howToPay: HOW_TO_PAY,
    })
  })

  it('is paid once its owner says so, and sold then', async () => {
    const before = await shop.stock()
    const { shopper, answer } = await shop.buyMug('manual')
    const { id } = await shop.newestOrder()
    const paid = await Promise.all([put(id, 'paid'), put(id, 'paid')])
    expect(paid.map(({ status }) => status)).toEqual([200, 200])
    const order = await shop.newestOrder()
    expect(order).toMatchObject({ payment: 'paid', howToPay: '', actions: ['refund', 'cancel'] })
    expect((order.timeline as { text: string }[]).map(({ text }) => text)).toEqual([
      'Order placed, awaiting payment',
      'Payment received',
    ])
    expect(await shop.stock()).toEqual({ ...before, onHand: before.onHand - 1 })
    const page = await shopper.get(answer.body.redirectUrl)
    expect(page.text).toContain('is confirmed')
    expect((await put(id, 'cancelled')).body.code).toBe('notOwed')
  })

  it('is cancelled by its owner, and its stock is for sale again', async () => {
    const before = await shop.stock()
    const { shopper, answer } = await shop.buyMug('manual')
    const { id } = await shop.newestOrder()
    expect((await put(id, 'cancelled')).status).toBe(200)
    expect(await shop.newestOrder()).toMatchObject({ payment: 'unpaid', fulfillment: 'CANCELED' })
    expect(await shop.stock()).toEqual(before)
    expect((await shopper.get(answer.body.redirectUrl)).text).toContain('This order was cancelled')
  })

  it('is either paid or cancelled when both are asked at once', async () => {
    await shop.buyMug('manual')
    const { id } = await shop.newestOrder()
    await Promise.all([put(id, 'paid'), put(id, 'cancelled'), put(id, 'paid')])
    const { payment, fulfillment } = await shop.newestOrder()
    expect([`${payment} PENDING`, `${payment} CANCELED`]).toContain(`${payment} ${fulfillment}`)
    expect(payment === 'paid').toBe(fulfillment === 'PENDING')
  })

  it('is changed by nobody who may not change orders', async () => {
    await shop.buyMug('manual')
    const { id } = await shop.newestOrder()
    const stranger = await world.createOwner('stranger@example.com')
    for (const what of ['paid', 'cancelled']) {
      const path = shop.shop.api(`/orders/${id}/${what}`)
      expect((await stranger.browser.put(path)).status).toBe(404)
    }
  })
})

describe('payment at pick-up', () => {
  it('stands beside the transfer, and pays for nothing that is sent', async () => {
    const method = { isEnabled: true, title: 'At the shop', values: { instructions: 'Cash.' } }
    await world.owner.put(shop.shop.api('/payment-methods/cash'), method)
    const { methods } = (await world.owner.get(shop.shop.api('/payment-methods'))).body
    const on = methods.filter((one: { isEnabled: boolean }) => one.isEnabled)
    expect(on.map((one: { provider: string }) => one.provider)).toEqual(
      expect.arrayContaining(['manual', 'cash']),
    )
    const shopper = await shop.shop.shopper([shop.mug, 1])
    expect((await shopper.get('/checkout')).text).not.toContain('>At the shop<')
    expect(await buy(shopper, { token: 'cash' })).toMatchObject({
      status: 400,
      body: { code: 'onlyForPickup', errors: { paymentToken: expect.any(String) } },
    })
  })
})
