import { newId } from '@sitewright/core/id'
import { waitWords } from '@sitewright/core/wait-words'
import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCheckout } from '../test-purchase.ts'
import { CART, createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let shirt: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 3)
  shirt = await shop.product({
    title: 'Shirt',
    options: [
      { name: 'Color', values: ['Blue', 'Red'] },
      { name: 'Size', values: ['S', 'L'] },
    ],
    variants: [
      ['BS', 'Blue', 'S'],
      ['BL', 'Blue', 'L'],
      ['RS', 'Red', 'S'],
    ].map(([sku = '', Color = '', Size = '']) => ({
      sku,
      attributes: { Color, Size },
      priceMinor: 2500,
      salePriceMinor: 1999,
      onSale: sku === 'BS',
      stock: { unlimited: sku === 'RS', quantity: 4 },
      imageId: null,
    })),
  })
})
afterAll(() => world.close())

const mugs = (quantity: unknown) => ({ itemId: mug.id, sku: 'MUG', quantity })

describe('what a cart says', () => {
  const ID = expect.stringMatching(/^[0-9a-f]{24}$/)
  const FLAT = { id: 'flat', name: 'Standard shipping', note: '', kind: 'flat', costCents: 500 }
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  let shipped: any
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  let digital: any

  beforeAll(async () => {
    await shop.ships(500)
    const bowl = await shop.stock('BOWL', 9)
    const film = await shop.stock('FILM', 9, { type: 2 })
    const buyer = await shop.shopper([bowl, 2])
    await startCheckout(buyer)
    shipped = (await buyer.get(CART)).body.shoppingCart
    digital = (await (await shop.shopper([film, 1])).get(CART)).body.shoppingCart
    await shop.ships(0)
  })

  it.each([
    ['3.shopping-cart.01', 'id', ID, ID],
    ['3.shopping-cart.03', 'orderId', null, null],
    ['3.shopping-cart.04', 'created', expect.any(Number), expect.any(Number)],
    ['3.shopping-cart.05', 'isPurchased', false, false],
    [
      '3.shopping-cart.06',
      'entries',
      [expect.objectContaining({ title: 'BOWL' })],
      [expect.objectContaining({ title: 'FILM' })],
    ],
    ['3.shopping-cart.07', 'shippingOptions', [FLAT], []],
    ['3.shopping-cart.08', 'selectedShippingOption', FLAT, null],
    ['3.shopping-cart.09', 'shippingLocation', { country: 'GB', region: '' }, null],
    ['3.shopping-cart.14', 'subtotalCents', 2000, 1000],
    ['3.shopping-cart.16', 'shippingCostCents', 500, 0],
    ['3.shopping-cart.18', 'grandTotalCents', 2500, 1000],
    ['3.shopping-cart.19', 'totalQuantity', 2, 1],
    ['3.shopping-cart.20', 'hasDigital', false, true],
    ['3.shopping-cart.21', 'purelyDigital', false, true],
    ['3.shopping-cart.22', 'requiresShipping', true, false],
  ])('fact %s: %s', (_fact, field, ofShipped, ofDigital) => {
    expect(shipped).toHaveProperty(field, ofShipped)
    expect(digital).toHaveProperty(field, ofDigital)
  })

  it('fact 3.shopping-cart.02: websiteId', () => {
    expect(shipped.websiteId).toBe(world.site.id)
  })
})

