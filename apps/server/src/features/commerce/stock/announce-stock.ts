import type { SiteTx } from '../../../platform/database.ts'
import { announceItem } from '../../items/index.ts'
import type { StockLeft } from './reservation-table.ts'

/** Makes pages that show the change out of date. `taken`: units were taken; else they came back. */
export async function announceStock(
  site: SiteTx,
  rows: readonly StockLeft[],
  { taken }: { taken: boolean },
): Promise<void> {
  const shown = rows.filter(({ unlimited, left, quantity, shownUpTo }) => {
    const fewest = taken ? left : left - quantity
    return !unlimited && fewest <= shownUpTo
  })
  const products = new Map(shown.map((row) => [row.productId, row.collectionId]))
  for (const [id, collectionId] of products) await announceItem(site, { id, collectionId })
}
