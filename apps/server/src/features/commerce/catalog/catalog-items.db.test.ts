import { PRODUCT_ORDERS } from '@sitewright/core/content/collection-settings'
import type { Id } from '@sitewright/core/id'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'
import { productByUrlId, productItems, storePage } from './catalog-items.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let shirt: TestProduct
let draft: TestProduct
let collectionId: Id
const at = { collectionPath: '/shop', order: 'newest', now: Date.now() + 60_000 } as const
const ask = (urlId: string) => ({ ...at, collectionId, urlId, related: 0 })

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  shirt = await shop.product({
    title: 'Linen Shirt',
    description: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Soft & light' }] }],
    },
    options: [
      { name: 'Color', values: ['Blue', 'Red'] },
      { name: 'Size', values: ['S'] },
    ],
    variants: [
      ['LB', 'Blue', 5000, 4000],
      ['LR', 'Red', 6000, 0],
    ].map(([sku, Color, priceMinor, salePriceMinor]) => ({
      sku: String(sku),
      attributes: { Color: String(Color), Size: 'S' },
      priceMinor: Number(priceMinor),
      salePriceMinor: Number(salePriceMinor),
      onSale: salePriceMinor !== 0,
      stock: { unlimited: false, quantity: 3 },
      imageId: null,
    })),
  })
  collectionId = shirt.collectionId
  draft = await shop.stock('DRAFT', 1, { state: 'draft' })
  for (let index = 0; index < 5; index += 1) await shop.stock(`FILLER-${index}`, 1)
})
afterAll(() => world.close())

describe('productByUrlId', () => {
  it('spec §3: variant', async () => {
    const item = await world.inSite((site) => productByUrlId(site, ask('linen-shirt')))
    const money = { value: '50.00', currency: 'USD', decimalValue: '50.00', currencyCode: 'USD' }
    expect(item?.item.structuredContent).toMatchObject({
      variants: [
        {
          sku: 'LB',
          price: 5000,
          attributes: { Color: 'Blue', Size: 'S' },
          priceMoney: money,
          salePriceMoney: { ...money, value: '40.00', decimalValue: '40.00' },
          salePrice: 4000,
          onSale: true,
          unlimited: false,
          qtyInStock: 3,
          optionValues: [
            { optionName: 'Color', value: 'Blue' },
            { optionName: 'Size', value: 'S' },
          ],
        },
        { sku: 'LR' },
      ],
    })
  })

  it('spec §3: money', async () => {
    const item = await world.inSite((site) => productByUrlId(site, ask('linen-shirt')))
    expect(item?.item.structuredContent).toMatchObject({
      priceMoney: { value: '50.00', currency: 'USD', decimalValue: '50.00', currencyCode: 'USD' },
    })
  })

  it('spec §3: product item, in the shape templates know', async () => {
    const item = await world.inSite((site) => productByUrlId(site, ask('linen-shirt')))
    expect(item?.item).toMatchObject({
      id: shirt.id,
      recordType: 11,
      collectionId,
      title: 'Linen Shirt',
      urlId: 'linen-shirt',
      fullUrl: '/shop/p/linen-shirt',
      excerpt: '<p>Soft &amp; light</p>',
      items: [],
      structuredContent: {
        productType: 1,
        variantOptionOrdering: ['Color', 'Size'],
        isSubscribable: false,
        subscriptionPlan: null,
        useCustomAddButtonText: false,
        customAddButtonText: '',
        onSale: true,
        priceMoney: { currency: 'USD', value: '50.00' },
        salePriceMoney: { currency: 'USD', value: '40.00' },
        variants: [
          {
            sku: 'LB',
            price: 5000,
            salePrice: 4000,
            onSale: true,
            priceMoney: { currency: 'USD', value: '50.00' },
            salePriceMoney: { currency: 'USD', value: '40.00' },
            unlimited: false,
            qtyInStock: 3,
            attributes: { Color: 'Blue', Size: 'S' },
            optionValues: [
              { optionName: 'Color', value: 'Blue' },
              { optionName: 'Size', value: 'S' },
            ],
          },
          { sku: 'LR', onSale: false },
        ],
      },
    })
  })

  it('never gives a draft, or a product of another page', async () => {
    await world.inSite(async (site) => {
      expect(await productByUrlId(site, ask('draft'))).toBeUndefined()
      expect(
        await productByUrlId(site, { ...ask('linen-shirt'), collectionId: 'f'.repeat(24) }),
      ).toBeUndefined()
    })
  })

  it('writes yen without a fraction and its hundredths with one', async () => {
    await shop.settings({ currency: 'JPY' })
    const item = await world.inSite((site) => productByUrlId(site, ask('linen-shirt')))
    expect(item?.item.structuredContent).toMatchObject({
      variants: [{ price: 500_000, priceMoney: { value: '5000', currency: 'JPY' } }, {}],
    })
    await shop.settings({ currency: 'USD' })
  })
})

