import type { SiteTx } from '../../../platform/database.ts'
import { announceItem } from '../../items/index.ts'
import type { StockLeft } from './reservation-table.ts'

/** Units up to which a page shows a difference: it tells sold out, one left and more apart, never the count. */
const SHOWN_UP_TO = 1

/** Makes pages that show the change out of date. `taken`: units were taken; else they came back. */
export async function announceStock(
  site: SiteTx,
  rows: readonly StockLeft[],
  { taken }: { taken: boolean },
): Promise<void> {
  const shown = rows.filter(({ unlimited, left, quantity }) => {
    const fewest = taken ? left : left - quantity
    return !unlimited && fewest <= SHOWN_UP_TO
  })
  const products = new Map(shown.map((row) => [row.productId, row.collectionId]))
  for (const [id, collectionId] of products) await announceItem(site, { id, collectionId })
}
