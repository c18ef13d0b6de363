/** A purchase from the page of a product to the order that its owner reads, with the messages on the way. */

import { asProductInput, SHIP_TO } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSite, type TestSite } from './test-site.ts'

const MUG = '/shop/p/mug-1'

let world: TestWorld
let owner: TestBrowser
let site: TestSite
let mug: string
let page: string

beforeAll(async () => {
  world = await createTestWorld()
  const made = await world.createOwner('maker@example.com')
  owner = made.browser
  site = await createTestSite(world.app, { title: 'Clay', ownerId: made.accountId })
  mug = site.products[0] ?? ''
  page = (await world.visitor(site).get(MUG)).text
})
afterAll(() => world.close())

const calls = (path: string) => `/s/${site.id}/api${path}`
const add = (shopper: TestBrowser, sku: string, quantity: number) =>
  shopper.post('/api/commerce/shopping-cart/entries', { itemId: mug, sku, quantity })
const cartOf = async (shopper: TestBrowser) =>
  (await shopper.get('/api/commerce/shopping-cart')).body.shoppingCart

describe('a visitor', () => {
  it.each(['1.visitors.01', '6.visitors.02'])('fact %s: looks at a product', async () => {
    const { status, text } = await world.visitor(site).get(MUG)
    expect(status).toBe(200)
    expect(text).toMatch(/<h1[^>]*>Mug 1<\/h1>/)
  })

  it.each(['1.visitors.04', '6.visitors.01'])('fact %s: puts it into the cart', async () => {
    const shopper = world.visitor(site)
    expect(await cartOf(shopper)).toBeNull()
    expect((await add(shopper, 'MUG-1-Small', 1)).status).toBe(200)
    expect((await cartOf(shopper)).entries).toMatchObject([{ itemId: mug }])
  })

  it('fact 1.visitors.02: chooses a variant', async () => {
    const shopper = world.visitor(site)
    await add(shopper, 'MUG-1-Large', 1)
    const [entry] = (await cartOf(shopper)).entries
    expect(entry.chosenVariant.attributes).toEqual({ Size: 'Large' })
  })

  it('fact 1.visitors.03: chooses how many', async () => {
    const shopper = world.visitor(site)
    await add(shopper, 'MUG-1-Small', 3)
    expect((await cartOf(shopper)).entries).toMatchObject([{ quantity: 3 }])
  })

  it('fact 1.visitors.05: buys what the cart holds', async () => {
    const order = await buy(2)
    expect(order).toContain('Thank you for your order')
    expect(order).toContain('Mug 1')
  })
})

/** The page that confirms the order. */
async function buy(quantity: number): Promise<string> {
  const shopper = world.visitor(site)
  await add(shopper, 'MUG-1-Small', quantity)
  const { body: started } = await shopper.post('/api/commerce/checkout', {
    email: 'sam@example.com',
    shippingAddress: SHIP_TO,
  })
  const { id, totalMinor } = started.checkout
  const pay = { paymentToken: 'practice-approve', agreedTotalMinor: totalMinor }
  const paid = await shopper.post(`/api/commerce/checkout/${id}/pay`, pay)
  return (await shopper.get(paid.body.redirectUrl)).text
}

it('fact 1.owners.05: an owner runs the store: a product, its stock, its orders', async () => {
  const product = async () => (await owner.get(calls(`/products/${mug}`))).body.product
  const before = (await product()).variants[0]
  const [variant, ...others] = (await product()).variants
  const stock = { unlimited: false, quantity: before.stock.quantity + 10 }
  const input = asProductInput(await product())
  await owner.put(calls(`/products/${mug}`), {
    ...input,
    variants: [{ ...variant, stock }, ...others],
  })
  await buy(1)
  expect((await product()).variants[0].stock.quantity).toBe(stock.quantity - 1)
  expect((await owner.get(calls('/orders'))).body.items[0]).toMatchObject({
    email: 'sam@example.com',
    totalMinor: 1200,
  })
})

describe('the page of a product', () => {
  it('fact 2.product-detail-page.01: is that of an item that has a product', async () => {
    const { body } = await world.visitor(site).get(`${MUG}?format=json`)
    expect(body.item).toMatchObject({ id: mug, recordType: 11, productType: 1 })
    expect(page).toContain('"pageType":50')
  })

  it.each(['2.product-detail-page.02', '1.rendered-markup.03'])(
    'fact %s: has its variants to choose from',
    () => {
      expect(page).toMatch(/<select[^>]*>.*?<option value="Small".*?<option value="Large"/s)
    },
  )

  it.each(['2.product-detail-page.03', '1.rendered-markup.02'])(
    'fact %s: has an input for the quantity',
    () => {
      expect(page).toMatch(/class="product-quantity-input".*?<input[^>]* type="number"/s)
    },
  )

  it.each(['2.product-detail-page.04', '1.rendered-markup.01'])(
    'fact %s: has a button that adds to the cart',
    () => {
      expect(page).toMatch(/class="sqs-add-to-cart-button [^"]*"[^>]*role="button"/)
    },
  )
})

describe('a mark of a product', () => {
  const marks = async (change: object) => {
    const path = calls(`/products/${site.products[1]}`)
    const { product } = (await owner.get(path)).body
    const variants = product.variants.map((one: object) => ({ ...one, ...change }))
    await owner.put(path, { ...asProductInput(product), variants })
    return async () => (await world.visitor(site).get('/shop/p/mug-2')).text
  }

  it('fact 1.rendered-markup.08: says that it is on sale', async () => {
    const shown = await marks({ onSale: true, salePriceMinor: 900 })
    await expect.poll(shown).toMatch(/class="product-mark sale"/)
    expect(page).not.toContain('product-mark')
  })

  it('fact 1.rendered-markup.07: says that it is sold out', async () => {
    const shown = await marks({ stock: { unlimited: false, quantity: 0 } })
    await expect.poll(shown).toMatch(/class="product-mark sold-out"/)
  })
})

it('fact 1.rendered-markup.06: a list of products has buttons of the quick view where its owner wants them', async () => {
  const shop = async () => (await world.visitor(site).get('/shop')).text
  expect(await shop()).not.toContain('sqs-product-quick-view-button')
  const { pages } = (await owner.get(calls('/pages'))).body
  const store = pages.find(({ kind }: { kind: string }) => kind === 'products')
  await owner.patch(calls(`/pages/${store.id}`), { settings: { showsQuickView: true } })
  await owner.post(calls('/publish'), {})
  await expect
    .poll(shop)
    .toMatch(
      new RegExp(`<a class="sqs-product-quick-view-button" href="${MUG}" data-id="${mug}"[^>]*>`),
    )
})
