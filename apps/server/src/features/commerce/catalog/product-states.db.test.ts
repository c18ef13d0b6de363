import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, ENTRIES, type TestShop } from '../test-shop.ts'

const HOUR = 3_600_000

let world: TestWorld
let shop: TestShop<TestBrowser>

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  await world.owner.post(shop.api('/publish'), {})
})
afterAll(() => world.close())

const visit = async (path: string) => (await world.visitor().get(path)).status
const listed = async () => (await world.visitor().get('/shop')).text
const add = async (itemId: string) => world.visitor().post(ENTRIES, { itemId, quantity: 1 })

describe('the status of a product', () => {
  it('shows a scheduled product from its date on, in kept pages too', async () => {
    const publishOn = world.clock.now() + HOUR
    const lamp = await shop.stock('LAMP', 3, { state: 'public', publishOn })
    const read = await world.owner.get(shop.api(`/products/${lamp.id}`))
    expect(read.body.product).toMatchObject({ state: 'scheduled', publishOn })
    expect(await listed()).not.toContain('LAMP')
    expect(await visit('/shop/p/lamp')).toBe(404)
    expect(await add(lamp.id)).toMatchObject({ status: 404, body: { code: 'productMissing' } })

    world.clock.advance(HOUR)
    expect(await listed()).toContain('LAMP')
    expect(await visit('/shop/p/lamp')).toBe(200)
    expect((await add(lamp.id)).status).toBe(200)
  })

  it('puts a scheduled product on sale at once when its owner says so, and gives it that date', async () => {
    const publishOn = world.clock.now() + HOUR
    const vase = await shop.stock('VASE-X', 3, { state: 'public', publishOn })
    const { body } = await world.owner.get(shop.api(`/products/${vase.id}`))
    const { title, variants } = body.product
    const { id: _, ...variant } = variants[0]
    const saved = await world.owner.put(shop.api(`/products/${vase.id}`), {
      title,
      state: 'public',
      variants: [variant],
    })
    expect(saved.body.product.state).toBe('public')
    expect(saved.body.product.publishOn).toBeLessThanOrEqual(world.clock.now())
    expect(await visit('/shop/p/vase-x')).toBe(200)
  })

  it('hides a private product, says so in carts that hold it, and does not sell it', async () => {
    const jar = await shop.stock('JAR-X', 3)
    const shopper = await shop.shopper([jar, 1])
    const variants = [
      { sku: 'JAR-X', attributes: {}, priceMinor: 1000, stock: { unlimited: true } },
    ]
    const hidden = await world.owner.put(shop.api(`/products/${jar.id}`), {
      title: 'JAR-X',
      state: 'private',
      variants,
    })
    expect(hidden.body.product.state).toBe('private')
    expect(await visit('/shop/p/jar-x')).toBe(404)
    expect(await listed()).not.toContain('JAR-X')
    const { body } = await shopper.get('/api/commerce/shopping-cart')
    expect(body.shoppingCart.entries[0].problem).toContain('unavailable')
  })
})

interface Listed {
  readonly title: string
  readonly fullUrl: string
  readonly structuredContent: {
    readonly onSale: boolean
    readonly priceCents: number
    readonly salePriceCents: number
  }
}

/** Today's price of the product. */
const priceOf = ({ structuredContent: { onSale, priceCents, salePriceCents } }: Listed) =>
  onSale ? salePriceCents : priceCents

describe('a store’s order', () => {
  it('goes by price, by name or by what is featured, and neighbours follow it', async () => {
    const { body: pages } = await world.owner.get(shop.api('/pages'))
    const store = pages.pages.find(({ kind }: { kind: string }) => kind === 'products')
    await shop.stock('AAA-STAR', 3, { starred: true })
    const choose = async (productOrder: string) => {
      await world.owner.patch(shop.api(`/pages/${store.id}`), { settings: { productOrder } })
      await world.owner.post(shop.api('/publish'), {})
    }
    const items = async (): Promise<Listed[]> =>
      (await world.visitor().get('/shop?format=json')).body.items
    const prices = async () => (await items()).map(priceOf)
    const first = async () => (await items())[0]?.title

    const up = (await prices()).toSorted((a, b) => a - b)
    await choose('priceUp')
    await expect.poll(prices).toEqual(up)
    const bargain = await shop.stock('BARGAIN', 3)
    const onSale = { ...bargain.variants[0], onSale: true, salePriceMinor: 1 }
    await world.owner.put(shop.api(`/products/${bargain.id}`), { ...bargain, variants: [onSale] })
    await expect.poll(first).toBe('BARGAIN')
    await world.owner.delete(shop.api(`/products/${bargain.id}`))
    await expect.poll(prices).toEqual(up)
    await choose('priceDown')
    await expect.poll(prices).toEqual(up.toReversed())
    await choose('featured')
    await expect.poll(first).toBe('AAA-STAR')
    await choose('title')
    const names = async () => (await items()).map(({ title }) => title.toLowerCase())
    const sorted = (await names()).toSorted()
    await expect.poll(names).toEqual(sorted)

    const [one, two, three] = await items()
    const { body } = await world.visitor().get(`${two?.fullUrl}?format=json`)
    expect([body.pagination.prevItem.title, body.pagination.nextItem.title]).toEqual([
      one?.title,
      three?.title,
    ])
  })
})
