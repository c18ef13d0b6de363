import type { StockChange } from '@sitewright/api/commerce/stock-shapes'
import { leftAfter, stockProblem } from '@sitewright/core/commerce/stock-reasons'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { fail } from '../errors.ts'
import { type CountedStock, countedStock } from './low-stock-table.ts'
import { type Adjustment, lockStock, recordMovements, type StockRow } from './stock-table.ts'

export interface StockAdjustment extends Adjustment {
  readonly changes: readonly StockChange[]
  /** Id of the adjustment, for the history. */
  readonly cause: Id
}

/** Changes the stock of variants, which must be those of one product, and says why in their history; all of them or none. */
export async function adjustStock(
  site: SiteTx,
  { changes, cause, ...adjustment }: StockAdjustment,
): Promise<CountedStock[]> {
  refuseWhere(changes, 'stockInvalid', ({ quantity }) => stockProblem(adjustment.reason, quantity))
  const held = await lockStock(
    site,
    changes.map(({ variantId }) => variantId),
  )
  refuseWhere(changes, 'stockUncounted', ({ variantId }) =>
    held.get(variantId)?.unlimited ? fail.catalogue.stockUncounted.message : undefined,
  )
  refuseWhere(changes, 'stockTooLow', (change) =>
    onHandAfter(adjustment, change, held) < 0 ? fail.catalogue.stockTooLow.message : undefined,
  )
  const movements = changes.map((change) => {
    const { variantId } = change
    const onHand = onHandAfter(adjustment, change, held)
    return { variantId, onHand, quantity: onHand - (held.get(variantId)?.onHand ?? 0) }
  })
  await recordMovements(site, 'adjust', cause, movements, adjustment)
  const { rows } = await sql<CountedStock>`
    UPDATE stock_level SET on_hand = wanted.on_hand
    FROM unnest(
      ${movements.map(({ variantId }) => variantId)}::text[],
      ${movements.map(({ onHand }) => onHand)}::integer[]
    ) AS wanted (variant_id, on_hand), variant
    WHERE stock_level.website_id = ${site.id} AND stock_level.variant_id = wanted.variant_id
      AND variant.website_id = stock_level.website_id AND variant.id = stock_level.variant_id
    RETURNING stock_level.variant_id AS "variantId", unlimited, ${countedStock}`.execute(site.db)
  return rows
}

/** Units on hand after a change, those that are being paid for included; negative where more would go than there are. */
function onHandAfter(
  { reason }: Pick<Adjustment, 'reason'>,
  { variantId, quantity, seen }: StockChange,
  held: ReadonlyMap<Id, StockRow>,
): number {
  const { onHand = 0, reserved = 0 } = held.get(variantId) ?? {}
  const left = leftAfter(reason, { quantity, left: onHand - reserved, seen })
  return left < 0 ? left : reserved + left
}

function refuseWhere(
  changes: readonly StockChange[],
  code: 'stockInvalid' | 'stockUncounted' | 'stockTooLow',
  problemOf: (change: StockChange) => string | undefined,
): void {
  const problems = changes.flatMap((change, at) => {
    const problem = problemOf(change)
    return problem === undefined ? [] : [[`changes.${at}.quantity`, problem] as const]
  })
  const [first] = problems
  if (!first) return
  throw fail(code, { message: first[1], errors: Object.fromEntries(problems) })
}
