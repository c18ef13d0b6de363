/** Upgrade of databases in which a product was no item yet: all of it is converted, or nothing is changed. */

import { paragraph, textDocument } from '@sitewright/blocks/rich-text'
import { PRODUCT_ORDERS } from '@sitewright/core/content/collection-settings'
import { openDatabase, type SiteTx } from '@sitewright/server/platform/database'
import { createLog } from '@sitewright/server/platform/log/log'
import { createEmptyDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../../../migrations.ts'
import { askItems, categoriesOf, itemAddresses, surveyStores } from '../../items/index.ts'
import { cartLines } from '../cart/cart-table.ts'
import { type ProductRecord, productsById } from './product-table.ts'
import { soldItems } from './sold-items.ts'

const BEFORE = '0610'
const id = (digits: string) => digits.padStart(24, '0')
const [SITE, OTHER_SITE] = [id('a1'), id('a2')]
const [SHOP, BLOG] = [id('b1'), id('b2')]
const [KITCHEN, MUGS] = [id('c1'), id('c2')]
const NOW = new Date('2026-03-29T12:00:00Z')
const DAY_MS = 86_400_000
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const WORDS = textDocument(paragraph('Soft and light'))

const log = createLog('silent')
let database: TestDatabase
let owner: pg.Client

beforeEach(async () => {
  database = await createEmptyDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await migrate({ url: database.ownerUrl, log, before: BEFORE })
  for (const [site, name] of [
    [SITE, 'clay'],
    [OTHER_SITE, 'wool'],
  ]) {
    await owner.query(`INSERT INTO site (id, identifier, title) VALUES ($1, $2, $2)`, [site, name])
    await bindTo(site)
    await owner.query(
      `INSERT INTO page (website_id, id, type, kind, title, navigation_title, url_id, is_home)
       VALUES ($1, $2, 13, 'products', 'Shop', 'Shop', 'shop', false),
         ($1, $3, 1, 'blog', 'Blog', 'Blog', 'blog', false)`,
      [site, SHOP, BLOG],
    )
  }
  await bindTo(SITE)
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

const bindTo = (site = SITE) =>
  owner.query(`SELECT set_config('app.website_id', $1, false)`, [site])
const upgrade = () => migrate({ url: database.ownerUrl, log })

async function insert(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = Object.keys(row)
  await owner.query(
    `INSERT INTO ${table} (website_id, ${columns.join(', ')})
     VALUES ($1, ${columns.map((_, at) => `$${at + 2}`).join(', ')})`,
    [SITE, ...Object.values(row)],
  )
}

interface OldProduct {
  readonly id: string
  readonly title: string
  readonly [column: string]: unknown
}

/** A product as older versions stored it, with one variant named like it. */
async function insertProduct({ price = 1000, ...product }: OldProduct): Promise<void> {
  await insert('product', {
    collection_id: SHOP,
    type: 1,
    url_id: product.title.toLowerCase(),
    state: 'public',
    publish_on: NOW,
    visible_from: NOW,
    image_ids: '[]',
    options: '[]',
    lowest_price_minor: price,
    ...product,
  })
  await insert('variant', {
    id: product.id,
    product_id: product.id,
    sku: product.title.toUpperCase() + product.id.slice(-2),
    attributes: '{}',
    price_minor: price,
    on_sale: false,
    sale_price_minor: 0,
    position: 0,
    is_removed: product.is_removed ?? false,
  })
  await insert('stock_level', { variant_id: product.id, unlimited: false, on_hand: 5 })
}

const [LAMP, BOWL, PLAN, LATER, GONE, SECRET] = ['1', '2', '3', '4', '5', '6'].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
]

async function insertStore(): Promise<void> {
  for (const [category, parent_id, display_name] of [
    [KITCHEN, null, 'Kitchen'],
    [MUGS, KITCHEN, 'Mugs'],
  ]) {
    const url_id = display_name?.toLowerCase()
    const place = { collection_id: SHOP, parent_id, position: 1 }
    await insert('product_category', { id: category, display_name, url_id, ...place })
  }
  await insertProduct({
    id: LAMP,
    title: 'Lamp',
    description: JSON.stringify(WORDS),
    tags: ['Tea', 'tea', 'Warm'],
    image_ids: JSON.stringify([id('d2'), id('d1'), id('d3')]),
    price: 900,
  })
  await insertProduct({
    id: BOWL,
    title: 'Bowl',
    description: 'null',
    starred: true,
    publish_on: daysFromNow(-2),
    visible_from: daysFromNow(-2),
    image_ids: JSON.stringify([id('d1')]),
  })
  await insertProduct({ id: PLAN, title: 'Plan', state: 'draft', visible_from: null })
  await insertProduct({
    id: LATER,
    title: 'Later',
    state: 'scheduled',
    publish_on: daysFromNow(2),
    visible_from: daysFromNow(2),
  })
  // Its address was free again, and went to another product.
  await insertProduct({ id: GONE, title: 'Lamp', is_removed: true, price: 700 })
  await insertProduct({ id: SECRET, title: 'Secret', state: 'private', visible_from: null })
  for (const [category_id, position] of [
    [MUGS, 0],
    [KITCHEN, 1],
  ]) {
    await insert('product_in_category', { category_id, product_id: BOWL, position })
  }
  await insert('item', {
    id: id('9'),
    collection_id: BLOG,
    record_type: 1,
    status: 'public',
    publish_on: NOW,
    visible_from: NOW,
    title: 'Lamp',
    url_id: 'lamp',
    starred: false,
    source_url: '',
    passthrough: false,
    tags: [],
    categories: [],
    allows_comments: true,
    seo_title: '',
    seo_description: '',
    content: '{}',
    position: 1,
  })
}

async function inSite<Result>(
  work: (site: SiteTx) => Promise<Result>,
  siteId = SITE,
): Promise<Result> {
  const opened = await openDatabase({ url: database.ownerUrl, log })
  try {
    return await opened.inSite(siteId, work)
  } finally {
    await opened.close()
  }
}

const byId = (products: readonly ProductRecord[]) => new Map(products.map((one) => [one.id, one]))

describe('a product that becomes an item', () => {
  beforeEach(async () => {
    await insertStore()
    await insert('cart', { id: id('e1'), token_hash: 'x' })
    for (const product of [LAMP, GONE]) {
      await insert('cart_entry', {
        id: id(`f${product.slice(-1)}`),
        cart_id: id('e1'),
        product_id: product,
        variant_id: product,
        quantity: 2,
        fields_hash: product,
      })
    }
    await upgrade()
  })

  it('keeps everything about it, and its categories in their order', async () => {
    const found = byId(
      await inSite((site) => productsById(site, [LAMP, BOWL, PLAN, LATER, SECRET])),
    )
    expect(found.get(LAMP)).toMatchObject({
      collectionId: SHOP,
      type: 1,
      title: 'Lamp',
      urlId: 'lamp',
      description: WORDS,
      state: 'public',
      publishOn: NOW,
      visibleFrom: NOW,
      tags: ['Tea', 'tea', 'Warm'],
      imageIds: [id('d2'), id('d1'), id('d3')],
      categories: [],
      author: null,
      seoTitle: '',
      variants: [{ sku: 'LAMP01', priceMinor: 900, quantity: 5 }],
    })
    expect(found.get(BOWL)).toMatchObject({
      description: null,
      starred: true,
      imageIds: [id('d1')],
      categories: [
        { id: MUGS, displayName: 'Mugs' },
        { id: KITCHEN, displayName: 'Kitchen' },
      ],
    })
    expect(found.get(PLAN)).toMatchObject({ state: 'draft', visibleFrom: null, imageIds: [] })
    expect(found.get(LATER)).toMatchObject({ state: 'scheduled', visibleFrom: daysFromNow(2) })
    expect(found.get(SECRET)).toMatchObject({ state: 'private', visibleFrom: null })
  })

  it('stands in its store as it stood, in every order, and by tag and category', async () => {
    const shown = (question: object) =>
      inSite(async (site) => {
        const asked = { collectionId: SHOP, order: 'newest', now: NOW.getTime() } as const
        const { stretches } = await surveyStores(site, {
          stretches: [{ ...asked, limit: 20, skip: 0, ...question }],
          place: undefined,
          facts: [],
          now: NOW,
          sold: soldItems,
        })
        return stretches[0]?.products.map((one) => (one.id === LAMP ? 'Lamp' : 'Bowl'))
      })
    const orders: Record<string, unknown> = {}
    for (const order of PRODUCT_ORDERS) orders[order] = await shown({ order })
    expect(orders).toEqual({
      newest: ['Lamp', 'Bowl'],
      featured: ['Bowl', 'Lamp'],
      priceUp: ['Lamp', 'Bowl'],
      priceDown: ['Bowl', 'Lamp'],
      title: ['Bowl', 'Lamp'],
      manual: ['Lamp', 'Bowl'],
    })
    expect(await shown({ tags: ['TEA'] })).toEqual(['Lamp'])
    expect(await shown({ categories: ['kitchen'] })).toEqual(['Bowl'])
    expect(await shown({ categoryIds: [MUGS] })).toEqual(['Bowl'])
    expect((await inSite((site) => categoriesOf(site, [SHOP]))).map((one) => one.id)).toEqual([
      KITCHEN,
      MUGS,
    ])
  })

  it('has categories that hang below the root of its store, counted from 1', async () => {
    const tree = await inSite(({ id: siteId, db }) =>
      db
        .selectFrom('category')
        .leftJoin('category as above', (join) =>
          join
            .onRef('above.website_id', '=', 'category.website_id')
            .onRef('above.id', '=', 'category.parent_id'),
        )
        .select(['category.display_name as name', 'category.type', 'category.position'])
        .select('above.type as above')
        .where('category.website_id', '=', siteId)
        .where('category.collection_id', '=', SHOP)
        .orderBy('category.type', 'desc')
        .orderBy('category.id')
        .execute(),
    )
    expect(tree).toEqual([
      { name: '', type: 'ROOT', position: 1, above: null },
      { name: 'Kitchen', type: 'CATEGORY', position: 1, above: 'ROOT' },
      { name: 'Mugs', type: 'CATEGORY', position: 1, above: 'CATEGORY' },
    ])
  })

  it('leaves carts and the items of other collections as they are', async () => {
    const lines = await inSite((site) => cartLines(site, id('e1')))
    expect(lines).toMatchObject([
      { productId: LAMP, title: 'Lamp', quantity: 2, priceMinor: 900, isRemoved: false },
      { productId: GONE, title: 'Lamp', quantity: 2, priceMinor: 700, isRemoved: true },
    ])
    expect(lines[0]?.pictureId).toBe(id('d2'))
    const { stretches } = await inSite((site) =>
      askItems(site, {
        stretches: [
          { collectionId: BLOG, urlId: 'lamp', now: NOW, ordering: 'chronological', limit: 2 },
        ],
        surveyed: [],
        now: NOW,
        beside: [],
      }),
    )
    expect(stretches[0]?.items.map((item) => item.id)).toEqual([id('9')])
  })

  it('has a body that is empty, and an address in the sitemap behind the items', async () => {
    const { rows } = await owner.query(
      `SELECT item.id, item.published_revision AS published, revision, body FROM item
       LEFT JOIN document ON document.website_id = item.website_id AND document.id = document_id
       WHERE item.id = ANY($1) ORDER BY item.id`,
      [[LAMP, GONE]],
    )
    const empty = { version: 1, sectionOrder: [], sections: {} }
    expect(rows).toEqual([
      { id: LAMP, published: null, revision: 1, body: empty },
      { id: GONE, published: null, revision: null, body: null },
    ])
    const addresses = await inSite((site) =>
      itemAddresses(site, { collectionIds: [SHOP, BLOG], now: NOW, limit: 9, offset: 0 }),
    )
    expect(addresses.map(({ collectionId, urlId }) => [collectionId, urlId])).toEqual([
      [BLOG, 'lamp'],
      [SHOP, 'lamp'],
      [SHOP, 'bowl'],
    ])
  })
})

it('brings over 10,000 products', async () => {
  await bindTo(OTHER_SITE)
  await owner.query(
    `INSERT INTO product (website_id, id, collection_id, type, title, url_id, state, publish_on,
       visible_from, image_ids, options, tags, lowest_price_minor)
     SELECT $1, lpad(to_hex(number), 24, '0'), $2, 1, 'Mug ' || number, 'mug-' || number, 'public',
       $3, $3, '[]', '[]', ARRAY['tag' || number % 9], number
     FROM generate_series(1, 10000) AS number`,
    [OTHER_SITE, SHOP, NOW],
  )
  await upgrade()
  const { stretches } = await inSite(
    (site) =>
      surveyStores(site, {
        stretches: [
          { collectionId: SHOP, order: 'priceUp', now: NOW.getTime(), limit: 1, skip: 9_999 },
        ],
        place: undefined,
        facts: [],
        now: NOW,
        sold: soldItems,
      }),
    OTHER_SITE,
  )
  expect(stretches).toMatchObject([{ total: 10_000, products: [{ id: id('2710') }] }])
})

describe('a product that cannot become an item', () => {
  const untouched = async () => {
    const { rows } = await owner.query(
      `SELECT (SELECT count(*)::int FROM product WHERE title = 'Lamp') AS products,
         (SELECT count(*)::int FROM item WHERE record_type = 11) AS items`,
    )
    return rows[0]
  }
  const refusal = (why: string) =>
    `The database could not be brought up to date: 0610-items-products failed (the product “Lamp” of the site “clay” ${why}).`

  it('stops the start where its page does not exist', async () => {
    await insertProduct({ id: LAMP, title: 'Lamp', collection_id: id('b9') })
    await expect(upgrade()).rejects.toThrow(refusal('is sold on a page that does not exist'))
    expect(await untouched()).toEqual({ products: 1, items: 0 })
  })

  it('stops the start where something else has its address, or its id', async () => {
    await insertStore()
    await owner.query(`UPDATE item SET collection_id = $1 WHERE id = $2`, [SHOP, id('9')])
    await expect(upgrade()).rejects.toThrow(
      refusal('has the address of something else on its page'),
    )
    await owner.query(`UPDATE item SET collection_id = $1, id = $2`, [BLOG, LAMP])
    await expect(upgrade()).rejects.toThrow(refusal('has the id of something else'))
    expect(await untouched()).toEqual({ products: 2, items: 0 })
  })
})
