import type { Id } from '@sitewright/core/id'
import type { ColumnType, Generated } from 'kysely'

export interface AccountTable {
  id: Id
  name: string
  email: string
  /** Lower case, for looking up. */
  email_ci: string
  password_hash: string
  created_at: Generated<Date>
}

export interface SessionTable {
  id: Id
  account_id: Id
  token_hash: string
  created_at: Generated<Date>
  seen_at: Generated<Date>
  expires_at: ColumnType<Date, Date, Date>
  remember: boolean
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    account: AccountTable
    session: SessionTable
  }
}
