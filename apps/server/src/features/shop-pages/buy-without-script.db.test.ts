import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { makeProduct } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let world: TestWorld
let shopper: TestBrowser
let mug: string
let lastOne: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  mug = await makeProduct(world, { sku: 'MUG-9', left: 50 })
  lastOne = await makeProduct(world, { sku: 'LAST-1', left: 1 })
})
beforeEach(() => {
  shopper = world.visitor()
})
afterAll(() => world.close())

const add = (fields: object = {}) =>
  shopper.submit('/cart/add', { itemId: mug, sku: 'MUG-9', quantity: '1', ...fields })

const fieldIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

const address = {
  email: 'sam@example.com',
  'shippingAddress.firstName': 'Sam',
  'shippingAddress.lastName': 'Shopper',
  'shippingAddress.line1': '1 High Street',
  'shippingAddress.city': 'Ely',
  'shippingAddress.postalCode': 'CB7 4AA',
  'shippingAddress.country': 'GB',
}

async function payWith(paymentToken: string, change: object = {}) {
  const { text } = await shopper.get('/checkout')
  return shopper.submit('/checkout', {
    ...address,
    paymentToken,
    idempotencyKey: fieldIn(text, 'idempotencyKey'),
    agreedTotalMinor: fieldIn(text, 'agreedTotalMinor'),
    ...change,
  })
}

