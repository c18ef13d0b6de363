import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CART, createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let shirt: TestProduct
/** The page of the shirt, and the data its template was given. */
let html: string
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
let item: any

/** The data of a product that its page is made of. */
const itemOf = async (urlId: string) =>
  (await world.visitor().get(`/shop/p/${urlId}?format=json`)).body.item

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  await world.owner.post(shop.api('/publish'), {})
  shirt = await shop.product({
    title: 'Linen Shirt',
    options: [
      { name: 'Color', values: ['Blue', 'Red'] },
      { name: 'Size', values: ['S'] },
    ],
    variants: [
      { sku: 'LB', Color: 'Blue', priceMinor: 5000, salePriceMinor: 4000, onSale: true },
      { sku: 'LR', Color: 'Red', priceMinor: 6000, salePriceMinor: 0, onSale: false },
    ].map(({ Color, ...variant }) => ({
      ...variant,
      attributes: { Color, Size: 'S' },
      stock: { unlimited: variant.sku === 'LR', quantity: 3 },
      imageId: null,
    })),
  })
  html = (await world.visitor().get('/shop/p/linen-shirt')).text
  item = await itemOf('linen-shirt')
})
afterAll(() => world.close())

const dollars = (value: string) => ({
  value,
  decimalValue: value,
  currency: 'USD',
  currencyCode: 'USD',
})

describe('what a template knows of a product', () => {
  it.each([
    ['3.product-item.01', 'recordType', 11],
    ['3.product-item.02', 'structuredContent', expect.any(Object)],
    ['3.product-item.05', 'productType', 1],
  ])('fact %s: %s', (_fact, field, expected) => {
    expect(item).toHaveProperty(field, expected)
  })

  it('fact 3.product-item.03: id', () => {
    expect(item.id).toBe(shirt.id)
  })

  it('fact 3.product-item.04: collectionId', () => {
    expect(item.collectionId).toBe(shirt.collectionId)
  })

  it.each([
    ['3.product-item.10', 'variants', [expect.any(Object), expect.any(Object)]],
    ['3.product-item.11', 'priceMoney', dollars('50.00')],
    ['3.product-item.12', 'salePriceMoney', dollars('40.00')],
    ['3.product-item.13', 'onSale', true],
  ])('fact %s: %s of its structured content', (_fact, field, expected) => {
    expect(item.structuredContent).toHaveProperty(field, expected)
  })

  it.each([
    ['3.money.01', 'value', '50.00'],
    ['3.money.02', 'currency', 'USD'],
    ['3.money.03', 'decimalValue', '50.00'],
    ['3.money.04', 'currencyCode', 'USD'],
  ])('fact %s: %s of money', (_fact, field, expected) => {
    expect(item.structuredContent.priceMoney).toHaveProperty(field, expected)
  })
})

describe('what a template knows of a variant', () => {
  const values = (Color: string) => [
    { optionName: 'Color', value: Color },
    { optionName: 'Size', value: 'S' },
  ]

  it.each([
    ['3.variant.01', 'sku', 'LB', 'LR'],
    ['3.variant.03', 'attributes', { Color: 'Blue', Size: 'S' }, { Color: 'Red', Size: 'S' }],
    ['3.variant.04', 'priceMoney', dollars('50.00'), dollars('60.00')],
    ['3.variant.05', 'salePriceMoney', dollars('40.00'), dollars('0.00')],
    ['3.variant.06', 'salePrice', 4000, 0],
    ['3.variant.07', 'onSale', true, false],
    ['3.variant.08', 'unlimited', false, true],
    ['3.variant.09', 'qtyInStock', 3, 0],
    ['3.variant.10', 'optionValues', values('Blue'), values('Red')],
  ])('fact %s: %s', (_fact, field, blue, red) => {
    const [first, second] = item.structuredContent.variants
    expect(first).toHaveProperty(field, blue)
    expect(second).toHaveProperty(field, red)
  })

  it('fact 3.variant.02: scripts of the page know its price as a decimal', () => {
    const context = /SQUARESPACE_CONTEXT = (.*);<\/script>/.exec(html)?.[1] ?? ''
    const { product } = JSON.parse(context)
    expect(product.variants).toMatchObject([
      { sku: 'LB', price: { decimalValue: '50.00' } },
      { sku: 'LR', price: { decimalValue: '60.00' } },
    ])
  })
})

describe('the button of a product', () => {
  const button = () => /<div class="sqs-add-to-cart-button [^>]*>/.exec(html)?.[0]

  it('fact 3.product-button-data.01: carries the id of the item', () => {
    expect(button()).toContain(`data-item-id="${shirt.id}"`)
  })

  it('fact 3.product-button-data.02: carries the type of the product', () => {
    expect(button()).toContain('data-product-type="1"')
  })
})

describe('types of products', () => {
  const made = new Map<number, TestProduct>()

  beforeAll(async () => {
    for (const type of [1, 2, 3] as const) {
      made.set(type, await shop.stock(`TYPE-${type}`, 3, { type }))
    }
    // Sites from before the rule have public ones; a new one can only be a draft.
    for (const type of [4, 5] as const) {
      const draft = await shop.stock(`TYPE-${type}`, 3, { type, state: 'draft' })
      await world.inSite(({ id, db }) =>
        db
          .updateTable('item')
          .set({ status: 'public', visible_from: new Date(0) })
          .where('website_id', '=', id)
          .where('id', '=', draft.id)
          .execute(),
      )
      made.set(type, draft)
    }
  })

  const add = (type: number, visitor = world.visitor()) =>
    visitor.post(ENTRIES, { itemId: made.get(type)?.id, quantity: 1 })

  it.each([
    ['3.product-item.06', 'physical', 1],
    ['3.product-item.07', 'digital', 2],
    ['3.product-item.08', 'service', 3],
    ['3.product-item.09', 'a gift card', 4],
  ])('fact %s: templates know %s as %i', async (_fact, _name, type) => {
    const { productType, structuredContent } = await itemOf(`type-${type}`)
    expect([productType, structuredContent.productType]).toEqual([type, type])
  })

  it('are four to templates: what opens content is digital in what is particular to products', async () => {
    const { productType, structuredContent } = await itemOf('type-5')
    expect([productType, structuredContent.productType]).toEqual([5, 2])
  })

  it.each([
    ['3.product-types.01', 'physical', 1],
    ['3.product-types.02', 'digital', 2],
    ['3.product-types.03', 'service', 3],
  ])('fact %s: %s can be bought', async (_fact, _name, type) => {
    const visitor = world.visitor()
    expect((await add(type, visitor)).status).toBe(200)
    const { body } = await visitor.get(CART)
    expect(body.shoppingCart.entries).toMatchObject([{ title: `TYPE-${type}`, problem: null }])
  })

  it.each([4, 5])('number %i is not sold online yet, and says so', async (type) => {
    const { status, body } = await add(type)
    expect(status).toBe(422)
    expect(body.message).toContain('cannot be bought online yet')
  })
})
