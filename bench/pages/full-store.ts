/** A store of 10,000 products in the demo shop, straight into the tables: those made in the studio hold fewer. */

import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@sitewright/core/id'
import type { Client } from 'pg'

export const PRODUCTS = 10_000
/** Narrow categories; each is in a wide one. */
const CATEGORIES = 50
const WIDE_CATEGORIES = 5
const SIZES = ['S', 'M', 'L']
const LIMIT_MS = 300_000

export interface Store {
  readonly siteId: string
  readonly pageId: string
  /** `/shop` */
  readonly path: string
  /** Seconds until search knew all of it. */
  readonly indexedInS: string
}

export function urlIdOf(number: number): string {
  return `bench-${number}`
}

export async function fillStore(admin: Client): Promise<Store> {
  const { rows } = await admin.query(
    `SELECT page.website_id AS "siteId", page.id AS "pageId", '/' || page.url_id AS path,
       (SELECT ARRAY[image_id] || more_image_ids FROM item
         WHERE collection_id = page.id AND image_id IS NOT NULL LIMIT 1) AS "imageIds"
     FROM page WHERE kind = 'products' LIMIT 1`,
  )
  const { imageIds, ...store } = rows[0] as Omit<Store, 'indexedInS'> & { imageIds: string[] }
  const categories = await insertCategories(admin, store)
  await insertProducts(admin, store, { categories, imageIds })
  await admin.query(
    `SELECT graphile_worker.add_job('rebuild-search', json_build_object('siteId', $1::text, 'id', $1::text))`,
    [store.siteId],
  )
  const indexedInS = await rebuilt(admin)
  // The database does this by itself after a while.
  await admin.query('VACUUM ANALYZE')
  return { ...store, indexedInS }
}

/** Path of the category that a product of this number is in, as visitors ask for it. */
export function categoryPath(number: number): string {
  const narrow = number % CATEGORIES
  return `wide-${narrow % WIDE_CATEGORIES}/range-${narrow}`
}

type Place = Pick<Store, 'siteId' | 'pageId'>

/** `wide-0` to `wide-4`, and in each ten of `range-0` to `range-49`; the ids of the latter. */
async function insertCategories(admin: Client, { siteId, pageId }: Place): Promise<string[]> {
  const wide = Array.from({ length: WIDE_CATEGORIES }, newId)
  const narrow = Array.from({ length: CATEGORIES }, newId)
  const rows = [
    ...wide.map((id, position) => ({ id, parent: null, url: `wide-${position}`, position })),
    ...narrow.map((id, position) => {
      const parent = wide[position % WIDE_CATEGORIES]
      return { id, parent, url: `range-${position}`, position }
    }),
  ]
  await admin.query(
    `INSERT INTO category (website_id, id, collection_id, parent_id, display_name, url_id, position)
     SELECT $2, id, $3, coalesce(parent, (SELECT id FROM category WHERE collection_id = $3 AND type = 'ROOT')),
       initcap(replace(url, '-', ' ')), url, position FROM jsonb_to_recordset($1::jsonb)
       AS made (id text, parent text, url text, position int)`,
    [JSON.stringify(rows), siteId, pageId],
  )
  return narrow
}

async function insertProducts(
  admin: Client,
  { siteId, pageId }: Place,
  { categories, imageIds }: { categories: readonly string[]; imageIds: readonly string[] },
): Promise<void> {
  const products = Array.from({ length: PRODUCTS }, (_, number) => ({
    id: newId(),
    url: urlIdOf(number),
    title: `Handmade ${number % 2 === 0 ? 'glazed' : 'plain'} mug word${number % 97} ${number}`,
    description: description(number),
    tag: `tag${number % 60}`,
    category: categories[number % CATEGORIES],
    age: number,
    price: priceOf(number),
    variants: SIZES.map((size, position) => ({
      id: newId(),
      sku: `BENCH-${number}-${size}`,
      size,
      position,
      price: priceOf(number),
    })),
  }))
  await admin.query(
    `WITH made AS MATERIALIZED (
       SELECT * FROM jsonb_to_recordset($1::jsonb)
         AS made (id text, url text, title text, description jsonb, tag text, category text, age int, price int, variants jsonb)
     ), variants AS MATERIALIZED (
       SELECT made.id AS product, one.* FROM made, jsonb_to_recordset(made.variants)
         AS one (id text, sku text, size text, position int, price int)
     ), items AS (
       INSERT INTO item (website_id, id, collection_id, record_type, title, url_id, excerpt, status,
         publish_on, visible_from, tags, categories, image_id, more_image_ids, starred, source_url,
         passthrough, seo_title, seo_description, content, position)
       SELECT $2, id, $3, 11, title, url, description, 'public', at, at, ARRAY[tag], '{}',
         ($4::text[])[1], ($4::text[])[2:], false, '', false, '', '',
         '{"custom": {}, "customType": ""}', age
       FROM made, LATERAL (SELECT now() - make_interval(mins => age) AS at) born
     ), terms AS (
       INSERT INTO item_term (website_id, collection_id, kind, term_ci, item_id)
       SELECT $2, $3, 'tag', tag, id FROM made
     ), products AS (
       INSERT INTO product (website_id, id, type, options, lowest_price_minor)
       SELECT $2, id, 1, $5::jsonb, price FROM made
     ), sold AS (
       INSERT INTO variant (website_id, id, product_id, position, sku, attributes, price_minor,
         sale_price_minor, on_sale)
       SELECT $2, id, product, position, sku, jsonb_build_object('Size', size), price, 0, false FROM variants
     ), placed AS (
       INSERT INTO item_in_category (website_id, category_id, item_id, position)
       SELECT $2, category, id, 0 FROM made
     )
     INSERT INTO stock_level (website_id, variant_id, unlimited, on_hand)
     SELECT $2, id, true, 0 FROM variants`,
    [
      JSON.stringify(products),
      siteId,
      pageId,
      imageIds,
      JSON.stringify([{ name: 'Size', values: SIZES }]),
    ],
  )
}

const priceOf = (number: number) => 1200 + ((number * 7919) % 5000)

function description(number: number) {
  const words = Array.from({ length: 60 }, (_, place) => `text${(number * 31 + place * 7) % 3000}`)
  const text = [{ type: 'text', text: words.join(' ') }]
  return { type: 'doc', content: [{ type: 'paragraph', content: text }] }
}

async function rebuilt(admin: Client): Promise<string> {
  const begin = performance.now()
  for (; performance.now() - begin < LIMIT_MS; await sleep(200)) {
    const { rows } = await admin.query(
      `SELECT (SELECT count(*)::int FROM search_entry) AS entries,
         (SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'rebuild-search') AS jobs`,
    )
    if (rows[0].entries >= PRODUCTS && rows[0].jobs === 0) {
      return ((performance.now() - begin) / 1000).toFixed(1)
    }
  }
  throw new Error('The index was never made')
}