describe('buying without script', () => {
  it('goes from the product’s form to the confirmed order', async () => {
    expect(await add({ quantity: '2' })).toMatchObject({
      status: 303,
      headers: { location: '/cart' },
    })
    const cart = await shopper.get('/cart')
    expect(cart.text).toContain('$24.00')
    expect(cart.headers['cache-control']).toBe('no-store')

    const paid = await payWith('practice-approve')
    expect(paid.status).toBe(303)
    const order = await shopper.get(String(paid.headers.location))
    expect(order.text).toContain('Thank you for your order')
    expect(order.text).toContain('sam@example.com')
    expect((await shopper.get('/cart')).text).toContain('You have nothing in your shopping cart.')
  })

  it('fact 8.cart-ui.09: a cart with nothing in it says so', async () => {
    const words = 'You have nothing in your shopping cart.'
    expect((await shopper.get('/cart')).text).toContain(words)
    await add()
    expect((await shopper.get('/cart')).text).not.toContain(words)
  })

  it('changes and removes entries with the cart’s own forms', async () => {
    await add()
    const entryId = fieldIn((await shopper.get('/cart')).text, 'entryId')
    await shopper.submit('/cart', { entryId, quantity: '3', action: 'update' })
    expect((await shopper.get('/cart')).text).toContain('$36.00')
    await shopper.submit('/cart', { entryId, action: 'remove' })
    expect((await shopper.get('/cart')).text).toContain('You have nothing in your shopping cart.')
  })

  it('prices the cart for what was typed, by the button for it', async () => {
    await add()
    const typed = { ...address, 'shippingAddress.country': 'US', 'shippingAddress.line1': '' }
    expect(await shopper.submit('/checkout', { ...typed, action: 'update' })).toMatchObject({
      status: 303,
      headers: { location: '/checkout' },
    })
    const { text } = await shopper.get('/checkout')
    expect(text).toContain('ZIP code')
    expect(text).toContain('value="Sam"')
    expect(text).toContain('Update delivery and total')
  })

  it('takes a note, a bill to another address and a company', async () => {
    await add()
    const billing = Object.fromEntries(
      Object.entries(address).map(([name, value]) => [name.replace('shipping', 'billing'), value]),
    )
    const more = { ...billing, billing: 'other', note: 'Ring twice', company: 'Engines' }
    const refused = await payWith('practice-approve', {
      ...more,
      'billingAddress.postalCode': '12',
    })
    expect(refused.text).toContain('Please check the postal code, such as EC1Y 8SY.')
    const paid = await payWith('practice-approve', more)
    const { text } = await shopper.get(String(paid.headers.location))
    for (const words of ['Ring twice', 'Engines', 'Billing']) expect(text).toContain(words)
  })

  it('pays once when the form is sent twice', async () => {
    await add()
    const { text } = await shopper.get('/checkout')
    const fields = {
      ...address,
      paymentToken: 'practice-approve',
      idempotencyKey: fieldIn(text, 'idempotencyKey'),
      agreedTotalMinor: fieldIn(text, 'agreedTotalMinor'),
    }
    const first = await shopper.submit('/checkout', fields)
    const second = await shopper.submit('/checkout', fields)
    expect(first.status).toBe(303)
    expect(second).toMatchObject({ status: 303, headers: { location: first.headers.location } })
  })

  it('keeps what was typed, and says what is missing beside its field', async () => {
    await add()
    const refused = await payWith('practice-approve', { email: 'sam', 'shippingAddress.city': '' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Please enter a valid email')
    expect(refused.text).toContain('value="1 High Street"')
    expect(refused.text).toMatch(
      /aria-invalid="true"[^>]*name="email"|name="email"[^>]*aria-invalid="true"/,
    )
  })

  it('keeps what was typed, right or wrong, for the next visit of the checkout', async () => {
    await add()
    await payWith('practice-approve', { email: 'sam', 'shippingAddress.city': ' ' })
    const { text } = await shopper.get('/checkout')
    expect(text).toContain('value="sam"')
    expect(text).toContain('value="1 High Street"')
    expect((await world.visitor().get('/checkout')).text).not.toContain('1 High Street')
  })

  it('fact 8.cart-ui.07: says what is missing, and each field by its name', async () => {
    await add()
    const { text } = await payWith('practice-approve', { 'shippingAddress.firstName': '  ' })
    expect(text).toContain('Update the missing or invalid information above.')
    expect(text).toMatch(/<a href="#field-shippingAddress-firstName">First name<\/a>(<!-- -->)?: /)
    expect(text.indexOf('Update the missing')).toBeGreaterThan(text.indexOf('name="paymentToken"'))
  })

  it('tells what changed in the cart meanwhile, and takes the second press', async () => {
    await add()
    const before = await shopper.get('/checkout')
    await add({ quantity: '2' })
    const posted = (page: string) => ({
      ...address,
      paymentToken: 'practice-approve',
      idempotencyKey: fieldIn(page, 'idempotencyKey'),
      agreedTotalMinor: fieldIn(page, 'agreedTotalMinor'),
      seenCart: fieldIn(page, 'seenCart').replaceAll('&quot;', '"'),
    })
    const refused = await shopper.submit('/checkout', posted(before.text))
    expect(refused.status).toBe(409)
    const text = refused.text.replaceAll('<!-- -->', '')
    expect(text).toContain('The total has changed. Please look at it again before you pay.')
    expect(text).toMatch(/Product MUG-9 \w+: 3 instead of 1\./)
    expect(text).toContain('value="1 High Street"')
    expect((await shopper.submit('/checkout', posted(refused.text))).status).toBe(303)
  })

  it('says that a payment was declined, and lets the shopper try again', async () => {
    await add()
    const declined = await payWith('practice-decline')
    expect(declined.status).toBe(400)
    expect(declined.text).toContain('Your payment was declined')
    expect((await payWith('practice-approve')).status).toBe(303)
  })

  it('waits with the shopper when the provider’s answer was lost, then shows the order', async () => {
    await add()
    const paid = await payWith('practice-lost-answer')
    expect(paid.status).toBe(303)
    const page = await shopper.get(String(paid.headers.location))
    expect(page.text).toContain('Thank you for your order')
  })
})

describe('the form of a product page', () => {
  const asksHowMany = (html: string) =>
    /<form class="sw-purchase-form".*?<\/form>/s.exec(html)?.[0].includes('type="number"')
  const calls = (path: string) => `/s/${world.site.id}/api${path}`

  async function pageOf(sku: string, type: number, stock: object) {
    const variants = [{ sku, attributes: {}, priceMinor: 4000, stock }]
    const { body } = await world.owner.post(calls('/products'), {
      title: sku,
      type,
      state: 'public',
      variants,
    })
    return { itemId: body.product.id, path: new URL(body.product.url).pathname }
  }

  it('asks how many only where several can be bought', async () => {
    const lesson = await pageOf('LESSON', PRODUCT_TYPES.service, { unlimited: true })
    const jug = await pageOf('JUG', PRODUCT_TYPES.physical, { unlimited: false, quantity: 1 })
    await world.owner.post(calls('/publish'), {})
    const asked = async (path: string) => asksHowMany((await shopper.get(path)).text)
    expect(await asked(lesson.path)).toBe(true)
    expect(await asked(jug.path)).toBe(false)

    const { settings } = (await world.owner.get(calls('/store-settings'))).body
    await world.owner.put(calls('/store-settings'), {
      ...settings,
      multipleQuantityAllowedForServices: false,
    })
    await expect.poll(() => asked(lesson.path)).toBe(false)
    const { text } = await shopper.get(lesson.path)
    const taken = await shopper.submit('/cart/add', {
      itemId: lesson.itemId,
      sku: 'LESSON',
      quantity: fieldIn(text, 'quantity'),
    })
    expect(taken).toMatchObject({ status: 303, headers: { location: '/cart' } })
    await world.owner.put(calls('/store-settings'), settings)
  })
})

describe('bad input on the native forms', () => {
  it.each([
    ['0', 'Quantity must be from 1 to 9999.'],
    ['-1', 'Quantity must be from 1 to 9999.'],
    ['1.5', 'Quantity must be a whole number.'],
    ['abc', 'Quantity must be a number.'],
    ['10000', 'Quantity must be from 1 to 9999.'],
  ])('refuses the quantity %s', async (quantity, words) => {
    const refused = await add({ quantity })
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.text).toContain(words)
    expect(String(refused.headers['content-type'])).toContain('text/html')
  })

  it.each([
    ['an unknown product', { itemId: 'f'.repeat(24) }, 404, 'That product is no longer for sale.'],
    ['no product id at all', { itemId: 'x' }, 404, 'That product is no longer for sale.'],
    ['an unknown variant', { sku: 'NOPE' }, 422, 'Sorry, that item variant is unavailable.'],
    ['more than there is', { quantity: '51' }, 409, 'Sorry, we do not have enough of that item'],
  ])('refuses %s', async (_what, fields, status, words) => {
    const refused = await add(fields)
    expect(refused.status).toBe(status)
    expect(refused.text).toContain(words)
  })

  it('ignores a price that the client sends', async () => {
    await add({ priceMinor: '1', price: '0.01', purchasePriceCents: '1' })
    expect((await shopper.get('/cart')).text).toContain('$12.00')
  })

  it('says why nothing went into an empty cart', async () => {
    const { text } = await add({ quantity: '51' })
    expect(text).toContain('Sorry, we do not have enough of that item available.')
    expect(text).toContain('You have nothing in your shopping cart.')
  })

  it('takes a line out of which none is wanted, and names the one that cannot grow', async () => {
    await add()
    const entryId = fieldIn((await shopper.get('/cart')).text, 'entryId')
    const refused = await shopper.submit('/cart', { entryId, quantity: '51', action: 'update' })
    expect(refused.text).toMatch(/Product MUG-9 \w+: Sorry, we do not have enough/)
    expect(refused.text).toMatch(/name="quantity"[^>]*value="1"/)
    await shopper.submit('/cart', { entryId, quantity: '0', action: 'update' })
    expect((await shopper.get('/cart')).text).toContain('You have nothing in your shopping cart.')
  })

  it('changes nothing for an entry of another shopper', async () => {
    await add()
    const entryId = fieldIn((await shopper.get('/cart')).text, 'entryId')
    const thief = world.visitor()
    await thief.submit('/cart/add', { itemId: mug, sku: 'MUG-9', quantity: '1' })
    const refused = await thief.submit('/cart', { entryId, action: 'remove' })
    expect(refused.status).toBe(404)
    expect((await shopper.get('/cart')).text).toContain('$12.00')
  })

  it('shows nothing of an order without its token', async () => {
    const page = await shopper.get('/order/not-a-token')
    expect(page.status).toBe(404)
    expect(page.text).not.toMatch(/\bat \S+:\d+/)
  })
})

describe('a form from elsewhere', () => {
  const from = (headers: Record<string, string>, path = '/cart/add') =>
    shopper.send({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ itemId: mug, sku: 'MUG-9', quantity: '1' }).toString(),
    })

  it.each([
    ['another site', { origin: 'http://evil.example' }],
    ['another of our sites', { origin: 'http://other.localhost:3000' }],
    ['a place the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('of %s is asked about and changes nothing', async (_what, headers) => {
    const answer = await from(headers as Record<string, string>)
    expect(answer.status).toBe(303)
    expect(String(answer.headers.location)).toMatch(/^\/cart\/add\?/)
    expect((await shopper.get('/cart')).text).toContain('You have nothing')
  })

  it('that no browser vouches for can be confirmed with the crumb of an uncached page', async () => {
    const answer = await from({})
    const page = await shopper.get(String(answer.headers.location))
    expect(page.text).toContain('Add this to your cart?')
    const confirmed = await shopper.send({
      method: 'POST',
      url: '/cart/add',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        itemId: mug,
        sku: 'MUG-9',
        quantity: '1',
        crumb: fieldIn(page.text, 'crumb'),
      }).toString(),
    })
    expect(confirmed).toMatchObject({ status: 303, headers: { location: '/cart' } })
  })

  it('that the browser calls same-origin is taken', async () => {
    const answer = await from({ 'sec-fetch-site': 'same-origin' })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/cart' } })
  })
})

describe('the last unit', () => {
  it('goes to one of two who pay, and the other is told', async () => {
    const [one, two] = [world.visitor(), world.visitor()]
    const results: number[] = []
    for (const person of [one, two]) {
      shopper = person
      await add({ itemId: lastOne, sku: 'LAST-1' })
    }
    for (const person of [one, two]) {
      shopper = person
      const paid = await payWith('practice-approve')
      results.push(paid.status)
      if (paid.status !== 303) {
        expect(paid.text.replaceAll('<!-- -->', '')).toMatch(
          /Product LAST-1 \w+: Sorry, we do not have enough of that item available\./,
        )
      }
    }
    expect(results).toEqual([303, 409])
    const cart = (await two.get('/cart')).text
    expect(cart).toMatch(/change or remove.*Product LAST-1/s)
    expect(cart).not.toContain('href="/checkout"')
  })
})
