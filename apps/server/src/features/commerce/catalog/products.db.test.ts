import { newId } from '@sitewright/core/id'
import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CART, createTestShop, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
})
afterAll(() => world.close())

let count = 0
const variant = (more: object = {}) => {
  count += 1
  return {
    sku: `SKU-${count}`,
    attributes: {},
    priceMinor: 1200,
    stock: { unlimited: false, quantity: 5 },
    ...more,
  }
}
const sizes = { options: [{ name: 'Size', values: ['S', 'L'] }] }
const create = (body: object) => world.owner.post(shop.api('/products'), body)
const update = (id: string, body: object) => world.owner.put(shop.api(`/products/${id}`), body)
const get = (id: string) => world.owner.get(shop.api(`/products/${id}`))

describe('POST products', () => {
  it('makes a draft with an address from its title, on a store page made for it', async () => {
    const { status, body } = await create({ title: 'Blue Mug', variants: [variant()] })
    expect(status).toBe(200)
    expect(body.product).toMatchObject({
      title: 'Blue Mug',
      urlId: 'blue-mug',
      url: expect.stringMatching(/^http:\/\/.*\/store\/p\/blue-mug$/),
      state: 'draft',
      type: 1,
      currency: 'USD',
      variants: [{ priceMinor: 1200, onSale: false, stock: { unlimited: false, quantity: 5 } }],
    })
    const again = await create({ title: 'Blue Mug', variants: [variant()] })
    expect(again.body.product).toMatchObject({
      urlId: 'blue-mug-1',
      collectionId: body.product.collectionId,
    })
  })

  it('fact 5.variant-pickers.02: digital products have nothing to pick from', async () => {
    const two = ['S', 'L'].map((Size) => variant({ attributes: { Size } }))
    const picked = { ...sizes, variants: two }
    expect((await create({ title: 'Plate', type: 1, ...picked })).status).toBe(200)
    expect(await create({ title: 'Song', type: 2, ...picked })).toMatchObject({
      status: 400,
      body: { errors: { type: expect.stringContaining('Digital products have no options.') } },
    })
  })

  it('never counts stock of downloads', async () => {
    const { body } = await create({ title: 'Pattern', type: 2, variants: [variant()] })
    expect(body.product.variants[0].stock.unlimited).toBe(true)
  })

  it.each([
    ['title', { title: ' ', variants: [variant()] }],
    ['variants', { title: 'A', variants: [] }],
    ['variants.0.attributes', { title: 'A', ...sizes, variants: [variant()] }],
    ['variants.0.priceMinor', { title: 'A', variants: [variant({ priceMinor: -1 })] }],
    ['variants.0.priceMinor', { title: 'A', variants: [variant({ priceMinor: 1.5 })] }],
    ['urlId', { title: 'A', urlId: 'Not A Slug', variants: [variant()] }],
    ['description', { title: 'A', description: { type: 'script' }, variants: [variant()] }],
  ])('refuses a wrong %s, by field', async (field, body) => {
    const response = await create(body)
    expect(response.status).toBe(400)
    expect(Object.keys(response.body.errors)).toContain(field)
  })

  it.each(['Not A Slug', 'ab', 'with/slash', '../etc', 'ümlaut'])(
    'fact 5.editor-messages.04: refuses the address %j as pages and items do',
    async (urlId) => {
      const message = `${urlId} is not a valid page URL`
      expect(await create({ title: 'A', urlId, variants: [variant()] })).toMatchObject({
        status: 400,
        body: { code: 'urlInvalid', message, errors: { urlId: message } },
      })
    },
  )

  it('refuses what belongs to others', async () => {
    const first = variant()
    await create({ title: 'First', urlId: 'first-one', variants: [first] })
    expect(await create({ title: 'Second', variants: [{ ...first }] })).toMatchObject({
      status: 409,
      body: { code: 'skuTaken', errors: { 'variants.0.sku': expect.any(String) } },
    })
    expect(
      await create({ title: 'Second', urlId: 'first-one', variants: [variant()] }),
    ).toMatchObject({ status: 409, body: { code: 'urlTaken' } })
    expect(
      await create({ title: 'Second', imageIds: [newId()], variants: [variant()] }),
    ).toMatchObject({ status: 404, body: { code: 'imageMissing' } })
    expect(await create({ title: 'Second', variants: [variant({ id: newId() })] })).toMatchObject({
      status: 404,
      body: { code: 'variantUnknown' },
    })
  })

  it('gives every one of ten made at once an address of its own', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, () => create({ title: 'Rush', variants: [variant()] })),
    )
    expect(new Set(all.map(({ body }) => body.product.urlId)).size).toBe(10)
  })
})

