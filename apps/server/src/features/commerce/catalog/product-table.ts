/** SQL that reads products. Each question is one statement, variants and stock included. */

import type { ProductState } from '@sitewright/api/commerce/shapes'
import type { Attributes, ProductOption } from '@sitewright/core/commerce/variant-choice'
import type { Id } from '@sitewright/core/id'
import type { Json } from '@sitewright/core/json'
import { DEFAULT_CURRENCY, type Minor } from '@sitewright/core/money'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { SiteTx } from '../../../platform/database.ts'
import type { Tables } from '../../../platform/db/tables.ts'

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
  readonly categories: readonly { readonly id: Id; readonly displayName: string }[]
  readonly imageIds: readonly Id[]
  readonly options: readonly ProductOption[]
  /** In the owner's order; never empty. */
  readonly variants: readonly VariantRecord[]
  readonly currency: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** What a shopper pays for one unit. */
export function currentPrice(
  variant: Pick<VariantRecord, 'onSale' | 'priceMinor' | 'salePriceMinor'>,
): Minor {
  return variant.onSale ? variant.salePriceMinor : variant.priceMinor
}

/** Products of the site that were not removed; callers say which and in what order. */
function products({ id, db }: SiteTx) {
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
    .select((eb) => [variants(eb), currency(eb), categories(eb)])
    .where('product.website_id', '=', id)
    .where('product.is_removed', '=', false)
}

function variants(eb: ExpressionBuilder<Tables, 'product'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('variant')
      .innerJoin('stock_level', (join) =>
        join
          .onRef('stock_level.website_id', '=', 'variant.website_id')
          .onRef('stock_level.variant_id', '=', 'variant.id'),
      )
      .select([
        'variant.id',
        'variant.sku',
        'variant.attributes',
        'variant.price_minor as priceMinor',
        'variant.sale_price_minor as salePriceMinor',
        'variant.on_sale as onSale',
        'variant.image_id as imageId',
        'stock_level.unlimited',
        sql<number>`greatest(stock_level.on_hand - stock_level.reserved, 0)`.as('quantity'),
      ])
      .whereRef('variant.website_id', '=', 'product.website_id')
      .whereRef('variant.product_id', '=', 'product.id')
      .where('variant.is_removed', '=', false)
      .orderBy('variant.position'),
  ).as('variants')
}

/** In the order the owner chose them. */
function categories(eb: ExpressionBuilder<Tables, 'product'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_in_category as within')
      .innerJoin('product_category as category', (join) =>
        join
          .onRef('category.website_id', '=', 'within.website_id')
          .onRef('category.id', '=', 'within.category_id'),
      )
      .select(['category.id', 'category.display_name as displayName'])
      .whereRef('within.website_id', '=', 'product.website_id')
      .whereRef('within.product_id', '=', 'product.id')
      .orderBy('within.position'),
  ).as('categories')
}

function currency(eb: ExpressionBuilder<Tables, 'product'>) {
  return eb.fn
    .coalesce(
      eb
        .selectFrom('store_settings')
        .select('currency')
        .whereRef('store_settings.website_id', '=', 'product.website_id'),
      sql<string>`${DEFAULT_CURRENCY}`,
    )
    .as('currency')
}

export async function findProduct(site: SiteTx, productId: Id): Promise<ProductRecord | undefined> {
  return products(site).where('product.id', '=', productId).executeTakeFirst()
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
  return products(site)
    .where('product.id', 'in', [...productIds])
    .execute()
}

/** What visitors see, or one day will, in the order of its ids, from behind `after` on. */
export async function plannedProductsAfter(
  site: SiteTx,
  after: Id | undefined,
  limit: number,
): Promise<ProductRecord[]> {
  return products(site)
    .where('product.visible_from', 'is not', null)
    .$if(after !== undefined, (query) => query.where('product.id', '>', after ?? ''))
    .orderBy('product.id')
    .limit(limit)
    .execute()
}

/** Newest first, from behind `before` on. */
export async function productsBefore(
  site: SiteTx,
  { before, search, limit }: { before: Id | undefined; search: string; limit: number },
): Promise<ProductRecord[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return products(site)
    .$if(before !== undefined, (query) => query.where('product.id', '<', before ?? ''))
    .$if(search !== '', (query) => query.where('product.title', 'ilike', pattern))
    .orderBy('product.id', 'desc')
    .limit(limit)
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
