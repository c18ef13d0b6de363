/** Stock as its owner changes it: for a reason, with a history, and with a mail when little is left. */

import { newId } from '@sitewright/core/id'
import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../invariants.ts'
import { buy, payFor, startCheckout } from '../test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let made = 0

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
})
afterEach(async () => {
  const { sites } = await checkInvariants(world.app)
  expect(sites.flatMap(({ violations }) => violations)).toEqual([])
})
afterAll(() => world.close())

const mug = (left: number, more: object = {}) => {
  made += 1
  return shop.stock(`MUG-${made}`, left, more)
}
const firstOf = ({ variants }: TestProduct) => variants[0]?.id ?? ''
const stockPath = ({ id }: TestProduct) => shop.api(`/products/${id}/stock`)

interface Change {
  readonly reason: string
  readonly quantity: number
  readonly note?: string
  readonly seen?: number
}
const adjust = (product: TestProduct, { reason, note, ...change }: Change) =>
  world.owner.put(stockPath(product), {
    reason,
    ...(note !== undefined && { note }),
    changes: [{ variantId: firstOf(product), ...change }],
  })
const leftOf = async ({ id }: TestProduct) =>
  (await world.owner.get(shop.api(`/products/${id}`))).body.product.variants[0].stock.quantity
const historyOf = async (product: TestProduct, query = '') =>
  (await world.owner.get(`${stockPath(product)}${query}`)).body