describe('PUT products', () => {
  const made = async (variants: object[] = [variant()]) =>
    (await create({ title: 'Changing', ...(variants.length > 1 && sizes), variants })).body.product

  it('lets variants swap their SKUs and keeps their ids', async () => {
    const [a, b] = [variant({ attributes: { Size: 'S' } }), variant({ attributes: { Size: 'L' } })]
    const product = await made([a, b])
    const [first, second] = product.variants
    const { status, body } = await update(product.id, {
      ...asProductInput(product),
      variants: [
        { ...first, sku: second.sku },
        { ...second, sku: first.sku },
      ],
    })
    expect(status).toBe(200)
    expect(body.product.variants).toMatchObject([
      { id: first.id, sku: b.sku },
      { id: second.id, sku: a.sku },
    ])
  })

  it('adds new variants and drops those left out', async () => {
    const product = await made([
      variant({ attributes: { Size: 'S' } }),
      variant({ attributes: { Size: 'L' } }),
    ])
    const { body } = await update(product.id, {
      ...asProductInput(product),
      options: [{ name: 'Size', values: ['S', 'XL'] }],
      variants: [product.variants[0], variant({ attributes: { Size: 'XL' } })],
    })
    expect(
      body.product.variants.map(({ attributes }: { attributes: object }) => attributes),
    ).toEqual([{ Size: 'S' }, { Size: 'XL' }])
  })

  it('does not give units back that were sold while the form was open', async () => {
    const product = await made()
    const [{ id }] = product.variants
    await world.inSite((site) =>
      site.db
        .updateTable('stock_level')
        .set({ on_hand: 3 })
        .where('website_id', '=', site.id)
        .where('variant_id', '=', id)
        .execute(),
    )
    const save = (quantity: number, seen: number) =>
      update(product.id, {
        ...asProductInput(product),
        variants: [{ ...product.variants[0], stock: { unlimited: false, quantity } }],
        stockSeen: { [id]: seen },
      })
    expect((await save(5, 5)).body.product.variants[0].stock.quantity).toBe(3)
    expect((await save(9, 5)).body.product.variants[0].stock.quantity).toBe(7)
    expect((await save(0, 9)).body.product.variants[0].stock.quantity).toBe(0)
  })

  it('writes a movement for every change of stock', async () => {
    const product = await made()
    const [{ id }] = product.variants
    const stock = (quantity: number) => ({
      ...asProductInput(product),
      variants: [{ ...product.variants[0], stock: { unlimited: false, quantity } }],
    })
    await update(product.id, stock(8))
    await update(product.id, stock(8))
    await update(product.id, stock(2))
    const rows = await world.inSite((site) =>
      site.db
        .selectFrom('stock_movement')
        .select('quantity')
        .where('website_id', '=', site.id)
        .where('variant_id', '=', id)
        .orderBy('id')
        .execute(),
    )
    expect(rows.map(({ quantity }) => quantity)).toEqual([5, 3, -6])
  })

  it('answers 404 for a product or a variant that is not there', async () => {
    const product = await made()
    expect(await update(newId(), asProductInput(product))).toMatchObject({
      status: 404,
      body: { code: 'productUnknown' },
    })
    const foreign = {
      ...asProductInput(product),
      variants: [{ ...product.variants[0], id: newId() }],
    }
    expect(await update(product.id, foreign)).toMatchObject({
      status: 404,
      body: { code: 'variantUnknown' },
    })
  })
})

