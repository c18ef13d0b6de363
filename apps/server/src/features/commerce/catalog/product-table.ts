/** SQL that reads products. Each question is one statement, variants and stock included. */

import type { ProductState } from '@sitewright/api/commerce/shapes'
import type { Attributes, ProductOption } from '@sitewright/core/commerce/variant-choice'
import type { Id } from '@sitewright/core/id'
import type { Json } from '@sitewright/core/json'
import { DEFAULT_CURRENCY, type Minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

export interface VariantRecord {
  readonly id: Id
  readonly sku: string
  readonly attributes: Attributes
  readonly priceMinor: Minor
  readonly salePriceMinor: Minor
  readonly onSale: boolean
  readonly imageId: Id | null
  readonly unlimited: boolean
  /** Units a shopper can still get: on hand and not being paid for. */
  readonly quantity: number
}

interface Category {
  readonly id: Id
  readonly displayName: string
}

export interface ProductRecord {
  readonly id: Id
  readonly collectionId: Id
  readonly type: number
  readonly title: string
  readonly urlId: string
  readonly description: Json | null
  readonly state: ProductState
  readonly publishOn: Date
  /** From when on visitors see it; null for never. */
  readonly visibleFrom: Date | null
  readonly starred: boolean
  readonly tags: readonly string[]
  readonly categories: readonly Category[]
  readonly imageIds: readonly Id[]
  readonly options: readonly ProductOption[]
  /** In the owner's order; never empty. */
  readonly variants: readonly VariantRecord[]
  readonly currency: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** What a shopper pays for one unit. */
export function currentPrice<Price extends number>(variant: {
  readonly onSale: boolean
  readonly priceMinor: Price
  readonly salePriceMinor: Price
}): Price {
  return variant.onSale ? variant.salePriceMinor : variant.priceMinor
}

type Chosen = ReturnType<typeof kept>

/** Products of the site that were not removed. */
function kept({ id, db }: SiteTx) {
  return db
    .selectFrom('product')
    .select([
      'product.id',
      'product.collection_id as collectionId',
      'product.type',
      'product.title',
      'product.url_id as urlId',
      'product.description',
      'product.state',
      'product.publish_on as publishOn',
      'product.visible_from as visibleFrom',
      'product.starred',
      'product.tags',
      'product.image_ids as imageIds',
      'product.options',
      'product.created_at as createdAt',
      'product.updated_at as updatedAt',
    ])
    .where('product.website_id', '=', id)
    .where('product.is_removed', '=', false)
}

/**
 * Those that `choose` leaves, in no particular order. What belongs to them is gathered for all of them at once: for each
 * by itself it takes three times as long.
 */
function products(site: SiteTx, choose: (all: Chosen) => Chosen) {
  return site.db
    .with('chosen', () => choose(kept(site)))
    .with('chosen_variants', () => variants(site))
    .with('chosen_categories', () => categories(site))
    .selectFrom('chosen')
    .leftJoin('chosen_variants', 'chosen_variants.product_id', 'chosen.id')
    .leftJoin('chosen_categories', 'chosen_categories.product_id', 'chosen.id')
    .selectAll('chosen')
    .select([
      sql<VariantRecord[]>`coalesce(chosen_variants.list, '[]')`.as('variants'),
      sql<Category[]>`coalesce(chosen_categories.list, '[]')`.as('categories'),
      currency(site).as('currency'),
    ])
}

const isOfChosen = (column: 'variant.product_id' | 'within.product_id') =>
  sql<boolean>`${sql.ref(column)} = ANY(ARRAY(SELECT id FROM chosen))`

/** In the owner's order. */
function variants({ id, db }: SiteTx) {
  return db
    .selectFrom('variant')
    .innerJoin('stock_level', (join) =>
      join
        .onRef('stock_level.website_id', '=', 'variant.website_id')
        .onRef('stock_level.variant_id', '=', 'variant.id'),
    )
    .select([
      'variant.product_id',
      sql`json_agg(json_build_object(
        'id', variant.id, 'sku', variant.sku, 'attributes', variant.attributes,
        'priceMinor', variant.price_minor, 'salePriceMinor', variant.sale_price_minor,
        'onSale', variant.on_sale, 'imageId', variant.image_id, 'unlimited', stock_level.unlimited,
        'quantity', greatest(stock_level.on_hand - stock_level.reserved, 0)
      ) ORDER BY variant.position)`.as('list'),
    ])
    .where('variant.website_id', '=', id)
    .where('variant.is_removed', '=', false)
    .where(isOfChosen('variant.product_id'))
    .groupBy('variant.product_id')
}

/** In the order the owner chose them. */
function categories({ id, db }: SiteTx) {
  return db
    .selectFrom('product_in_category as within')
    .innerJoin('product_category as category', (join) =>
      join
        .onRef('category.website_id', '=', 'within.website_id')
        .onRef('category.id', '=', 'within.category_id'),
    )
    .select([
      'within.product_id',
      sql`json_agg(json_build_object('id', category.id, 'displayName', category.display_name)
        ORDER BY within.position)`.as('list'),
    ])
    .where('within.website_id', '=', id)
    .where(isOfChosen('within.product_id'))
    .groupBy('within.product_id')
}

function currency({ id }: SiteTx) {
  return sql<string>`coalesce(
    (SELECT currency FROM store_settings WHERE website_id = ${id}), ${DEFAULT_CURRENCY})`
}

export async function findProduct(site: SiteTx, productId: Id): Promise<ProductRecord | undefined> {
  return products(site, (all) => all.where('product.id', '=', productId)).executeTakeFirst()
}

/** Nobody else changes the product until the transaction ends. */
export async function lockProduct({ id, db }: SiteTx, productId: Id): Promise<void> {
  await db
    .selectFrom('product')
    .select('id')
    .where('website_id', '=', id)
    .where('id', '=', productId)
    .forUpdate()
    .execute()
}

/** Products by id, whichever state they are in, in no particular order. */
export async function productsById(
  site: SiteTx,
  productIds: readonly Id[],
): Promise<ProductRecord[]> {
  if (productIds.length === 0) return []
  return products(site, (all) =>
    all.where(sql<boolean>`product.id = ANY(${[...productIds]})`),
  ).execute()
}

/** What visitors see, or one day will, in the order of its ids, from behind `after` on. */
export async function plannedProductsAfter(
  site: SiteTx,
  after: Id | undefined,
  limit: number,
): Promise<ProductRecord[]> {
  return products(site, (all) =>
    all
      .where('product.visible_from', 'is not', null)
      .$if(after !== undefined, (query) => query.where('product.id', '>', after ?? ''))
      .orderBy('product.id')
      .limit(limit),
  )
    .orderBy('chosen.id')
    .execute()
}

/** Newest first, from behind `before` on. */
export async function productsBefore(
  site: SiteTx,
  { before, search, limit }: { before: Id | undefined; search: string; limit: number },
): Promise<ProductRecord[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return products(site, (all) =>
    all
      .$if(before !== undefined, (query) => query.where('product.id', '<', before ?? ''))
      .$if(search !== '', (query) => query.where('product.title', 'ilike', pattern))
      .orderBy('product.id', 'desc')
      .limit(limit),
  )
    .orderBy('chosen.id', 'desc')
    .execute()
}

/** URL ids in use on a store page. */
export async function urlIdsOf({ id, db }: SiteTx, collectionId: Id): Promise<Set<string>> {
  const rows = await db
    .selectFrom('product')
    .select('url_id')
    .where('website_id', '=', id)
    .where('collection_id', '=', collectionId)
    .where('is_removed', '=', false)
    .execute()
  return new Set(rows.map(({ url_id }) => url_id))
}

/** Those of `skus` that other products use. */
export async function skusTaken(
  { id, db }: SiteTx,
  skus: readonly string[],
  productId: Id,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('variant')
    .select('sku')
    .where('website_id', '=', id)
    .where('sku', 'in', [...skus])
    .where('product_id', '<>', productId)
    .where('is_removed', '=', false)
    .execute()
  return new Set(rows.map(({ sku }) => sku))
}
