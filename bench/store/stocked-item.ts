import type { Client } from 'pg'
import type { Shop } from './shopper.ts'

/** Units in stock, more than any measurement buys. */
const DELIVERED = 1_000_000

/** A counted variant of the demo shop that has pictures, with so many units delivered that they last. */
export async function stockedItem(admin: Client): Promise<Shop['item']> {
  const { rows } = await admin.query<Shop['item']>(
    `WITH chosen AS (
       SELECT variant.website_id, variant.id, product.id AS "itemId", sku
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
       SELECT website_id, id, id, 'adjust', $1, 'bench' FROM chosen
     )
     UPDATE stock_level SET on_hand = on_hand + $1 FROM chosen
     WHERE stock_level.website_id = chosen.website_id AND variant_id = chosen.id
     RETURNING "itemId", sku`,
    [DELIVERED],
  )
  if (!rows[0]) throw new Error('The demo shop has no counted variant with a picture')
  return rows[0]
}
