import type { StockMovementShape } from '@sitewright/api/commerce/stock-shapes'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'

export interface HistoryWish {
  readonly productId: Id
  /** Undefined for all variants of the product, those that were removed included. */
  readonly variantId: Id | undefined
  /** Keyset pagination: movements with ids below this one. */
  readonly before: Id | undefined
  readonly limit: number
}

/** Why the stock of a product changed, newest first. One statement. */
export async function stockMovements(
  { id, db }: SiteTx,
  { productId, variantId, before, limit }: HistoryWish,
): Promise<StockMovementShape[]> {
  let query = db
    .selectFrom('stock_movement as movement')
    .innerJoin('variant', (join) =>
      join
        .onRef('variant.website_id', '=', 'movement.website_id')
        .onRef('variant.id', '=', 'movement.variant_id'),
    )
    .leftJoin('account', 'account.id', 'movement.account_id')
    .leftJoin('refund', (join) =>
      join
        .onRef('refund.website_id', '=', 'movement.website_id')
        .onRef('refund.id', '=', 'movement.reference_id')
        .on('movement.kind', 'in', ['return', 'returnUndone']),
    )
    .leftJoin('shop_order', (join) =>
      join
        .onRef('shop_order.website_id', '=', 'movement.website_id')
        .on((on) =>
          on('shop_order.id', '=', on.fn.coalesce('refund.order_id', 'movement.reference_id')),
        )
        .on('movement.kind', '<>', 'adjust'),
    )
    .select(['movement.id', 'movement.variant_id as variantId', 'variant.sku'])
    .select(['variant.attributes', 'movement.kind', 'movement.reason', 'movement.note'])
    .select(['movement.quantity', 'account.name as by', 'movement.created_at as createdAt'])
    .select(['shop_order.id as orderId', 'shop_order.number as orderNumber'])
    .where('movement.website_id', '=', id)
    .where('variant.product_id', '=', productId)
    .orderBy('movement.id', 'desc')
    .limit(limit)
  if (variantId !== undefined) query = query.where('movement.variant_id', '=', variantId)
  if (before !== undefined) query = query.where('movement.id', '<', before)
  const rows = await query.execute()
  return rows.map(({ orderId, orderNumber, attributes, createdAt, ...row }) => ({
    ...row,
    attributes: { ...attributes },
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
    createdAt: createdAt.getTime(),
  }))
}
