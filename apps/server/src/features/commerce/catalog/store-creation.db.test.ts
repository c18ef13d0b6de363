import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
/** Path of the calls that make stores and their categories. */
let stores: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  stores = shop.api(`/content-service/product/1.1/websites/${world.site.id}/products`)
})
afterAll(() => world.close())

const mainNavigation = async () => {
  const { body } = await world.owner.get(shop.api('/site-draft'))
  return body.draft.navigations.main.map((item: { collectionId: string }) => item.collectionId)
}

describe('a store that is made by all of its fields', () => {
  it('fact 7.commerce.11: takes navigationTitle, title, urlId, description and enabled', async () => {
    const store = {
      navigationTitle: 'Cups',
      title: 'Cups & saucers',
      urlId: 'crockery',
      description: 'All that one drinks from',
      enabled: false,
    }
    const { status, body } = await world.owner.post(stores, store)
    expect(status).toBe(200)
    expect(body).toEqual({ id: expect.any(String), ...store })
    const { pages } = (await world.owner.get(shop.api('/pages'))).body
    expect(pages.find(({ id }: { id: string }) => id === body.id)).toMatchObject({
      kind: 'products',
      title: 'Cups & saucers',
      navigationTitle: 'Cups',
      urlId: 'crockery',
      navigation: null,
      settings: { description: 'All that one drinks from', isEnabled: false },
    })
  })

  it('needs a title only', async () => {
    const { body } = await world.owner.post(stores, { title: 'Tea & cake' })
    expect(body).toEqual({
      id: expect.any(String),
      title: 'Tea & cake',
      navigationTitle: 'Tea & cake',
      urlId: 'tea-cake',
      description: '',
      enabled: true,
    })
  })

  it.each([
    ['cart', 'badAddress', 'cart is not a valid page URL'],
    ['No Address', 'badAddress', 'No Address is not a valid page URL'],
    ['tea-cake', 'addressTaken', 'Another page already has that address.'],
  ])('is refused at the address %s', async (urlId, code, message) => {
    expect(await world.owner.post(stores, { title: 'Mine', urlId })).toMatchObject({
      status: 400,
      body: { code, errors: { urlId: message } },
    })
  })

  it('fact 4.store-creation.02: has the root of its categories from the beginning', async () => {
    const { id } = (await world.owner.post(stores, { title: 'Rooted' })).body
    const roots = await world.inSite(({ id: siteId, db }) =>
      db
        .selectFrom('category')
        .select(['type', 'parent_id', 'page_rendering', 'position'])
        .where('website_id', '=', siteId)
        .where('collection_id', '=', id)
        .execute(),
    )
    expect(roots).toEqual([
      { type: 'ROOT', parent_id: null, page_rendering: 'LIST_VIEW', position: 1 },
    ])
  })

  it('fact 4.store-creation.03: comes first in the main navigation, last in it, or not at all', async () => {
    const before = await mainNavigation()
    const add = async (more: object) =>
      (await world.owner.post(stores, { title: 'Placed', ...more })).body.id
    await add({})
    expect(await mainNavigation()).toEqual(before)
    const first = await add({ navigation: 'first' })
    const last = await add({ navigation: 'last' })
    expect(await mainNavigation()).toEqual([first, ...before, last])
    const page = { title: 'Page', navigation: 'first' }
    const { body } = await world.owner.post(shop.api('/pages'), page)
    expect(await mainNavigation()).toEqual([body.page.id, first, ...before, last])
  })

  it('belongs to the site in its path, and says at which path there is nothing', async () => {
    const path = stores.replace(`websites/${world.site.id}`, `websites/${'f'.repeat(24)}`)
    const refused = await world.owner.post(path, { title: 'Elsewhere' })
    expect(refused).toMatchObject({ status: 404, body: { code: 'notFound', path } })
  })
})

