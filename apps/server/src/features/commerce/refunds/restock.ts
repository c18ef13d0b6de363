/** Units of an order's lines that come back into stock with a refund, or leave it again where that is undone. */

import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { announceStock } from '../stock/announce-stock.ts'
import { type StockLeft, type Units, unitsByVariant } from '../stock/reservation-table.ts'
import { shownUpTo } from '../stock/shown-up-to.ts'
import { lockStock, recordMovements } from '../stock/stock-table.ts'
import type { RefundedUnits } from './refund-table.ts'

interface Restocking {
  readonly refundId: Id
  readonly orderId: Id
  readonly units: readonly RefundedUnits[]
}

/** Puts units back. Each refund does so once. */
export async function putBack(site: SiteTx, restocking: Restocking): Promise<void> {
  const units = await countedUnits(site, restocking)
  if (units.length === 0) return
  const rows = await changeStock(site, units, 1)
  await recordMovements(site, 'return', restocking.refundId, units)
  await announceStock(site, rows, { taken: false })
}

/** Takes units that were put back out again; false, with nothing changed, where some of them are sold since. */
export async function takeOut(site: SiteTx, restocking: Restocking): Promise<boolean> {
  const units = await countedUnits(site, restocking)
  if (units.some(({ left, quantity }) => left < quantity)) return false
  if (units.length === 0) return true
  const rows = await changeStock(site, units, -1)
  const taken = units.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }))
  await recordMovements(site, 'returnUndone', restocking.refundId, taken)
  await announceStock(site, rows, { taken: true })
  return true
}

/** Units of the variants that are counted, which are locked, with what is left of each. */
async function countedUnits(
  site: SiteTx,
  restocking: Restocking,
): Promise<(Units & { readonly left: number })[]> {
  const units = await restockedByVariant(site, restocking)
  const held = await lockStock(
    site,
    units.map(({ variantId }) => variantId),
  )
  return units.flatMap((unit) => {
    const stock = held.get(unit.variantId)
    return stock && !stock.unlimited ? [{ ...unit, left: stock.onHand - stock.reserved }] : []
  })
}

async function restockedByVariant(
  { id, db }: SiteTx,
  { orderId, units }: Restocking,
): Promise<Units[]> {
  const restocked = units.filter((unit) => unit.restocked > 0)
  if (restocked.length === 0) return []
  const lines = await db
    .selectFrom('order_line')
    .select(['id', 'variant_id as variantId'])
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .execute()
  const variantOf = new Map(lines.map((line) => [line.id, line.variantId]))
  return unitsByVariant(
    restocked.flatMap((unit) => {
      const variantId = variantOf.get(unit.lineId)
      return variantId ? [{ variantId, quantity: unit.restocked }] : []
    }),
  )
}

async function changeStock(
  site: SiteTx,
  units: readonly Units[],
  direction: 1 | -1,
): Promise<StockLeft[]> {
  const { rows } = await sql<StockLeft>`
    UPDATE stock_level SET on_hand = on_hand + ${direction}::integer * wanted.quantity
    FROM unnest(
        ${units.map(({ variantId }) => variantId)}::text[],
        ${units.map(({ quantity }) => quantity)}::integer[]
      ) AS wanted (variant_id, quantity),
      variant JOIN item
        ON item.website_id = variant.website_id AND item.id = variant.product_id
    WHERE stock_level.website_id = ${site.id} AND stock_level.variant_id = wanted.variant_id
      AND variant.website_id = stock_level.website_id AND variant.id = stock_level.variant_id
    RETURNING stock_level.variant_id AS "variantId", variant.product_id AS "productId",
      item.collection_id AS "collectionId", unlimited, on_hand - reserved AS left,
      wanted.quantity AS quantity, ${shownUpTo} AS "shownUpTo"`.execute(site.db)
  return rows
}
