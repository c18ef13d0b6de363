import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CART, createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'

const EXPRESS = '/api/commerce/express-checkout'

let world: TestWorld
let shop: TestShop<ReturnType<TestWorld['visitor']>>
let mug: TestProduct
let bowl: TestProduct

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  mug = await shop.stock('ONCE-MUG', 50)
  bowl = await shop.stock('ONCE-BOWL', 1)
  await shop.ships(0)
  await shop.settings({ expressCheckout: true })
})
afterAll(() => world.close())

const wish = (product: TestProduct, quantity = 1) => ({
  itemId: product.id,
  sku: product.variants[0]?.sku,
  quantity,
})
const cartIdOf = (checkoutUrl: string) => checkoutUrl.split('/').at(-1) ?? ''
const ofCart = (checkoutUrl: string) => ({
  headers: { 'x-express-cart': cartIdOf(checkoutUrl) },
})
const fieldIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

const typed = {
  email: 'sam@example.com',
  'shippingAddress.firstName': 'Sam',
  'shippingAddress.lastName': 'Shopper',
  'shippingAddress.line1': '1 High Street',
  'shippingAddress.city': 'Ely',
  'shippingAddress.postalCode': 'CB7 4AA',
  'shippingAddress.country': 'GB',
  paymentToken: 'practice-approve',
}

describe('express checkout', () => {
  it('leads straight to a checkout of its own, and leaves the cart as it is', async () => {
    const sam = await shop.shopper([mug, 2])
    const cookies = new Map(sam.cookies)
    const { status, body } = await sam.post(EXPRESS, wish(bowl))
    expect(status).toBe(200)
    expect(body.checkoutUrl).toMatch(/^\/checkout\/buy\/[0-9a-f]{24}$/)
    expect(sam.cookies).toEqual(cookies)
    const page = await sam.get(body.checkoutUrl)
    expect(page.status).toBe(200)
    expect(page.text).toContain('ONCE-BOWL')
    expect(page.text).not.toContain('ONCE-MUG')
    expect(page.text).toContain(`action="${body.checkoutUrl}"`)
    const { shoppingCart } = (await sam.get(CART)).body
    expect(shoppingCart.entries).toMatchObject([{ title: 'ONCE-MUG', quantity: 2 }])
  })

  it('keeps two things apart that are bought in two tabs', async () => {
    const sam = world.visitor()
    const first = (await sam.post(EXPRESS, wish(mug, 3))).body.checkoutUrl
    const second = (await sam.post(EXPRESS, wish(bowl))).body.checkoutUrl
    const quantities = async (checkoutUrl: string) =>
      (await sam.get(CART, ofCart(checkoutUrl))).body.shoppingCart.totalQuantity
    expect([await quantities(first), await quantities(second)]).toEqual([3, 1])
    expect((await sam.get(CART)).body.shoppingCart).toBeNull()
  })

  it('is paid by its own calls, and its address shows the order from then on', async () => {
    const sam = await shop.shopper([bowl, 1])
    const { checkoutUrl } = (await sam.post(EXPRESS, wish(mug, 2))).body
    const named = ofCart(checkoutUrl)
    const details = {
      email: 'sam@example.com',
      shippingAddress: {
        firstName: 'Sam',
        lastName: 'Shopper',
        line1: '1 High Street',
        city: 'Ely',
        postalCode: 'CB7 4AA',
        country: 'GB',
      },
    }
    const started = await sam.post('/api/commerce/checkout', details, named)
    expect(started.text).toContain('"id"')
    const { checkout } = started.body
    const paid = await sam.post(
      `/api/commerce/checkout/${checkout.id}/pay`,
      { paymentToken: 'practice-approve', agreedTotalMinor: 2000 },
      named,
    )
    expect(paid.body.redirectUrl).toMatch(/^\/order\//)
    const order = await sam.get(paid.body.redirectUrl)
    expect(order.text).toContain('Thank you for your order')
    expect(await sam.get(checkoutUrl)).toMatchObject({
      status: 303,
      headers: { location: paid.body.redirectUrl },
    })
    const { shoppingCart } = (await sam.get(CART)).body
    expect(shoppingCart.entries).toMatchObject([{ title: 'ONCE-BOWL' }])
  })

  it('works without script, from the product’s form to the order', async () => {
    const sam = world.visitor()
    await sam.crumb()
    const sent = await sam.submit('/cart/add', { itemId: mug.id, sku: 'ONCE-MUG', quantity: '1' })
    const checkoutUrl = String(sent.headers.location)
    expect(checkoutUrl).toMatch(/^\/checkout\/buy\//)
    const { text } = await sam.get(checkoutUrl)
    const declined = await sam.submit(checkoutUrl, {
      ...typed,
      paymentToken: 'practice-decline',
      idempotencyKey: fieldIn(text, 'idempotencyKey'),
      agreedTotalMinor: fieldIn(text, 'agreedTotalMinor'),
    })
    expect(declined.text).toContain(`action="${checkoutUrl}"`)
    const again = (await sam.get(checkoutUrl)).text
    const paid = await sam.submit(checkoutUrl, {
      ...typed,
      idempotencyKey: fieldIn(again, 'idempotencyKey'),
      agreedTotalMinor: fieldIn(again, 'agreedTotalMinor'),
    })
    expect((await sam.get(String(paid.headers.location))).text).toContain(
      'Thank you for your order',
    )
  })

  it('opens nothing for somebody else who has the address', async () => {
    const { checkoutUrl } = (await world.visitor().post(EXPRESS, wish(mug))).body
    const other = await shop.shopper([bowl, 1])
    expect(await other.get(checkoutUrl)).toMatchObject({
      status: 303,
      headers: { location: '/cart' },
    })
    const { shoppingCart } = (await other.get(CART, ofCart(checkoutUrl))).body
    expect(shoppingCart).toBeNull()
    expect((await other.get('/checkout/buy/nonsense')).status).toBe(404)
  })

  it('refuses what no cart would take', async () => {
    const sam = world.visitor()
    const tooMany = await sam.post(EXPRESS, wish(bowl, 2))
    expect(tooMany).toMatchObject({
      status: 409,
      body: { message: 'Sorry, we do not have enough of that item available.' },
    })
    expect(await sam.post(EXPRESS, { ...wish(mug), quantity: -1 })).toMatchObject({ status: 400 })
    expect(await sam.post(EXPRESS, { itemId: mug.variants[0]?.id })).toMatchObject({ status: 404 })
  })

  it('is refused while the shop’s cart asks for a crumb', async () => {
    const { status, body } = await world.visitor().post(EXPRESS, wish(mug), { crumb: null })
    expect([status, body.crumbFail]).toEqual([403, true])
  })

  it('leaves the ordinary call for the cart as it was', async () => {
    const sam = world.visitor()
    const added = await sam.post(ENTRIES, wish(mug))
    expect(added.body.shoppingCart.entries).toHaveLength(1)
  })
})
