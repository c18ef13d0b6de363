/** Zones of delivery and of taxes, from the owner's calls to carts, orders and mail. */

import type { ShippingZone } from '@sitewright/core/commerce/pricing/shipping'
import type { TaxCategory, TaxRate } from '@sitewright/core/commerce/pricing/taxes'
import { US_TERRITORIES } from '@sitewright/core/country-codes'
import { newId } from '@sitewright/core/id'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '../invariants.ts'
import { ADDRESS, DETAILS, payFor, startCheckout } from '../test-purchase.ts'
import { CART, createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'

const SHIPPING = `${CART}/shipping`

let world: TestWorld
let shop: TestShop<TestBrowser>
/** Costs $19.99, weighs 400 g, is taxed as most goods are. */
let mug: TestProduct
/** Costs $5.00, weighs nothing, is never taxed. */
let card: TestProduct
/** A download for $10.00. */
let film: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await priced('MUG', 1999)
  card = await priced('CARD', 500)
  film = await priced('FILM', 1000, { type: 2 })
  await set(mug, { weight: 400 })
  await set(card, { category: 'exempt' })
})
afterAll(() => world.close())
beforeEach(async () => {
  await shop.ships(750)
  await taxes([])
})

async function priced(sku: string, priceMinor: number, more: object = {}): Promise<TestProduct> {
  return shop.product({
    title: sku,
    variants: [
      {
        sku,
        attributes: {},
        priceMinor,
        salePriceMinor: 0,
        onSale: false,
        stock: { unlimited: false, quantity: 1000 },
        imageId: null,
      },
    ],
    ...more,
  })
}

interface Facts {
  readonly weight?: number
  readonly category?: TaxCategory
  readonly surcharge?: number
}

async function set({ id }: TestProduct, { weight, category, surcharge }: Facts): Promise<void> {
  await world.inSite(async ({ id: siteId, db }) => {
    if (weight !== undefined) {
      const weighing = { weight_grams: weight }
      const variants = db.updateTable('variant').set(weighing).where('website_id', '=', siteId)
      await variants.where('product_id', '=', id).execute()
    }
    const facts = {
      ...(category && { tax_category: category }),
      ...(surcharge !== undefined && { shipping_surcharge_minor: surcharge as never }),
    }
    if (Object.keys(facts).length === 0) return
    const products = db.updateTable('product').set(facts).where('website_id', '=', siteId)
    await products.where('id', '=', id).execute()
  })
}

type Rate = Partial<ShippingZone['rates'][number]>

function rate({ id = newId(), steps = [{ from: 0, costMinor: 0 }], ...more }: Rate) {
  return { id, title: 'Post', kind: 'flat', freeFromMinor: null, note: '', steps, ...more }
}

interface Where {
  readonly country: string
  readonly regions?: readonly string[]
  readonly postalCodes?: readonly string[]
}

function zone(title: string, where: readonly Where[], rates: readonly object[]) {
  const places = where.map((place) => ({ regions: [], postalCodes: [], ...place }))
  return { id: newId(), title, places, rates }
}

async function ships(...zones: object[]) {
  const answer = await world.owner.put(shop.api('/shipping-zones'), { zones })
  expect(answer.status, answer.text).toBe(200)
}

function tax(title: string, percent: number, more: Partial<TaxRate> = {}) {
  const ratePpm = Math.round(percent * 10_000)
  const usual = { isCompound: false, taxesShipping: false, categories: [] }
  return { id: newId(), title, ratePpm, ...usual, ...more }
}

async function taxes(zones: readonly object[], pricesIncludeTax = false) {
  const answer = await world.owner.put(shop.api('/tax-settings'), { pricesIncludeTax, zones })
  expect(answer.status, answer.text).toBe(200)
}

async function sendTo(shopper: TestBrowser, where: object) {
  const { status, body, text } = await shopper.put(SHIPPING, where)
  expect(status, text).toBe(200)
  return body.shoppingCart
}

