/** SQL of stock. `on_hand` changes only together with a movement that says why. */

import type { StockMovementShape } from '@sitewright/api/commerce/stock-shapes'
import type { VariantStock } from '@sitewright/core/commerce/stock'
import type { StockReason } from '@sitewright/core/commerce/stock-reasons'
import { type Id, newId } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

export interface StockRow {
  readonly variantId: Id
  readonly unlimited: boolean
  readonly onHand: number
  readonly reserved: number
}

/** Pessimistic lock on rows of stock, always in the order of ids, which prevents deadlocks. */
export async function lockStock(
  { id, db }: SiteTx,
  variantIds: readonly Id[],
): Promise<Map<Id, StockRow>> {
  if (variantIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock_level')
    .select(['variant_id as variantId', 'unlimited', 'on_hand as onHand', 'reserved'])
    .where('website_id', '=', id)
    .where('variant_id', 'in', [...variantIds])
    .orderBy('variant_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.variantId, row]))
}

export interface StockWish {
  readonly variantId: Id
  readonly stock: VariantStock
  /** Count that the owner's form showed, if it showed any. */
  readonly seen: number | undefined
}

/**
 * Brings stock to what the owner asks for. Against a number that was seen, the difference counts, so
 * that units sold meanwhile are not given back; an untouched number changes nothing. What is being paid
 * for at the moment comes on top.
 */
export async function setStock(
  site: SiteTx,
  wishes: readonly StockWish[],
  reference: Id,
): Promise<void> {
  const held = await lockStock(
    site,
    wishes.map(({ variantId }) => variantId),
  )
  const rows = wishes.map(({ variantId, stock, seen }) => {
    const before = held.get(variantId)
    const onHand = onHandFor(before, stock, seen)
    return { variantId, unlimited: stock.unlimited, onHand, change: onHand - (before?.onHand ?? 0) }
  })
  await site.db
    .insertInto('stock_level')
    .values(
      rows.map(({ variantId, unlimited, onHand }) => ({
        website_id: site.id,
        variant_id: variantId,
        unlimited,
        on_hand: onHand,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'variant_id']).doUpdateSet({
        unlimited: sql<boolean>`excluded.unlimited`,
        on_hand: sql<number>`excluded.on_hand`,
      }),
    )
    .execute()
  await recordMovements(
    site,
    'adjust',
    reference,
    rows.map(({ variantId, change }) => ({ variantId, quantity: change })),
  )
}

function onHandFor(
  before: StockRow | undefined,
  { unlimited, quantity }: VariantStock,
  seen: number | undefined,
): number {
  if (!before) return unlimited ? 0 : quantity
  if (unlimited) return before.onHand
  if (before.unlimited || seen === undefined) return before.reserved + quantity
  const left = before.onHand - before.reserved
  return before.reserved + Math.max(0, left + quantity - seen)
}

export interface Movement {
  readonly variantId: Id
  readonly quantity: number
}

/** Facts that the history keeps of an adjustment beside its number. */
export interface Adjustment {
  readonly reason: StockReason
  readonly note: string
  readonly accountId: Id
}

export async function recordMovements(
  { id, db }: SiteTx,
  kind: StockMovementShape['kind'],
  reference: Id,
  movements: readonly Movement[],
  adjustment?: Adjustment,
): Promise<void> {
  // A count that found what was expected is worth keeping too.
  const real = movements.filter(({ quantity }) => quantity !== 0 || adjustment !== undefined)
  if (real.length === 0) return
  await db
    .insertInto('stock_movement')
    .values(
      real.map(({ variantId, quantity }) => ({
        website_id: id,
        id: newId(),
        variant_id: variantId,
        kind,
        quantity,
        reference_id: reference,
        reason: adjustment?.reason ?? null,
        note: adjustment?.note ?? '',
        account_id: adjustment?.accountId ?? null,
      })),
    )
    .execute()
}
