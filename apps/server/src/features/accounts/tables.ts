import type { Id } from '@sitewright/core/id'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface AccountTable {
  id: Id
  name: string
  email: string
  /** The email in lower case, for looking up. */
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
  /** Browser and system, such as `Firefox on Linux`; empty where unknown. */
  browser: Generated<string>
}

/** Outbox of the platform's mail to people about their accounts, which belongs to no site. */
export interface AccountMailTable {
  id: Id
  kind: 'signUp' | 'reset' | 'changeEmail' | 'emailChanged' | 'notice'
  recipient: string
  /** Input of the letter of that kind, as `LETTERS` reads it. */
  data: JSONColumnType<object>
  /** `kept`: no mail server is set up, and the operator's port shows the mail. */
  state: Generated<'waiting' | 'kept'>
  /** Text of a kept mail; texts of sent mail are never stored, since they carry a secret. */
  text: string | null
  created_at: Generated<Date>
}

/** Tokens of links in mails; each can be used once. */
export interface AccountTokenTable {
  token_hash: string
  /** Mail that carries the token; a mail that is written again replaces it. */
  mail_id: Id
  /** Deed that the link stands for; no link is good for another. */
  kind: 'signUp' | 'reset' | 'changeEmail' | 'restoreEmail'
  /** Null while the account does not exist yet. */
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
