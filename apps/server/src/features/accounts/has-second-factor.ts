import type { Id } from '@sitewright/core/id'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { findFactor } from './factor-table.ts'

/** Whether a stolen password alone opens no session of the account. A passkey does not change that: it is another way in. */
export async function hasSecondFactor(db: Kysely<Tables>, accountId: Id): Promise<boolean> {
  const factor = await findFactor(db, accountId)
  return factor !== undefined && factor.confirmed_at !== null
}
