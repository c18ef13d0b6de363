/** SQL of what an owner knows about variants of which little is left. */

import type { Attributes } from '@sitewright/core/commerce/variant-choice'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

/** Stock of a variant as its owner counts it: units that are being paid for are still there. */
export interface CountedStock {
  readonly variantId: Id
  readonly unlimited: boolean
  readonly onHand: number
  /** The most units of which little is left; 0 for never. */
  readonly lowUpTo: number
  readonly isKnownLow: boolean
}

/** SQL of the most units of a row of `variant` of which little is left: its product's, or the store's. */
const lowUpTo = sql<number>`coalesce((
  SELECT coalesce(product.low_stock_up_to, store.low_stock_up_to)
  FROM product LEFT JOIN store_settings AS store ON store.website_id = product.website_id
  WHERE product.website_id = variant.website_id AND product.id = variant.product_id
), 0)`

/** SQL of `CountedStock` but for its id, where `stock_level` and `variant` are at hand. */
export const countedStock = sql`stock_level.on_hand AS "onHand", ${lowUpTo} AS "lowUpTo",
  stock_level.is_known_low AS "isKnownLow"`

/** Notes that an owner knows of these variants what they did not, in either direction. */
export async function turnKnownLow({ id, db }: SiteTx, variantIds: readonly Id[]): Promise<void> {
  await sql`
    UPDATE stock_level SET is_known_low = NOT is_known_low
    WHERE website_id = ${id} AND variant_id = ANY(${[...variantIds]})`.execute(db)
}

/** Notes for all variants of products that their owner knows how much there is, having just typed it. */
export async function knowLow({ id, db }: SiteTx, productIds: readonly Id[]): Promise<void> {
  await sql`
    UPDATE stock_level SET is_known_low = is_low
    FROM (
      SELECT variant.id, (NOT unlimited AND most > 0 AND on_hand <= most) AS is_low
      FROM variant
      JOIN stock_level ON stock_level.website_id = variant.website_id
        AND stock_level.variant_id = variant.id
      CROSS JOIN LATERAL (SELECT ${lowUpTo} AS most) AS told
      WHERE variant.website_id = ${id} AND variant.product_id = ANY(${[...productIds]})
        AND NOT variant.is_removed
    ) AS known
    WHERE stock_level.website_id = ${id} AND stock_level.variant_id = known.id
      AND is_known_low <> is_low`.execute(db)
}

export interface NamedVariant {
  readonly id: Id
  readonly title: string
  readonly sku: string
  readonly attributes: Attributes
}

/** Names of variants, by the titles of their products. */
export async function namesOfVariants(
  { id, db }: SiteTx,
  variantIds: readonly Id[],
): Promise<NamedVariant[]> {
  return db
    .selectFrom('variant')
    .innerJoin('item', (join) =>
      join
        .onRef('item.website_id', '=', 'variant.website_id')
        .onRef('item.id', '=', 'variant.product_id'),
    )
    .select(['variant.id', 'item.title', 'variant.sku', 'variant.attributes'])
    .where('variant.website_id', '=', id)
    .where('variant.id', 'in', [...variantIds])
    .orderBy('item.title')
    .orderBy('variant.position')
    .execute()
}