describe('PUT /s/:siteId/api/products/:productId/stock', () => {
  it.each([
    ['restock', 5, 8],
    ['return', 1, 4],
    ['damage', 2, 1],
    ['correction', -1, 2],
    ['other', -3, 0],
    ['count', 9, 9],
  ])('%s of %i makes 3 units %i', async (reason, quantity, left) => {
    const product = await mug(3)
    const { status, body } = await adjust(product, { reason, quantity })
    expect(status).toBe(200)
    expect(body.product.variants[0].stock).toEqual({ unlimited: false, quantity: left })
    expect(await leftOf(product)).toBe(left)
  })

  it('takes off a count what was sold while it was counted', async () => {
    const product = await mug(8)
    await buy(await shop.shopper([product, 2]))
    await adjust(product, { reason: 'count', quantity: 10, seen: 8 })
    expect(await leftOf(product)).toBe(8)
  })

  it('never takes what is being paid for', async () => {
    const product = await mug(3)
    const buyer = await shop.shopper([product, 2])
    const { checkout } = (await startCheckout(buyer)).body
    await payFor(buyer, { checkout, token: 'practice-slow' })
    const { status } = await adjust(product, { reason: 'damage', quantity: 2 })
    const gone = await adjust(product, { reason: 'damage', quantity: 1 })
    expect([status, gone.status, await leftOf(product)]).toEqual([409, 200, 0])
  })

  it.each([
    [400, 'stockInvalid', { reason: 'restock', quantity: 0 }],
    [400, 'stockInvalid', { reason: 'damage', quantity: -1 }],
    [400, 'stockInvalid', { reason: 'count', quantity: -1 }],
    [400, 'stockInvalid', { reason: 'restock', quantity: 1.5 }],
    [409, 'stockTooLow', { reason: 'damage', quantity: 4 }],
    [409, 'stockTooLow', { reason: 'correction', quantity: -4 }],
  ])('answers %i %s', async (status, code, change) => {
    const product = await mug(3)
    expect(await adjust(product, change)).toMatchObject({
      status,
      body: { code, errors: { 'changes.0.quantity': expect.any(String) } },
    })
    expect(await leftOf(product)).toBe(3)
    expect((await historyOf(product)).items).toHaveLength(1)
  })

  it('refuses a reason that there is not, and a variant that is not counted', async () => {
    const product = await mug(3)
    expect((await adjust(product, { reason: 'magic', quantity: 1 })).status).toBe(400)
    const endless = await shop.product({
      title: 'Endless',
      variants: [
        {
          sku: 'ENDLESS',
          attributes: {},
          priceMinor: 100,
          salePriceMinor: 0,
          onSale: false,
          stock: { unlimited: true, quantity: 0 },
          imageId: null,
        },
      ],
    })
    expect(await adjust(endless, { reason: 'restock', quantity: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stockUncounted' },
    })
  })

  it('changes all of its variants or none', async () => {
    const product = await shop.product({
      title: 'Sizes',
      options: [{ name: 'Size', values: ['S', 'L'] }],
      variants: ['S', 'L'].map((Size) => ({
        sku: `SIZED-${Size}`,
        attributes: { Size },
        priceMinor: 100,
        salePriceMinor: 0,
        onSale: false,
        stock: { unlimited: false, quantity: 2 },
        imageId: null,
      })),
    })
    const [small, large] = product.variants.map(({ id }) => id)
    const put = (changes: object[]) =>
      world.owner.put(stockPath(product), { reason: 'damage', changes })
    const both = (quantity: number) => [
      { variantId: small, quantity: 1 },
      { variantId: large, quantity },
    ]
    expect(await put(both(3))).toMatchObject({
      status: 409,
      body: { errors: { 'changes.1.quantity': 'That is more than there is.' } },
    })
    expect(await put([...both(1), { variantId: small, quantity: 1 }])).toMatchObject({
      status: 400,
      body: { code: 'stockTwice' },
    })
    const { body } = await put(both(2))
    const left = body.product.variants.map(({ stock }: { stock: object }) => stock)
    expect(left).toEqual([
      { unlimited: false, quantity: 1 },
      { unlimited: false, quantity: 0 },
    ])
    const { items } = await historyOf(product, `?variantId=${large}`)
    expect(items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([-2, 2])
  })

  it('does not know variants of other products, or products that are gone', async () => {
    const [one, other] = [await mug(3), await mug(3)]
    const foreign = { reason: 'restock', changes: [{ variantId: firstOf(other), quantity: 1 }] }
    expect(await world.owner.put(stockPath(one), foreign)).toMatchObject({
      status: 404,
      body: { code: 'variantUnknown' },
    })
    expect((await world.owner.get(`${stockPath(one)}?variantId=${newId()}`)).status).toBe(404)
    await world.owner.delete(shop.api(`/products/${one.id}`))
    expect((await adjust(one, { reason: 'restock', quantity: 1 })).status).toBe(404)
    expect((await world.owner.get(stockPath(one))).status).toBe(404)
  })

  it('brings a page that says sold out up to date', async () => {
    const product = await mug(0)
    await adjust(product, { reason: 'restock', quantity: 2 })
    const visitor = await shop.shopper([product, 2])
    expect((await buy(visitor)).status).toBe(200)
  })
})

describe('the history of stock', () => {
  it('says who changed it, why and by how many, and with which order it was sold', async () => {
    const product = await mug(5)
    await adjust(product, { reason: 'damage', quantity: 1, note: ' Fell off the shelf ' })
    await adjust(product, { reason: 'count', quantity: 4, note: 'As it should be' })
    await buy(await shop.shopper([product, 3]))
    const { items, nextCursor } = await historyOf(product)
    expect(nextCursor).toBeNull()
    expect(items).toMatchObject([
      { kind: 'sale', quantity: -3, reason: null, by: null, order: { number: expect.any(Number) } },
      { kind: 'adjust', quantity: 0, reason: 'count', note: 'As it should be' },
      {
        kind: 'adjust',
        quantity: -1,
        reason: 'damage',
        note: 'Fell off the shelf',
        by: expect.any(String),
        order: null,
        sku: product.variants[0]?.sku,
      },
      { kind: 'adjust', quantity: 5, reason: null, note: '', by: null },
    ])
  })

  it('comes page by page, each line once, in one order', async () => {
    const product = await mug(0)
    for (let one = 1; one <= 60; one += 1) {
      await adjust(product, { reason: 'restock', quantity: one })
    }
    const first = await historyOf(product)
    const second = await historyOf(product, `?cursor=${first.nextCursor}`)
    const all = [...first.items, ...second.items]
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 10, null])
    expect(all.map(({ quantity }) => quantity)).toEqual(
      Array.from({ length: 60 }, (_, index) => 60 - index),
    )
  })
})

