import type { Id } from '@sitewright/core/id'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

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
  /** Such as `Firefox on Linux`; empty where it is not known. */
  browser: Generated<string>
}

/** Outbox of the platform's mail to people about their accounts, which belongs to no site. */
export interface AccountMailTable {
  id: Id
  kind: 'signUp' | 'reset'
  recipient: string
  /** For a sign-up its `PendingAccount`; empty for a reset. */
  data: JSONColumnType<object>
  /** `kept`: no mail server is set up; the operator's port shows it. */
  state: Generated<'waiting' | 'kept'>
  /** Only of what is kept; what is sent is never stored, since it carries a secret. */
  text: string | null
  created_at: Generated<Date>
}

/** Tokens of links in mails; each is good once. */
export interface AccountTokenTable {
  token_hash: string
  /** The mail that carries it: one that is written again replaces it. */
  mail_id: Id
  /** Null while the account is only about to be. */
  account_id: Id | null
  data: JSONColumnType<object>
  expires_at: ColumnType<Date, Date, Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    account: AccountTable
    session: SessionTable
    account_mail: AccountMailTable
    account_token: AccountTokenTable
  }
}
