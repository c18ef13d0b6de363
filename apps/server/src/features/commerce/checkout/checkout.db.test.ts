import { newId } from '@sitewright/core/id'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../invariants.ts'
import { ADDRESS, buy, DETAILS, payFor, startCheckout } from '../test-purchase.ts'
import { CART, createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  await shop.ships(500)
  mug = await shop.stock('MUG', 1000)
})
afterAll(() => world.close())
afterEach(async () => {
  expect((await checkInvariants(world.app)).sites.flatMap(({ violations }) => violations)).toEqual(
    [],
  )
})

const leftOf = async ({ id }: TestProduct) =>
  (await world.visitor().get(`/api/commerce/inventory/stock/?itemId=${id}`)).body.results[0]
    .qtyInStock
const orders = async () => (await world.owner.get(shop.api('/orders'))).body.items

describe('PUT /api/commerce/checkout/typed', () => {
  const type = (shopper: TestBrowser, values: object) =>
    shopper.put('/api/commerce/checkout/typed', { values })
  const half = { email: 'sam@', 'shippingAddress.line1': '1 High Street' }

  it('keeps what was typed for whoever has the cart, until it is bought', async () => {
    const shopper = await shop.shopper([mug, 1])
    expect(await type(shopper, half)).toMatchObject({
      status: 200,
      body: { shoppingCart: null },
    })
    const { text } = await shopper.get('/checkout')
    expect(text).toContain('value="sam@"')
    expect(text).toContain('value="1 High Street"')
    expect((await (await shop.shopper([mug, 1])).get('/checkout')).text).not.toContain('sam@')

    await buy(shopper)
    const kept = await world.inSite(({ db, id }) =>
      db
        .selectFrom('cart')
        .select('typed')
        .where('website_id', '=', id)
        .where('order_id', 'is not', null)
        .where('typed', 'is not', null)
        .execute(),
    )
    expect(kept).toEqual([])
  })

  it('shows what was typed last in place of an earlier try', async () => {
    const shopper = await shop.shopper([mug, 1])
    await startCheckout(shopper)
    await type(shopper, { email: 'new@example.com' })
    const { text } = await shopper.get('/checkout')
    expect(text).toContain('value="new@example.com"')
    expect(text).toContain(`value="${ADDRESS.line1}"`)
  })

  it('keeps nothing of how to pay, and nothing without a cart', async () => {
    const shopper = await shop.shopper([mug, 1])
    expect(await type(shopper, { paymentToken: 'practice-approve' })).toMatchObject({
      status: 400,
      body: { errors: { 'values.paymentToken': expect.any(String) } },
    })
    expect(await type(world.visitor(), half)).toMatchObject({
      status: 409,
      body: { code: 'cartEmpty' },
    })
  })
})

describe('POST /api/commerce/checkout', () => {
  it('opens the cart’s checkout, and the same one again', async () => {
    const shopper = await shop.shopper([mug, 2])
    const first = await startCheckout(shopper, { email: 'a@b.example' })
    expect(first).toMatchObject({
      status: 200,
      body: {
        checkout: {
          state: 'open',
          subtotalMinor: 2000,
          shippingMinor: 500,
          totalMinor: 2500,
          currency: 'USD',
        },
      },
    })
    const second = await startCheckout(shopper)
    expect(second.body.checkout.id).toBe(first.body.checkout.id)
  })

  it('says what to do about holes, and of each field what is wrong with it', async () => {
    const shippingAddress = { firstName: '', lastName: 7, country: 'GB', line1: 'x', city: 'Ely' }
    const answer = await startCheckout(await shop.shopper([mug, 1]), {
      ...DETAILS,
      shippingAddress,
    })
    expect(answer.body).toEqual({
      status: 400,
      code: 'invalidInput',
      message: 'Update the missing or invalid information above.',
      errors: {
        'shippingAddress.firstName': 'Required',
        'shippingAddress.lastName': 'This must be text.',
      },
    })
  })

  it.each([
    ['email', { email: 'nobody' }],
    ['email', { ...DETAILS, email: 'a@b.example\r\nBcc: c@d.example' }],
    ['shippingAddress.country', { ...DETAILS, shippingAddress: { ...ADDRESS, country: 'UK?' } }],
    ['shippingAddress.line1', { ...DETAILS, shippingAddress: { ...ADDRESS, line1: ' ' } }],
    ['shippingOptionId', { ...DETAILS, shippingOptionId: 'drone' }],
  ])('refuses a wrong %s', async (field, details) => {
    const { status, body } = await startCheckout(await shop.shopper([mug, 1]), details)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toContain(field)
  })

  it('has nothing to open for an empty cart', async () => {
    const refusal = { status: 409, body: { message: 'You have nothing in your shopping cart.' } }
    expect(await startCheckout(world.visitor())).toMatchObject(refusal)
  })
})

