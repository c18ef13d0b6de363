/** Codes and deliveries of the checkout, as a browser without script sends them. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDiscount } from '../commerce/discounts/test-discounts.ts'
import { buy } from '../commerce/test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../commerce/test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let shopper: TestBrowser

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 500)
  await addDiscount(world, { title: 'TEN', code: 'TEN' })
})
afterAll(() => world.close())
beforeEach(async () => {
  shopper = await shop.shopper([mug, 1])
})

const typed = {
  email: 'sam@example.com',
  'shippingAddress.country': 'GB',
  'shippingAddress.line1': '1 High Street',
  note: 'Ring twice',
}
const post = (fields: object) => shopper.submit('/checkout', { ...typed, ...fields })
const page = async (path = '/checkout') => (await shopper.get(path)).text.replaceAll('<!-- -->', '')
const isTyped = (html: string) => {
  for (const words of ['sam@example.com', '1 High Street', 'Ring twice']) {
    expect(html).toContain(words)
  }
}

describe('a discount code at the checkout', () => {
  it('is entered and removed with all that was typed, and nothing is called missing', async () => {
    const entered = await post({ action: 'addCode', code: 'ten', paymentToken: 'practice-slow' })
    expect(entered.status).toBe(303)
    const shown = await page(String(entered.headers.location))
    expect(shown).toContain('-$1.00')
    expect(shown).not.toContain('aria-invalid="true"')
    expect(shown).not.toContain('>Required<')
    expect(shown).toMatch(
      /checked=""[^>]*value="practice-slow"|value="practice-slow"[^>]*checked=""/,
    )
    isTyped(shown)

    const removed = await post({ removeCode: 'TEN' })
    expect(removed).toMatchObject({ status: 303, headers: { location: '/checkout' } })
    const after = await page()
    expect(after).not.toContain('-$1.00')
    isTyped(after)
  })

  it('that is refused stands in its field with the reason, and all else as it was typed', async () => {
    const { status, text } = await post({ action: 'addCode', code: 'WRONG' })
    expect(status).toBe(404)
    expect(text).toMatch(/name="code"[^>]*value="WRONG"|value="WRONG"[^>]*name="code"/)
    expect(text).toContain('-problem" class="sw-field-error" role="alert"')
    expect(text).not.toContain('>Required<')
    isTyped(text)
  })

  it('that was typed and not applied is applied before anything is paid', async () => {
    const paid = await post({ code: 'TEN', paymentToken: 'practice-approve' })
    expect(paid.headers.location).toBe('/checkout?pay=practice-approve')
    expect(await page()).toContain('-$1.00')
    const unknown = await post({ code: 'WRONG', paymentToken: 'practice-approve' })
    expect(unknown.status).toBe(404)
  })

  it('says that an empty field is none', async () => {
    const { status, text } = await post({ action: 'addCode', code: '' })
    expect(status).toBe(400)
    expect(text).toContain('Enter a code.')
    isTyped(text)
  })

  it('leaves lines at their price in order and mail, so that they add up to the subtotal', async () => {
    await shopper.post('/api/commerce/shopping-cart/coupons', { code: 'TEN' })
    const { body } = await buy(shopper)
    const order = (await shopper.get(body.redirectUrl)).text
    expect(order.match(/>\$10\.00</g)).toHaveLength(2)
    expect(order.match(/>\$9\.00</g)).toHaveLength(1)
    const [{ id }] = (await world.owner.get(shop.api('/mail'))).body.items
    const mail = (await world.owner.get(shop.api(`/mail/${id}`))).body.message.text
    expect(mail.match(/\$10\.00/g)).toHaveLength(2)
  })

  it('forgets a way to pay that is not offered', async () => {
    const shown = await page('/checkout?pay=nothing')
    expect(shown).toMatch(
      /checked=""[^>]*value="practice-approve"|value="practice-approve"[^>]*checked=""/,
    )
  })
})

describe('a shop that is paid at pick-up alone', () => {
  const where = (country: string) => [{ country, regions: [], postalCodes: [] }]
  const withId = (title: string) => title.replace(/\W/g, '').toLowerCase()
  const rate = (title: string, costMinor: number, more: object = {}) => ({
    id: withId(title),
    title,
    kind: 'flat',
    steps: [{ from: 0, costMinor }],
    freeFromMinor: null,
    note: '',
    ...more,
  })
  const from = (country: string, more: object = {}) =>
    post({ 'shippingAddress.country': country, action: 'update', ...more }).then(() => page())

  beforeAll(async () => {
    const zones = [
      {
        id: 'home',
        title: 'Home',
        places: where('GB'),
        rates: [rate('By post', 500), rate('Collect it', 0, { kind: 'pickup' })],
      },
      { id: 'far', title: 'Far', places: where('US'), rates: [rate('Air mail', 2500)] },
    ]
    const set = await world.owner.put(shop.api('/shipping-zones'), { zones })
    expect(set.status, set.text).toBe(200)
    const offer = (code: string, more: object) =>
      world.owner.put(shop.api(`/payment-methods/${code}`), more)
    const cash = await offer('cash', {
      isEnabled: true,
      title: 'Cash when you come',
      values: { instructions: 'Notes only.' },
    })
    expect(cash.status, cash.text).toBe(200)
    const practice = await offer('practice', { isEnabled: false, title: 'Cards', values: {} })
    expect(practice.status, practice.text).toBe(200)
  })

  it('says which delivery cannot be paid, and which can', async () => {
    const shown = await from('GB', { shippingOptionId: withId('By post') })
    expect(shown).toContain('“By post” cannot be paid here')
    expect(shown).toContain('To go on, choose “Collect it” under <a href="#sw-delivery">')
    expect(shown).not.toContain('Place order')
    expect(shown).not.toContain('cannot take payment yet')
    const collected = await from('GB', { shippingOptionId: withId('Collect it') })
    expect(collected).toContain('Cash when you come')
    expect(collected).toContain('Place order')
  })

  it('says so where nothing can be picked up', async () => {
    expect(await from('US')).toContain('and that is not offered for the address above.')
    const { id } = await shop.stock('LESSON', 5, { type: 3 } as object)
    shopper = world.visitor()
    await shopper.post('/api/commerce/shopping-cart/entries', { itemId: id, quantity: 1 })
    expect(await page()).toContain('there is nothing to pick up in this one.')
  })

  it('asks for a country first', async () => {
    expect(await page()).toContain('Choose a country to see where that is.')
  })
})
