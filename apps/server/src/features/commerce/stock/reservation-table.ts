/** SQL of stock reserved for payments: held, then sold or released. */

import { transition } from '@sitewright/core/commerce/state-machine'
import { RESERVATION } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { type IdsInRow, idInRow, idsInRow } from '../../../platform/db/ids-in-row.ts'
import { keepStatement } from '../../../platform/db/kept-statement.ts'
import { type CountedStock, countedStock } from './low-stock-table.ts'
import { shownUpTo } from './shown-up-to.ts'
import { lockStock } from './stock-table.ts'

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
  const [, taken] = await Promise.all([locked, reserveUnits(site, columnsOf(units))])
  const found = new Set(taken.map(({ variantId }) => variantId))
  const short = ids.find((id) => !found.has(id))
  if (short === undefined) return { taken, short: undefined }
  return { taken, short: { variantId: short, left: await unitsLeftOf(site, short) } }
}

interface UnitColumns {
  readonly variantIds: readonly Id[]
  readonly quantities: readonly number[]
}

function columnsOf(units: readonly Units[]): UnitColumns {
  return {
    variantIds: units.map(({ variantId }) => variantId),
    quantities: units.map(({ quantity }) => quantity),
  }
}

/** SQL of the units as rows of `variant_id` and `quantity`. */
function unitRows({ variantIds, quantities }: UnitColumns) {
  return sql`unnest(${variantIds}::text[], ${quantities}::integer[]) AS wanted (variant_id, quantity)`
}

/** Reserves units of the variants that have as many. */
const reserveUnits = keepStatement(
  ({ id }, units: UnitColumns) => sql<StockLeft>`
    UPDATE stock_level SET reserved = reserved + wanted.quantity
    FROM ${unitRows(units)},
      variant JOIN item
        ON item.website_id = variant.website_id AND item.id = variant.product_id
    WHERE stock_level.website_id = ${id} AND stock_level.variant_id = wanted.variant_id
      AND variant.website_id = stock_level.website_id AND variant.id = stock_level.variant_id
      AND (unlimited OR on_hand - reserved >= wanted.quantity)
    RETURNING stock_level.variant_id AS "variantId", variant.product_id AS "productId",
      item.collection_id AS "collectionId", unlimited, on_hand - reserved AS left,
      wanted.quantity AS quantity, ${shownUpTo} AS "shownUpTo"`,
)

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
  site: SiteTx,
  paymentId: Id,
  units: readonly Units[],
): Promise<void> {
  await insertRows(site, { paymentId, ...columnsOf(units) })
}

const insertRows = keepStatement(
  ({ id }, units: UnitColumns & { readonly paymentId: Id }) => sql`
    INSERT INTO stock_reservation (website_id, payment_id, variant_id, quantity, state)
    SELECT ${id}, ${units.paymentId}, variant_id, quantity, ${sql.lit(RESERVATION.initial)}
    FROM ${unitRows(units)}`,
)

/** Turns reserved units into sold ones: they leave the stock, with the order's id as the reason. */
export async function sellReserved(site: SiteTx, paymentId: Id, orderId: Id): Promise<StockSold[]> {
  const [, sold] = await Promise.all([
    lockReserved(site, { paymentId }),
    sellHeld(site, { paymentId, orderId, ...idsInRow() }),
  ])
  return sold
}

interface Sale extends IdsInRow {
  readonly paymentId: Id
  readonly orderId: Id
}

const sellHeld = keepStatement((site, sale: Sale) => {
  const ended = endOfHeld(site, sale.paymentId, {
    state: transition(RESERVATION, 'held', 'committed'),
    onHand: sql`CASE WHEN unlimited THEN on_hand ELSE on_hand - held.quantity END`,
  })
  return sql<StockSold>`
    WITH ${ended}, moved AS (
      INSERT INTO stock_movement (website_id, id, variant_id, kind, quantity, reference_id)
      SELECT ${site.id}, ${idInRow(sale)}, "variantId", 'sale', -quantity, ${sale.orderId}
      FROM ended WHERE NOT unlimited
    )
    SELECT * FROM ended`
})

/** Releases reserved units, which are then for sale again. */
export async function giveBackReserved(site: SiteTx, paymentId: Id): Promise<StockLeft[]> {
  const [, released] = await Promise.all([
    lockReserved(site, { paymentId }),
    releaseHeld(site, { paymentId }),
  ])
  return released
}

const releaseHeld = keepStatement((site, { paymentId }: { readonly paymentId: Id }) => {
  const ended = endOfHeld(site, paymentId, {
    state: transition(RESERVATION, 'held', 'released'),
    onHand: sql`on_hand`,
  })
  return sql<StockSold>`WITH ${ended} SELECT * FROM ended`
})

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

/** Locks the stock of all variants of a payment, in the order of their ids. */
const lockReserved = keepStatement(
  ({ id }, { paymentId }: { readonly paymentId: Id }) => sql`
    SELECT 1 FROM stock_level
    WHERE website_id = ${id}
      AND variant_id IN (SELECT variant_id FROM stock_reservation WHERE ${isHeld(id, paymentId)})
    ORDER BY variant_id FOR UPDATE`,
)

function isHeld(siteId: Id, paymentId: Id) {
  return sql`website_id = ${siteId} AND payment_id = ${paymentId} AND state = 'held'`
}

/** Parts of a statement that end what a payment holds; `ended` has the stock afterwards. */
function endOfHeld(
  { id }: SiteTx,
  paymentId: Id,
  { state, onHand }: { state: string; onHand: RawBuilder<unknown> },
) {
  return sql`
    held AS (
      UPDATE stock_reservation SET state = ${state} WHERE ${isHeld(id, paymentId)}
      RETURNING variant_id, quantity
    ), ended AS (
      UPDATE stock_level SET reserved = reserved - held.quantity, on_hand = ${onHand}
      FROM held, variant, item
      WHERE stock_level.website_id = ${id} AND stock_level.variant_id = held.variant_id
        AND variant.website_id = ${id} AND variant.id = held.variant_id
        AND item.website_id = ${id} AND item.id = variant.product_id
      RETURNING stock_level.variant_id AS "variantId", variant.product_id AS "productId",
        item.collection_id AS "collectionId", unlimited, on_hand - reserved AS left,
        held.quantity AS quantity, ${shownUpTo} AS "shownUpTo", ${countedStock}
    )`
}
