import { PRODUCT_ORDERS } from '@sitewright/core/content/collection-settings'
import type { Id } from '@sitewright/core/id'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  EMPTY_STRETCH,
  type PlaceQuestion,
  type StretchQuestion,
  surveyStores,
} from '../../items/index.ts'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'
import { findProducts } from './catalog-items.ts'
import { soldItems } from './sold-items.ts'
import { askStoreSettings } from './store-settings-table.ts'

type StoresQuestion = Parameters<typeof surveyStores>[1]

let world: TestWorld
let shop: TestShop<TestBrowser>
let shirt: TestProduct
let draft: TestProduct
let collectionId: Id
const now = Date.now() + 60_000

const itemsOf = async (...ids: Id[]) =>
  world.inSite(async (site) =>
    (await findProducts(site, ids, now)).present(new Map(), new Map([[collectionId, '/shop']])),
  )
const first = { order: 'newest', now, limit: 20, skip: 0 } as const

const survey = (question: Partial<StoresQuestion>) =>
  world.inSite((site) =>
    surveyStores(site, {
      stretches: [],
      place: undefined,
      facts: [],
      now: new Date(now),
      sold: soldItems,
      ...question,
    }),
  )
const stretch = async (filter: Partial<StretchQuestion>) => {
  const { stretches } = await survey({ stretches: [{ ...first, collectionId, ...filter }] })
  return stretches[0] ?? EMPTY_STRETCH
}
const placeOf = async (urlId: string, more: Partial<PlaceQuestion> = {}) =>
  (await survey({ place: { ...first, collectionId, urlId, ...more } })).place

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

