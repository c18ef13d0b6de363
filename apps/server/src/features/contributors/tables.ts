import type { Id } from '@sitewright/core/id'
import type { ColumnType, Generated } from 'kysely'

export interface InvitationTable {
  website_id: Id
  id: Id
  email: string
  /** The email in lower case, for looking up. */
  email_ci: string
  role: number
  /** Hash of the secret in the link; null until the link is written. */
  token_hash: string | null
  /** Account whose power to invite the invitation rests on. */
  invited_by: Id
  is_declined: Generated<boolean>
  created_at: ColumnType<Date, Date, Date>
  expires_at: ColumnType<Date, Date, Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    invitation: InvitationTable
  }
}