describe('zones of delivery', () => {
  it('begin with everywhere for nothing', async () => {
    const { browser, site } = await world.createOwner('new@example.com')
    const { body } = await browser.get(`/s/${site.id}/api/shipping-zones`)
    expect(body.zones).toMatchObject([
      { title: 'Everywhere', places: [{ country: '*' }], rates: [{ title: 'Standard shipping' }] },
    ])
  })

  it('are found by postal code before region, by region before country, by country before the rest of the world', async () => {
    const costs = (id: string, costMinor: number) => [rate({ id, steps: [{ from: 0, costMinor }] })]
    await ships(
      zone('World', [{ country: '*' }], costs('world', 4000)),
      zone('United States', [{ country: 'US' }], costs('country', 900)),
      zone('West', [{ country: 'US', regions: ['CA', 'nv'] }], costs('region', 700)),
      zone('Town', [{ country: 'US', postalCodes: ['94100-94199', 'K1A*'] }], costs('town', 100)),
    )
    const shopper = await shop.shopper([mug, 1])
    const option = async (where: object) => (await sendTo(shopper, where)).selectedShippingOption.id
    expect(await option({ country: 'GB' })).toBe('world')
    expect(await option({ country: 'US', region: 'TX' })).toBe('country')
    expect(await option({ country: 'US', region: 'NV' })).toBe('region')
    expect(await option({ country: 'US', region: 'CA', postalCode: '94110-2201' })).toBe('town')
    expect(await option({ country: 'US', region: 'CA', postalCode: '94200' })).toBe('region')
  })

  it('fact 9.misc.01: takes in the territories of the United States however an address writes them', async () => {
    await ships(
      zone(
        'Territories',
        US_TERRITORIES.map((country) => ({ country })),
        [rate({ id: 'home' })],
      ),
      zone('Rest', [{ country: '*' }], [rate({ id: 'rest' })]),
    )
    const shopper = await shop.shopper([mug, 1])
    for (const country of ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM']) {
      expect((await sendTo(shopper, { country })).selectedShippingOption.id).toBe('home')
    }
    await ships(
      zone(
        'Islands',
        [{ country: 'PR' }, { country: 'US', regions: ['GU'] }],
        [rate({ id: 'sea' })],
      ),
      zone('Mainland', [{ country: 'US' }], [rate({ id: 'land' })]),
    )
    const option = async (where: object) =>
      (await sendTo(shopper, where)).selectedShippingOption?.id
    expect(await option({ country: 'US', region: 'PR' })).toBe('sea')
    expect(await option({ country: 'PR', region: 'San Juan' })).toBe('sea')
    expect(await option({ country: 'GU' })).toBe('sea')
    expect(await option({ country: 'US', region: 'TX' })).toBe('land')
    expect(await option({ country: 'AS' })).toBeUndefined()
  })

  it('cost by weight, by price, nothing from a price on, and nothing extra where it is picked up', async () => {
    await set(card, { surcharge: 150 })
    await ships(
      zone(
        'All',
        [{ country: '*' }],
        [
          rate({
            id: 'weight',
            kind: 'weight',
            steps: [
              { from: 0, costMinor: 500 },
              { from: 1000, costMinor: 900 },
              { from: 5000, costMinor: null },
            ],
          }),
          rate({
            id: 'price',
            kind: 'price',
            steps: [
              { from: 0, costMinor: 600 },
              { from: 4000, costMinor: 300 },
            ],
          }),
          rate({ id: 'free', steps: [{ from: 0, costMinor: 800 }], freeFromMinor: 5000 }),
          rate({ id: 'pickup', kind: 'pickup', note: '12 Mill Lane, Mon to Fri' }),
        ],
      ),
    )
    const costs = async (...wanted: [TestProduct, number][]) => {
      const { shippingOptions } = await sendTo(await shop.shopper(...wanted), { country: 'GB' })
      return Object.fromEntries(
        shippingOptions.map(({ id, costCents }: { id: string; costCents: number }) => [
          id,
          costCents,
        ]),
      )
    }
    expect(await costs([mug, 2])).toEqual({ weight: 500, price: 600, free: 800, pickup: 0 })
    expect(await costs([mug, 3])).toEqual({ weight: 900, price: 300, free: 0, pickup: 0 })
    // 5,200 g are too heavy for the first, and the surcharge of each card comes on top of all but the pickup.
    expect(await costs([mug, 13], [card, 2])).toEqual({ price: 600, free: 300, pickup: 0 })
    await set(card, { surcharge: 0 })
  })

  it('name what cannot be sent, let the cart be bought elsewhere, and ask for no delivery of downloads', async () => {
    await ships(zone('Home', [{ country: 'DE' }], [rate({ id: 'post' })]))
    const shopper = await shop.shopper([mug, 1], [film, 1])
    const there = await sendTo(shopper, { country: 'FR' })
    expect(there.problem).toBe(
      'This store does not deliver MUG to France. Please choose another address, or remove what cannot be sent there.',
    )
    expect(there.shippingOptions).toEqual([])
    const address = { ...ADDRESS, postalCode: '75001', country: 'FR' }
    const { body } = await startCheckout(shopper, { ...DETAILS, shippingAddress: address })
    const refused = await payFor(shopper, { checkout: body.checkout })
    expect([refused.status, refused.body.code]).toEqual([409, 'notDelivered'])
    expect(refused.body.errors['shippingAddress.country']).toBe(there.problem)
    expect((await sendTo(shopper, { country: 'DE' })).problem).toBeNull()
    const reader = await shop.shopper([film, 1])
    expect((await sendTo(reader, { country: 'FR' })).problem).toBeNull()
  })

  it('offer a choice, which stays with the cart, and refuse one that is not offered there', async () => {
    await ships(
      zone(
        'Home',
        [{ country: 'DE' }],
        [
          rate({ id: 'slow', steps: [{ from: 0, costMinor: 400 }] }),
          rate({ id: 'fast', steps: [{ from: 0, costMinor: 1200 }], note: 'Tomorrow' }),
        ],
      ),
    )
    const shopper = await shop.shopper([mug, 1])
    const fast = await sendTo(shopper, { country: 'DE', shippingOptionId: 'fast' })
    expect(fast).toMatchObject({
      shippingLocation: { country: 'DE', region: '' },
      selectedShippingOption: { id: 'fast', note: 'Tomorrow', costCents: 1200 },
      grandTotalCents: 3199,
    })
    const refused = await shopper.put(SHIPPING, { country: 'DE', shippingOptionId: 'flat' })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      {
        shippingOptionId:
          'That way to deliver is not offered for this address. Please choose another one.',
      },
    ])
    expect((await shopper.get(CART)).body.shoppingCart.grandTotalCents).toBe(3199)
  })

  it('estimate for a place without an address, and never charge its price for another address', async () => {
    await ships(
      zone(
        'Near',
        [{ country: 'GB' }],
        [rate({ id: 'near', steps: [{ from: 0, costMinor: 100 }] })],
      ),
      zone('Far', [{ country: '*' }], [rate({ id: 'far', steps: [{ from: 0, costMinor: 9000 }] })]),
    )
    const shopper = await shop.shopper([mug, 1])
    const shippingAddress = { ...ADDRESS, region: 'NSW', postalCode: '2060', country: 'AU' }
    const far = { ...DETAILS, shippingAddress }
    const { checkout } = (await startCheckout(shopper, far)).body
    const near = await sendTo(shopper, { country: 'GB' })
    expect(near.grandTotalCents).toBe(2099)
    const refused = await payFor(shopper, { checkout, agreedTotalMinor: 2099 })
    expect([refused.status, refused.body.code]).toEqual([400, 'detailsMissing'])
    const again = (await startCheckout(shopper, far)).body.checkout
    expect(again.totalMinor).toBe(10_999)
    expect((await payFor(shopper, { checkout: again })).status).toBe(200)
    expect((await shopper.put(SHIPPING, { country: 'GB' })).body.code).toBe('cartEmpty')
  })

  it.each([
    ['country', { country: '' }],
    ['country', { country: '*' }],
    ['country', { country: 'XX' }],
    ['region', { country: 'DE', region: 'x'.repeat(101) }],
    ['postalCode', { country: 'DE', postalCode: { $ne: 1 } }],
    ['costCents', { country: 'DE', costCents: 0 }],
  ])('refuse a wrong %s of the shopper', async (field, where) => {
    const { status, body } = await (await shop.shopper([mug, 1])).put(SHIPPING, where)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })
})

