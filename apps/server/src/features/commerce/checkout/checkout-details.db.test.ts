import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS, DETAILS, payFor, startCheckout } from '../test-purchase.ts'
import { CART, createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let film: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 1000)
  film = await shop.stock('FILM', 9, { type: 2 })
})
afterAll(() => world.close())

const US = {
  ...ADDRESS,
  city: 'Los Angeles',
  region: 'California',
  postalCode: ' 90210 ',
  country: 'US',
}

const type = (shopper: TestBrowser, values: object) =>
  shopper.put('/api/commerce/checkout/typed', { values })

async function lastOrder() {
  const { body } = await world.owner.get(shop.api('/orders'))
  return (await world.owner.get(shop.api(`/orders/${body.items[0].id}`))).body.order
}

describe('what is typed into the checkout', () => {
  it('answers the cart at its new price, and nothing of whoever typed it', async () => {
    const shopper = await shop.shopper([mug, 1])
    const typed = {
      email: 'ada@example.com',
      'shippingAddress.line1': '12 St James Square',
      'shippingAddress.country': 'US',
      'shippingAddress.region': 'California',
    }
    const { status, body, text } = await type(shopper, typed)
    expect(status).toBe(200)
    expect(body.shoppingCart).toMatchObject({
      shippingLocation: { country: 'US', region: 'CA' },
      entries: [{ title: 'MUG' }],
    })
    expect(text).not.toMatch(/ada@|St James/)
    expect((await type(shopper, { ...typed, email: 'b@example.com' })).body.shoppingCart).toBeNull()
    expect((await type(shopper, { email: 'b@example.com' })).body.shoppingCart).toBeNull()
  })

  it('is not paid for at the address from before, once it goes elsewhere', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await startCheckout(shopper)
    await type(shopper, { 'shippingAddress.country': 'DE' })
    expect(await payFor(shopper, body)).toMatchObject({
      status: 400,
      body: { code: 'detailsMissing', errors: { shippingAddress: 'Required' } },
    })
    expect((await shopper.get(CART)).body.shoppingCart.shippingLocation.country).toBe('DE')
    const again = await startCheckout(shopper)
    expect((await payFor(shopper, again.body)).status).toBe(200)
  })
})

describe('delivery and tax', () => {
  const where = (country: string) => [{ country, regions: [], postalCodes: [] }]
  const rate = (id: string, costMinor: number, more: object = {}) => ({
    id,
    title: id,
    kind: 'flat',
    steps: [{ from: 0, costMinor }],
    freeFromMinor: null,
    note: '',
    ...more,
  })
  const taxId = '0123456789abcdef01234567'

  beforeAll(async () => {
    const zones = [
      {
        id: 'home',
        title: 'Home',
        places: where('GB'),
        rates: [
          rate('Post', 500, { note: 'Two days' }),
          rate('Collect', 0, { kind: 'pickup', note: '1 High Street' }),
        ],
      },
      { id: 'far', title: 'Far', places: where('US'), rates: [rate('Air', 2500)] },
    ]
    const set = await world.owner.put(shop.api('/shipping-zones'), { zones })
    expect(set.status, set.text).toBe(200)
    const rates = [
      {
        id: taxId,
        title: 'Sales tax',
        ratePpm: 100_000,
        isCompound: false,
        taxesShipping: false,
        categories: [],
      },
    ]
    const tax = {
      pricesIncludeTax: false,
      zones: [{ id: taxId, title: 'US', places: where('US'), rates }],
    }
    const taxed = await world.owner.put(shop.api('/tax-settings'), tax)
    expect(taxed.status, taxed.text).toBe(200)
  })
  afterAll(async () => {
    await shop.ships(0)
    await world.owner.put(shop.api('/tax-settings'), { pricesIncludeTax: false, zones: [] })
  })

  it('follow what is typed', async () => {
    const shopper = await shop.shopper([mug, 1])
    const typed = async (values: object) => (await type(shopper, values)).body.shoppingCart
    expect(await typed({ 'shippingAddress.country': 'GB' })).toMatchObject({
      shippingOptions: [
        { id: 'Post', costCents: 500, note: 'Two days' },
        { id: 'Collect', costCents: 0, kind: 'pickup' },
      ],
      grandTotalCents: 1500,
      deliveryProblem: null,
    })
    expect(await typed({ 'shippingAddress.country': 'US' })).toMatchObject({
      selectedShippingOption: { id: 'Air' },
      taxCents: 100,
      grandTotalCents: 3600,
    })
    const words =
      'This store does not deliver MUG to Japan. Please choose another address, or remove what cannot be sent there.'
    expect(await typed({ 'shippingAddress.country': 'JP' })).toMatchObject({
      shippingOptions: [],
      deliveryProblem: words,
    })
    const { text } = await shopper.get('/checkout')
    expect(text).toContain(words)
    expect(text).toContain('Nothing can be delivered to the address above.')
  })

  it('are picked up by name, without an address', async () => {
    const shopper = await shop.shopper([mug, 1])
    await type(shopper, { 'shippingAddress.country': 'GB', shippingOptionId: 'Collect' })
    const { text } = await shopper.get('/checkout')
    expect(text).toContain('Who picks it up')
    expect(text).not.toContain('name="shippingAddress.line1"')
    const person = { firstName: 'Ada', lastName: 'Lovelace', country: 'GB' }
    const wish = { email: 'ada@example.com', shippingAddress: person }
    const { body } = await startCheckout(shopper, { ...wish, shippingOptionId: 'Collect' })
    expect((await payFor(shopper, body)).status).toBe(200)
    expect(await lastOrder()).toMatchObject({
      customer: 'Ada Lovelace',
      shippingKind: 'pickup',
      totalMinor: 1000,
    })

    const sent = await shop.shopper([mug, 1])
    const refused = await startCheckout(sent, { ...wish, shippingOptionId: 'Post' })
    expect(Object.keys(refused.body.errors)).toContain('shippingAddress.line1')
  })

  it('are charged for the address that the order goes to, whatever is typed after it', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await startCheckout(shopper, { ...DETAILS, shippingAddress: US })
    expect(body.checkout.totalMinor).toBe(3600)
    await type(shopper, { 'shippingAddress.country': 'GB' })
    const cheaper = await payFor(shopper, { ...body, agreedTotalMinor: 1500 })
    expect(cheaper).toMatchObject({
      status: 400,
      body: { errors: { shippingAddress: 'Required' } },
    })
  })
})

