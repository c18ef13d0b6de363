/** The store's part of items that are sold, for the feature `items`. */

import type { Attributes } from '@sitewright/core/commerce/variant-choice'
import type { Id } from '@sitewright/core/id'
import { CURRENCIES, DEFAULT_CURRENCY } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { namesIn } from '../../../platform/db/names-in.ts'
import type { SoldItems } from '../../items/index.ts'

const WITHOUT_FRACTION = CURRENCIES.flatMap(({ code, digits }) => (digits === 0 ? [code] : []))

export const soldItems: SoldItems = {
  price: {
    join: sql`JOIN product ON product.website_id = item.website_id AND product.id = item.id`,
    value: sql`product.lowest_price_minor`,
  },
  offers: {
    join: sql`JOIN variant ON variant.website_id = item.website_id AND variant.product_id = item.id
        AND NOT variant.is_removed
      JOIN stock_level ON stock_level.website_id = item.website_id
        AND stock_level.variant_id = variant.id`,
    price: sql`CASE WHEN variant.on_sale THEN variant.sale_price_minor ELSE variant.price_minor END`,
    isAvailable: sql`(stock_level.unlimited OR stock_level.on_hand > stock_level.reserved)`,
    attributes: sql`variant.attributes`,
    position: sql`variant.position`,
    minorUnits: (siteId) => sql`(SELECT CASE
        WHEN coalesce((SELECT currency FROM store_settings WHERE website_id = ${siteId}), ${DEFAULT_CURRENCY})
          = ANY(${WITHOUT_FRACTION}) THEN 1 ELSE 100 END)`,
  },
  kept: {
    lowest: sql`product.lowest_price_minor`,
    highest: sql`product.highest_price_minor`,
    values: sql`product.offered_values`,
    // From the variants that are gone, of which a shop has few, to the products that have no other.
    soldOut: (siteId) => sql`
      SELECT product_id FROM (
        SELECT DISTINCT variant.product_id FROM stock_level AS gone
        JOIN variant ON variant.website_id = ${siteId} AND variant.id = gone.variant_id
          AND NOT variant.is_removed
        WHERE gone.website_id = ${siteId} AND NOT gone.unlimited AND gone.on_hand <= gone.reserved
      ) AS lacking
      WHERE NOT EXISTS (
        SELECT FROM variant JOIN stock_level ON stock_level.website_id = ${siteId}
          AND stock_level.variant_id = variant.id
        WHERE variant.website_id = ${siteId} AND variant.product_id = lacking.product_id
          AND NOT variant.is_removed
          AND (stock_level.unlimited OR stock_level.on_hand > stock_level.reserved))`,
  },
  words: wordsOf,
  shows: (names) => sql<boolean>`EXISTS (
    SELECT FROM variant WHERE variant.website_id = item.website_id
      AND variant.product_id = item.id AND NOT variant.is_removed
      AND ${namesIn(sql`variant.image_id`, names)})`,
}

async function wordsOf(
  { id, db }: SiteTx,
  itemIds: readonly Id[],
): Promise<ReadonlyMap<Id, readonly string[]>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('variant')
    .select(['product_id as itemId', 'sku', 'attributes'])
    .where('website_id', '=', id)
    .where(sql<boolean>`product_id = ANY(${[...itemIds]})`)
    .where('is_removed', '=', false)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  const words = new Map<Id, string[]>()
  for (const { itemId, ...variant } of rows) {
    words.set(itemId, [...(words.get(itemId) ?? []), ...wordsIn(variant)])
  }
  return words
}

/** A variant's SKU and its option values. */
export function wordsIn({ sku, attributes }: { sku: string; attributes: Attributes }): string[] {
  return [sku, ...Object.values(attributes)]
}