describe('little stock', () => {
  const mails = async () => {
    const { body } = await world.owner.get(shop.api('/mail'))
    return body.items.filter(({ kind }: { kind: string }) => kind === 'low-stock')
  }
  const said = async (work: () => Promise<unknown>) => {
    const before = (await mails()).length
    await work()
    return (await mails()).length - before
  }
  const isLow = async ({ title }: TestProduct) => {
    const { body } = await world.owner.get(shop.api(`/products?search=${title}`))
    return body.items.find((one: { title: string }) => one.title === title).isLow
  }

  it('is never told of unless the owner asks for it', async () => {
    const product = await mug(1)
    expect(await said(async () => buy(await shop.shopper([product, 1])))).toBe(0)
    expect(await isLow(product)).toBe(false)
  })

  it('is mailed once when it is crossed, and again after there was more', async () => {
    const product = await mug(4, { lowStockUpTo: 2 })
    const sell = async () => buy(await shop.shopper([product, 1]))
    expect(await isLow(product)).toBe(false)
    expect(await said(sell)).toBe(0)
    expect(await said(sell)).toBe(1)
    expect(await isLow(product)).toBe(true)
    expect(await said(sell)).toBe(0)
    expect(await said(() => adjust(product, { reason: 'restock', quantity: 5 }))).toBe(0)
    expect(await isLow(product)).toBe(false)
    expect(await said(() => adjust(product, { reason: 'damage', quantity: 5 }))).toBe(1)
  })

  it('is mailed to the address of the shop, else to its owner, with what is left of what', async () => {
    const product = await mug(3, { lowStockUpTo: 2 })
    await buy(await shop.shopper([product, 1]))
    const [first] = await mails()
    const { body } = await world.owner.get(shop.api(`/mail/${first.id}`))
    expect(first.subject).toBe(`Little is left of ${product.title}`)
    expect(first.to).toContain('@')
    expect(body.message.text).toContain(`2 left · SKU ${product.variants[0]?.sku}`)
    await shop.settings({ replyToEmail: 'shop@example.photography' })
    await adjust(product, { reason: 'restock', quantity: 5 })
    await adjust(product, { reason: 'damage', quantity: 6 })
    expect((await mails())[0]).toMatchObject({ to: 'shop@example.photography' })
    await shop.settings({})
  })

  it('is what the store says where the product says nothing', async () => {
    await shop.settings({ lowStockUpTo: 3 })
    const [usual, never] = [await mug(4), await mug(4, { lowStockUpTo: 0 })]
    expect(await said(async () => buy(await shop.shopper([usual, 1], [never, 1])))).toBe(1)
    expect([await isLow(usual), await isLow(never)]).toEqual([true, false])
    await shop.settings({})
    expect(await isLow(usual)).toBe(false)
  })

  it('is not mailed to who has just typed it', async () => {
    const product = await mug(9, { lowStockUpTo: 2 })
    const { body } = await world.owner.get(shop.api(`/products/${product.id}`))
    const input = asProductInput(body.product)
    const [variant] = input.variants
    const typed = {
      ...input,
      variants: [{ ...variant, stock: { unlimited: false, quantity: 1 } }],
    }
    const path = shop.api(`/products/${product.id}`)
    expect(await said(() => world.owner.put(path, typed))).toBe(0)
    expect(await isLow(product)).toBe(true)
    expect(await said(async () => buy(await shop.shopper([product, 1])))).toBe(0)
  })

  it('is mailed again after the owner has typed more into the grid of many products', async () => {
    const product = await mug(3, { lowStockUpTo: 2 })
    const sell = async () => buy(await shop.shopper([product, 1]))
    expect(await said(sell)).toBe(1)
    const variants = [{ id: product.variants[0]?.id, stock: { unlimited: false, quantity: 3 } }]
    const typed = { changes: [{ productId: product.id, variants }] }
    expect(await said(() => world.owner.patch(shop.api('/products'), typed))).toBe(0)
    expect(await isLow(product)).toBe(false)
    expect(await said(sell)).toBe(1)
  })

  it('counts only where what was sold was paid for', async () => {
    const product = await mug(3, { lowStockUpTo: 2 })
    const refused = async () => buy(await shop.shopper([product, 1]), { token: 'practice-decline' })
    expect(await said(refused)).toBe(0)
  })
})
