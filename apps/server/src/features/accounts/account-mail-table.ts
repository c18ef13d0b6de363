/** Outbox of the platform's own mail, and the tokens that the links in its mails carry. */

import { type Id, newId } from '@sitewright/core/id'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { hashToken } from '../../platform/keys.ts'
import type { AccountMailTable } from './tables.ts'

export type AccountMail = Selectable<AccountMailTable>

/** An account that does not exist yet, because its address is not confirmed. */
export interface PendingAccount {
  readonly name: string
  readonly email: string
  readonly passwordHash: string
  /** Browser that asked for the account; undefined where it brought no cookie. */
  readonly guest?: string | undefined
}

/** A change of address that waits for the link to be opened. */
export interface ChangeOfAddress {
  /** The address from which the link was asked for. */
  readonly from: string
  readonly to: string
}

/** A change of address that can be taken back. */
export interface TakenBack {
  readonly from: string
  /** Milliseconds since 1970 at which the address changed. */
  readonly changedAt: number
}

export async function insertMail(
  db: Kysely<Tables>,
  mail: Pick<AccountMail, 'kind' | 'recipient'> & { readonly data: object },
): Promise<Id> {
  const id = newId()
  await db
    .insertInto('account_mail')
    .values({ ...mail, id, data: JSON.stringify(mail.data), text: null })
    .execute()
  return id
}

export function findMail(db: Kysely<Tables>, id: Id): Promise<AccountMail | undefined> {
  return db.selectFrom('account_mail').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Removes a mail once it was sent: it carries a secret, so none is kept. */
export async function removeMail(db: Kysely<Tables>, id: Id): Promise<void> {
  await db.deleteFrom('account_mail').where('id', '=', id).execute()
}

export async function keepMail(db: Kysely<Tables>, id: Id, text: string): Promise<void> {
  await db
    .updateTable('account_mail')
    .set({ state: 'kept', text, data: '{}' })
    .where('id', '=', id)
    .execute()
}

/** Mails kept for the operator, newest first. */
export function keptMails(db: Kysely<Tables>): Promise<AccountMail[]> {
  return db
    .selectFrom('account_mail')
    .selectAll()
    .where('state', '=', 'kept')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

type TokenKind = Tables['account_token']['kind']

export interface NewToken {
  readonly kind: TokenKind
  readonly token: string
  readonly mailId: Id
  readonly accountId?: Id
  readonly data?: object
  readonly expiresAt: number
}

/** Stores a token, replacing that of an earlier try to send the same mail. */
export async function insertToken(
  db: Kysely<Tables>,
  { kind, token, mailId, accountId, data = {}, expiresAt }: NewToken,
): Promise<void> {
  const values = {
    kind,
    token_hash: hashToken(token),
    account_id: accountId ?? null,
    data: JSON.stringify(data),
    expires_at: new Date(expiresAt),
  }
  await db
    .insertInto('account_token')
    .values({ ...values, mail_id: mailId })
    .onConflict((conflict) => conflict.column('mail_id').doUpdateSet(values))
    .execute()
}

export interface GoodToken {
  readonly accountId: Id | null
  readonly data: object
}

/** A token as a link brings it, and the deed it is brought for. */
export interface GivenToken {
  readonly kind: TokenKind
  readonly token: string
  readonly now: number
}

/** The token's row; undefined for a token that is unknown, used or too old. */
export async function findToken(
  db: Kysely<Tables>,
  { kind, token, now }: GivenToken,
): Promise<GoodToken | undefined> {
  return db
    .selectFrom('account_token')
    .select(['account_id as accountId', 'data'])
    .where('kind', '=', kind)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
}

/** Uses up a token: of two requests that bring it at once, one gets it. */
export async function takeToken(
  db: Kysely<Tables>,
  { kind, token, now }: GivenToken,
): Promise<GoodToken | undefined> {
  return db
    .deleteFrom('account_token')
    .where('kind', '=', kind)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(now))
    .returning(['account_id as accountId', 'data'])
    .executeTakeFirst()
}

/**
 * Removes the links that change an account, also those whose mail is not sent yet. That which takes back a change of address
 * stays: whoever took the account over could otherwise void it with a change of password.
 */
export async function removeTokensOf(db: Kysely<Tables>, accountId: Id): Promise<void> {
  await db
    .deleteFrom('account_token')
    .where('account_id', '=', accountId)
    .where('kind', '<>', 'restoreEmail')
    .execute()
  await db
    .deleteFrom('account_mail')
    .where('kind', '=', 'changeEmail')
    .where(sql`data->>'accountId'`, '=', accountId)
    .execute()
}

/** Whether an account that had this address can still take it back, also by a mail that is not sent yet. */
export async function isAddressHeld(
  db: Kysely<Tables>,
  email: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql<{ is_held: boolean }>`
    SELECT EXISTS (
      SELECT FROM account_token
      WHERE kind = 'restoreEmail' AND expires_at > ${new Date(now)} AND lower(data->>'from') = ${email.toLowerCase()}
    ) OR EXISTS (
      SELECT FROM account_mail
      WHERE kind = 'emailChanged' AND state = 'waiting' AND lower(recipient) = ${email.toLowerCase()}
    ) AS is_held`.execute(db)
  return rows[0]?.is_held === true
}

/**
 * Removes the links that take back changes of address from a time on, once an earlier change was taken back: whoever changed the
 * address twice has the second link in a mailbox of their own.
 */
export async function removeTakenBackSince(
  db: Kysely<Tables>,
  accountId: Id,
  changedAt: number,
): Promise<void> {
  await db
    .deleteFrom('account_token')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'restoreEmail')
    .where(sql`(data->>'changedAt')::bigint`, '>=', changedAt)
    .execute()
  await db
    .deleteFrom('account_mail')
    .where('kind', '=', 'emailChanged')
    .where(sql`data->>'accountId'`, '=', accountId)
    .where(sql`(data->>'changedAt')::bigint`, '>=', changedAt)
    .execute()
}