describe('addresses', () => {
  it.each([
    ['US', { city: '', region: '', postalCode: '' }, ['city', 'postalCode', 'region']],
    ['US', { region: 'Bavaria', postalCode: '90210' }, ['region']],
    ['GB', { postalCode: '12345' }, ['postalCode']],
    ['XX', { city: '' }, ['city']],
  ])('in %s need what the country needs: %j', async (country, change, parts) => {
    const shippingAddress = { ...ADDRESS, country, ...change }
    const { status, body } = await startCheckout(await shop.shopper([mug, 1]), {
      ...DETAILS,
      shippingAddress,
    })
    expect(status).toBe(400)
    expect(body.message).toBe('Update the missing or invalid information above.')
    expect(Object.keys(body.errors).sort()).toEqual(parts.map((part) => `shippingAddress.${part}`))
  })

  it('are kept as they are written in their country, in every script', async () => {
    for (const [address, expected] of [
      [US, { region: 'CA', postalCode: '90210' }],
      [
        {
          ...ADDRESS,
          line1: '千代田 1-1',
          city: '',
          region: '東京都',
          postalCode: '１００－０００１',
          country: 'JP',
        },
        { line1: '千代田 1-1', region: '東京都', postalCode: '100-0001' },
      ],
      [
        { ...ADDRESS, line1: 'شارع الشيخ زايد 1', city: '', region: 'إمارة دبيّ', country: 'AE' },
        { line1: 'شارع الشيخ زايد 1', city: '', postalCode: '' },
      ],
      [
        {
          ...ADDRESS,
          line1: `רחוב הרצל ${'א'.repeat(150)}`,
          city: 'תל אביב',
          postalCode: '',
          country: 'IL',
        },
        { city: 'תל אביב' },
      ],
      [
        {
          ...ADDRESS,
          line1: '1 ถนนสุขุมวิท 🏠',
          city: 'วัฒนา',
          region: 'กรุงเทพมหานคร',
          postalCode: '10110',
          country: 'TH',
        },
        { line1: '1 ถนนสุขุมวิท 🏠' },
      ],
    ] as const) {
      const shopper = await shop.shopper([mug, 1])
      const { body } = await startCheckout(shopper, { ...DETAILS, shippingAddress: address })
      expect((await payFor(shopper, body)).status).toBe(200)
      expect((await lastOrder()).shippingAddress).toMatchObject(expected)
    }
  })

  it('come in a form of their own for every country', async () => {
    const { body } = await world.visitor().get('/api/commerce/address-forms/JP')
    const parts = body.form.fields.map(({ part }: { part: string }) => part)
    expect(parts).toEqual([
      'firstName',
      'lastName',
      'postalCode',
      'region',
      'line1',
      'line2',
      'phone',
    ])
    expect((await world.visitor().get('/api/commerce/address-forms/jp')).status).toBe(404)
  })

  it('are asked for in the country’s form on the page, beginning with the store’s country', async () => {
    await shop.settings({ country: 'US' })
    const shopper = await shop.shopper([mug, 1])
    const { text } = await shopper.get('/checkout')
    expect(text).toMatch(/ZIP code/)
    expect(text).toMatch(/<option value="CA">California<\/option>/)
    await type(shopper, { 'shippingAddress.country': 'IE' })
    expect((await shopper.get('/checkout')).text).toMatch(/Eircode/)
    await shop.settings({ country: '' })
  })
})

