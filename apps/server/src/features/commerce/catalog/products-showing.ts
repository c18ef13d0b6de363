import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

export interface ProductUse {
  readonly kind: 'product'
  readonly id: Id
  readonly title: string
}

/** Products with an upload among their pictures, on a variant or in their description. One statement. */
export async function productsShowing(
  { id, db }: SiteTx,
  assetId: Id,
): Promise<readonly ProductUse[]> {
  const { rows } = await sql<ProductUse>`
    SELECT 'product' AS kind, product.id, product.title FROM product
    WHERE product.website_id = ${id} AND NOT product.is_removed
      AND (strpos(concat(product.image_ids, product.description), ${assetId}) > 0
        OR EXISTS (SELECT FROM variant WHERE variant.website_id = product.website_id
          AND variant.product_id = product.id AND variant.image_id = ${assetId}
          AND NOT variant.is_removed))`.execute(db)
  return rows
}