describe('GET products', () => {
  it('lists newest first, finds by title, and sends two statements however many', async () => {
    for (const title of ['Teapot one', 'Teapot two', '100% wool']) {
      await create({ title, variants: [variant()] })
    }
    world.queries.length = 0
    const { body } = await world.owner.get(shop.api('/products?search=teapot'))
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual([
      'Teapot two',
      'Teapot one',
    ])
    const wool = await world.owner.get(shop.api('/products?search=%25'))
    expect(wool.body.items).toHaveLength(1)
    const own = world.queries.filter((text) => /\bJOIN product\b/.test(text))
    expect(own).toHaveLength(2)
  })

  it('says prices as people do, and what is left', async () => {
    await create({
      title: 'Priced',
      ...sizes,
      variants: [
        variant({ attributes: { Size: 'S' }, priceMinor: 2000, onSale: true, salePriceMinor: 900 }),
        variant({ attributes: { Size: 'L' } }),
      ],
    })
    const { body } = await world.owner.get(shop.api('/products?search=priced'))
    expect(body.items[0]).toMatchObject({ price: 'from $9.00', variantCount: 2, stock: 10 })
  })

  const none = { unlimited: false, quantity: 0 }
  const endless = { unlimited: true, quantity: 0 }
  const left = (quantity: number) => ({ unlimited: false, quantity })

  it.each([
    ['5.quantity.09', 'a digital product', { type: 2, stocks: [none] }, null],
    ['5.quantity.09', 'a gift card', { type: 4, stocks: [none] }, null],
    ['5.quantity.10', 'an unlimited variant', { type: 1, stocks: [left(2), endless] }, null],
    ['5.quantity.11', 'variants with 2 and 3', { type: 1, stocks: [left(2), left(3)] }, 5],
  ])('fact %s: the total stock of %s', async (_id, what, { type, stocks }, total) => {
    const isPicked = stocks.length > 1
    const variants = stocks.map((stock, index) =>
      variant({ stock, ...(isPicked && { attributes: { Size: ['S', 'L'][index] } }) }),
    )
    const title = `Stock of ${what}`
    expect((await create({ title, type, ...(isPicked && sizes), variants })).status).toBe(200)
    const { body } = await world.owner.get(
      shop.api(`/products?search=${encodeURIComponent(title)}`),
    )
    expect(body.items[0]).toMatchObject({ title, stock: total })
  })

  it('goes on from a cursor', async () => {
    for (let index = 0; index < 55; index += 1) {
      await create({ title: `Row ${index}`, variants: [variant()] })
    }
    const first = await world.owner.get(shop.api('/products?search=row'))
    const second = await world.owner.get(
      shop.api(`/products?search=row&cursor=${first.body.nextCursor}`),
    )
    const ids = [...first.body.items, ...second.body.items].map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(55)
    expect(second.body.nextCursor).toBeNull()
  })
})

describe('DELETE products', () => {
  it('removes it and frees its SKU and address', async () => {
    const body = { title: 'Short lived', variants: [variant()] }
    const { id } = (await create(body)).body.product
    expect((await world.owner.delete(shop.api(`/products/${id}`))).status).toBe(200)
    expect((await get(id)).status).toBe(404)
    expect((await world.owner.delete(shop.api(`/products/${id}`))).status).toBe(404)
    expect((await create(body)).body.product.urlId).toBe('short-lived')
  })
})

it('fact 9.money.03: a price of more than 15 integer places is refused', async () => {
  const price = async (integerPlaces: number) => {
    const priceMinor = Number(`${'9'.repeat(integerPlaces)}00`)
    return (await create({ title: 'Crown', variants: [variant({ priceMinor })] })).status
  }
  expect([await price(6), await price(16)]).toEqual([200, 400])
})