describe('note, billing and consent', () => {
  const more = {
    note: 'Please ring twice.\nThank you.',
    billingAddress: { ...US, firstName: 'Grace', lastName: 'Hopper' },
    company: 'Analytical Engines',
    vatNumber: 'GB123456789',
  }

  it('are kept with the order, and shown to the shopper and the owner', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await startCheckout(shopper, { ...DETAILS, ...more })
    const paid = await payFor(shopper, body)
    const order = await lastOrder()
    expect(order).toMatchObject({
      ...more,
      billingAddress: { firstName: 'Grace', region: 'CA', postalCode: '90210' },
      consentedAt: null,
    })
    const { text } = await shopper.get(new URL(paid.body.redirectUrl, 'http://shop.test').pathname)
    for (const words of ['Please ring twice.', 'Analytical Engines', 'GB123456789', 'Grace Hopper'])
      expect(text).toContain(words)
    const { body: mail } = await world.owner.get(shop.api('/mail'))
    const { body: sent } = await world.owner.get(shop.api(`/mail/${mail.items[0].id}`))
    expect(JSON.stringify(sent)).toContain('Please ring twice.')
    expect(JSON.stringify(sent)).toContain('Grace Hopper')
  })

  it('take no more than their field holds', async () => {
    const { status, body } = await startCheckout(await shop.shopper([mug, 1]), {
      ...DETAILS,
      note: 'x'.repeat(1001),
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ note: 'Please write less than 1,000 characters.' })
  })

  it('name whoever pays for what is not sent', async () => {
    const shopper = await shop.shopper([film, 1])
    const { body } = await startCheckout(shopper, {
      email: 'ada@example.com',
      billingAddress: { ...US, firstName: 'Grace', lastName: 'Hopper' },
    })
    expect((await payFor(shopper, body)).status).toBe(200)
    expect((await lastOrder()).customer).toBe('Grace Hopper')
  })

  it('are asked for where the owner wants consent', async () => {
    await shop.settings({ termsUrl: '/terms', returnsUrl: '/returns', requiresConsent: true })
    const shopper = await shop.shopper([mug, 1])
    const { text } = await shopper.get('/checkout')
    expect(text).toContain('href="/terms"')
    expect(text).toContain('href="/returns"')
    const { body } = await startCheckout(shopper)
    expect(await payFor(shopper, body)).toMatchObject({
      status: 400,
      body: {
        code: 'detailsMissing',
        errors: { acceptsTerms: 'Please agree to the terms to go on.' },
      },
    })
    const before = world.clock.now()
    const { body: agreed } = await startCheckout(shopper, { ...DETAILS, acceptsTerms: true })
    expect((await payFor(shopper, agreed)).status).toBe(200)
    const { consentedAt } = await lastOrder()
    expect(consentedAt).toBeGreaterThanOrEqual(before)
    expect(consentedAt).toBeLessThanOrEqual(world.clock.now())
    await shop.settings({ termsUrl: '', returnsUrl: '', requiresConsent: false })
  })

  it('link to pages of the site or secure ones alone', async () => {
    const { body } = await world.owner.get(shop.api('/store-settings'))
    for (const termsUrl of [
      'javascript:alert(1)',
      '//evil.example',
      'http://shop.example',
      'terms',
    ]) {
      const answer = await world.owner.put(shop.api('/store-settings'), {
        ...body.settings,
        termsUrl,
      })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.errors)).toEqual(['termsUrl'])
    }
  })
})

describe('the price that is paid', () => {
  it('is the one that was shown, down to what it is made up of', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await startCheckout(shopper)
    const { priceHash } = (await shopper.get(CART)).body.shoppingCart
    const pay = (agreedPrice: string) =>
      shopper.post(`/api/commerce/checkout/${body.checkout.id}/pay`, {
        paymentToken: 'practice-approve',
        agreedTotalMinor: body.checkout.totalMinor,
        agreedPrice,
      })
    expect(await pay('another price of the same total')).toMatchObject({
      status: 409,
      body: {
        code: 'totalsChanged',
        message:
          'The total is made up of other amounts now. Please look at it again before you pay.',
        cart: { priceHash },
      },
    })
    expect((await pay(priceHash)).status).toBe(200)
  })

  it('fact 8.cart-ui.08: is not below what the shop sells from', async () => {
    await shop.settings({ minimumSubtotalMinor: 5000 })
    const shopper = await shop.shopper([mug, 1])
    const { body } = await startCheckout(shopper)
    const words = 'To check out, your order subtotal must be $50.00 or more.'
    const refused = await payFor(shopper, body)
    expect(refused).toMatchObject({ status: 409, body: { message: words } })
    expect(refused.body.cart.problem).toBe(words)
    expect((await shopper.get('/cart')).text).toContain(words)
    expect((await shopper.get('/checkout')).text).toContain(words)
    await shop.settings({ minimumSubtotalMinor: 0 })
    expect((await shopper.get('/cart')).text).not.toContain(words)
  })
})
