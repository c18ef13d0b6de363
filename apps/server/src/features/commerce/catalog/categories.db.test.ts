import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let storeId: string
const ids: Record<string, string> = {}

const create = (displayName: string, parentId: string | null = null) =>
  world.owner.post(shop.api(`/products/${storeId}/categories`), { displayName, parentId })
const change = (id: string | undefined, body: object) =>
  world.owner.patch(shop.api(`/product-categories/${id}`), body)
const names = async () => {
  const { body } = await world.owner.get(shop.api('/product-categories'))
  return body.stores[0].categories.map((one: { displayName: string }) => one.displayName)
}
const titles = async (query: string) => {
  const { status, text } = await world.visitor().get(`/shop?format=json&${query}`)
  if (status !== 200) return status
  const items: { title: string }[] = JSON.parse(text).items
  return items.map(({ title }) => title).sort()
}

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  await world.owner.post(shop.api('/publish'), {})
  const { body } = await world.owner.get(shop.api('/product-categories'))
  storeId = body.stores[0].collectionId
  for (const { id } of body.stores[0].categories) {
    await world.owner.delete(shop.api(`/product-categories/${id}`))
  }
  for (const [name, parent] of [
    ['Clothing'],
    ['Shirts', 'Clothing'],
    ['Linen', 'Shirts'],
    ['Tea'],
  ]) {
    const made = await create(name ?? '', parent === undefined ? null : (ids[parent] ?? null))
    ids[name ?? ''] = made.body.category.id
  }
  const within = (...some: string[]) => ({ categoryIds: some.map((name) => ids[name] ?? '') })
  await shop.stock('SHIRT', 1, { ...within('Linen', 'Tea'), tags: ['Summer', 'blue'] })
  await shop.stock('CAP', 1, within('Clothing'))
  await shop.stock('SENCHA', 1, { ...within('Tea'), tags: ['blue'] })
})
afterAll(() => world.close())