describe('store settings', () => {
  const put = (more: object) =>
    world.owner.put(shop.api('/store-settings'), {
      currency: 'EUR',
      country: 'DE',
      replyToEmail: 'shop@example.com',
      ...more,
    })

  it('fact 3.currencies.30: sell in USD until the owner says otherwise', async () => {
    const { body } = await world.owner.get(shop.api('/store-settings'))
    expect(body.settings.currency).toBe('USD')
  })

  it('begin without a country, and are what was put', async () => {
    const before = await world.owner.get(shop.api('/store-settings'))
    expect(before.body.settings.country).toBe('')
    expect((await put({})).status).toBe(200)
    const after = await world.owner.get(shop.api('/store-settings'))
    expect(after.body.settings).toMatchObject({ currency: 'EUR', country: 'DE' })
  })

  it('keep what is not sent, whatever else is changed, also at once', async () => {
    const merchandising = {
      scarcityShownByDefault: true,
      scarcityText: 'Few',
      scarcityUpTo: 3,
      soldOutText: 'Gone',
    }
    await put({ merchandising, termsUrl: '/terms', requiresConsent: true, lowStockUpTo: 4 })
    const change = (more: object) => world.owner.put(shop.api('/store-settings'), more)
    const answers = await Promise.all([
      change({ returnsUrl: '/returns' }),
      change({ lowStockUpTo: 5 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await change({})).body.settings).toMatchObject({
      currency: 'EUR',
      country: 'DE',
      replyToEmail: 'shop@example.com',
      merchandising,
      termsUrl: '/terms',
      returnsUrl: '/returns',
      requiresConsent: true,
      lowStockUpTo: 5,
    })
  })

  it.each([
    ['currency', { currency: 'RUB' }],
    ['replyToEmail', { replyToEmail: 'not an address' }],
    ['minimumSubtotalMinor', { minimumSubtotalMinor: 1e12 }],
    ['minimumSubtotalMinor', { minimumSubtotalMinor: 500_000_000 }],
    ['country', { country: 'XX' }],
  ])('refuse a wrong %s', async (field, more) => {
    const response = await put(more)
    expect(response.status).toBe(400)
    expect(Object.keys(response.body.errors)).toEqual([field])
  })

  const CURRENCIES = [
    ['3.currencies.01', 'ARS'],
    ['3.currencies.02', 'AUD'],
    ['3.currencies.03', 'BRL'],
    ['3.currencies.04', 'CAD'],
    ['3.currencies.05', 'CHF'],
    ['3.currencies.06', 'COP'],
    ['3.currencies.07', 'CZK'],
    ['3.currencies.08', 'DKK'],
    ['3.currencies.09', 'EUR'],
    ['3.currencies.10', 'GBP'],
    ['3.currencies.11', 'HKD'],
    ['3.currencies.12', 'IDR'],
    ['3.currencies.13', 'ILS'],
    ['3.currencies.14', 'INR'],
    ['3.currencies.15', 'JPY'],
    ['3.currencies.16', 'MXN'],
    ['3.currencies.17', 'MYR'],
    ['3.currencies.18', 'NOK'],
    ['3.currencies.19', 'NZD'],
    ['3.currencies.20', 'PHP'],
    ['3.currencies.21', 'PLN'],
    ['3.currencies.22', 'SEK'],
    ['3.currencies.23', 'SGD'],
    ['3.currencies.24', 'THB'],
    ['3.currencies.25', 'USD'],
    ['3.currencies.26', 'ZAR'],
  ] as const

  describe('sell in any of the currencies', () => {
    /** Currency of a cart in a store that sells in `currency`, and a price of 1200 as its owner reads it. */
    const sold = new Map<string, { readonly cart: string; readonly price: string }>()

    beforeAll(async () => {
      const lamp = (await create({ title: 'Lantern', state: 'public', variants: [variant()] })).body
      const shopper = await shop.shopper([lamp.product, 1])
      for (const [, currency] of CURRENCIES) {
        await put({ currency })
        const cart = (await shopper.get(CART)).body.shoppingCart
        const { items } = (await world.owner.get(shop.api('/products?search=lantern'))).body
        sold.set(currency, { cart: cart.currency, price: items[0].price })
      }
    })

    it.each(CURRENCIES)('fact %s: %s', (_fact, currency) => {
      expect(sold.get(currency)?.cart).toBe(currency)
    })

    it('fact 3.currencies.27: amounts have 2 fraction digits', () => {
      for (const [currency, { price }] of sold) {
        if (currency !== 'JPY') expect(price).toMatch(/12\.00$/)
      }
    })

    it('fact 3.currencies.28: amounts in JPY have none', () => {
      expect(sold.get('JPY')?.price).toBe('¥1,200')
    })
  })
})

it('fact 9.limits.05: a store page holds 200 products', async () => {
  const { browser, site } = await world.createOwner('filler@example.com')
  const add = (index: number) =>
    browser.post(`/s/${site.id}/api/products`, {
      title: `Bead ${index}`,
      variants: [variant({ sku: `BEAD-${index}` })],
    })
  for (let index = 1; index <= 200; index += 1) {
    expect([index, (await add(index)).status]).toEqual([index, 200])
  }
  expect(await add(201)).toMatchObject({
    status: 409,
    body: { code: 'storeFull', message: 'A store page holds at most 200 products.' },
  })
})

it('holds as many products as the operator allows', async () => {
  const large = await createTestWorld({ config: { productsPerStore: 201 } })
  const add = (index: number) =>
    large.owner.post(`/s/${large.site.id}/api/products`, {
      title: `Bead ${index}`,
      variants: [variant({ sku: `BEAD-${index}` })],
    })
  for (let index = 1; index <= 201; index += 1) {
    expect([index, (await add(index)).status]).toEqual([index, 200])
  }
  expect(await add(202)).toMatchObject({
    status: 409,
    body: { code: 'storeFull', message: 'A store page holds at most 201 products.' },
  })
  await large.close()
})

describe('a site with several stores', () => {
  const page = async (title: string, kind: string) =>
    (await world.owner.post(shop.api('/pages'), { title, kind })).body.page.id

  it('takes a product into the one that was chosen, else into the oldest', async () => {
    const first = (await create({ title: 'First', variants: [variant()] })).body.product
    const second = await page('Second store', 'products')
    const chosen = await create({ title: 'Chosen', collectionId: second, variants: [variant()] })
    expect(chosen.body.product.collectionId).toBe(second)
    const plain = await create({ title: 'Plain', variants: [variant()] })
    expect(plain.body.product.collectionId).toBe(first.collectionId)
  })

  it.each([
    ['a page', () => page('About', 'page')],
    ['a blog', () => page('Notes', 'blog')],
    ['nothing', async () => newId()],
  ])('refuses %s as a store', async (_what, make) => {
    const refused = await create({
      title: 'Lost',
      collectionId: await make(),
      variants: [variant()],
    })
    expect(refused).toMatchObject({ status: 404, body: { code: 'storeUnknown' } })
  })
})