describe('a product', () => {
  it('has variants with prices, stock and options', async () => {
    const item = (await itemsOf(shirt.id)).get(shirt.id)
    const money = { value: '50.00', currency: 'USD', decimalValue: '50.00', currencyCode: 'USD' }
    expect(item?.structuredContent).toMatchObject({
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

  it('has its price as money', async () => {
    const item = (await itemsOf(shirt.id)).get(shirt.id)
    expect(item?.structuredContent).toMatchObject({
      priceMoney: { value: '50.00', currency: 'USD', decimalValue: '50.00', currencyCode: 'USD' },
    })
  })

  it('has the shape that templates know', async () => {
    const item = (await itemsOf(shirt.id)).get(shirt.id)
    expect(item).toMatchObject({
      id: shirt.id,
      recordType: 11,
      recordTypeLabel: 'store-item',
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

  it('knows every key that themes may count on', async () => {
    const item = (await itemsOf(shirt.id)).get(shirt.id)
    const keys = (shown: unknown) => Object.keys(shown as object)
    const words = (text: string) => text.trim().split(/\s+/)
    expect(keys(item)).toEqual(
      expect.arrayContaining(
        words(`
          id websiteId collectionId recordType recordTypeLabel productType addedOn updatedOn publishOn urlId fullUrl
          title body excerpt tags categories categoryIds starred passthrough sourceUrl
          clickthroughUrl items likeCount publicCommentCount commentState customContent
          promotedBlockType seoData structuredContent`),
      ),
    )
    const sold = item?.structuredContent as { variants: object[] }
    expect(keys(sold)).toEqual(
      expect.arrayContaining(
        words(`
          _type productType variants variantOptionOrdering isSubscribable subscriptionPlan
          additionalFieldsFormId additionalFieldsForm onSale priceMoney salePriceMoney
          useCustomAddButtonText customAddButtonText`),
      ),
    )
    expect(keys(sold.variants[0])).toEqual(
      expect.arrayContaining(
        words(`
          id sku price salePrice priceMoney salePriceMoney onSale unlimited qtyInStock attributes
          optionValues weight width height len imageIds`),
      ),
    )
  })

  it('writes yen without a fraction and its hundredths with one', async () => {
    await shop.settings({ currency: 'JPY' })
    const item = (await itemsOf(shirt.id)).get(shirt.id)
    expect(item?.structuredContent).toMatchObject({
      variants: [{ price: 500_000, priceMoney: { value: '5000', currency: 'JPY' } }, {}],
    })
    await shop.settings({ currency: 'USD' })
  })
})

describe('findProducts', () => {
  it('leaves drafts and strangers out', async () => {
    const items = await itemsOf(shirt.id, draft.id, 'f'.repeat(24))
    expect([...items.keys()]).toEqual([shirt.id])
  })

  it('knows nothing of other sites', async () => {
    const { site: other } = await world.createOwner('other-items@example.com')
    const { assets, present } = await world.app.database.inSite(other.id, (site) =>
      findProducts(site, [shirt.id], now),
    )
    expect([assets, present(new Map(), new Map()).size]).toEqual([[], 0])
  })
})

describe('a store’s pages and its products', () => {
  it.each(PRODUCT_ORDERS)('have the same order: %s', async (order) => {
    const listed: Id[] = []
    for (let page = 1; page <= 3; page += 1) {
      const { products, total } = await stretch({ order, limit: 2, skip: (page - 1) * 2 })
      expect(total).toBe(6)
      listed.push(...products.map(({ id }) => id))
    }
    expect(new Set(listed).size).toBe(6)
    const { products } = await stretch({ order })
    expect(products.map(({ id }) => id)).toEqual(listed)
    const items = await itemsOf(...listed)
    for (const [index, id] of listed.entries()) {
      const place = await placeOf(String(items.get(id)?.urlId), { order })
      expect(place).toMatchObject({
        product: { id, collectionId },
        previous: listed[index - 1] ?? null,
        next: listed[index + 1] ?? null,
      })
    }
  })

  it('know when the next one will be there, and do not show it before', async () => {
    const publishOn = now + 3_600_000
    await shop.stock('PLANNED', 1, { publishOn })
    expect(await stretch({})).toMatchObject({ total: 6, nextChange: publishOn })
    expect(await stretch({ now: publishOn })).toMatchObject({ total: 7, nextChange: null })
    expect((await placeOf('linen-shirt'))?.nextChange).toBe(publishOn)
    expect(await placeOf('planned')).toBeUndefined()
  })

  it('know nothing of drafts, of other stores and of what is not there', async () => {
    expect(await placeOf('draft')).toBeUndefined()
    expect(await placeOf('nothing')).toBeUndefined()
    const elsewhere = { collectionId: 'f'.repeat(24) }
    expect(await placeOf('linen-shirt', elsewhere)).toBeUndefined()
    expect(await stretch(elsewhere)).toEqual({ products: [], total: 0, nextChange: null })
  })

  it('are chosen by category and all below it, by tag and by star', async () => {
    const categories = shop.api(`/products/${collectionId}/categories`)
    const { body: kitchen } = await world.owner.post(categories, { displayName: 'Kitchen' })
    const { body: mugs } = await world.owner.post(categories, {
      displayName: 'Mugs & cups',
      parentId: kitchen.category.id,
    })
    const alpha = await shop.stock('ALPHA', 1, {
      categoryIds: [mugs.category.id],
      tags: ['Blue', 'Tall'],
    })
    const beta = await shop.stock('BETA', 1, {
      categoryIds: [kitchen.category.id],
      starred: true,
      tags: ['blue'],
    })
    const chosen = async (filter: Partial<StretchQuestion>) =>
      (await stretch(filter)).products.map(({ id }) => id)
    const called = (...names: string[]) => chosen({ categories: names })
    expect(await called('kitchen')).toEqual([beta.id, alpha.id])
    expect(await called('MUGS & CUPS')).toEqual([alpha.id])
    expect(await called('kitchen/mugs-cups')).toEqual([alpha.id])
    expect(await called('mugs-cups', 'nothing')).toEqual([alpha.id])
    expect(await called('nothing')).toEqual([])
    expect(await chosen({ tags: ['tall'] })).toEqual([alpha.id])
    expect(await chosen({ isFeatured: true })).toEqual([beta.id])
    expect(await chosen({ isFeatured: true, categories: ['mugs-cups'] })).toEqual([])

    const { facts } = await survey({ facts: [collectionId, collectionId] })
    expect(facts.get(collectionId)).toMatchObject({
      itemCount: 8,
      tags: [
        { name: 'Blue', count: 2 },
        { name: 'Tall', count: 1 },
      ],
      categories: [{ path: 'kitchen', children: [{ path: 'kitchen/mugs-cups' }] }],
    })
  })
})

describe('each question', () => {
  const statements = async (work: () => Promise<unknown>) => {
    world.queries.length = 0
    await work()
    return world.queries.length
  }

  it('is one statement, however much is asked', async () => {
    const stretches = Array.from({ length: 120 }, (_, skip) => ({ ...first, collectionId, skip }))
    const facts = [collectionId, 'e'.repeat(24)]
    expect(await statements(() => survey({}))).toBe(1)
    expect(await statements(() => survey({ stretches, facts }))).toBe(1)
    expect(await statements(() => itemsOf(shirt.id, draft.id))).toBe(1)
    expect(await statements(() => itemsOf())).toBe(0)
  })

  it('knows how the site sells', async () => {
    const settings = await world.inSite(async (site) => {
      const { query, read } = askStoreSettings(site)
      const { rows } = await sql<{ found: unknown }>`SELECT ${query} AS found`.execute(site.db)
      return read(rows[0]?.found)
    })
    expect(settings).toMatchObject({ currency: 'USD', replyToEmail: '' })
  })
})
