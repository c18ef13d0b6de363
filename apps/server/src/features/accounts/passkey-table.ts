/** Passkeys, and the questions that wait for an authenticator's answer. */

import { type Id, newId } from '@sitewright/core/id'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { AccountRecord } from '../../platform/http/route.ts'
import { hashToken, newToken } from '../../platform/keys.ts'
import type { PasskeyTable } from './tables.ts'

export type Passkey = Selectable<PasskeyTable>

/** Passkeys of one account: one for each device of a person, with room to spare. */
export const MOST_PASSKEYS = 20
/** Milliseconds to answer a question: a visit of the screen for signing in asks one, and the browser keeps offering passkeys. */
const CHALLENGE_MS = 10 * 60 * 1000

/** Keeps a question, for one answer; `accountId` is that of the person who adds a passkey, and left out at signing in. */
export async function insertChallenge(
  db: Kysely<Tables>,
  { challenge, accountId, now }: { challenge: string; accountId?: Id; now: number },
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('passkey_challenge')
    .values({
      token_hash: hashToken(token),
      challenge,
      account_id: accountId ?? null,
      expires_at: new Date(now + CHALLENGE_MS),
    })
    .execute()
  return token
}

/** Uses a question up, whatever its answer is worth; undefined where it was used, is too old, or was put to somebody else. */
export async function takeChallenge(
  db: Kysely<Tables>,
  { token, accountId, now }: { token: string; accountId?: Id; now: number },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('token_hash', '=', hashToken(token))
    .where('account_id', 'is not distinct from', accountId ?? null)
    .where('expires_at', '>', new Date(now))
    .returning('challenge')
    .executeTakeFirst()
  return row?.challenge
}

type NewPasskey = Pick<Passkey, 'account_id' | 'credential_id' | 'public_key' | 'name'> & {
  readonly counter: number
  readonly createdAt: Date
}

/** Adds a passkey; undefined where one with its credential id is there. */
export function insertPasskey(
  db: Kysely<Tables>,
  { createdAt, ...passkey }: NewPasskey,
): Promise<Passkey | undefined> {
  return db
    .insertInto('passkey')
    .values({ id: newId(), ...passkey, created_at: createdAt, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function passkeysOf(db: Kysely<Tables>, accountId: Id): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function findPasskey(
  db: Kysely<Tables>,
  credentialId: string,
): Promise<{ passkey: Passkey; account: AccountRecord } | undefined> {
  const row = await db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .selectAll('passkey')
    .select(['account.name as accountName', 'account.email as email'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  if (!row) return undefined
  const { accountName, email, ...passkey } = row
  return { passkey, account: { id: passkey.account_id, name: accountName, email } }
}

/** Notes a use. False where the passkey is gone, or its counter was passed meanwhile, as by a copy of it. */
export async function noteUse(
  db: Kysely<Tables>,
  { id, counter, at }: { id: Id; counter: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    // Passkeys that are kept in sync count nothing: theirs stays 0.
    .where((row) =>
      counter === 0 ? row('counter', '=', '0') : row('counter', '<', String(counter)),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface OwnPasskey {
  readonly accountId: Id
  readonly passkeyId: string
}

export async function setPasskeyName(
  db: Kysely<Tables>,
  { accountId, passkeyId }: OwnPasskey,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', passkeyId as Id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePasskey(
  db: Kysely<Tables>,
  { accountId, passkeyId }: OwnPasskey,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('id', '=', passkeyId as Id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes every passkey of an account; false where it has none. */
export async function deletePasskeys(db: Kysely<Tables>, accountId: Id): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
