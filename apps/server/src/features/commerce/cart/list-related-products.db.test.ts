import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CART, createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'

const NAME = { id: 'name', type: 'text', title: 'Name', required: true }

let world: TestWorld
let shop: TestShop<TestBrowser>
let cup: TestProduct
let saucer: TestProduct

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  cup = await shop.stock('CUP', 9)
  saucer = await shop.stock('SAUCER', 9)
  await shop.stock('ENGRAVED', 9, { form: { name: '', fields: [NAME] } } as object)
  await shop.stock('GONE', 0)
  await world.owner.post(shop.api('/publish'), {})
})
afterAll(() => world.close())

async function related(...inCart: TestProduct[]) {
  const shopper = await shop.shopper(...inCart.map((one): [TestProduct, number] => [one, 1]))
  const { body } = await shopper.get(`${CART}/related`)
  return (body.products as { title: string; sku: string | null }[]).map(({ title, sku }) => [
    title,
    sku,
  ])
}

describe('GET /api/commerce/shopping-cart/related', () => {
  it('gives what is left and not in the cart, with what can be added at once', async () => {
    await expect
      .poll(async () => (await related(cup)).slice(0, 2))
      .toEqual([
        ['ENGRAVED', null],
        ['SAUCER', 'SAUCER'],
      ])
  })

  it('gives nothing for an empty cart', async () => {
    expect(await related()).toEqual([])
  })

  it('leaves out what is in the cart, and gives four at most', async () => {
    const products = await related(cup, saucer)
    expect(products[0]).toEqual(['ENGRAVED', null])
    expect(products).toHaveLength(4)
    expect(products.flat()).not.toContain('SAUCER')
  })

  it('gives nothing of a store whose owner shows no related products', async () => {
    const { body } = await world.owner.get(shop.api('/pages'))
    const store = body.pages.find((page: { id: string }) => page.id === cup.collectionId)
    const settings = { ...store.settings, showsRelatedItems: false }
    const path = shop.api(`/pages/${cup.collectionId}`)
    expect((await world.owner.patch(path, { settings })).status).toBe(200)
    await world.owner.post(shop.api('/publish'), {})
    await expect.poll(() => related(cup)).toEqual([])
  })
})
