/** SQL that reads products. Each question is one statement, variants and stock included. */

import { withoutBadLinks } from '@sitewright/blocks/rich-text'
import type { ItemStatus } from '@sitewright/core/content/item-status'
import type { Id } from '@sitewright/core/id'
import { DEFAULT_CURRENCY } from '@sitewright/core/money'
import type { ShownProduct } from '@sitewright/page/data/shown-product'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

export interface ProductRecord extends ShownProduct {
  readonly state: ItemStatus
  /** From when on visitors see it; null for never. */
  readonly visibleFrom: Date | null
}

/**
 * Products of the site that were not removed, and for which `condition` holds. What belongs to them is gathered for all of
 * them at once: for each by itself it takes three times as long. Written out, because to build it anew would be a
 * twentieth of the work for a page.
 */
async function products(
  { id, db }: SiteTx,
  condition: RawBuilder<unknown>,
  {
    order = sql``,
    limit = sql``,
  }: { order?: RawBuilder<unknown>; limit?: RawBuilder<unknown> } = {},
): Promise<ProductRecord[]> {
  const { rows } = await sql<ProductRecord>`
    WITH chosen AS (
      SELECT id, collection_id AS "collectionId", type, title, url_id AS "urlId", description, state,
        publish_on AS "publishOn", visible_from AS "visibleFrom", starred, tags, image_ids AS "imageIds",
        options, created_at AS "createdAt", updated_at AS "updatedAt"
      FROM product
      WHERE website_id = ${id} AND NOT is_removed AND (${condition}) ${order} ${limit}
    ), chosen_variants AS (
      SELECT product_id, json_agg(shown ORDER BY position) AS variants
      FROM variant
      JOIN stock_level ON stock_level.website_id = variant.website_id
        AND stock_level.variant_id = variant.id
      CROSS JOIN LATERAL (
        SELECT variant.id, sku, attributes, price_minor AS "priceMinor",
          sale_price_minor AS "salePriceMinor", on_sale AS "onSale", image_id AS "imageId", unlimited,
          greatest(on_hand - reserved, 0) AS quantity
      ) AS shown
      WHERE variant.website_id = ${id} AND NOT is_removed
        AND product_id = ANY(ARRAY(SELECT id FROM chosen))
      GROUP BY product_id
    ), chosen_categories AS (
      SELECT product_id, json_agg(json_build_object('id', category.id, 'displayName', display_name)
        ORDER BY within.position) AS categories
      FROM product_in_category AS within
      JOIN product_category AS category ON category.website_id = within.website_id
        AND category.id = within.category_id
      WHERE within.website_id = ${id} AND product_id = ANY(ARRAY(SELECT id FROM chosen))
      GROUP BY product_id
    )
    SELECT chosen.*, coalesce(variants, '[]') AS variants, coalesce(categories, '[]') AS categories,
      coalesce((SELECT currency FROM store_settings WHERE website_id = ${id}), ${DEFAULT_CURRENCY})
        AS currency
    FROM chosen
    LEFT JOIN chosen_variants ON chosen_variants.product_id = chosen.id
    LEFT JOIN chosen_categories ON chosen_categories.product_id = chosen.id
    ${order}`.execute(db)
  return rows.map((row) => ({ ...row, description: withoutBadLinks(row.description) }))
}

export async function findProduct(site: SiteTx, productId: Id): Promise<ProductRecord | undefined> {
  const [product] = await products(site, sql`id = ${productId}`)
  return product
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
  return products(site, sql`id = ANY(${[...productIds]})`)
}

/** What visitors see, or one day will, in the order of its ids, from behind `after` on. */
export async function plannedProductsAfter(
  site: SiteTx,
  after: Id | undefined,
  limit: number,
): Promise<ProductRecord[]> {
  const start = after === undefined ? sql`` : sql` AND id > ${after}`
  return products(site, sql`visible_from IS NOT NULL${start}`, {
    order: sql`ORDER BY id`,
    limit: sql`LIMIT ${limit}`,
  })
}

/** Newest first, from behind `before` on. */
export async function productsBefore(
  site: SiteTx,
  { before, search, limit }: { before: Id | undefined; search: string; limit: number },
): Promise<ProductRecord[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const start = before === undefined ? sql`` : sql` AND id < ${before}`
  return products(site, sql`title ILIKE ${pattern}${start}`, {
    order: sql`ORDER BY id DESC`,
    limit: sql`LIMIT ${limit}`,
  })
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
