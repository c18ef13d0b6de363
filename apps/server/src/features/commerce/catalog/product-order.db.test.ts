import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let storeId: string
let order: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  const store = { title: 'Arranged', kind: 'products' }
  storeId = (await world.owner.post(shop.api('/pages'), store)).body.page.id
  order = shop.api(`/products/${storeId}/order`)
  for (const sku of ['ONE', 'TWO', 'THREE']) {
    ids[sku] = (await shop.stock(sku, 1, { collectionId: storeId } as object)).id
  }
  await world.owner.post(shop.api('/publish'), {})
})
afterAll(() => world.close())

const named = (...skus: string[]) => skus.map((sku) => ids[sku] ?? '')
const arrange = (...skus: string[]) => world.owner.put(order, { productIds: named(...skus) })
const arranged = async () => {
  const { products } = (await world.owner.get(order)).body
  return products.map(({ title }: { title: string }) => title)
}
const shown = async () => {
  const { items } = (await world.visitor().get('/arranged?format=json')).body
  return items.map(({ title }: { title: string }) => title)
}

describe('products that their owner arranges', () => {
  it('stand as they were added, until they are arranged', async () => {
    expect((await world.owner.get(order)).body).toMatchObject({
      products: [{ title: 'ONE', price: '$10.00', stock: 1 }, { title: 'TWO' }, { title: 'THREE' }],
      isUsed: false,
      hasTooMany: false,
    })
  })

  it('are listed in that order where the store is set to it, and neighbours follow it', async () => {
    expect((await arrange('TWO', 'THREE', 'ONE')).status).toBe(200)
    expect(await arranged()).toEqual(['TWO', 'THREE', 'ONE'])
    expect(await shown()).toEqual(['THREE', 'TWO', 'ONE'])
    const settings = { productOrder: 'manual' }
    await world.owner.patch(shop.api(`/pages/${storeId}`), { settings })
    expect((await world.owner.get(order)).body.isUsed).toBe(true)
    await world.owner.post(shop.api('/publish'), {})
    await expect.poll(shown).toEqual(['TWO', 'THREE', 'ONE'])
    const { pagination } = (await world.visitor().get('/arranged/p/three?format=json')).body
    expect([pagination.prevItem.title, pagination.nextItem.title]).toEqual(['TWO', 'ONE'])
  })

  it('are in the new order for visitors at once', async () => {
    await arrange('ONE', 'TWO', 'THREE')
    await expect.poll(shown).toEqual(['ONE', 'TWO', 'THREE'])
  })

  it('have a new one at the end, and keep their places when one is saved', async () => {
    const four = await shop.stock('FOUR', 1, { collectionId: storeId } as object)
    ids.FOUR = four.id
    expect(await arranged()).toEqual(['ONE', 'TWO', 'THREE', 'FOUR'])
    await arrange('FOUR', 'ONE', 'TWO', 'THREE')
    await world.owner.put(shop.api(`/products/${four.id}`), { ...four, title: 'FOUR' })
    expect(await arranged()).toEqual(['FOUR', 'ONE', 'TWO', 'THREE'])
  })

  it('move one at a time, beside another of their store', async () => {
    const place = (sku: string, besideId = '', side = 'behind') =>
      world.owner.put(shop.api(`/products/${ids[sku]}/place`), { besideId, side })
    expect((await place('FOUR', ids.TWO)).body.was).toEqual({ besideId: ids.ONE, side: 'before' })
    expect(await arranged()).toEqual(['ONE', 'TWO', 'FOUR', 'THREE'])
    await place('FOUR', ids.ONE, 'before')
    expect(await arranged()).toEqual(['FOUR', 'ONE', 'TWO', 'THREE'])
    const elsewhere = await shop.stock('ELSE', 1)
    expect((await place('FOUR', elsewhere.id)).body.code).toBe('orderStale')
  })

  it.each([
    ['one is left out', () => named('ONE', 'TWO', 'THREE')],
    ['one is named twice', () => named('ONE', 'ONE', 'TWO', 'THREE')],
    ['one is of another store', () => [...named('ONE', 'TWO', 'THREE'), 'f'.repeat(24)]],
  ])('stay as they are where %s', async (_why, productIds) => {
    const before = await arranged()
    expect(await world.owner.put(order, { productIds: productIds() })).toMatchObject({
      status: 409,
      body: { code: 'orderStale' },
    })
    expect(await arranged()).toEqual(before)
  })

  it('are those of a store', async () => {
    const { body } = await world.owner.post(shop.api('/pages'), { title: 'Blog', kind: 'blog' })
    for (const id of [body.page.id, 'f'.repeat(24)]) {
      const path = shop.api(`/products/${id}/order`)
      const unknown = { status: 404, body: { code: 'storeUnknown' } }
      expect(await world.owner.get(path)).toMatchObject(unknown)
      expect(await world.owner.put(path, { productIds: [] })).toMatchObject(unknown)
    }
  })

  it('are read in a number of statements that does not grow with them', async () => {
    const statements = async () => {
      world.queries.length = 0
      await arranged()
      return world.queries.length
    }
    const few = await statements()
    await shop.stock('FIVE', 1, { collectionId: storeId } as object)
    expect(await statements()).toBe(few)
  })

  it('are at most 250', async () => {
    await world.inSite(({ id, db }) =>
      sql`INSERT INTO item (website_id, id, collection_id, record_type, status, publish_on, title,
          url_id, starred, source_url, passthrough, tags, categories, comment_access, seo_title,
          seo_description, content, position)
        SELECT ${id}, lpad(to_hex(n), 24, '0'), ${storeId}, 11, 'draft', now(), 'T' || n,
          't-' || n, false, '', false, '{}', '{}', 'closed', '', '', '{"custom": {}, "customType": ""}', 100 + n
        FROM generate_series(1, 250) AS n`.execute(db),
    )
    await world.inSite(({ id, db }) =>
      sql`INSERT INTO product (website_id, id, type, options, lowest_price_minor)
        SELECT ${id}, lpad(to_hex(n), 24, '0'), 1, '[]', 0
        FROM generate_series(1, 250) AS n`.execute(db),
    )
    await world.inSite(({ id, db }) =>
      sql`WITH sold AS (
          INSERT INTO variant (website_id, id, product_id, position, sku, attributes, price_minor,
            sale_price_minor, on_sale)
          SELECT ${id}, lpad(to_hex(n), 24, '0'), lpad(to_hex(n), 24, '0'), 0, 'T-' || n, '{}', 100, 0, false
          FROM generate_series(1, 250) AS n
          RETURNING id
        )
        INSERT INTO stock_level (website_id, variant_id, unlimited, on_hand)
        SELECT ${id}, id, true, 0 FROM sold`.execute(db),
    )
    const { products, hasTooMany } = (await world.owner.get(order)).body
    expect([products.length, hasTooMany]).toEqual([250, true])
    const productIds = products.map(({ id }: { id: string }) => id)
    expect(await world.owner.put(order, { productIds })).toMatchObject({
      status: 409,
      body: { code: 'tooManyToArrange' },
    })
  })
})