describe('taxes', () => {
  describe('of New York, by postal code, also on delivery', () => {
    let shopper: TestBrowser
    beforeEach(async () => {
      await taxes([
        zone(
          'New York',
          [{ country: 'US', postalCodes: ['10000-10299'] }],
          [tax('Sales tax', 8.875, { taxesShipping: true })],
        ),
      ])
      shopper = await shop.shopper([mug, 3], [card, 1])
    })

    it('fact 3.shopping-cart.10: are the applicableTaxRules of carts that go there', async () => {
      const elsewhere = await sendTo(shopper, { country: 'US', postalCode: '90210' })
      expect(elsewhere.applicableTaxRules).toEqual([])
      const there = await sendTo(shopper, { country: 'US', postalCode: '10001' })
      expect(there.applicableTaxRules).toMatchObject([
        { title: 'Sales tax', ratePpm: 88_750, inclusive: false, amountCents: 599 },
      ])
    })

    it('fact 3.shopping-cart.15: are the taxCents of carts that go there, on top of prices', async () => {
      const elsewhere = await sendTo(shopper, { country: 'US', postalCode: '90210' })
      expect(elsewhere).toMatchObject({ taxCents: 0, grandTotalCents: 7247 })
      // 8.875 % of 59.97 is 5.32, and of 7.50 it is 0.67; the card is not taxed.
      const there = await sendTo(shopper, { country: 'US', postalCode: '10001' })
      expect(there).toMatchObject({
        subtotalCents: 6497,
        shippingCostCents: 750,
        taxCents: 599,
        grandTotalCents: 7846,
      })
    })
  })

  it('lie within prices where the owner says so, and are no more to pay', async () => {
    await taxes([zone('UK', [{ country: 'GB' }], [tax('VAT', 20, { taxesShipping: true })])], true)
    const cart = await sendTo(await shop.shopper([mug, 1]), { country: 'GB' })
    // 19.99 / 6 is 3.33, and 7.50 / 6 is 1.25.
    expect(cart).toMatchObject({
      taxCents: 458,
      grandTotalCents: 2749,
      applicableTaxRules: [{ title: 'VAT', inclusive: true, amountCents: 458 }],
    })
  })

  it('are charged on other taxes where they are compound', async () => {
    await taxes([
      zone(
        'Québec',
        [{ country: 'CA', regions: ['QC'] }],
        [tax('GST', 5), tax('QST', 10, { isCompound: true })],
      ),
    ])
    const shopper = await shop.shopper([film, 1])
    const cart = await sendTo(shopper, { country: 'CA', region: 'qc' })
    expect(cart.applicableTaxRules).toMatchObject([
      { title: 'GST', amountCents: 50 },
      { title: 'QST', amountCents: 105 },
    ])
    expect(cart.grandTotalCents).toBe(1155)
  })

  it('have rates of their own for categories of goods', async () => {
    await taxes([
      zone(
        'Germany',
        [{ country: 'DE' }],
        [
          tax('MwSt', 19, { categories: ['standard'] }),
          tax('MwSt ermäßigt', 7, { categories: ['books'] }),
        ],
      ),
    ])
    await set(film, { category: 'books' })
    const cart = await sendTo(await shop.shopper([mug, 1], [film, 1], [card, 1]), { country: 'DE' })
    expect(cart.applicableTaxRules).toMatchObject([
      { title: 'MwSt', amountCents: 380 },
      { title: 'MwSt ermäßigt', amountCents: 70 },
    ])
    await set(film, { category: 'standard' })
  })

  it('before an address are those of the country that the store sells from', async () => {
    await taxes([zone('UK', [{ country: 'GB' }], [tax('VAT', 20)])], true)
    await shop.settings({ country: 'GB' })
    const shopper = await shop.shopper([film, 1])
    expect((await shopper.get(CART)).body.shoppingCart.taxCents).toBe(167)
    await shop.settings({})
  })

  it('stand in the cart, the order, its page, its mail and the books alike, with a discount taken off first', async () => {
    const discount = await world.owner.post(shop.api('/discounts'), {
      title: 'Ten off',
      kind: 'percent',
      scope: 'order',
      ratePpm: 100_000,
    })
    expect(discount.status, discount.text).toBe(200)
    await taxes([
      zone('UK', [{ country: 'GB' }], [tax('State tax', 8.875, { taxesShipping: true })]),
    ])
    const shopper = await shop.shopper([mug, 3], [card, 1])
    const { checkout } = (await startCheckout(shopper)).body
    // 10 % of 64.97 is 6.50, of which the mugs have 6.00; 8.875 % of their 53.97 is 4.79, and of 7.50 it is 0.67.
    const sums = {
      subtotalMinor: 6497,
      discountMinor: 650,
      shippingMinor: 750,
      taxMinor: 546,
      totalMinor: 7143,
    }
    expect(checkout).toMatchObject(sums)
    expect((await shopper.get(CART)).body.shoppingCart).toMatchObject({
      subtotalCents: 6497,
      discountCents: 650,
      shippingCostCents: 750,
      taxCents: 546,
      grandTotalCents: 7143,
    })
    const paid = await payFor(shopper, { checkout })
    expect(paid.status, paid.text).toBe(200)
    const page = await shopper.get(paid.body.redirectUrl)
    for (const amount of ['$64.97', '$6.50', '$7.50', '$5.46', '$71.43']) {
      expect(page.text).toContain(amount)
    }
    const [sold] = (await world.owner.get(shop.api('/orders'))).body.items
    const { order } = (await world.owner.get(shop.api(`/orders/${sold.id}`))).body
    expect(order).toMatchObject(sums)
    const [mail] = (await world.owner.get(shop.api('/mail'))).body.items
    const { message } = (await world.owner.get(shop.api(`/mail/${mail.id}`))).body
    expect(message.text).toMatch(/State tax\s+\$5\.46/)
    expect(message.text).toMatch(/Total\s+\$71\.43/)
    expect((await checkInvariants(world.app)).ok).toBe(true)
    const { id } = discount.body.discount
    await world.owner.delete(shop.api(`/discounts/${id}`))
  })

  it('of an order stay as they were when its owner changes them', async () => {
    await taxes([zone('UK', [{ country: 'GB' }], [tax('VAT', 20)])])
    const shopper = await shop.shopper([mug, 1])
    const { checkout } = (await startCheckout(shopper)).body
    await taxes([zone('UK', [{ country: 'GB' }], [tax('VAT', 25)])])
    const refused = await payFor(shopper, { checkout })
    expect([refused.status, refused.body.code]).toEqual([409, 'totalsChanged'])
    expect(refused.body.totalMinor).toBe(1999 + 500 + 750)
  })
})

