/** Pictures of products, from the upload to every place that shows them. */

import type { Id } from '@sitewright/core/id'
import { parseTemplate, render } from '@sitewright/template'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buy } from '../test-purchase.ts'
import { createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'
import { findProducts } from './catalog-items.ts'
import { picturesOf } from './pictures.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let front: Id
let blue: Id
let shirt: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  front = await upload('front.png')
  blue = await upload('blue.png')
  shirt = await shop.product({
    title: 'Shirt',
    imageIds: [front, blue],
    options: [{ name: 'Color', values: ['Red', 'Blue'] }],
    variants: (['Red', 'Blue'] as const).map((Color) => ({
      sku: Color,
      attributes: { Color },
      priceMinor: 1000,
      salePriceMinor: 0,
      onSale: false,
      stock: { unlimited: true, quantity: 0 },
      imageId: Color === 'Blue' ? blue : null,
    })),
  })
})
afterAll(() => world.close())

async function upload(filename: string): Promise<Id> {
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#456' },
  })
    .png()
    .toBuffer()
  const { body } = await world.owner.post(shop.api(`/assets?filename=${filename}`), bytes)
  return body.asset.id
}

const present = () =>
  world.inSite(async (site) => {
    const found = await findProducts(site, [shirt.id], world.clock.now())
    const paths = new Map([[shirt.collectionId, '/store']])
    return found.present(await picturesOf(site, found.assets), paths)
  })

const pathOf = (id: Id, name: string) => `/images/${id}/${name}`

describe('a product’s pictures', () => {
  it('are the item’s, with the first as its main one and each variant’s own', async () => {
    const items = await present()
    expect(items.get(shirt.id)).toMatchObject({
      mainImageId: front,
      assetUrl: expect.stringContaining(pathOf(front, 'front')),
      colorData: expect.objectContaining({ centerAverage: expect.stringMatching(/^[0-9a-f]{6}$/) }),
      originalSize: '40x30',
      items: [{ id: front, recordType: 2 }, { id: blue }],
      structuredContent: {
        variants: [{ sku: 'Red' }, { sku: 'Blue', mainImageId: blue, imageIds: [blue] }],
      },
    })
  })

  it('say the owner’s text or the product’s title, in themes too', async () => {
    await world.owner.patch(shop.api(`/assets/${front}`), { altText: 'Seen from "the front"' })
    const items = await present()
    const themed = '{.repeated section items}<img {@|image-meta}/>{.end}'
    const { output } = render(parseTemplate(themed), { data: items.get(shirt.id), locale: 'en' })
    const words = [...output.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)
    expect(words).toEqual(['Seen from &quot;the front&quot;', 'Shirt'])
    await world.owner.patch(shop.api(`/assets/${front}`), { altText: '' })
  })

  it('are in cart, order and list, the variant’s own before the product’s first', async () => {
    const shopper = world.visitor()
    const { body } = await shopper.post(ENTRIES, { itemId: shirt.id, sku: 'Blue', quantity: 1 })
    expect(body.newlyAdded.image).toEqual({
      url: expect.stringContaining(pathOf(blue, 'blue')),
      altText: 'Shirt',
    })
    await shopper.post(ENTRIES, { itemId: shirt.id, sku: 'Red', quantity: 1 })
    await buy(shopper)
    const [{ id }] = (await world.owner.get(shop.api('/orders'))).body.items
    const { lines } = (await world.owner.get(shop.api(`/orders/${id}`))).body.order
    const own = `/s/${world.site.id}`
    expect(lines).toMatchObject([
      { imageUrl: expect.stringContaining(own + pathOf(blue, 'blue')) },
      { imageUrl: expect.stringContaining(own + pathOf(front, 'front')) },
    ])
    const list = (await world.owner.get(shop.api('/products'))).body.items
    expect(list[0].thumbnailUrl).toContain(own + pathOf(front, 'front'))
  })

  it('cannot be those of another site', async () => {
    const { browser, site } = await world.createOwner('stranger@example.com')
    const answer = await browser.post(`/s/${site.id}/api/products`, {
      title: 'Copy',
      imageIds: [front],
      variants: [
        { sku: 'C', attributes: {}, priceMinor: 1, stock: { unlimited: true, quantity: 0 } },
      ],
    })
    expect(answer).toMatchObject({ status: 404, body: { code: 'imageMissing' } })
  })
})
