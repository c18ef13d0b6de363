import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { namesIn } from '../../../platform/db/names-in.ts'

export interface ProductUse {
  readonly kind: 'product'
  readonly id: Id
  readonly title: string
}

/** Products with an upload among their pictures, on a variant or in their description. One statement. */
export async function productsShowing(
  { id, db }: SiteTx,
  names: readonly string[],
): Promise<readonly ProductUse[]> {
  const { rows } = await sql<ProductUse>`
    SELECT 'product' AS kind, product.id, product.title FROM product
    WHERE product.website_id = ${id} AND NOT product.is_removed
      AND (${namesIn(sql`concat(product.image_ids, product.description)`, names)}
        OR EXISTS (SELECT FROM variant WHERE variant.website_id = product.website_id
          AND variant.product_id = product.id AND ${namesIn(sql`variant.image_id`, names)}
          AND NOT variant.is_removed))`.execute(db)
  return rows
}