describe('what an entry of a cart says', () => {
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  let entry: any
  let addedId: string

  beforeAll(async () => {
    const visitor = world.visitor()
    const added = await visitor.post(ENTRIES, { itemId: shirt.id, sku: 'RS', quantity: 2 })
    addedId = added.body.newlyAdded.id
    entry = (await visitor.get(CART)).body.shoppingCart.entries[0]
  })

  it.each([
    ['3.cart-entry.03', 'quantity', 2],
    ['3.cart-entry.04', 'chosenVariant.sku', 'RS'],
    ['3.cart-entry.05', 'chosenVariant.attributes', { Color: 'Red', Size: 'S' }],
    ['3.cart-entry.07', 'title', 'Shirt'],
    ['3.cart-entry.08', 'subTotal', 5000],
    ['3.cart-entry.09', 'purchasePriceCents', 2500],
  ])('fact %s: %s', (_fact, field, expected) => {
    expect(entry).toHaveProperty(field, expected)
  })

  it('fact 3.cart-entry.01: id, by which it was added', () => {
    expect(entry.id).toBe(addedId)
  })

  it('fact 3.cart-entry.02: itemId', () => {
    expect(entry.itemId).toBe(shirt.id)
  })
})

describe('what is said of stock', () => {
  it.each([
    ['3.stock-result.01', 'unlimited', [false, false, true]],
    ['3.stock-result.02', 'qtyInStock', [4, 4, 0]],
  ])('fact %s: %s, of each variant', async (_fact, field, expected) => {
    const { body } = await world.visitor().get(`/api/commerce/inventory/stock/?itemId=${shirt.id}`)
    expect(body.results.map((result: Record<string, unknown>) => result[field])).toEqual(expected)
  })
})

