/** SQL that reads products with their items. Each function is one statement, variants and stock included. */

import { withoutBadLinks } from '@sitewright/blocks/rich-text'
import type { TaxCategory } from '@sitewright/core/commerce/pricing/taxes'
import type { ItemStatus } from '@sitewright/core/content/item-status'
import type { Id } from '@sitewright/core/id'
import { safeLink } from '@sitewright/core/links/link-address'
import { DEFAULT_CURRENCY, type Minor } from '@sitewright/core/money'
import type { ShownProduct } from '@sitewright/page/data/shown-product'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { contains } from '../../../platform/db/contains.ts'

export interface ProductRecord extends ShownProduct {
  readonly taxCategory: TaxCategory
  readonly shippingSurchargeMinor: Minor
  /** The most units of a variant of which little is left; null for the store's. */
  readonly lowStockUpTo: number | null
  /** The store's number for products that have none of their own; 0 for never. */
  readonly storeLowStockUpTo: number
  readonly state: ItemStatus
  /** Time from which visitors see it; null for never. */
  readonly visibleFrom: Date | null
  /** Place among the items of its store. */
  readonly position: number
  /** Its body, and the revision of it that visitors see. */
  readonly documentId: Id | null
  readonly publishedRevision: number | null
  /** Revision of the body's draft; null where visitors ask, who never see a draft. */
  readonly revision: number | null
}

/**
 * Products of the site that were not removed, and for which `condition` holds: their items, with what makes them
 * products. What belongs to them is gathered for all of them at once: for each by itself it takes three times as long.
 * Written out, because to build it anew would be a twentieth of the work for a page.
 */
async function products(
  { id, db }: SiteTx,
  condition: RawBuilder<unknown>,
  {
    order = sql``,
    limit = sql``,
    revision = NO_REVISION,
  }: {
    order?: RawBuilder<unknown>
    limit?: RawBuilder<unknown>
    revision?: RawBuilder<unknown>
  } = {},
): Promise<ProductRecord[]> {
  const { rows } = await sql<ProductRecord>`
    WITH chosen AS (
      SELECT id, collection_id AS "collectionId", type, title, url_id AS "urlId",
        excerpt AS description, status AS state, publish_on AS "publishOn",
        visible_from AS "visibleFrom", starred, tags,
        array_remove(array_prepend(image_id, more_image_ids), NULL) AS "imageIds",
        options, tax_category AS "taxCategory", shipping_surcharge_minor AS "shippingSurchargeMinor",
        add_button_text AS "addButtonText", merchandising, form,
        subscription_plan AS "subscriptionPlan", low_stock_up_to AS "lowStockUpTo", details, position, author_id, seo_title AS "seoTitle", seo_description AS "seoDescription", content,
        document_id AS "documentId", published_revision AS "publishedRevision",
        created_at AS "createdAt", updated_at AS "updatedAt"
      FROM item JOIN product USING (website_id, id)
      WHERE website_id = ${id} AND NOT is_removed AND (${condition}) ${order} ${limit}
    ), chosen_variants AS (
      SELECT product_id, json_agg(shown ORDER BY position) AS variants
      FROM variant
      JOIN stock_level ON stock_level.website_id = variant.website_id
        AND stock_level.variant_id = variant.id
      CROSS JOIN LATERAL (
        SELECT variant.id, sku, attributes, price_minor AS "priceMinor",
          sale_price_minor AS "salePriceMinor", on_sale AS "onSale", image_id AS "imageId", unlimited,
          weight_grams AS "weightGrams", length_mm AS "lengthMm", width_mm AS "widthMm",
          height_mm AS "heightMm",
          greatest(on_hand - reserved, 0) AS quantity
      ) AS shown
      WHERE variant.website_id = ${id} AND NOT is_removed
        AND product_id = ANY(ARRAY(SELECT id FROM chosen))
      GROUP BY product_id
    ), chosen_categories AS (
      SELECT item_id, json_agg(json_build_object('id', category.id, 'displayName', display_name)
        ORDER BY within.position) AS categories
      FROM item_in_category AS within
      JOIN category ON category.website_id = within.website_id
        AND category.id = within.category_id
      WHERE within.website_id = ${id} AND item_id = ANY(ARRAY(SELECT id FROM chosen))
      GROUP BY item_id
    )
    SELECT chosen.*, coalesce(variants, '[]') AS variants, coalesce(categories, '[]') AS categories,
      coalesce((SELECT currency FROM store_settings WHERE website_id = ${id}), ${DEFAULT_CURRENCY})
        AS currency,
      coalesce((SELECT low_stock_up_to FROM store_settings WHERE website_id = ${id}), 0)
        AS "storeLowStockUpTo",
      (SELECT json_build_object('id', author.id, 'displayName', display_name, 'bio', bio,
          'avatarId', avatar_id, 'websiteUrl', website_url)
        FROM author WHERE author.website_id = ${id} AND author.id = author_id) AS author,
      ${revision} AS revision
    FROM chosen
    LEFT JOIN chosen_variants ON chosen_variants.product_id = chosen.id
    LEFT JOIN chosen_categories ON chosen_categories.item_id = chosen.id
    ${order}`.execute(db)
  return rows.map((row) => ({
    ...row,
    description: withoutBadLinks(row.description),
    author: row.author && { ...row.author, websiteUrl: safeLink('item', row.author.websiteUrl) },
    content: { ...row.content, custom: withoutBadLinks(row.content.custom) },
  }))
}

const NO_REVISION = sql`NULL::integer`

/** SQL of a product's draft revision, which only owners are shown. */
const draftRevision = ({ id }: SiteTx) => sql`(
  SELECT revision FROM document WHERE document.website_id = ${id} AND document.id = "documentId")`

/** A product for its owner, in whichever state it is; undefined where there is none. */
export async function findProduct(site: SiteTx, productId: Id): Promise<ProductRecord | undefined> {
  const revision = draftRevision(site)
  const [product] = await products(site, sql`id = ${productId}`, { revision })
  return product
}

/** Products by id, whichever state they are in, in no particular order. */
export async function productsById(
  site: SiteTx,
  productIds: readonly Id[],
): Promise<ProductRecord[]> {
  if (productIds.length === 0) return []
  return products(site, sql`id = ANY(${[...productIds]})`)
}

/** SQL of whether an item's page stands in the draft: what a store page in the trash holds is in the trash with it. */
export const isOnAPage = sql<boolean>`EXISTS (
  SELECT FROM page WHERE page.website_id = item.website_id AND page.id = item.collection_id
    AND NOT page.is_removed)`

/** Keyset pagination: products with ids below `before`, newest first; none of a store in the trash. */
export async function productsBefore(
  site: SiteTx,
  { before, search, limit }: { before: Id | undefined; search: string; limit: number },
): Promise<ProductRecord[]> {
  const pattern = contains(search)
  const start = before === undefined ? sql`` : sql` AND id < ${before}`
  return products(site, sql`${isOnAPage} AND title ILIKE ${pattern}${start}`, {
    revision: draftRevision(site),
    order: sql`ORDER BY id DESC`,
    limit: sql`LIMIT ${limit}`,
  })
}

/** Products of a store in the order of its owner, the first `limit` of them. */
export async function productsInPlace(
  site: SiteTx,
  collectionId: Id,
  limit: number,
): Promise<ProductRecord[]> {
  return products(site, sql`collection_id = ${collectionId}`, {
    revision: draftRevision(site),
    order: sql`ORDER BY position, id`,
    limit: sql`LIMIT ${limit}`,
  })
}

/** The SKUs among `skus` that other products use. */
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
