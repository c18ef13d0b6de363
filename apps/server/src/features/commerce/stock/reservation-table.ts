/** SQL of stock reserved for payments: held, then sold or released. */

import { transition } from '@sitewright/core/commerce/state-machine'
import { RESERVATION } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { type CountedStock, countedStock } from './low-stock-table.ts'
import { shownUpTo } from './shown-up-to.ts'
import { lockStock, recordMovements } from './stock-table.ts'

export interface Units {
  readonly variantId: Id
  readonly quantity: number
}

/** Stock of a variant after an update: `left` is how many units shoppers can still get. */
export interface StockLeft {
  readonly variantId: Id
  readonly productId: Id
  readonly collectionId: Id
  readonly unlimited: boolean
  readonly left: number
  readonly quantity: number
  /** The most units at which pages change with every unit. */
  readonly shownUpTo: number
}

/** Stock of a variant after some of it was sold. */
export type StockSold = StockLeft & CountedStock

/** The variant of which too few units are left. */
export interface Shortage {
  readonly variantId: Id
  readonly left: number
}

/** Units of each variant, sorted in the order in which all transactions lock stock, which prevents deadlocks. */
export function unitsByVariant(lines: readonly Units[]): Units[] {
  const sums = new Map<Id, number>()
  for (const { variantId, quantity } of lines) {
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  }
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1))
}

/** Reserves units; where there are too few of a variant it says so, and the caller's transaction must not go on. */
export async function takeStock(
  site: SiteTx,
  units: readonly Units[],
): Promise<{ taken: StockLeft[]; short: Shortage | undefined }> {
  const ids = units.map(({ variantId }) => variantId)
  // A single row is locked by its update; several are locked in the order of ids first, which prevents deadlocks.
  const locked = ids.length > 1 ? lockStock(site, ids) : undefined
  const [taken] = await Promise.all([reserveUnits(site, units), locked])
  const found = new Set(taken.map(({ variantId }) => variantId))
  const short = ids.find((id) => !found.has(id))
  if (short === undefined) return { taken, short: undefined }
  return { taken, short: { variantId: short, left: await unitsLeftOf(site, short) } }
}

/** Reserves units of the variants that have as many. */
async function reserveUnits(site: SiteTx, units: readonly Units[]): Promise<StockLeft[]> {
  const { rows } = await sql<StockLeft>`
    UPDATE stock_level SET reserved = reserved + wanted.quantity
    FROM unnest(${units.map(({ variantId }) => variantId)}::text[],
          ${units.map(({ quantity }) => quantity)}::integer[])
        AS wanted (variant_id, quantity),
      variant JOIN item
        ON item.website_id = variant.website_id AND item.id = variant.product_id
    WHERE stock_level.website_id = ${site.id} AND stock_level.variant_id = wanted.variant_id
      AND variant.website_id = stock_level.website_id AND variant.id = stock_level.variant_id
      AND (unlimited OR on_hand - reserved >= wanted.quantity)
    RETURNING stock_level.variant_id AS "variantId", variant.product_id AS "productId",
      item.collection_id AS "collectionId", unlimited, on_hand - reserved AS left,
      wanted.quantity AS quantity, ${shownUpTo} AS "shownUpTo"`.execute(site.db)
  return rows
}

async function unitsLeftOf({ id, db }: SiteTx, variantId: Id): Promise<number> {
  const row = await db
    .selectFrom('stock_level')
    .select(sql<number>`greatest(on_hand - reserved, 0)`.as('left'))
    .where('website_id', '=', id)
    .where('variant_id', '=', variantId)
    .executeTakeFirst()
  return row?.left ?? 0
}

export async function insertReservations(
  { id, db }: SiteTx,
  paymentId: Id,
  units: readonly Units[],
): Promise<void> {
  await db
    .insertInto('stock_reservation')
    .values(
      units.map(({ variantId, quantity }) => ({
        website_id: id,
        payment_id: paymentId,
        variant_id: variantId,
        quantity,
        state: RESERVATION.initial,
      })),
    )
    .execute()
}

/** Turns reserved units into sold ones: they leave the stock, with the order's id as the reason. */
export async function sellReserved(site: SiteTx, paymentId: Id, orderId: Id): Promise<StockSold[]> {
  const sold = await endReservations(site, paymentId, {
    state: transition(RESERVATION, 'held', 'committed'),
    onHand: sql`CASE WHEN unlimited THEN on_hand ELSE on_hand - held.quantity END`,
  })
  const counted = sold.filter(({ unlimited }) => !unlimited)
  await recordMovements(
    site,
    'sale',
    orderId,
    counted.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
  )
  return sold
}

/** Releases reserved units, which are then for sale again. */
export async function giveBackReserved(site: SiteTx, paymentId: Id): Promise<StockLeft[]> {
  return endReservations(site, paymentId, {
    state: transition(RESERVATION, 'held', 'released'),
    onHand: sql`on_hand`,
  })
}

/** Reserves units again that a payment had released; undefined where there are too few, after which the caller gives up. */
export async function holdReleased(site: SiteTx, paymentId: Id): Promise<StockLeft[] | undefined> {
  const released = await site.db
    .selectFrom('stock_reservation')
    .select(['variant_id as variantId', 'quantity'])
    .where('website_id', '=', site.id)
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'released')
    .execute()
  if (released.length === 0) return []
  const { taken, short } = await takeStock(site, unitsByVariant(released))
  if (short) return undefined
  await site.db
    .updateTable('stock_reservation')
    .set({ state: transition(RESERVATION, 'released', 'held') })
    .where('website_id', '=', site.id)
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'released')
    .execute()
  return taken
}

async function endReservations(
  { id, db }: SiteTx,
  paymentId: Id,
  { state, onHand }: { state: string; onHand: ReturnType<typeof sql> },
): Promise<StockSold[]> {
  const mine = sql`website_id = ${id} AND payment_id = ${paymentId} AND state = 'held'`
  const locked = sql`
    SELECT 1 FROM stock_level
    WHERE website_id = ${id}
      AND variant_id IN (SELECT variant_id FROM stock_reservation WHERE ${mine})
    ORDER BY variant_id FOR UPDATE`.execute(db)
  const ended = sql<StockSold>`
    WITH held AS (
      UPDATE stock_reservation SET state = ${state} WHERE ${mine}
      RETURNING variant_id, quantity
    )
    UPDATE stock_level SET reserved = reserved - held.quantity, on_hand = ${onHand}
    FROM held, variant, item
    WHERE stock_level.website_id = ${id} AND stock_level.variant_id = held.variant_id
      AND variant.website_id = ${id} AND variant.id = held.variant_id
      AND item.website_id = ${id} AND item.id = variant.product_id
    RETURNING stock_level.variant_id AS "variantId", variant.product_id AS "productId",
      item.collection_id AS "collectionId", unlimited, on_hand - reserved AS left,
      held.quantity AS quantity, ${shownUpTo} AS "shownUpTo", ${countedStock}`.execute(db)
  const [{ rows }] = await Promise.all([ended, locked])
  return rows
}