describe('POST /api/commerce/checkout/{id}/pay', () => {
  it('makes one order of the cart, frees the cookie and writes the mail', async () => {
    const before = await leftOf(mug)
    const shopper = await shop.shopper([mug, 3])
    const { status, body } = await buy(shopper)
    expect(status).toBe(200)
    expect(body.checkout).toMatchObject({ state: 'completed', totalMinor: 3500 })
    expect(body.redirectUrl).toMatch(/^\/order\/[\w-]{43}$/)
    expect(await leftOf(mug)).toBe(before - 3)
    expect(shopper.cookies.has('hasCart')).toBe(false)
    expect((await shopper.get(CART)).body.shoppingCart).toBeNull()

    const [order] = await orders()
    expect(order).toMatchObject({
      email: 'ada@example.photography',
      customer: 'Ada Lovelace',
      totalMinor: 3500,
      payment: 'paid',
      fulfillment: 'PENDING',
      itemCount: 3,
    })
    const mails = await world.owner.get(shop.api('/mail'))
    expect(mails.body.items[0]).toMatchObject({
      to: 'ada@example.photography',
      subject: `Order #${order.number} confirmed`,
      state: 'waiting',
    })
  })

  it('sells from then on out of a new cart', async () => {
    const shopper = await shop.shopper([mug, 1])
    await buy(shopper)
    const { body } = await shopper.post(ENTRIES, { itemId: mug.id, quantity: 1 })
    expect(body.shoppingCart.totalQuantity).toBe(1)
    expect((await buy(shopper)).status).toBe(200)
  })

  it('numbers orders without gaps, whatever failed between', async () => {
    await buy(await shop.shopper([mug, 1]))
    await buy(await shop.shopper([mug, 1]), { token: 'practice-decline' })
    await buy(await shop.shopper([mug, 1]))
    const [last, previous] = await orders()
    expect(last.number).toBe(previous.number + 1)
  })

  it('gives everything back when the payment is declined, and can be tried again', async () => {
    const before = await leftOf(mug)
    const shopper = await shop.shopper([mug, 2])
    const { body: started } = await startCheckout(shopper)
    const declined = await payFor(shopper, { ...started, token: 'practice-decline' })
    expect(declined).toMatchObject({
      status: 400,
      body: { code: 'paymentDeclined', errors: { paymentToken: expect.any(String) } },
    })
    expect(await leftOf(mug)).toBe(before)
    expect((await shopper.get(CART)).body.shoppingCart.totalQuantity).toBe(2)
    expect(await payFor(shopper, started)).toMatchObject({ status: 200 })
  })

  it('stops someone who tries out cards', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await startCheckout(shopper)
    for (let tries = 0; tries < 5; tries += 1) {
      await payFor(shopper, { ...body, token: 'practice-decline' })
    }
    const sixth = await payFor(shopper, body)
    expect(sixth).toMatchObject({
      status: 429,
      headers: { 'retry-after': '600' },
      body: { message: 'Please try again in 10 minutes.' },
    })
  })

  it('brings the cart along as it is now, so that the next try can agree to it', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body: started } = await startCheckout(shopper)
    await shopper.post(ENTRIES, { itemId: mug.id, quantity: 2 })
    const refused = await payFor(shopper, started)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'totalsChanged',
        message: 'The total has changed. Please look at it again before you pay.',
        totalMinor: 3500,
        cart: { entries: [{ title: 'MUG', quantity: 3 }], grandTotalCents: 3500 },
      },
    })
    const { checkout } = started
    const again = { checkout: { ...checkout, totalMinor: refused.body.totalMinor } }
    expect((await payFor(shopper, again)).status).toBe(200)
  })

  it('names the line of which another shopper bought the last', async () => {
    const jug = await shop.stock('LAST JUG', 1)
    const [one, two] = [await shop.shopper([jug, 1]), await shop.shopper([mug, 1], [jug, 1])]
    expect((await buy(one)).status).toBe(200)
    const { status, body } = await buy(two)
    expect([status, body.code]).toEqual([409, 'notEnoughStock'])
    const [wrong] = Object.keys(body.errors)
    expect(body.cart.entries).toMatchObject([
      { title: 'MUG', problem: null },
      {
        id: wrong,
        title: 'LAST JUG',
        problem: 'Sorry, we do not have enough of that item available.',
      },
    ])
  })

  it('refuses a total that is not the server’s, and charges nothing', async () => {
    const shopper = await shop.shopper([mug, 1])
    expect(await buy(shopper, { agreedTotalMinor: 1 })).toMatchObject({
      status: 409,
      body: { code: 'totalsChanged' },
    })
    const { body } = await startCheckout(shopper)
    await shop.ships(900)
    expect(await payFor(shopper, body)).toMatchObject({
      status: 409,
      body: { code: 'totalsChanged' },
    })
    await shop.ships(500)
    expect((await payFor(shopper, body)).status).toBe(200)
  })

  it('refuses more of a service than may be bought at a time since, and charges nothing', async () => {
    const shopper = await shop.shopper([await shop.stock('LESSON', 9, { type: 3 }), 2])
    await shop.settings({ multipleQuantityAllowedForServices: false })
    expect(await buy(shopper)).toMatchObject({
      status: 400,
      body: { code: 'quantityInvalid', message: 'Only one of this item can be bought at a time.' },
    })
    await shop.settings({})
    expect((await buy(shopper)).status).toBe(200)
  })

  it.each([
    [400, 'paymentUnknown', { token: 'gold' }],
    [400, 'invalidInput', { agreedTotalMinor: -1 }],
    [400, 'invalidInput', { agreedTotalMinor: 15.5 }],
  ])('answers %i %s', async (status, code, payment) => {
    const shopper = await shop.shopper([mug, 1])
    expect(await buy(shopper, payment)).toMatchObject({ status, body: { code } })
  })

  it('needs an address only for what is shipped', async () => {
    const song = await shop.stock('SONG', 0, { type: 2 })
    const mail = { email: 'a@b.example', shippingAddress: null }
    const shipped = await shop.shopper([mug, 1])
    const { body: first } = await startCheckout(shipped, mail)
    expect(await payFor(shipped, first)).toMatchObject({
      status: 400,
      body: { code: 'detailsMissing', errors: { shippingAddress: 'Required' } },
    })
    const heard = await shop.shopper([song, 1])
    const { body: second } = await startCheckout(heard, mail)
    expect(second.checkout.shippingMinor).toBe(0)
    expect((await payFor(heard, second)).status).toBe(200)
  })

  it('asks no provider where nothing is due', async () => {
    const free = await shop.stock('FREE', 5, {
      type: 3,
      variants: [
        {
          sku: 'FREE',
          attributes: {},
          priceMinor: 0,
          salePriceMinor: 0,
          onSale: false,
          stock: { unlimited: false, quantity: 5 },
          imageId: null,
        },
      ],
    })
    const { status, body } = await buy(await shop.shopper([free, 1]))
    expect(status).toBe(200)
    expect(body.checkout).toMatchObject({ state: 'completed', totalMinor: 0 })
  })

  it('does not know checkouts of other carts', async () => {
    const { body } = await startCheckout(await shop.shopper([mug, 1]))
    const missing = { status: 404, body: { code: 'checkoutMissing' } }
    expect(await payFor(await shop.shopper([mug, 1]), body)).toMatchObject(missing)
    expect(await payFor(world.visitor(), body)).toMatchObject(missing)
    const unknown = { checkout: { id: newId(), totalMinor: 1 } }
    expect(await payFor(await shop.shopper([mug, 1]), unknown)).toMatchObject(missing)
  })

  it('names the entry that went out of stock or out of the store meanwhile', async () => {
    const last = await shop.stock('LAST', 1)
    const slow = await shop.shopper([last, 1])
    const { body } = await startCheckout(slow)
    await buy(await shop.shopper([last, 1]))
    const { entries } = (await slow.get(CART)).body.shoppingCart
    expect(await payFor(slow, body)).toMatchObject({
      status: 409,
      body: {
        message: 'Sorry, we do not have enough of that item available.',
        available: 0,
        errors: { [entries[0].id]: expect.any(String) },
      },
    })
    await world.owner.delete(shop.api(`/products/${last.id}`))
    expect(await payFor(slow, body)).toMatchObject({ status: 422 })
  })

  it('pays once however often the button is pressed', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await startCheckout(shopper)
    const count = (await orders()).length
    const presses = await Promise.all(Array.from({ length: 8 }, () => payFor(shopper, body)))
    expect(presses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(presses.map(({ body: { redirectUrl } }) => redirectUrl)).size).toBe(1)
    expect((await orders()).length).toBe(count + 1)
    expect(await payFor(shopper, body)).toMatchObject({
      status: 200,
      body: { checkout: { state: 'completed' } },
    })
  })

  it('keeps the cart as it is while a payment is under way', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await buy(shopper, { token: 'practice-slow' })
    expect(body.checkout.state).toBe('awaitingPayment')
    expect(await shopper.post(ENTRIES, { itemId: mug.id, quantity: 1 })).toMatchObject({
      status: 409,
      body: { code: 'cartPaying' },
    })
    expect((await startCheckout(shopper)).body.checkout.state).toBe('awaitingPayment')
    world.clock.advance(6_000)
    const { checkout } = body
    expect((await payFor(shopper, { checkout })).body.checkout.state).toBe('completed')
  })
})