describe('owners', () => {
  const place = { country: 'DE', regions: [], postalCodes: [] }
  const free = rate({ id: 'a' })
  const wrongZone = (more: object) => [{ ...zone('Zone', [place], [free]), ...more }]
  const wrongRate = (more: object) => wrongZone({ rates: [{ ...free, ...more }] })

  it.each([
    ['zones.0.title', wrongZone({ title: ' ' }), 'Name the zone.'],
    ['zones.0.places', wrongZone({ places: [] }), 'Choose where the zone is.'],
    [
      'zones.0.places.0.country',
      wrongZone({ places: [{ ...place, country: 'XX' }] }),
      'Choose a country.',
    ],
    [
      'zones.0.places.0.country',
      wrongZone({ places: [{ ...place, country: '*', regions: ['CA'] }] }),
      'Choose a country for regions and postal codes.',
    ],
    [
      'zones.0.places.0.postalCodes.0',
      wrongZone({ places: [{ ...place, postalCodes: ['20000-10000'] }] }),
      'Enter a postal code, its beginning with * or a range of figures.',
    ],
    ['zones.0.rates.0.title', wrongRate({ title: '' }), 'Enter what shoppers read.'],
    [
      'zones.0.rates.0.steps.1.from',
      wrongRate({
        kind: 'weight',
        steps: [
          { from: 500, costMinor: 1 },
          { from: 500, costMinor: 2 },
        ],
      }),
      'Each step has to start above the one before it.',
    ],
    [
      'zones.0.rates.0.steps.0.costMinor',
      wrongRate({ steps: [{ from: 0, costMinor: null }] }),
      'Enter what it costs.',
    ],
    [
      'zones.0.rates.0.steps.0.costMinor',
      wrongRate({ steps: [{ from: 0, costMinor: 900_000_000 }] }),
      'That price is too high.',
    ],
    ['zones.0.rates.0.steps', wrongRate({ steps: [] }), 'Enter what it costs.'],
    ['zones.0.rates.1.id', wrongZone({ rates: [free, free] }), 'That id is taken.'],
  ])('are told at %s what is wrong with a zone of delivery', async (at, zones, message) => {
    const { status, body } = await world.owner.put(shop.api('/shipping-zones'), { zones })
    expect([status, body.errors]).toEqual([400, { [at]: message }])
  })

  it.each([
    ['zones.0.rates.0.ratePpm', tax('Tax', 101), 'Enter a rate from 0 to 100 %.'],
    ['zones.0.rates.0.ratePpm', tax('Tax', -1), 'Enter a rate from 0 to 100 %.'],
    ['zones.0.rates.0.title', tax('', 5), 'Enter what shoppers read.'],
  ])('are told at %s what is wrong with a tax', async (at, wrong, message) => {
    const zones = [zone('Zone', [place], [wrong])]
    const put = { pricesIncludeTax: false, zones }
    const { status, body } = await world.owner.put(shop.api('/tax-settings'), put)
    expect([status, body.errors]).toEqual([400, { [at]: message }])
  })

  it('have a hundred zones at most, with five hundred places', async () => {
    const many = Array.from({ length: 101 }, (_, index) => zone(`${index}`, [place], []))
    const zones = await world.owner.put(shop.api('/shipping-zones'), { zones: many })
    expect(zones.body.errors).toEqual({ zones: 'A store has at most 100 zones.' })
    const places = [
      zone(
        'All',
        Array.from({ length: 501 }, () => place),
        [],
      ),
    ]
    const wide = await world.owner.put(shop.api('/shipping-zones'), { zones: places })
    expect(wide.body.errors).toEqual({ zones: 'All zones together have at most 500 countries.' })
  })

  it('read what they saved', async () => {
    const zones = [zone('Zone', [place], [free])]
    await ships(...zones)
    await taxes([zone('Tax', [place], [tax('VAT', 7.7)])], true)
    expect((await world.owner.get(shop.api('/shipping-zones'))).body).toEqual({ zones })
    const read = (await world.owner.get(shop.api('/tax-settings'))).body
    expect(read).toMatchObject({
      pricesIncludeTax: true,
      zones: [{ rates: [{ ratePpm: 77_000 }] }],
    })
    const { settings } = (await world.owner.get(shop.api('/store-settings'))).body
    expect(settings.pricesIncludeTax).toBe(true)
  })

  it('are changed by nothing but themselves: an old tab of the store settings does not', async () => {
    const { settings: old } = (await world.owner.get(shop.api('/store-settings'))).body
    await taxes([zone('Tax', [place], [tax('VAT', 20)])], !old.pricesIncludeTax)
    const { status, body } = await world.owner.put(shop.api('/store-settings'), old)
    expect([status, body.settings.pricesIncludeTax]).toEqual([200, !old.pricesIncludeTax])
    const read = (await world.owner.get(shop.api('/tax-settings'))).body
    expect(read.pricesIncludeTax).toBe(!old.pricesIncludeTax)
  })
})