describe('POST /api/commerce/shopping-cart/entries', () => {
  it('fact 7.commerce.01: takes a product with what its form asked, and answers with all that scripts need', async () => {
    const answers = { text: 'Ada' }
    const { body } = await world.visitor().post(ENTRIES, {
      itemId: shirt.id,
      sku: 'RS',
      quantity: 2,
      additionalFields: JSON.stringify(answers),
    })
    expect(body.newlyAdded).toMatchObject({
      itemId: shirt.id,
      quantity: 2,
      chosenVariant: { sku: 'RS' },
      additionalFields: answers,
    })
    expect(body.shoppingCart.entries).toEqual([body.newlyAdded])
    // The data that a script of analytics reads.
    expect(body.newlyAdded).toMatchObject({ title: 'Shirt', purchasePriceCents: 2500 })
    expect(body.shoppingCart).toMatchObject({
      id: expect.any(String),
      websiteId: world.site.id,
      currency: 'USD',
    })
    const alone = { itemId: mug.id, sku: null, quantity: 1, additionalFields: null }
    expect((await world.visitor().post(ENTRIES, alone)).body.newlyAdded).toMatchObject({
      itemId: mug.id,
      additionalFields: null,
    })
  })

  it('fact 7.commerce.02: says what went wrong, with its status and whether the crumb was to blame', async () => {
    const visitor = world.visitor()
    const { status, body } = await visitor.post(ENTRIES, mugs(4))
    expect(body).toMatchObject({ status, message: expect.stringContaining('not have enough') })
    expect(body.crumbFail).toBeFalsy()
    const forged = await visitor.post(ENTRIES, mugs(1), { crumb: 'forged.value' })
    expect(forged.body).toMatchObject({ status: 403, message: expect.any(String), crumbFail: true })
  })

  it('makes a cart at the first entry and gives all of it back', async () => {
    const visitor = world.visitor()
    const { status, body } = await visitor.post(ENTRIES, mugs(2))
    expect(status).toBe(200)
    expect(body.newlyAdded).toMatchObject({ itemId: mug.id, quantity: 2, purchasePriceCents: 1000 })
    expect(body.shoppingCart).toMatchObject({
      websiteId: world.site.id,
      subtotalCents: 2000,
      totalQuantity: 2,
      requiresShipping: true,
      hasDigital: false,
      isPurchased: false,
      orderId: null,
    })
    expect(visitor.cookies.get('hasCart')).toBe('true')
    expect((await visitor.get(CART)).body.shoppingCart).toEqual(body.shoppingCart)
  })

  it('tells of a cart nothing else', async () => {
    const { body } = await world.visitor().post(ENTRIES, mugs(1))
    const { currency, moneyFormat, ...cart } = body.shoppingCart
    expect(moneyFormat).toMatchObject({ currency, digits: 2 })
    expect(cart).toEqual({
      id: expect.any(String),
      websiteId: world.site.id,
      orderId: null,
      created: expect.any(Number),
      isPurchased: false,
      entries: [expect.any(Object)],
      removedEntries: [],
      shippingOptions: [expect.any(Object)],
      selectedShippingOption: expect.any(Object),
      shippingLocation: null,
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      discounts: [],
      couponProblems: [],
      problem: null,
      minimumCents: null,
      subtotalCents: 1000,
      taxCents: expect.any(Number),
      shippingCostCents: expect.any(Number),
      discountCents: 0,
      grandTotalCents: expect.any(Number),
      totalQuantity: 1,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: true,
      deliveryProblem: null,
      freeDelivery: null,
      priceHash: expect.any(String),
    })
  })

  it('sends the cart’s token HttpOnly and keeps only its hash', async () => {
    const visitor = world.visitor()
    const { headers } = await visitor.post(ENTRIES, mugs(1))
    const cookies = [headers['set-cookie']].flat().map(String)
    expect(cookies.find((cookie) => cookie.startsWith('CART='))).toMatch(/HttpOnly/)
    expect(cookies.find((cookie) => cookie.startsWith('hasCart='))).not.toMatch(/HttpOnly/)
    const token = visitor.cookies.get('CART') ?? ''
    const stored = await world.inSite((site) =>
      site.db.selectFrom('cart').select('token_hash').where('token_hash', '=', token).execute(),
    )
    expect(stored).toEqual([])
  })

  it('puts equal entries together, and keeps those with other answers apart', async () => {
    const visitor = await shop.shopper([mug, 1], [mug, 1])
    const engraved = (text: string) => ({
      ...mugs(1),
      additionalFields: JSON.stringify({ text, color: 'gold' }),
    })
    const { body } = await visitor.post(ENTRIES, engraved('Ada'))
    expect(body.shoppingCart.entries.map(({ quantity }: { quantity: number }) => quantity)).toEqual(
      [2, 1],
    )
    expect(body.newlyAdded.additionalFields).toEqual({ text: 'Ada', color: 'gold' })
  })

  it('counts what the cart already holds, over all its entries', async () => {
    const visitor = await shop.shopper([mug, 2])
    await visitor.post(ENTRIES, { ...mugs(1), additionalFields: '{"a":1}' })
    expect(await visitor.post(ENTRIES, mugs(1))).toMatchObject({
      status: 409,
      body: {
        code: 'notEnoughStock',
        message: 'Sorry, we do not have enough of that item available.',
        available: 0,
      },
    })
  })

  it('takes the sale price, never one that was sent', async () => {
    const visitor = world.visitor()
    const { body } = await visitor.post(ENTRIES, {
      itemId: shirt.id,
      sku: 'BS',
      quantity: 1,
      price: 1,
      purchasePriceCents: 1,
    })
    expect(body.newlyAdded).toMatchObject({
      purchasePriceCents: 1999,
      chosenVariant: { sku: 'BS', attributes: { Color: 'Blue', Size: 'S' } },
    })
  })

  it.each([
    [400, 'Quantity must be from 1 to 9999.', () => mugs(0)],
    [400, 'Quantity must be from 1 to 9999.', () => mugs(-1)],
    [400, 'Quantity must be from 1 to 9999.', () => mugs(10000)],
    [404, 'That product is no longer for sale.', () => ({ ...mugs(1), itemId: newId() })],
    [
      400,
      'Could not parse the form fields, please check your entries.',
      () => ({ ...mugs(1), additionalFields: '{' }),
    ],
  ])('answers %i %s', async (status, message, body) => {
    expect(await world.visitor().post(ENTRIES, body())).toMatchObject({
      status,
      body: { status, message },
    })
  })

  /** A product with an option of each name, none of which is chosen. */
  const unchosen = async (...names: string[]) => {
    const attributes = Object.fromEntries(names.map((name) => [name, 'One']))
    const { id } = await shop.product({
      title: names.join(' '),
      options: names.map((name) => ({ name, values: ['One', 'Two'] })),
      variants: ['One', 'Two'].map((value) => ({
        sku: [...names, value].join('-'),
        attributes: { ...attributes, [names[0] ?? '']: value },
        priceMinor: 100,
        salePriceMinor: 100,
        onSale: false,
        stock: { unlimited: true, quantity: 0 },
        imageId: null,
      })),
    })
    return { itemId: id, sku: null, quantity: 1 }
  }

  it.each([
    ['5.before-add-to-cart.01', 'Please select the Glaze option.', () => unchosen('Glaze')],
    [
      '5.before-add-to-cart.02',
      'Please select the Color and Size options.',
      () => ({ itemId: shirt.id, sku: null, quantity: 1 }),
    ],
    [
      '5.before-add-to-cart.03',
      'Please select the Cut, Color, Size and Length options.',
      () => unchosen('Cut', 'Color', 'Size', 'Length'),
    ],
    [
      '5.before-add-to-cart.04',
      'Sorry, that item variant is unavailable. Please select another variant.',
      () => ({ ...mugs(1), sku: 'NOPE' }),
    ],
    [
      '5.before-add-to-cart.05',
      'Sorry, we do not have enough of that item available.',
      () => mugs(4),
    ],
    ['5.before-add-to-cart.06', 'Quantity must be a number.', () => mugs('abc')],
    ['5.before-add-to-cart.07', 'Quantity must be a whole number.', () => mugs(1.5)],
  ])('fact %s: refused with "%s"', async (_id, message, wish) => {
    const { status, body } = await world.visitor().post(ENTRIES, await wish())
    expect([status >= 400, body.message]).toEqual([true, message])
  })

  it('knows no products of other sites, and no drafts', async () => {
    const other = await world.createOwner('other-cart@example.com')
    expect((await world.visitor(other.site).post(ENTRIES, mugs(1))).status).toBe(404)
    const draft = await shop.stock('DRAFT', 1, { state: 'draft' })
    expect(await world.visitor().post(ENTRIES, { itemId: draft.id })).toMatchObject({
      status: 404,
      body: { code: 'productMissing' },
    })
  })

  it('refuses without the crumb, and says that it is that', async () => {
    const visitor = world.visitor()
    expect(await visitor.post(ENTRIES, mugs(1), { crumb: null })).toMatchObject({
      status: 403,
      body: { crumbFail: true },
    })
    expect(await visitor.post(ENTRIES, mugs(1), { crumb: 'forged.value' })).toMatchObject({
      status: 403,
      body: { crumbFail: true },
    })
  })

  it('keeps a download single, however often it is added', async () => {
    const song = await shop.stock('SONG', 0, { type: 2 })
    const visitor = await shop.shopper([song, 1], [song, 1])
    const { body } = await visitor.get(CART)
    expect(body.shoppingCart).toMatchObject({
      totalQuantity: 1,
      hasDigital: true,
      purelyDigital: true,
      requiresShipping: false,
      shippingCostCents: 0,
    })
    expect(await visitor.post(ENTRIES, { itemId: song.id, quantity: 2 })).toMatchObject({
      status: 400,
      body: { message: 'Only one of this item can be bought at a time.' },
    })
  })

  it('sells one of a service at a time where the owner wants it so', async () => {
    const lesson = await shop.stock('LESSON', 9, { type: 3 })
    const visitor = await shop.shopper([lesson, 2])
    await shop.settings({ multipleQuantityAllowedForServices: false })
    const only = 'Only one of this item can be bought at a time.'
    const { shoppingCart } = (await visitor.get(CART)).body
    const [entry] = shoppingCart.entries
    expect(entry).toMatchObject({ quantity: 2, multipleQuantityAllowed: false, problem: only })
    const other = world.visitor()
    const refused = await other.post(ENTRIES, { itemId: lesson.id, quantity: 2 })
    expect(refused).toMatchObject({ status: 400, body: { errors: { quantity: only } } })
    for (let times = 0; times < 2; times += 1) {
      const one = await other.post(ENTRIES, { itemId: lesson.id, quantity: 1 })
      expect(one.body.shoppingCart.totalQuantity).toBe(1)
    }
    expect(await visitor.put(`${ENTRIES}/${entry.id}`, { quantity: 3 })).toMatchObject({
      status: 400,
      body: { message: only },
    })
    const fewer = await visitor.put(`${ENTRIES}/${entry.id}`, { quantity: 1 })
    expect(fewer.body.shoppingCart.entries[0]).toMatchObject({ quantity: 1, problem: null })
    const mugs = await other.post(ENTRIES, { itemId: mug.id, sku: 'MUG', quantity: 2 })
    expect(mugs.status).toBe(200)
    await shop.settings({})
    const many = await other.post(ENTRIES, { itemId: lesson.id, quantity: 2 })
    expect(many.body.newlyAdded).toMatchObject({ quantity: 3, multipleQuantityAllowed: true })
  })

  it('loses none of twenty additions of one browser sent at once', async () => {
    const plenty = await shop.stock('PLENTY', 1000)
    const visitor = await shop.shopper([plenty, 1])
    await visitor.crumb()
    await Promise.all(
      Array.from({ length: 20 }, () => visitor.post(ENTRIES, { itemId: plenty.id, quantity: 1 })),
    )
    expect((await visitor.get(CART)).body.shoppingCart.totalQuantity).toBe(21)
  })
})