describe('Idempotency-Key', () => {
  it('answers the same request again, and says so', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await startCheckout(shopper)
    const first = await payFor(shopper, { ...body, key: 'k-1' })
    const second = await payFor(shopper, { ...body, key: 'k-1' })
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect(second.headers['idempotent-replayed']).toBe('true')
  })

  it('answers a refusal again too', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await startCheckout(shopper)
    const decline = () => payFor(shopper, { ...body, token: 'practice-decline', key: 'k-2' })
    const first = await decline()
    const second = await decline()
    expect(second).toMatchObject({ status: 400, body: first.body })
    expect(second.headers['idempotent-replayed']).toBe('true')
  })

  it('refuses the key for another request', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await startCheckout(shopper)
    await payFor(shopper, { ...body, key: 'k-3' })
    const other = await payFor(shopper, { ...body, agreedTotalMinor: 1, key: 'k-3' })
    expect(other).toMatchObject({ status: 422, body: { code: 'keyReused' } })
  })

  it('refuses while the first is running, and lets another try once that one has died', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await startCheckout(shopper)
    const together = await Promise.all([
      payFor(shopper, { ...body, key: 'k-4' }),
      payFor(shopper, { ...body, key: 'k-4' }),
    ])
    const running = together.filter(({ status }) => status === 409)
    for (const refusal of running) {
      expect(refusal).toMatchObject({
        body: { code: 'keyRunning' },
        headers: { 'retry-after': '1' },
      })
    }
    await world.inSite((site) =>
      site.db
        .updateTable('idempotency_key')
        .set({ status: null })
        .where('website_id', '=', site.id)
        .where('key', '=', 'k-4')
        .execute(),
    )
    expect((await payFor(shopper, { ...body, key: 'k-4' })).status).toBe(409)
    world.clock.advance(41_000)
    expect((await payFor(shopper, { ...body, key: 'k-4' })).status).toBe(200)
  })

  it('keeps the keys of two shoppers apart', async () => {
    const [one, two] = [await shop.shopper([mug, 1]), await shop.shopper([mug, 1])]
    expect((await buy(one, { key: 'shared' })).status).toBe(200)
    expect((await buy(two, { key: 'shared' })).status).toBe(200)
  })

  it('refuses one that is too long', async () => {
    const shopper = await shop.shopper([mug, 1])
    expect(await buy(shopper, { key: 'x'.repeat(256) })).toMatchObject({
      status: 400,
      body: { code: 'keyInvalid' },
    })
  })
})
