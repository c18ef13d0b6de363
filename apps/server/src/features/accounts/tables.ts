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

/** Second factor of an account: the key of an authenticator app. */
export interface AccountFactorTable {
  account_id: Id
  /** The key, encrypted for this account. */
  sealed_key: string
  /** Null until a first code has shown that the app has the key. */
  confirmed_at: ColumnType<Date | null, Date | null, Date | null>
  /** Time step of the last code that was taken, so that none is taken twice. */
  last_step: ColumnType<string, number | undefined, number>
}

export interface RecoveryCodeTable {
  account_id: Id
  code_hash: string
}

/** A sign-in whose password was right, and which waits for a code. */
export interface SignInStepTable {
  token_hash: string
  account_id: Id
  remember: boolean
  expires_at: ColumnType<Date, Date, Date>
}

/** A passkey: a key pair of an authenticator, whose public half is kept here. */
export interface PasskeyTable {
  id: Id
  account_id: Id
  /** Name that the authenticator gave it; base64url. */
  credential_id: string
  /** Public key in COSE. */
  public_key: Buffer
  /** Uses as the authenticator counted them at the last one; 0 where it does not count. */
  counter: ColumnType<string, number, number>
  name: string
  created_at: ColumnType<Date, Date, never>
  last_used_at: ColumnType<Date | null, Date | null, Date>
}

/** A question that waits for the answer of a passkey. */
export interface PasskeyChallengeTable {
  token_hash: string
  challenge: string
  /** The person who adds a passkey; null at signing in. */
  account_id: Id | null
  expires_at: ColumnType<Date, Date, Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    account: AccountTable
    account_factor: AccountFactorTable
    passkey: PasskeyTable
    passkey_challenge: PasskeyChallengeTable
    recovery_code: RecoveryCodeTable
    session: SessionTable
    sign_in_step: SignInStepTable
    account_mail: AccountMailTable
    account_token: AccountTokenTable
  }
}