describe('storePage', () => {
  const page = (number: number, pageSize: number) =>
    world.inSite((site) => storePage(site, { collectionId, page: number, pageSize, ...at }))

  it('lists public products newest first, with their number over all pages', async () => {
    const first = await page(1, 4)
    expect(first.total).toBe(6)
    expect(first.items.map(({ title }) => title)).toEqual([
      'FILLER-4',
      'FILLER-3',
      'FILLER-2',
      'FILLER-1',
    ])
    expect((await page(2, 4)).items.map(({ title }) => title)).toEqual(['FILLER-0', 'Linen Shirt'])
    expect(await page(3, 4)).toMatchObject({ items: [], total: 6 })
  })
})

describe('a store’s pages and its products', () => {
  it.each(PRODUCT_ORDERS)('have the same order: %s', async (order) => {
    const place = { ...at, collectionId, order }
    await world.inSite(async (site) => {
      const listed: Id[] = []
      for (let page = 1; page <= 3; page += 1) {
        const { items } = await storePage(site, { ...place, page, pageSize: 2 })
        listed.push(...items.map(({ id }) => id))
      }
      expect(new Set(listed).size).toBe(6)
      const { items } = await storePage(site, { ...place, page: 1, pageSize: 6 })
      for (const [index, { id, urlId }] of items.entries()) {
        expect(id).toBe(listed[index])
        const found = await productByUrlId(site, { ...place, urlId: String(urlId), related: 3 })
        expect(found?.previous?.id).toBe(listed[index - 1])
        expect(found?.next?.id).toBe(listed[index + 1])
        const others = listed.filter((one) => one !== id).slice(0, 3)
        expect(found?.related.map((one) => one.id)).toEqual(others)
      }
    })
  })

  it('know when the next one will be there, and do not show it before', async () => {
    const publishOn = at.now + 3_600_000
    const planned = await shop.stock('PLANNED', 1, { publishOn })
    await world.inSite(async (site) => {
      const list = { ...at, collectionId, page: 1, pageSize: 20 }
      expect(await storePage(site, list)).toMatchObject({ total: 6, nextChange: publishOn })
      expect((await storePage(site, { ...list, now: publishOn })).total).toBe(7)
      const shirtPage = await productByUrlId(site, { ...ask('linen-shirt'), related: 9 })
      expect(shirtPage?.nextChange).toBe(publishOn)
      expect(shirtPage?.related.map(({ id }) => id)).not.toContain(planned.id)
      expect(await productByUrlId(site, ask('planned'))).toBeUndefined()
    })
  })
})

describe('productItems', () => {
  it('leaves drafts and strangers out', async () => {
    const ids = [shirt.id, draft.id, 'f'.repeat(24)]
    const items = await world.inSite((site) => productItems(site, ids, at))
    expect([...items.items.keys()]).toEqual([shirt.id])
  })

  it('knows nothing of other sites', async () => {
    const { site: other } = await world.createOwner('other-items@example.com')
    const items = await world.app.database.inSite(other.id, (site) =>
      productItems(site, [shirt.id], at),
    )
    expect(items.items.size).toBe(0)
  })
})

describe('each of them', () => {
  const statements = async (work: () => Promise<unknown>) => {
    world.queries.length = 0
    await work()
    return world.queries.length
  }

  it('sends as many statements for six products as for one', async () => {
    const paths = new Map([[collectionId, '/shop']])
    const ids = (await world.inSite((site) => storePage(site, page(6)))).items.map(({ id }) => id)
    function page(pageSize: number) {
      return { collectionId, page: 1, pageSize, ...at }
    }
    const items = (some: readonly Id[]) => () =>
      world.inSite((site) => productItems(site, some, { now: at.now, paths }))
    expect(await statements(items(ids))).toBe(await statements(items([shirt.id])))
    const list = (size: number) => () => world.inSite((site) => storePage(site, page(size)))
    expect(await statements(list(6))).toBe(await statements(list(1)))
    expect(await statements(list(6))).toBeLessThanOrEqual(3)
    expect(await statements(items(ids))).toBeLessThanOrEqual(2)
  })
})