describe('PUT and DELETE /api/commerce/shopping-cart/entries/{entryId}', () => {
  const entryOf = async (visitor: Awaited<ReturnType<typeof shop.shopper>>) =>
    `${ENTRIES}/${(await visitor.get(CART)).body.shoppingCart.entries[0].id}`

  it('sets the quantity', async () => {
    const visitor = await shop.shopper([mug, 1])
    const { body } = await visitor.put(await entryOf(visitor), { quantity: '3' })
    expect(body.shoppingCart).toMatchObject({ totalQuantity: 3, subtotalCents: 3000 })
  })

  it.each([
    [409, 'notEnoughStock', 4],
    [400, 'quantityInvalid', 'abc'],
    [400, 'quantityInvalid', 10000],
  ])('answers %i %s for %j', async (status, code, quantity) => {
    const visitor = await shop.shopper([mug, 1])
    const response = await visitor.put(await entryOf(visitor), { quantity })
    expect(response).toMatchObject({ status, body: { code } })
  })

  it('says how many more there are', async () => {
    const visitor = await shop.shopper([mug, 1])
    const { body } = await visitor.put(await entryOf(visitor), { quantity: 9 })
    expect(body.available).toBe(3)
  })

  it('takes the last entry out, and with it the promise of a cart', async () => {
    const visitor = await shop.shopper([mug, 1])
    const { body } = await visitor.delete(await entryOf(visitor))
    expect(body.shoppingCart).toMatchObject({ entries: [], totalQuantity: 0, grandTotalCents: 0 })
    expect(visitor.cookies.has('hasCart')).toBe(false)
  })

  it.each([0, '0'])('takes an entry out of which %j is wanted', async (quantity) => {
    const visitor = await shop.shopper([mug, 2])
    const answer = await visitor.put(await entryOf(visitor), { quantity })
    expect(answer).toMatchObject({ status: 200, body: { shoppingCart: { entries: [] } } })
  })

  it('does not know entries of other carts', async () => {
    const mine = await entryOf(await shop.shopper([mug, 1]))
    const stranger = await shop.shopper([mug, 1])
    const missing = { status: 404, body: { code: 'entryMissing' } }
    expect(await stranger.put(mine, { quantity: 2 })).toMatchObject(missing)
    expect(await stranger.delete(mine)).toMatchObject(missing)
    expect(await world.visitor().delete(mine)).toMatchObject(missing)
  })
})

