/** Funds as pages ask for them. */

import type { BlockData, FundData } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { StatementPart } from '../../../platform/db/statement-part.ts'
import { donatePath } from './donate-path.ts'
import { fundsById } from './fund-table.ts'

/** Funds by id, with the store's currency; removed and unknown ones are left out. SQL of it, to be part of another statement. */
export function askFunds(site: SiteTx, ids: readonly Id[]): StatementPart<BlockData['funds']> {
  return {
    query: sql`(SELECT json_agg(found) FROM ${fundsById(site, ids)} AS found)`,
    read(value) {
      const funds = (value ?? []) as readonly Omit<FundData, 'path'>[]
      return new Map(funds.map((fund) => [fund.id, { ...fund, path: donatePath(fund.id) }]))
    },
  }
}