describe('the categories of a store, made by all of their fields', () => {
  let categories: string
  let rootId: string
  const add = (body: object) => world.owner.post(categories, body)

  beforeAll(async () => {
    const { id } = (await world.owner.post(stores, { title: 'Branches' })).body
    categories = `${stores}/${id}/categories`
  })

  it('fact 7.commerce.12: the root takes them, and stays one', async () => {
    const root = {
      displayName: 'All of it',
      parentCategoryId: null,
      type: 'ROOT',
      pageRendering: 'LIST_VIEW',
      displayIndex: 1,
    }
    const { status, body } = await add(root)
    expect(status).toBe(200)
    expect(body).toEqual({ id: expect.any(String), ...root })
    rootId = body.id
    expect((await add({ ...root, displayName: '' })).body.id).toBe(rootId)
  })

  it('fact 7.commerce.12: others take them, each at its place', async () => {
    const first = (await add({ displayName: 'Oak', parentCategoryId: rootId })).body
    expect(first).toEqual({
      id: expect.any(String),
      displayName: 'Oak',
      parentCategoryId: rootId,
      type: 'CATEGORY',
      pageRendering: 'LIST_VIEW',
      displayIndex: 1,
    })
    const before = (await add({ displayName: 'Ash', displayIndex: 1 })).body
    expect(before).toMatchObject({ parentCategoryId: rootId, displayIndex: 1 })
    const below = (await add({ displayName: 'Acorn', parentCategoryId: first.id })).body
    expect(below).toMatchObject({ parentCategoryId: first.id, displayIndex: 1 })
    expect((await add({ displayName: 'Yew', displayIndex: 9 })).body.displayIndex).toBe(3)
    await world.owner.post(shop.api('/publish'), {})
    const { collection } = (await world.visitor().get('/branches?format=json')).body
    expect(collection.nestedCategories).toMatchObject({
      rootCategory: { id: rootId, displayName: 'Branches' },
      categories: [
        { displayName: 'Ash', displayIndex: 1 },
        { displayName: 'Oak', displayIndex: 2, children: [{ displayName: 'Acorn' }] },
        { displayName: 'Yew', displayIndex: 3 },
      ],
    })
  })

  it.each([
    [{ displayName: 'x'.repeat(26) }, 'displayName'],
    [{ displayName: ' ' }, 'displayName'],
    [{ displayName: 'Fir', pageRendering: 'GRID' }, 'pageRendering'],
    [{ displayName: 'Fir', displayIndex: 0 }, 'displayIndex'],
    [{ displayName: 'Fir', type: 'ROOT', parentCategoryId: 'f'.repeat(24) }, 'parentCategoryId'],
  ])('%j is refused for its %s', async (body, field) => {
    expect(await add(body)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    })
  })

  it('are refused below a category of another store', async () => {
    const other = (await world.owner.post(stores, { title: 'Other' })).body.id
    const { body } = await world.owner.post(`${stores}/${other}/categories`, {
      displayName: 'Mine',
    })
    const refused = await add({ displayName: 'Fir', parentCategoryId: body.id })
    expect(refused).toMatchObject({ status: 404, body: { code: 'categoryUnknown' } })
  })
})

describe('without a main navigation', () => {
  beforeAll(() =>
    world.inSite(({ id, db }) =>
      sql`UPDATE site_draft SET navigations = navigations - 'main' WHERE website_id = ${id}`.execute(
        db,
      ),
    ),
  )

  it('fact 5.store-url-id.06: no store is made', async () => {
    const count = async () => (await world.owner.get(shop.api('/pages'))).body.pages.length
    const before = await count()
    expect((await world.owner.post(stores, { title: 'Lost' })).status).toBe(404)
    const page = { title: 'Lost', kind: 'products' }
    expect((await world.owner.post(shop.api('/pages'), page)).status).toBe(404)
    expect(await count()).toBe(before)
  })

  it('fact 8.store-session.01: the reason is said', async () => {
    expect((await world.owner.post(stores, { title: 'Lost' })).body).toMatchObject({
      code: 'mainNavigationMissing',
      message: 'Unable to find site main navigation',
    })
  })

  it('fact 8.store-session.02: the path comes with it, without what was asked there', async () => {
    expect((await world.owner.post(`${stores}?token=secret`, { title: 'Lost' })).body.path).toBe(
      stores,
    )
  })
})