describe('GET /api/commerce/shopping-cart', () => {
  it('fact 7.commerce.04: is the cart of whoever asks', async () => {
    const visitor = await shop.shopper([mug, 2])
    expect((await visitor.get(CART)).body.shoppingCart).toMatchObject({
      websiteId: world.site.id,
      totalQuantity: 2,
      entries: [{ itemId: mug.id, quantity: 2 }],
    })
  })

  it('is null for a visitor without one, whatever cookie they send', async () => {
    const visitor = world.visitor()
    expect((await visitor.get(CART)).body).toEqual({ shoppingCart: null })
    visitor.cookies.set('CART', 'made-up')
    expect((await visitor.get(CART)).body).toEqual({ shoppingCart: null })
  })

  it('says which entries cannot be bought any more', async () => {
    const gone = await shop.stock('GONE', 5)
    const scarce = await shop.stock('SCARCE', 5)
    const visitor = await shop.shopper([gone, 1], [scarce, 2])
    await world.owner.delete(shop.api(`/products/${gone.id}`))
    await world.owner.put(shop.api(`/products/${scarce.id}`), {
      ...asProductInput(scarce),
      variants: [{ ...scarce.variants[0], stock: { unlimited: false, quantity: 1 } }],
    })
    const { body } = await visitor.get(CART)
    expect(body.shoppingCart.entries.map(({ problem }: { problem: string }) => problem)).toEqual([
      'Sorry, that item variant is unavailable. Please select another variant.',
      'Sorry, we do not have enough of that item available.',
    ])
  })

  it('adds the flat rate where something is shipped, and counts yen in hundredths', async () => {
    await shop.settings({ currency: 'JPY' })
    await shop.ships(500)
    const visitor = await shop.shopper([mug, 1])
    expect((await visitor.get(CART)).body.shoppingCart).toMatchObject({
      currency: 'JPY',
      subtotalCents: 100_000,
      shippingCostCents: 50_000,
      grandTotalCents: 150_000,
      selectedShippingOption: { id: 'flat', costCents: 50_000 },
    })
    await shop.settings({ currency: 'USD' })
    await shop.ships(0)
  })
})

