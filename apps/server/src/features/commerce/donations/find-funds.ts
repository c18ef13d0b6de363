/** Funds as pages ask for them. */

import type { BlockData } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { donatePath } from './donate-path.ts'
import { fundsById } from './fund-table.ts'

/** Funds by id, with the store's currency; removed and unknown ones are left out. One statement, none for no ids. */
export async function findFunds(site: SiteTx, ids: readonly Id[]): Promise<BlockData['funds']> {
  if (ids.length === 0) return new Map()
  const funds = await fundsById(site, ids)
  return new Map(funds.map((fund) => [fund.id, { ...fund, path: donatePath(fund.id) }]))
}
