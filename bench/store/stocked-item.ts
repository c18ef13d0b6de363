import type { Client } from 'pg'
import type { Shop } from './shopper.ts'

export interface StockedItem {
  readonly item: Shop['item']
  readonly siteId: string
  readonly variantId: string
  readonly imageIds: readonly string[]
}

/** Units in stock, more than any measurement buys. */
const PLENTY = 1_000_000

interface Row {
  readonly itemId: string
  readonly sku: string
  readonly siteId: string
  readonly variantId: string
  readonly imageIds: readonly string[]
}

/** A counted variant of the demo shop that has pictures, with this many units on hand. */
export async function stockedItem(admin: Client, units = PLENTY): Promise<StockedItem> {
  const { rows } = await admin.query<Row>(
    `WITH chosen AS (
       SELECT variant.website_id, variant.id, product.id AS "itemId", sku, on_hand,
         array_remove(ARRAY[coalesce(variant.image_id, item.image_id)], NULL) AS "imageIds"
       FROM variant
       JOIN product ON product.website_id = variant.website_id AND product.id = variant.product_id
       JOIN item ON item.website_id = product.website_id AND item.id = product.id
       JOIN stock_level stock
         ON stock.website_id = variant.website_id AND stock.variant_id = variant.id
       WHERE item.status = 'public' AND product.type = 1 AND NOT stock.unlimited
         AND item.image_id IS NOT NULL
       ORDER BY product.id, variant.id LIMIT 1
     ), delivered AS (
       INSERT INTO stock_movement (website_id, id, variant_id, kind, quantity, reference_id)
       SELECT website_id, id, id, 'adjust', $1 - on_hand, 'bench' FROM chosen
     )
     UPDATE stock_level SET on_hand = $1 FROM chosen
     WHERE stock_level.website_id = chosen.website_id AND variant_id = chosen.id
     RETURNING "itemId", sku, chosen.website_id AS "siteId", chosen.id AS "variantId", "imageIds"`,
    [units],
  )
  const [row] = rows
  if (!row) throw new Error('The demo shop has no counted variant with a picture')
  const { itemId, sku, siteId, variantId, imageIds } = row
  return { item: { itemId, sku }, siteId, variantId, imageIds }
}
