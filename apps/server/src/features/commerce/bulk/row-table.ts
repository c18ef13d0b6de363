/** SQL that reads products for editing many at once: without their texts, each function in one statement. */

import type { Attributes } from '@sitewright/core/commerce/variant-choice'
import type { ItemStatus } from '@sitewright/core/content/item-status'
import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { contains } from '../../../platform/db/contains.ts'
import { isOnAPage, type ProductRecord } from '../catalog/product-table.ts'

export interface VariantRow {
  readonly id: Id
  readonly sku: string
  readonly attributes: Attributes
  readonly priceMinor: Minor
  readonly salePriceMinor: Minor
  readonly onSale: boolean
  readonly unlimited: boolean
  readonly quantity: number
}

export interface RowRecord
  extends Pick<
    ProductRecord,
    | 'id'
    | 'collectionId'
    | 'title'
    | 'type'
    | 'subscriptionPlan'
    | 'publishOn'
    | 'updatedAt'
    | 'documentId'
    | 'publishedRevision'
    | 'revision'
  > {
  readonly state: ItemStatus
  readonly categoryIds: readonly Id[]
  readonly variants: readonly VariantRow[]
}

async function rows(
  { id, db }: SiteTx,
  condition: RawBuilder<unknown>,
  limit: RawBuilder<unknown> = sql``,
): Promise<RowRecord[]> {
  const found = await sql<RowRecord>`
    WITH chosen AS (
      SELECT id, collection_id AS "collectionId", title, type,
        subscription_plan AS "subscriptionPlan", status AS state, publish_on AS "publishOn",
        updated_at AS "updatedAt", document_id AS "documentId",
        published_revision AS "publishedRevision"
      FROM item JOIN product USING (website_id, id)
      WHERE website_id = ${id} AND NOT is_removed AND ${condition}
      ORDER BY id DESC ${limit}
    ), chosen_variants AS (
      SELECT product_id, json_agg(shown ORDER BY position) AS variants
      FROM variant
      JOIN stock_level ON stock_level.website_id = variant.website_id
        AND stock_level.variant_id = variant.id
      CROSS JOIN LATERAL (
        SELECT variant.id, sku, attributes, price_minor AS "priceMinor",
          sale_price_minor AS "salePriceMinor", on_sale AS "onSale", unlimited,
          greatest(on_hand - reserved, 0) AS quantity
      ) AS shown
      WHERE variant.website_id = ${id} AND NOT is_removed
        AND product_id = ANY(ARRAY(SELECT id FROM chosen))
      GROUP BY product_id
    ), chosen_categories AS (
      SELECT item_id, array_agg(category_id ORDER BY position) AS "categoryIds"
      FROM item_in_category
      WHERE website_id = ${id} AND item_id = ANY(ARRAY(SELECT id FROM chosen))
      GROUP BY item_id
    )
    SELECT chosen.*, coalesce(variants, '[]') AS variants,
      coalesce("categoryIds", '{}') AS "categoryIds",
      (SELECT revision FROM document
        WHERE document.website_id = ${id} AND document.id = "documentId") AS revision
    FROM chosen
    LEFT JOIN chosen_variants ON chosen_variants.product_id = chosen.id
    LEFT JOIN chosen_categories ON chosen_categories.item_id = chosen.id
    ORDER BY chosen.id DESC`.execute(db)
  return found.rows
}

/** Rows by id; products that do not exist are absent. */
export async function rowsById(
  site: SiteTx,
  productIds: readonly Id[],
): Promise<Map<Id, RowRecord>> {
  const found = await rows(site, sql`id = ANY(${[...productIds]})`)
  return new Map(found.map((row) => [row.id, row]))
}

export interface RowQuestion {
  readonly before: Id | undefined
  readonly search: string
  readonly state: ItemStatus | undefined
  readonly categoryId: Id | undefined
  readonly limit: number
}

/** Keyset pagination: products with ids below `before`, newest first; none of a store in the trash. */
export async function rowsBefore(
  site: SiteTx,
  { before, search, state, categoryId, limit }: RowQuestion,
): Promise<RowRecord[]> {
  const pattern = contains(search)
  const conditions = [
    isOnAPage,
    ...(before === undefined ? [] : [sql`id < ${before}`]),
    ...(state === undefined ? [] : [sql`status = ${state}`]),
    ...(search === ''
      ? []
      : [
          sql`(title ILIKE ${pattern} OR EXISTS (
            SELECT FROM variant WHERE variant.website_id = item.website_id
              AND variant.product_id = item.id AND NOT variant.is_removed
              AND sku ILIKE ${pattern}))`,
        ]),
    ...(categoryId === undefined
      ? []
      : [
          sql`EXISTS (
            SELECT FROM item_in_category AS within WHERE within.website_id = item.website_id
              AND within.item_id = item.id
              AND within.category_id = ANY(ARRAY(${categoryAndBelow(site.id, categoryId)})))`,
        ]),
  ]
  return rows(site, sql.join(conditions, sql` AND `), sql`LIMIT ${limit}`)
}

/** A category and all below it: a recursive query downwards, run once for the whole statement. */
function categoryAndBelow(siteId: Id, categoryId: Id) {
  return sql`
    WITH RECURSIVE tree AS (
      SELECT id FROM category WHERE website_id = ${siteId} AND id = ${categoryId}
      UNION ALL
      SELECT category.id FROM tree
      JOIN category ON category.website_id = ${siteId} AND category.parent_id = tree.id
    )
    SELECT id FROM tree`
}