describe('a store’s categories', () => {
  it('narrow the list to what is in one, and below it', async () => {
    expect(await titles('category=clothing')).toEqual(['CAP', 'SHIRT'])
    expect(await titles('category=clothing%2Fshirts')).toEqual(['SHIRT'])
    expect(await titles('category=Tea')).toEqual(['SENCHA', 'SHIRT'])
    expect(await titles('tag=BLUE')).toEqual(['SENCHA', 'SHIRT'])
    expect(await titles('tag=summer&category=tea')).toEqual(['SHIRT'])
    expect(await titles('category=nothing')).toBe(404)
  })

  it('have one address, however they are asked for', async () => {
    for (const wish of ['Linen', 'linen', 'CLOTHING/shirts/linen']) {
      const { text } = await world.visitor().get(`/shop?category=${encodeURIComponent(wish)}`)
      expect(text).toContain('/shop?category=clothing%2Fshirts%2Flinen">')
    }
  })

  it('have that address too where their name is the same word', async () => {
    for (const wish of ['Clothing', 'clothing']) {
      const { text } = await world.visitor().get(`/shop?category=${wish}`)
      expect(text).toMatch(/<link rel="canonical" href="[^"]*\/shop\?category=clothing">/)
    }
  })

  it('are in the context of lists and products', async () => {
    const list = await world.visitor().get('/shop?format=json&category=tea')
    expect(list.body).toMatchObject({
      categoryFilter: 'Tea',
      collection: {
        categories: ['Clothing', 'Tea'],
        nestedCategories: {
          selectedCategory: { displayName: 'Tea', children: [] },
          categories: [
            {
              displayName: 'Clothing',
              active: false,
              children: [{ fullSlug: 'clothing/shirts', children: [{ displayName: 'Linen' }] }],
            },
            { displayName: 'Tea', fullUrl: '/shop?category=tea', active: true },
          ],
        },
      },
    })
    const product = await world.visitor().get('/shop/p/shirt?format=json')
    expect(product.body.item).toMatchObject({
      categories: ['Linen', 'Tea'],
      tags: ['Summer', 'blue'],
    })
  })

  describe('of a store that was just made', () => {
    let madeId: string
    let potsId: string
    // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
    let collection: any

    beforeAll(async () => {
      const make = { title: 'Pots & pans', kind: 'products' }
      madeId = (await world.owner.post(shop.api('/pages'), make)).body.page.id
      const add = (displayName: string, parentId: string | null) =>
        world.owner.post(shop.api(`/products/${madeId}/categories`), { displayName, parentId })
      potsId = (await add('Pots', null)).body.category.id
      await add('Pans', null)
      await add('Small', potsId)
      await world.owner.post(shop.api('/publish'), {})
      collection = (await world.visitor().get('/pots-pans?format=json')).body.collection
    })

    it.each([
      ['3.store-collection.02', 'navigationTitle', 'Pots & pans'],
      ['3.store-collection.03', 'title', 'Pots & pans'],
      ['3.store-collection.04', 'urlId', 'pots-pans'],
      ['3.store-collection.05', 'description', ''],
      ['3.store-collection.06', 'enabled', true],
    ])('fact %s: its %s is known', (_fact, field, expected) => {
      expect(collection).toHaveProperty(field, expected)
    })

    it('fact 3.store-collection.01: its id is known', () => {
      expect(collection.id).toBe(madeId)
    })

    it('fact 3.product-category.01: displayName', () => {
      const [pots] = collection.nestedCategories.categories
      expect(pots.displayName).toBe('Pots')
    })

    it('fact 3.product-category.02: parentCategoryId', () => {
      const [pots] = collection.nestedCategories.categories
      expect(pots.children).toMatchObject([{ displayName: 'Small', parentCategoryId: potsId }])
    })

    it('fact 3.product-category.03: they hang below the store’s one root, a row with its own id', async () => {
      const { rootCategory, categories } = collection.nestedCategories
      expect(rootCategory).toMatchObject({
        type: 'ROOT',
        displayName: 'Pots & pans',
        parentCategoryId: null,
      })
      expect(rootCategory.id).not.toBe(madeId)
      expect(categories).toMatchObject([
        { displayName: 'Pots', parentCategoryId: rootCategory.id },
        { displayName: 'Pans', parentCategoryId: rootCategory.id },
      ])
      const rows = await world.inSite(({ id, db }) =>
        db
          .selectFrom('category')
          .select(['id', 'parent_id'])
          .where('website_id', '=', id)
          .where('collection_id', '=', madeId)
          .where('type', '=', 'ROOT')
          .execute(),
      )
      expect(rows).toEqual([{ id: rootCategory.id, parent_id: null }])
    })

    it('fact 3.product-category.04: pageRendering is kept with each of them', () => {
      const listed = { pageRendering: 'LIST_VIEW' }
      expect(collection.nestedCategories).toMatchObject({
        rootCategory: listed,
        categories: [{ ...listed, children: [listed] }, listed],
      })
    })

    it('fact 3.product-category.05: displayIndex is kept, and counts the places among siblings', async () => {
      expect(collection.nestedCategories).toMatchObject({
        rootCategory: { displayIndex: 1 },
        categories: [{ displayIndex: 1, children: [{ displayIndex: 1 }] }, { displayIndex: 2 }],
      })
      const made = await world.owner.post(shop.api(`/products/${madeId}/categories`), {
        displayName: 'Lids',
      })
      await change(potsId, { beforeId: null })
      await world.owner.delete(shop.api(`/product-categories/${made.body.category.id}`))
      const after = (await world.visitor().get('/pots-pans?format=json')).body.collection
      expect(after.nestedCategories.categories).toMatchObject([
        { displayName: 'Pans', displayIndex: 1 },
        { displayName: 'Pots', displayIndex: 2 },
      ])
      const kept = await world.inSite(({ id, db }) =>
        db
          .selectFrom('category')
          .select(['display_name', 'position'])
          .where('website_id', '=', id)
          .where('parent_id', '=', after.nestedCategories.rootCategory.id)
          .orderBy('position')
          .execute(),
      )
      expect(kept).toEqual([
        { display_name: 'Pans', position: 1 },
        { display_name: 'Pots', position: 2 },
      ])
    })

    it('cannot lose their root, nor have another', async () => {
      const { id } = collection.nestedCategories.rootCategory
      expect((await world.owner.delete(shop.api(`/product-categories/${id}`))).status).toBe(404)
      expect((await change(id, { displayName: 'Mine' })).status).toBe(404)
      expect((await change(potsId, { parentId: id })).status).toBe(404)
    })
  })

  it('can be reached from the store’s page', async () => {
    const { text } = await world.visitor().get('/shop?category=clothing')
    for (const path of ['/shop', '/shop?category=tea', '/shop?category=clothing%2Fshirts']) {
      expect(text).toContain(`href="${path}"`)
    }
    expect(text).toContain('href="/shop?category=clothing" aria-current="page"')
  })

  it('move with what is below them, and keep their address when they are renamed', async () => {
    expect((await change(ids.Shirts, { parentId: null, beforeId: ids.Clothing })).status).toBe(200)
    expect(await names()).toEqual(['Shirts', 'Linen', 'Clothing', 'Tea'])
    expect(await titles('category=clothing')).toEqual(['CAP'])
    const renamed = await change(ids.Shirts, { displayName: 'Tops' })
    expect(renamed.body.category).toMatchObject({ displayName: 'Tops', urlId: 'shirts' })
    expect(await titles('category=shirts')).toEqual(['SHIRT'])
  })

  it('cannot be put into themselves, into strangers, or too deep', async () => {
    expect(await change(ids.Shirts, { parentId: ids.Linen })).toMatchObject({
      body: { code: 'categoryInItself' },
    })
    expect(await change(ids.Shirts, { parentId: 'f'.repeat(24) })).toMatchObject({ status: 404 })
    let parent = ids.Tea ?? null
    for (let depth = 2; depth <= 10; depth += 1) {
      parent = (await create(`Level ${depth}`, parent)).body.category.id
    }
    expect(await create('Level 11', parent)).toMatchObject({ body: { code: 'categoriesTooDeep' } })
  })

  it('fact 9.limits.09: a category of a store has at most 25 characters', async () => {
    expect((await create('x'.repeat(25))).status).toBe(200)
    expect((await create('x'.repeat(26))).body.message).toContain('at most 25 characters')
  })

  it('go with what is below them; products stay', async () => {
    await world.owner.delete(shop.api(`/product-categories/${ids.Shirts}`))
    expect(await names()).not.toContain('Linen')
    expect(await titles('category=tea')).toContain('SHIRT')
  })

  it('fact 9.limits.04: a store has at most 10000 nested categories', async () => {
    await world.inSite(async ({ id, db }) => {
      // Else the foreign key of each row is checked by a plan that was made while the table was small.
      await sql`DISCARD PLANS`.execute(db)
      await sql`SET LOCAL enable_seqscan = off`.execute(db)
      await sql`INSERT INTO category
        SELECT ${id}, lpad(to_hex(n), 24, '0'), ${storeId},
          (SELECT id FROM category WHERE collection_id = ${storeId} AND type = 'ROOT'),
          'c' || n, 'c' || n, 100 + n
        FROM generate_series(1, 10000 - (
          SELECT count(*) FROM category WHERE collection_id = ${storeId} AND type = 'CATEGORY')) AS n`.execute(
        db,
      )
    })
    expect(await create('One more')).toMatchObject({
      status: 409,
      body: { message: 'A store holds at most 10,000 categories.' },
    })
    expect(await titles('category=c42')).toEqual([])
  })
})