describe('GET /api/commerce/inventory/stock/', () => {
  it('fact 7.commerce.07: says what is left of each variant', async () => {
    const { body } = await world.visitor().get(`/api/commerce/inventory/stock/?itemId=${shirt.id}`)
    expect(body.results).toEqual([
      { sku: 'BS', attributes: { Color: 'Blue', Size: 'S' }, unlimited: false, qtyInStock: 4 },
      { sku: 'BL', attributes: { Color: 'Blue', Size: 'L' }, unlimited: false, qtyInStock: 4 },
      { sku: 'RS', attributes: { Color: 'Red', Size: 'S' }, unlimited: true, qtyInStock: 0 },
    ])
  })

  it('answers 404 for what is not for sale here', async () => {
    const path = `/api/commerce/inventory/stock/?itemId=${newId()}`
    expect((await world.visitor().get(path)).status).toBe(404)
  })
})

it('says of too many requests how long to wait, in words and in seconds', async () => {
  const visitor = await shop.shopper([mug, 1])
  const ask = () => visitor.send({ method: 'PUT', url: `${ENTRIES}/none`, payload: {} })
  for (let asked = 0; asked < 60; asked += 1) await ask()
  const { headers, body } = await ask()
  const message = waitWords(Number(headers['retry-after']))
  expect(body).toEqual({ status: 429, code: 'tooMany', message })
})