describe('a sample cart', () => {
  const sample = (more: object) =>
    world.owner.post(shop.api('/price-preview'), {
      lines: [{ priceMinor: 1999, quantity: 3, weightGrams: 400 }],
      destination: { country: 'US', region: 'NY' },
      ...more,
    })

  it('takes products of the store as they are, in a variant, beside made-up goods', async () => {
    const jug = await shop.stock('JUG', 5)
    const [variant] = jug.variants
    const rowsOf = async (lines: readonly object[]) => {
      const { status, text, body } = await sample({ lines })
      if (status !== 200) throw new Error(text)
      return body.rows
    }
    // Whatever else is sent of it is not even read.
    const real = { variantId: variant?.id, quantity: 2, priceMinor: 1, taxCategory: 'exempt' }
    expect((await rowsOf([real]))[0]).toMatchObject({ kind: 'subtotal', amountMinor: 2000 })
    expect((await rowsOf([real, { priceMinor: 100, quantity: 3 }]))[0]).toMatchObject({
      amountMinor: 2300,
    })
    const path = shop.api(`/products/${jug.id}`)
    await world.owner.delete(path)
    expect(await sample({ lines: [{ priceMinor: 1, quantity: 1 }, real] })).toMatchObject({
      status: 404,
      body: { code: 'variantGone', errors: { 'lines.1.variantId': expect.any(String) } },
    })
  })

  it('takes none of another store', async () => {
    const other = await world.createOwner('other-samples@example.com')
    const jug = await shop.stock('OTHERS-JUG', 5)
    const answer = await other.browser.post(`/s/${other.site.id}/api/price-preview`, {
      lines: [{ variantId: jug.variants[0]?.id, quantity: 1 }],
      destination: { country: 'US' },
    })
    expect(answer).toMatchObject({ status: 404, body: { code: 'variantGone' } })
  })

  it('is priced with what is saved, and with what is not saved yet', async () => {
    await taxes([zone('US', [{ country: 'US' }], [tax('Sales tax', 10)])])
    const saved = (await sample({})).body
    expect(saved.rows.map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toEqual([
      5997, 750, 600, 7347,
    ])
    const draft = (
      await sample({
        shippingZones: [zone('US', [{ country: 'US' }], [rate({ id: 'new', title: 'Drone' })])],
        taxes: {
          pricesIncludeTax: true,
          zones: [zone('All', [{ country: '*' }], [tax('VAT', 20)])],
        },
      })
    ).body
    expect(draft).toMatchObject({
      shippingOptionId: 'new',
      rows: [
        { kind: 'subtotal', label: 'Subtotal', amountMinor: 5997 },
        { kind: 'shipping', label: 'Drone', amountMinor: 0 },
        { kind: 'total', label: 'Total', amountMinor: 5997 },
        { kind: 'taxIncluded', label: 'Includes VAT', amountMinor: 1000 },
      ],
    })
    expect((await sample({})).body).toEqual(saved)
  })

  it('says what a shopper would be told', async () => {
    const { body } = await sample({ shippingZones: [], codes: ['SPRING'] })
    expect(body.problem).toMatch(/^This store does not deliver .* to United States\./)
    expect(body.codeProblems).toEqual([
      { code: 'SPRING', message: 'We do not know that code. Please check how it is written.' },
    ])
  })

  it('says at its field what is wrong with it', async () => {
    const { status, body } = await sample({ lines: [{ priceMinor: -1, quantity: 0 }] })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(['lines.0.priceMinor', 'lines.0.quantity'])
  })
})
